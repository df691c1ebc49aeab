import {
  at,
  circle,
  ellipse,
  faint,
  path,
  poly,
  rect,
  shaded,
  stack,
  tall,
  times,
  stroke,
} from '../../../kit/index.ts'
import { column } from '../../../motifs/classical.ts'
import { figure } from '../../../motifs/figure.ts'
import { sideHead } from '../../../motifs/heads.ts'
import { person, poses } from '../../../motifs/people.ts'
import { steam } from '../../../motifs/things.ts'

const marble = { lit: '#d9e0d2', mid: '#a9bdb8', shade: '#6f8f94', deep: '#2f5560' }

const skins = { attendant: '#b67a52', bather: '#d9a27a' }

/** A striped bath cloth on a figure: the cloth, with its stripes and its shade shown only on it. */
const wrap = (
  d: string,
  cloth: string,
  stripe: string,
  stripes: readonly string[],
  shade: string,
) =>
  shaded(
    d,
    cloth,
    stripes.map((each) => stroke(each, stripe, 1.5)),
    faint(0.22, path(shade, '#2b1b2f')),
  )

/** She stands at the edge of the stone and pours warm water from a copper bowl. */
const attendant = figure(236, 952, 540, {
  pose: {
    ...poses.stand,
    head: [3, -92],
    arms: [
      [
        [10, -63],
        [24, -62],
      ],
      [
        [12, -66],
        [27, -71],
      ],
    ],
    legs: [
      [
        [-3, -24],
        [-5, 0],
      ],
      [
        [3, -24],
        [2, 0],
      ],
    ],
  },
  head: sideHead({
    skin: skins.attendant,
    hair: '#2b1b2f',
    cut: 'bun',
    over: stack(
      path(
        'M206 104C200 60 148 44 116 72C100 92 98 116 104 140C120 128 150 120 168 104C182 100 196 100 206 104Z',
        '#fff0d8',
      ),
      path('M112 120C92 126 80 140 76 158C94 156 108 146 118 132Z', '#d9c2a8'),
      stroke('M112 112C140 104 170 92 196 84', '#a81e4a', 6),
    ),
  }),
  lean: 8,
  skin: skins.attendant,
  top: skins.attendant,
  sleeves: 'none',
  side: true,
  hands: ['flat', 'grip'],
  wrists: [0, -10],
  lap: wrap(
    'M-7 -70C-2 -67 4 -67 9 -70C11 -56 10 -44 12 -24C4 -21 -6 -21 -11 -24C-10 -44 -9 -58 -7 -70Z',
    '#e5a33b',
    '#a81e4a',
    ['M-14 -28Q0 -24 16 -28', 'M-14 -31Q0 -27 16 -31', 'M-12 -66Q1 -62 14 -66'],
    'M-12 -72C-8 -50 -8 -36 -4 -18H-20V-72Z',
  ),
  held: stack(
    ellipse(33, -74, 7.4, 2, '#8a4a24', -12),
    path('M25.6 -72.6Q34 -60 40.4 -75.6Q34 -71 25.6 -72.6Z', '#d98c4f'),
  ),
})

/** She sits on the stone in her cloth, her eyes shut under the water. */
const bather = figure(432, 968, 480, {
  pose: {
    ...poses.sitChair,
    arms: [
      [
        [5, -40],
        [14, -31],
      ],
      [
        [1, -40],
        [12, -30],
      ],
    ],
  },
  head: sideHead({
    skin: skins.bather,
    hair: '#2b1b2f',
    cut: 'long',
    eyes: 'closed',
    mouth: 'smile',
  }),
  lean: -6,
  skin: skins.bather,
  top: skins.bather,
  sleeves: 'none',
  side: true,
  lap: wrap(
    'M-8 -49C-2 -46 5 -46 8 -49C9 -42 8 -36 9 -32C15 -32 21 -31 23 -27C24 -20 21 -13 19 -9C15 -8 12 -9 9 -11C9 -15 9 -18 7 -19C0 -18 -8 -18 -11 -22C-12 -32 -10 -42 -8 -49Z',
    '#a81e4a',
    '#fff0d8',
    ['M10 -13Q16 -10 24 -11', 'M10 -17Q16 -13 26 -15', 'M-12 -46Q0 -42 12 -46'],
    'M-12 -52C-8 -40 -8 -30 4 -20H-20V-52Z',
  ),
})

