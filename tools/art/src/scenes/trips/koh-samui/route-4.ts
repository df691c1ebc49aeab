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
        'Samui airport': ['below', 4, 24],
        'Big Buddha': ['above', -44, -14],
        'Taling Ngam': ['below', -60, 20],
        Nathon: ['left', -20, 50],
        'Ang Thong': ['above', 20, -10],
      },
      scale: [40, 860],
      scenery: longTail(170, 720, {
        hull: '#8a4a3c',
        inside: '#f0b34e',
        ribbons: ['#a81e4a', '#fff0d8'],
        canopy: '#c22f3b',
        scale: 0.42,
      }),
    },
  ],
})
