import { armenianChurch } from '../../../motifs/armenia.ts'
import { palettes } from '../../../maps/palettes.ts'
import { routeMap } from '../../../maps/route-map.ts'

/** Armenia between Yerevan, the Areni gorge and Lake Sevan. */
export default routeMap('armenia', 4, {
  country: '051',
  palette: palettes.clay,
  panels: [
    {
      center: [44.88, 40.2],
      km: 150,
      stops: {
        'Zvartnots airport': ['below', -40, 30],
        Yerevan: ['above', 0, -6],
        Geghard: ['right'],
        Garni: ['below', 60, 10],
        'Khor Virap': ['below', -64, 8],
        Areni: ['left'],
        Noravank: ['below', -94, 6],
        Yeghegnadzor: ['below', 0, 114],
        Noratus: ['right'],
        Sevan: ['right', 16, -32],
        Dilijan: ['above'],
      },
      scale: [40, 840],
      scenery: armenianChurch(690, 640, 130, {
        wall: '#d99a72',
        shade: '#a8664f',
        roof: '#8a4f45',
        roofShade: '#6a3b3c',
        opening: '#3d2630',
      }),
    },
  ],
})