/** All light comes through the glass openings of the dome and falls to the right. */
export default tall(() =>
  stack(
    rect(0, 0, 800, 1000, '#3f6f78'),
    path('M40 430C40 100 200 10 400 10S760 100 760 430Z', '#5a8f94'),
    path('M400 10C600 10 760 100 760 430H560C580 240 520 90 400 10Z', '#3f727c'),
    // Star-shaped openings in rings.
    [
      [400, 110, 17],
      [300, 140, 14],
      [500, 140, 14],
      [220, 200, 14],
      [350, 200, 16],
      [450, 200, 16],
      [580, 200, 14],
      [160, 290, 13],
      [270, 280, 15],
      [400, 285, 17],
      [530, 280, 15],
      [640, 290, 13],
      [120, 380, 12],
      [220, 370, 14],
      [330, 372, 15],
      [470, 372, 15],
      [580, 370, 14],
      [680, 380, 12],
    ].map(([x, y, r]) => {
      const points = times(12, (index) => [
        (x as number) + Math.cos((index * Math.PI) / 6) * (r as number) * (index % 2 ? 0.62 : 1),
        (y as number) + Math.sin((index * Math.PI) / 6) * (r as number) * (index % 2 ? 0.62 : 1),
      ]).flat()
      return poly(points, '#fdf6cf')
    }),
    rect(0, 424, 800, 26, '#c9d6cc'),
    rect(0, 450, 800, 10, '#5a8088'),
    rect(0, 460, 800, 300, '#4f8088'),
    times(3, (index) =>
      path(
        `M${60 + index * 260} 760V570A100 100 0 0 1 ${260 + index * 260 - 60} 570V760Z`,
        '#2f5a66',
      ),
    ),
    times(3, (index) =>
      stack(
        rect(104 + index * 260, 650, 70, 10, marble.lit),
        path(`M${100 + index * 260} 660h78q-4 44 -30 50h-18q-26 -6 -30 -50Z`, marble.mid),
        circle(139 + index * 260, 616, 8, '#e5a33b'),
        rect(135 + index * 260, 620, 8, 22, '#e5a33b'),
      ),
    ),
    times(4, (index) => column(20 + index * 254, 770, 300, marble, 34)),
    times(26, (index) =>
      path(`M${index * 32} 760l16 -16l16 16l-16 16Z`, index % 2 ? '#1d6a74' : '#c8623e'),
    ),
    rect(0, 770, 800, 230, '#8fb0ac'),
    times(7, (index) =>
      poly(
        [
          400 + (index - 3) * 90,
          776,
          406 + (index - 3) * 90,
          776,
          400 + (index - 3) * 260,
          1000,
          388 + (index - 3) * 260,
          1000,
        ],
        '#76989a',
      ),
    ),
    // A third woman waits at her basin.
    person(662, 770, 214, poses.sit, {
      top: '#7f9a83',
      bottom: '#7f9a83',
      cut: 'sarong',
      sleeves: false,
      hairCut: 'bun',
      skin: '#8d5a3c',
    }),
    // The belly stone, eight-sided, warm.
    at(
      84,
      0,
      stack(
        poly([80, 812, 200, 756, 610, 756, 730, 812, 610, 878, 200, 878], '#f3efe0'),
        poly(
          [80, 812, 200, 878, 610, 878, 730, 812, 730, 872, 610, 944, 200, 944, 80, 872],
          '#9fb4b4',
        ),
        poly([610, 878, 730, 812, 730, 872, 610, 944], '#6f8f94'),
        poly([200, 878, 610, 878, 610, 888, 200, 888], '#c3d0ca'),
      ),
    ),
    faint(0.22, ellipse(470, 862, 120, 15, '#4f6a70'), ellipse(250, 956, 90, 12, '#33525c')),
    bather,
    attendant,
    // The water falls over her shoulders.
    path(
      'M422 562C428 584 420 606 414 628C424 644 448 644 456 630C452 606 448 584 448 556Z',
      '#e9f6f2',
      ' opacity="0.9"',
    ),
    stroke('M432 566Q436 600 430 632', '#ffffff', 3),
    stroke('M408 640Q398 690 404 752M424 644Q414 690 418 724', '#e9f6f2', 4),
    times(8, (index) => circle(392 + index * 10, 640 + ((index * 53) % 80), 3.4, '#eef8f4')),
    at(
      -84,
      -84,
      stack(
        path('M690 920h70l-8 40q-27 10 -54 0Z', '#c9743f'),
        ellipse(725, 920, 35, 9, '#e8a870'),
        stroke('M690 920q35 -50 70 0', '#c9743f', 5),
      ),
    ),
    at(
      600,
      -120,
      stack(
        rect(70, 924, 66, 30, '#1d6a74', 6),
        rect(70, 934, 66, 7, '#fff0d8'),
        rect(76, 900, 56, 26, '#fff0d8', 6),
      ),
    ),
    faint(
      0.17,
      path('M386 122L412 122L560 850Q480 880 400 850Z', '#fdf6cf'),
      path('M288 152L312 152L350 850Q270 880 190 850Z', '#fdf6cf'),
      path('M490 152L512 152L760 900Q700 930 630 900Z', '#fdf6cf'),
    ),
    steam(120, 780, 150, '#f3f6ea', 3, 44),
    steam(640, 770, 130, '#f3f6ea', 3, 36),
  ),
)
