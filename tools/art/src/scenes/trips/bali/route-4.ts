import { meru } from '../../../motifs/bali.ts'
import { jukung } from '../../../motifs/boats.ts'
import { palettes } from '../../../maps/palettes.ts'
import { routeMap } from '../../../maps/route-map.ts'

/** The south of Bali. */
export default routeMap('bali', 4, {
  country: '360',
  palette: palettes.sage,
  panels: [
    {
      center: [115.2, -8.63],
      km: 52,
      stops: {
        'Bali airport': ['right', 30, -30],
        Ubud: ['right'],
        Tegallalang: ['above'],
        Uluwatu: ['below', 20, 10],
        Jimbaran: ['right', 40, 20],
      },
      bends: { 'Bali airport>Ubud': -0.1, 'Ubud>Uluwatu': -0.12 },
      scale: [640, 860],
      scenery:
        meru(220, 300, 190, 7, {
          thatch: '#5b4a44',
          thatchShade: '#40332f',
          wood: '#a4532f',
          gold: '#e5a33b',
          stone: '#8d8377',
        }) + jukung(120, 640, 0.6, '#fff6e6', '#e5a33b', '#c8623e'),
    },
  ],
})
