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
      box: { x: 0, y: 0, width: 800, height: 500 },
      center: [31.9, 39.75],
      km: 800,
      stops: {
        Istanbul: ['above', 0, -6],
        Göreme: ['below', 0, 24],
        Avanos: 'dot',
        Kaymaklı: 'dot',
        Mustafapaşa: 'dot',
      },
      scale: [40, 440],
      locates: true,
    },
    {
      box: { x: 0, y: 516, width: 800, height: 400 },
      center: [34.86, 38.59],
      km: 72,
      stops: { Göreme: ['right'], Avanos: ['right'], Kaymaklı: ['right'], Mustafapaşa: ['right'] },
      scale: [40, 860],
      scenery:
        fairyChimney(120, 804, 170, tuff, 8, 2) +
        fairyChimney(206, 804, 116, tuff, 15, 1) +
        balloon(690, 610, 0.42, { colors: ['#a81e4a', '#fff0d8', '#c8623e'] }),
    },
  ],
})
