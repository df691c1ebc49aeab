import {
  birds,
  faint,
  far,
  glitter,
  hero,
  hours,
  land,
  path,
  poly,
  rect,
  ridge,
  ripples,
  shaded,
  sky,
  stack,
  streak,
  sun,
  times,
  water,
  woods,
} from '../../../kit/index.ts'
import { parasol, penjor, splitGate } from '../../../motifs/bali.ts'
import { palm } from '../../../motifs/plants.ts'
import { person, poses } from '../../../motifs/people.ts'

const hour = {
  ...hours.golden,
  sky: ['#5a5a90', '#ee8f7e', '#fdd79a'],
  haze: '#eab092',
} as const
const forest = '#2c5a55'
const stone = { lit: '#c98a63', shade: '#8a5652', deep: '#4b2f45', accent: '#e9b98a' }
const stoneDim = { lit: '#a36a5c', shade: '#714656', deep: '#3f2740', accent: '#cf9674' }
const steps = ['#b98374', '#9c6a6b'] as const

const palmPaint = { trunk: '#3d3346', leaf: '#1e4448', light: '#2f6157' }

/** Uluwatu at sunset: the sun goes into the sea behind the gate. */
export default hero(() =>
  stack(
    sky(1600, 600, hour),
    faint(
      0.6,
      streak(150, 170, 420, 14, '#fbc9a4'),
      streak(300, 204, 300, 10, '#fbc9a4'),
      streak(1010, 140, 430, 14, '#fbc9a4'),
      streak(1180, 252, 320, 10, '#fbc9a4'),
    ),
    sun(784, 470, 96, hour.sun, 3),
    birds(420, 290, 12, '#4b3f66', 5, 9),
    water(1600, 552, 720, '#fbc48a', '#d9827c', '#7a5a86'),
    glitter(784, 556, 716, 300, '#fff0c8', 4, 12),
    ripples(0, 566, 1600, 110, '#f6b596', 60, 6),
    // The cliffs of the Bukit on both sides of the bay.
    shaded(
      'M-10 620V420C80 410 160 420 220 430C262 470 256 520 300 560C320 590 316 610 330 630Z',
      far('#d99a76', hour, 0.25),
      path('M-10 640V420H90C120 480 96 540 130 640Z', far('#8a5a66', hour, 0.25)),
    ),
    woods([-10, 424, 80, 414, 160, 424, 226, 440], 452, far(forest, hour, 0.3), 24, 3),
    shaded(
      'M1610 640V440C1520 440 1440 452 1400 466C1360 500 1372 550 1330 590L1310 640Z',
      far('#c98870', hour, 0.3),
      path('M1400 466C1420 520 1440 560 1430 640H1610V440Z', far('#8a5a66', hour, 0.3)),
    ),
    woods([1396, 472, 1440, 456, 1520, 444, 1610, 442], 476, far(forest, hour, 0.3), 22, 5),
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
