import { meru } from '../../../motifs/bali.ts'
import { jukung } from '../../../motifs/boats.ts'
import { palettes } from '../../../maps/palettes.ts'
import { routeMap } from '../../../maps/route-map.ts'

/** Bali from Munduk in the highlands to the cliffs of the Bukit. */
export default routeMap('bali', 8, {
  country: '360',
  palette: palettes.sage,
  panels: [
    {
      center: [115.15, -8.547],
      km: 68,
      stops: {
        'Bali airport': ['right', 60, -30],
        Ubud: ['right'],
        Tegallalang: ['above', 70],
        'Lake Bratan': ['right'],
        Munduk: ['above', -20],
        Uluwatu: ['left', -4],
        Jimbaran: ['right', 60, 20],
      },
      scale: [40, 745],
      scenery:
        meru(170, 290, 150, 7, {
          thatch: '#5b4a44',
          thatchShade: '#40332f',
          wood: '#a4532f',
          gold: '#e5a33b',
          stone: '#8d8377',
        }) + jukung(110, 620, 0.55, '#fff6e6', '#e5a33b', '#c8623e'),
    },
  ],
})
