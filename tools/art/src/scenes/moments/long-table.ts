import {
  at,
  circle,
  ellipse,
  far,
  glitter,
  hours,
  land,
  line,
  path,
  rect,
  ridge,
  ripples,
  sky,
  square,
  stack,
  stars,
  times,
  water,
  stroke,
} from '../../kit/index.ts'
import { sailboat } from '../../motifs/boats.ts'
import { type Figure, figure } from '../../motifs/figure.ts'
import { backHead, sideHead } from '../../motifs/heads.ts'
import { umbrellaPine } from '../../motifs/plants.ts'
import { type Pose, poses } from '../../motifs/poses.ts'
import { frontHead } from '../../motifs/portrait.ts'
import { lampString } from '../../motifs/things.ts'

const hour = { ...hours.dusk, sky: ['#232a5c', '#7a4a86', '#f2987a'] } as const
/** The far side of the table, who talk in pairs; the one in the middle pours. */
const guests: readonly (Pick<Figure, 'head' | 'skin' | 'top' | 'hands' | 'lean' | 'sleeves'> & {
  readonly arms: Pose['arms']
})[] = [
  {
    skin: '#8d5a3c',
    top: '#e5a33b',
    head: sideHead({ skin: '#8d5a3c', hair: '#241a22', cut: 'curls', earring: '#fff0d8' }),
    arms: [
      [
        [-13, -58],
        [-4, -54],
      ],
      [
        [13, -60],
        [22, -66],
      ],
    ],
    hands: ['flat', 'open'],
  },
  {
    skin: '#d9a27a',
    top: '#fff0d8',
    head: at(0, 0, sideHead({ skin: '#d9a27a', hair: '#4a2f28', cut: 'short', beard: 'short' }), {
      scale: 1,
      scaleX: -1,
    }),
    arms: [
      [
        [-13, -60],
        [-15, -52],
      ],
      [
        [13, -60],
        [6, -53],
      ],
    ],
  },
  {
    skin: '#b67a52',
    top: '#c22f4a',
    head: frontHead({
      skin: '#b67a52',
      hair: '#241a22',
      cut: 'long',
      eyes: 'smiling',
      earrings: '#f2c14e',
    }),
    lean: 5,
    arms: [
      [
        [-13, -60],
        [-5, -54],
      ],
      [
        [15, -66],
        [22, -74],
      ],
    ],
    hands: ['flat', 'grip'],
  },
  {
    skin: '#efc19b',
    top: '#2f8a8c',
    sleeves: 'short',
    head: sideHead({ skin: '#efc19b', hair: '#8a4a34', cut: 'bun' }),
    arms: [
      [
        [-14, -60],
        [-10, -68],
      ],
      [
        [13, -60],
        [7, -54],
      ],
    ],
    hands: ['pinch', 'flat'],
  },
  {
    skin: '#6b412b',
    top: '#d98fa6',
    head: at(0, 0, sideHead({ skin: '#6b412b', hair: '#1d1430', cut: 'short' }), {
      scale: 1,
      scaleX: -1,
    }),
    arms: [
      [
        [-14, -62],
        [-20, -70],
      ],
      [
        [13, -60],
        [8, -53],
      ],
    ],
    hands: ['open', 'flat'],
  },
]
const near = [
  { top: '#1d6a74', skin: '#b67a52', hair: '#241a22', cut: 'long' },
  { top: '#c8623e', skin: '#8d5a3c', hair: '#241a22', cut: 'short' },
  { top: '#f2c98a', skin: '#d9a27a', hair: '#4a2f28', cut: 'bun' },
] as const
const lamp = '#ffd98a'

