import { elephant } from '../../../motifs/animals.ts'
import { palettes } from '../../../maps/palettes.ts'
import { routeMap } from '../../../maps/route-map.ts'

/** Sri Lanka: Colombo, Kandy and Yala. */
export default routeMap('sri-lanka', 4, {
  country: '144',
  palette: palettes.sage,
  panels: [
    {
      center: [80.75, 7.2],
      km: 300,
      stops: {
        'Colombo airport': ['left', 140, -60],
        Colombo: ['below', 60, 26],
        Kandy: ['above', 40, -4],
        Yala: ['below', -60, 0],
      },
      scale: [40, 840],
      scenery: elephant(400, 250, 0.7, '#66757c'),
    },
  ],
})
