import { sailboat } from '../../../motifs/boats.ts'
import { palettes } from '../../../maps/palettes.ts'
import { routeMap } from '../../../maps/route-map.ts'

/** The coast of Montenegro from the Bay of Kotor to Lake Skadar. */
export default routeMap('montenegro', 4, {
  country: '499',
  palette: palettes.sand,
  panels: [
    {
      center: [18.9, 42.31],
      km: 74,
      stops: {
        'Tivat airport': ['below', -60, 60],
        Perast: ['above', -70, -10],
        Kotor: ['right', -10, -156],
        Njeguši: ['right', 30, -80],
        Lovćen: ['right', 50, -52],
        Cetinje: ['right', 10, 6],
        Virpazar: ['above', 40, -8],
        'Sveti Stefan': ['below', 0, 20],
      },
      scale: [40, 840],
      scenery: sailboat(200, 720, 1.3, '#a81e4a', '#fff6e6', '#d9d2c2'),
    },
  ],
})
