import { elephant } from '../../../motifs/animals.ts'
import { palettes } from '../../../maps/palettes.ts'
import { routeMap } from '../../../maps/route-map.ts'

/** Sri Lanka: Colombo, the rock of Sigiriya, Kandy, Ella and Yala. */
export default routeMap('sri-lanka', 8, {
  country: '144',
  palette: palettes.sage,
  panels: [
    {
      center: [80.65, 7.15],
      km: 290,
      stops: {
        'Colombo airport': ['left', 140, -60],
        Colombo: ['below', 60, 26],
        Dambulla: ['left'],
        Sigiriya: ['right'],
        Matale: ['right', 10, -20],
        Kandy: ['right', 10, 6],
        Ella: ['right'],
        Yala: ['below', -60, 0],
      },
      scale: [40, 860],
      scenery: elephant(330, 130, 0.55, '#66757c'),
    },
  ],
})
