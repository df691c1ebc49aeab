import { balloon } from '../../../motifs/balloon.ts'
import { fairyChimney } from '../../../motifs/cappadocia.ts'
import { palettes } from '../../../maps/palettes.ts'
import { routeMap } from '../../../maps/route-map.ts'

const tuff = { lit: '#f3dcb8', shade: '#c08a68', cap: '#6d4a44', door: '#4a2f2b' } as const

/** Turkey: Istanbul, and Cappadocia at a larger scale. */
export default routeMap('turkey', 4, {
  country: '792',
  palette: palettes.clay,
  panels: [
    {
      box: { x: 0, y: 0, width: 800, height: 560 },
      center: [31.9, 39.75],
      km: 800,
      stops: { Istanbul: ['above', 0, -6], Göreme: ['below', 0, 10], Avanos: 'dot' },
      scale: [40, 500],
      locates: true,
    },
    {
      box: { x: 0, y: 576, width: 800, height: 340 },
      center: [34.86, 38.68],
      km: 30,
      stops: { Göreme: ['right'], Avanos: ['right'] },
      scale: [40, 860],
      scenery:
        fairyChimney(120, 804, 170, tuff, 8, 2) +
        fairyChimney(206, 804, 116, tuff, 15, 1) +
        balloon(650, 710, 0.46, { colors: ['#a81e4a', '#fff0d8', '#c8623e'] }),
    },
  ],
})