/** Eight people at dinner by the sea; lamplight from above, and the last daylight behind. */
export default square(800, () =>
  stack(
    sky(800, 420, hour),
    stars(800, 180, 34, '#fbe9c8', 6),
    land(ridge(0, 800, 372, { rise: 30, length: 240, seed: 8 }), 420, far('#4a3a72', hour, 0.4)),
    water(800, 404, 560, '#e0907e', '#7d5a8a', '#3f3f78'),
    glitter(260, 408, 540, 220, '#fdd9a4', 3, 10),
    ripples(0, 414, 800, 120, '#b87a92', 40, 5),
    sailboat(610, 436, 0.7, '#2b2450', '#f0b89c', '#b87a92'),
    umbrellaPine(40, 640, 480, '#3a2848', '#23305a', '#34406a'),
    rect(0, 530, 800, 270, '#4f3458'),
    land([0, 534, 300, 526, 800, 536], 600, '#5d3d60'),
    lampString(30, 190, 420, 150, 60, 7, 9, lamp, '#231a3c'),
    lampString(420, 150, 830, 210, 64, 7, 9, lamp, '#231a3c'),
    line([420, 146, 420, 560], '#231a3c', 7),
    guests.map(({ arms, ...guest }, index) =>
      figure(116 + index * 142, 724, 290, {
        ...guest,
        pose: { ...poses.stand, arms },
        trousers: '#2b2444',
      }),
    ),
    // Her bottle.
    at(470, 508, rect(-7, -26, 14, 44, '#3d5f4c', 4) + rect(-4, -44, 8, 24, '#3d5f4c'), {
      turn: 64,
    }),
    // The cloth, its far edge catching the lamps.
    path('M40 566H760L810 660H-10Z', '#fff0d8'),
    path('M-10 660H810V690Q740 712 670 692T530 692T390 692T250 692T110 692T-10 690Z', '#d9b8a0'),
    times(
      5,
      (index) =>
        ellipse(132 + index * 136, 584, 34, 8, '#c9d6d0') +
        ellipse(132 + index * 136, 582, 22, 5, index % 2 ? '#c8623e' : '#7f9a5c'),
    ),
    times(4, (index) =>
      stack(
        rect(196 + index * 138, 548, 13, 34, '#3d5f4c', 4),
        rect(199 + index * 138, 532, 7, 20, '#3d5f4c'),
        circle(230 + index * 138, 604, 9, '#e5a33b'),
        circle(240 + index * 138, 610, 9, '#c8623e'),
      ),
    ),
    times(5, (index) =>
      stack(
        path(`M${96 + index * 138} 596h20q0 18 -8 20v14h6h-16h6v-14q-8 -2 -8 -20Z`, '#f7dcc0'),
        path(`M${98 + index * 138} 602h16q-1 12 -8 13q-7 -1 -8 -13Z`, '#a81e4a'),
      ),
    ),
    ellipse(400, 626, 74, 17, '#e9c9a0'),
    ellipse(400, 622, 58, 12, '#d9714e'),
    times(5, (index) =>
      circle(364 + index * 18, 618 + (index % 2) * 6, 7, index % 2 ? '#7f9a5c' : '#f2c14e'),
    ),
    near.map(({ top, ...look }, index) =>
      figure(176 + index * 224, 956, index === 1 ? -360 : 360, {
        pose: {
          ...poses.stand,
          arms: [
            [
              [-15, -62],
              [-12, -66],
            ],
            [
              [16, -62],
              [13, -66],
            ],
          ],
        },
        head: backHead(look),
        lean: [9, -7, -9][index]!,
        skin: look.skin,
        top,
        trousers: '#2b2444',
        hands: ['hidden', 'hidden'],
      }),
    ),
    times(3, (index) =>
      stack(
        rect(112 + index * 224, 736, 128, 13, '#2b1b3f', 4),
        line([120 + index * 224, 740, 114 + index * 224, 810], '#2b1b3f', 8),
        line([232 + index * 224, 740, 238 + index * 224, 810], '#2b1b3f', 8),
        stroke(`M${122 + index * 224} 776H${230 + index * 224}`, '#2b1b3f', 8),
      ),
    ),
  ),
)
