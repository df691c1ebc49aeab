import { pagoda } from '../../../motifs/japan.ts'
import { palettes } from '../../../maps/palettes.ts'
import { routeMap } from '../../../maps/route-map.ts'

/** Japan from Tokyo to Kyoto, and the way from Kyoto to Koyasan at a larger scale. */
export default routeMap('japan', 8, {
  country: '392',
  palette: palettes.sand,
  panels: [
    {
      box: { x: 0, y: 0, width: 800, height: 420 },
      center: [138, 35.15],
      km: 560,
      stops: {
        Tokyo: ['above', 0, -4],
        'Lake Kawaguchi': ['left', -10, -40],
        Mishima: ['right', 0, 20],
        Kyoto: ['above', 40],
        Nara: 'dot',
        Koyasan: 'dot',
        'Kansai airport': 'dot',
      },
      scale: [590, 364],
      locates: true,
    },
    {
      box: { x: 0, y: 436, width: 800, height: 480 },
      center: [135.65, 34.62],
      km: 180,
      stops: {
        Kyoto: ['left'],
        Uji: ['right'],
        Nara: ['right'],
        Koyasan: ['right'],
        'Kansai airport': ['above'],
      },
      bends: {
        'Kyoto>Nara': -0.2,
        'Nara>Uji': -0.1,
        'Uji>Kyoto': -0.1,
        'Kyoto>Koyasan': -0.15,
      },
      scale: [40, 860],
      scenery: pagoda(690, 880, 240, 5, {
        roof: '#4a3458',
        roofShade: '#2f2244',
        wall: '#b5523f',
        wallShade: '#7d3444',
        lamp: '#fff0c8',
      }),
    },
  ],
})
