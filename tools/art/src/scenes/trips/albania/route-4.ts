import { gulet } from '../../../motifs/boats.ts'
import { palettes } from '../../../maps/palettes.ts'
import { routeMap } from '../../../maps/route-map.ts'

/** Albania from Berat and Gjirokastër down to the Ionian coast. */
export default routeMap('albania', 4, {
  country: '008',
  palette: palettes.sand,
  short: { 'Llogara pass': 'Llogara' },
  panels: [
    {
      center: [20, 40.57],
      km: 195,
      stops: {
        'Tirana airport': ['right'],
        Berat: ['right'],
        Byllis: ['right', 18],
        Gjirokastër: ['right'],
        Ksamil: ['left'],
        Himarë: ['left'],
        'Llogara pass': ['above', -40, -10],
      },
      bends: { 'Llogara pass>Tirana airport': 0.12 },
      scale: [40, 860],
      scenery: gulet(110, 400, 0.34, '#8a4a2f', '#d9a35b', '#c22f3b'),
    },
  ],
})
