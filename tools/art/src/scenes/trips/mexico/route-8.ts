import { turtle } from '../../../motifs/animals.ts'
import { palettes } from '../../../maps/palettes.ts'
import { routeMap } from '../../../maps/route-map.ts'

/** Mexico: the highlands above, Yucatán below, and where they are in the country. */
export default routeMap('mexico', 8, {
  country: '484',
  palette: palettes.clay,
  short: { 'San Miguel de Allende': 'San Miguel' },
  panels: [
    {
      box: { x: 0, y: 0, width: 800, height: 450 },
      center: [-99.85, 20.22],
      km: 400,
      stops: {
        'Mexico City': ['left'],
        Teotihuacan: ['left', 0, -14],
        'San Miguel de Allende': ['right', -8, 0],
        Guanajuato: ['below', 60, 38],
        Mérida: 'dot',
      },
      bends: { 'Guanajuato>Mérida': 0.05 },
      scale: [40, 390],
    },
    {
      box: { x: 0, y: 466, width: 800, height: 450 },
      center: [-88.3, 20.55],
      km: 390,
      stops: {
        Guanajuato: 'dot',
        Mérida: ['above', 30, -14],
        Homún: ['below', 0, 10],
        'Chichén Itzá': ['above', 76, -20],
        Valladolid: ['right', 40, -8],
        Tulum: ['left', 0, 20],
        'Cancún airport': ['above', -20, -10],
      },
      bends: { 'Guanajuato>Mérida': 0.02 },
      scale: [40, 860],
      scenery: turtle(730, 830, 0.34, '#4f8a63', '#8db37f', -30),
    },
    {
      box: { x: 552, y: 16, width: 232, height: 152 },
      center: [-97, 21.5],
      km: 2900,
      stops: {},
      locates: true,
    },
  ],
})
