import { rabelo } from '../../../motifs/boats.ts'
import { palettes } from '../../../maps/palettes.ts'
import { routeMap } from '../../../maps/route-map.ts'

/** Portugal from Porto and the Douro down to Lisbon and Sintra. */
export default routeMap('portugal', 8, {
  country: '620',
  palette: palettes.sand,
  panels: [
    {
      center: [-8.88, 39.95],
      km: 330,
      stops: {
        Porto: ['left'],
        Pinhão: ['above', -10, -10],
        'Costa Nova': ['left'],
        Coimbra: ['right'],
        Lisbon: ['right'],
        Sintra: ['above', 40, -20],
        'Cabo da Roca': ['below', -96, 30],
      },
      scale: [40, 60],
      scenery: rabelo(176, 470, 0.7, '#fbeac8'),
    },
  ],
})
