import {
  birds,
  far,
  hero,
  hours,
  land,
  mist,
  poly,
  rect,
  ridge,
  sky,
  stack,
  sun,
  times,
  woods,
} from '../../../kit/index.ts'
import { mountains } from '../../../kit/land.ts'
import { parasol, penjor, splitGate } from '../../../motifs/bali.ts'
import { palm } from '../../../motifs/plants.ts'
import { person, poses } from '../../../motifs/people.ts'

const hour = {
  ...hours.dawn,
  sky: ['#3f7f96', '#f0b9a0', '#fde0a6'],
  haze: '#dfb3a6',
} as const
const volcano = '#5a5b86'
const forest = '#2c5a55'
const stone = { lit: '#c98a63', shade: '#8a5652', deep: '#4b2f45', accent: '#e9b98a' }
const stoneDim = { lit: '#a36a5c', shade: '#714656', deep: '#3f2740', accent: '#cf9674' }
const steps = ['#b98374', '#9c6a6b'] as const

const palmPaint = { trunk: '#3d3346', leaf: '#1e4448', light: '#2f6157' }

/** Lempuyang at sunrise: the light comes from the right, over Agung's shoulder. */
export default hero(() =>
  stack(
    sky(1600, 620, hour),
    sun(1085, 352, 54, hour.sun, 3),
    mist(90, 190, 700, '#fbe3c4', 3, 0.5),
    birds(420, 210, 12, '#4b3f66', 5, 9),
    mountains(
      [
        0, 590, 260, 520, 480, 440, 660, 258, 712, 236, 742, 250, 790, 240, 1000, 452, 1280, 560,
        1600, 600,
      ],
      700,
      {
        lit: far('#8c7696', hour, 0.35),
        shade: far(volcano, hour, 0.25),
        light: 'right',
        rough: 5,
        seed: 6,
      },
    ),
    mist(380, 470, 900, '#fbe3c4', 12, 0.55),
    woods(
      ridge(0, 1600, 560, { rise: 26, length: 320, seed: 4 }),
      900,
      far(forest, hour, 0.5),
      16,
      3,
    ),
    mist(100, 570, 1400, '#fbe3c4', 17, 0.4),
    woods(
      ridge(0, 1600, 612, { rise: 24, length: 260, seed: 8 }),
      900,
      far(forest, hour, 0.25),
      26,
      5,
    ),
    palm(250, 660, 190, 24, palmPaint, 4),
    palm(1280, 670, 210, -30, palmPaint, 6),
    palm(1350, 676, 150, 26, palmPaint, 7),
    woods(ridge(0, 1600, 664, { rise: 12, length: 240, seed: 12 }), 900, forest, 34, 9),
    land([0, 690, 1600, 690], 900, '#7c5260'),
    // The broad stair runs up to the gate in light and shade.
    times(7, (index) => {
      const y = 700 + index * 29
      const half = 190 + index * 62
      return (
        rect(750 - half, y, half * 2, 12, '#e3ab8e') +
        rect(750 - half, y + 12, half * 2, 18, steps[index % 2] as string)
      )
    }),
    poly([560, 700, 520, 900, 0, 900, 0, 700], '#6d4658'),
    poly([940, 700, 1600, 700, 1600, 900, 1376, 900], '#5f3d52'),
    splitGate(750, 704, 560, 150, stoneDim, stone),
    parasol(506, 742, 190, '#f2c14e', '#fff0d8', '#4b2f45'),
    parasol(1010, 748, 200, '#fff0d8', '#e5a33b', '#4b2f45'),
    penjor(1180, 780, 420, -150, '#e8c98c', '#9cb06a', '#f2c14e'),
    penjor(300, 790, 440, 130, '#e8c98c', '#9cb06a', '#f2c14e'),
    person(738, 744, 92, poses.walk, {
      top: '#fff0d8',
      bottom: '#a81e4a',
      cut: 'sarong',
      hairCut: 'bun',
      pack: '#1d6a74',
    }),
    person(786, 772, -100, poses.photo, {
      top: '#1d6a74',
      bottom: '#e5a33b',
      cut: 'sarong',
      skin: '#8d5a3c',
    }),
    woods([0, 860, 200, 846, 330, 872, 420, 910], 900, '#2a2440', 40, 2),
    woods([1180, 910, 1300, 872, 1420, 850, 1600, 838], 900, '#2a2440', 44, 4),
  ),
)
