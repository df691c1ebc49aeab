import {
  bend,
  ellipse,
  faint,
  far,
  hours,
  land,
  mist,
  path,
  poly,
  ridge,
  sky,
  square,
  stack,
  sun,
  times,
  woods,
  mix,
  rect,
} from '../../kit/index.ts'
import { heron } from '../../motifs/animals.ts'
import { meru } from '../../motifs/bali.ts'
import { person, poses } from '../../motifs/people.ts'
import { grass, palm } from '../../motifs/plants.ts'
import { bicycle } from '../../motifs/things.ts'

const hour = {
  ...hours.golden,
  sky: ['#e69a5c', '#f8c87c', '#fdeab4'],
  haze: '#eacb8e',
} as const
const paint = { trunk: '#5a4048', leaf: '#2f6a54', light: '#6f9a54' }

const cyclist = (
  x: number,
  y: number,
  s: number,
  frame: string,
  dress: Parameters<typeof person>[4],
) =>
  stack(
    faint(0.35, ellipse(x, y + 2, 56 * s, 6 * s, '#3a3f56')),
    bicycle(x, y, s, frame),
    person(
      x - 6 * s,
      y - 12 * s,
      110 * s,
      {
        ...poses.ride,
        legs: [
          [
            [8, -36],
            [2, -12],
          ],
          [
            [12, -32],
            [6, -4],
          ],
        ],
      },
      { cut: 'shorts', ...dress },
    ),
  )

/** Four bicycles on a dyke at the end of the afternoon, light from the left. */
export default square(800, () =>
  stack(
    sky(800, 400, hour),
    sun(190, 250, 56, '#fff4cf', 3),
    land(
      [0, 370, 160, 340, 300, 300, 430, 200, 470, 190, 520, 214, 640, 310, 800, 350],
      460,
      far('#7a7a86', hour, 0.5),
    ),
    mist(200, 330, 600, '#fdeec0', 4, 0.6),
    woods(
      ridge(0, 800, 384, { rise: 14, length: 180, seed: 6 }),
      460,
      far('#4f7a58', hour, 0.35),
      18,
      3,
    ),
    meru(640, 420, 150, 5, {
      thatch: '#5a4048',
      thatchShade: '#3f2f40',
      wood: '#a8583c',
      gold: '#f2c14e',
      stone: '#9a7468',
    }),
    palm(560, 430, 150, 16, paint, 4),
    palm(720, 436, 180, -24, paint, 7),
    palm(120, 430, 170, -20, paint, 9),
    palm(60, 430, 120, 14, paint, 2),
    // Flooded rice fields, each with a bright edge.
    times(6, (index) =>
      stack(
        land(
          [0, 424 + index * 22, 300, 418 + index * 24, 800, 428 + index * 20],
          800,
          mix('#b9c46a', '#7fae54', index / 5),
        ),
        bend(
          [0, 424 + index * 22, 300, 418 + index * 24, 800, 428 + index * 20],
          '#f0e0a0',
          2 + index * 0.5,
        ),
      ),
    ),
    poly([500, 470, 760, 462, 800, 500, 800, 540, 560, 512], '#f4d99c'),
    poly([540, 480, 700, 474, 780, 496, 620, 496], '#f8c87c'),
    heron(690, 496, 0.5, '#fff6e6', true),
    heron(610, 486, 0.4, '#fff6e6'),
    land([0, 560, 300, 586, 800, 560], 800, '#6f9e4c'),
    times(2, (index) =>
      grass(0, 584 + index * 4, 800, 24, index % 2 ? '#8fbb58' : '#5c8f48', index + 30),
    ),
    path('M-10 700C260 640 560 640 810 676V740C560 700 260 700 -10 780Z', '#d9a86c'),
    path('M-10 752C260 684 560 684 810 722V740C560 700 260 700 -10 780Z', '#a8784f'),
    cyclist(690, 668, 0.98, '#1d6a74', {
      top: '#fff0d8',
      bottom: '#3a3a5c',
      hairCut: 'cap',
      hat: '#a81e4a',
      skin: '#d9a27a',
    }),
    cyclist(520, 664, 1.1, '#e5a33b', {
      top: '#a81e4a',
      bottom: '#2b2444',
      hairCut: 'tail',
      skin: '#b67a52',
    }),
    cyclist(330, 676, 1.24, '#a81e4a', {
      top: '#1d6a74',
      bottom: '#e5a33b',
      hairCut: 'curls',
      skin: '#6b412b',
    }),
    cyclist(126, 704, 1.4, '#fff0d8', {
      top: '#e5a33b',
      bottom: '#3a3a5c',
      hairCut: 'hat',
      hat: '#f4dcae',
      skin: '#efc19b',
    }),
    rect(0, 790, 800, 10, '#3f6a44'),
    grass(0, 800, 800, 60, '#4f7f48', 5),
    grass(0, 806, 800, 40, '#345c44', 9),
  ),
)
