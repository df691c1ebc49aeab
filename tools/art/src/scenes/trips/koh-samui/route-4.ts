import { longTail } from '../../../motifs/boats.ts'
import { palettes } from '../../../maps/palettes.ts'
import { routeMap } from '../../../maps/route-map.ts'

/** Koh Samui, and the islands of Ang Thong in the west. */
export default routeMap('koh-samui', 4, {
  country: '764',
  palette: palettes.sage,
  panels: [
    {
      center: [99.86, 9.56],
      km: 66,
      stops: {
        'Samui airport': ['above', 4, -10],
        'Koh Samui': ['below', 20, 10],
        Nathon: ['left', 0, 40],
        'Ang Thong': ['above', 20, -10],
      },
      scale: [40, 860],
      scenery: longTail(240, 640, {
        hull: '#8a4a3c',
        inside: '#f0b34e',
        ribbons: ['#a81e4a', '#fff0d8'],
        canopy: '#c22f3b',
        scale: 0.42,
      }),
    },
  ],
})
