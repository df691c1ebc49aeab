import {
  card,
  circle,
  faint,
  far,
  glitter,
  hours,
  land,
  mist,
  rect,
  ridge,
  ripples,
  sky,
  stack,
  sun,
  times,
  water,
} from '../../../kit/index.ts'
import { glider } from '../../../motifs/animals.ts'
import { ferry, reflection } from '../../../motifs/boats.ts'
import { imperialMosque, minaret } from '../../../motifs/mosque.ts'
import { hillTown } from '../../../motifs/town.ts'

const hour = { ...hours.golden, sky: ['#d9714e', '#f4b05e', '#fde6ac'] } as const
const near = {
  stone: '#8a4f5c',
  stoneShade: '#5f3550',
  lead: '#6d4560',
  leadShade: '#48294a',
  window: '#fbd58a',
  gold: '#fbe3a0',
  light: 'right',
} as const
const back = {
  ...near,
  stone: far('#8a4f5c', hour, 0.4),
  stoneShade: far('#5f3550', hour, 0.4),
  lead: far('#6d4560', hour, 0.4),
  leadShade: far('#48294a', hour, 0.4),
  window: '#f9cf88',
}
const town = {
  walls: ['#9c5a58', '#87495a', '#b06a58'],
  roof: '#74405a',
  roofShade: '#55304f',
  window: '#fbd58a',
  light: 'right',
} as const

/** Istanbul against the sun, which is low on the right: everything on land is almost a silhouette. */
export default card(() =>
  stack(
    sky(800, 430, hour),
    sun(560, 250, 62, hour.sun, 3),
    mist(60, 120, 620, '#fde6b0', 6, 0.5),
    land(ridge(0, 800, 356, { rise: 10, length: 200, seed: 8 }), 430, far('#8a4f5c', hour, 0.6)),
    times(2, (index) => minaret(646 + index * 104, 366, 130, back)),
    imperialMosque(700, 368, 150, back),
    land([0, 376, 120, 336, 260, 318, 400, 330, 540, 366, 660, 392, 800, 396], 440, '#7a4456'),
    minaret(118, 340, 208, near),
    minaret(392, 344, 208, near),
    minaret(168, 350, 170, near, 2),
    minaret(346, 352, 170, near, 2),
    imperialMosque(256, 344, 268, near),
    hillTown(
      -20,
      820,
      2,
      (x, row) => 376 + row * 30 + Math.max(0, x - 420) * 0.05,
      (row) => 26 + row * 4,
      town,
      5,
    ),
    rect(0, 414, 800, 14, '#4d2f4c'),
    water(800, 426, 600, '#f0ae6a', '#b86f66', '#6d4a6c', '#43355c'),
    glitter(566, 432, 590, 250, '#fff0c4', 4, 16),
    ripples(0, 440, 800, 150, '#dc9a78', 40, 7),
    faint(0.4, rect(190, 506, 300, 9, '#2f2444', 4)),
    ferry(330, 506, 0.78, '#e5a33b'),
    faint(0.4, reflection(330, 520, 250, '#fdf1da', 5)),
    faint(
      0.7,
      circle(300, 356, 12, '#fbe3c8'),
      circle(278, 344, 17, '#fbe3c8'),
      circle(248, 336, 21, '#f4cfae'),
    ),
    times(6, (index) =>
      glider(
        470 + index * 46,
        360 + ((index * 67) % 90) - 40,
        0.28 + (index % 3) * 0.08,
        '#fff6e6',
        '#4d2f52',
        index % 2 ? 14 : -12,
      ),
    ),
    glider(150, 520, 0.9, '#fff6e6', '#4d2f52', -12),
  ),
)
