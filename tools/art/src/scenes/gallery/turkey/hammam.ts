import {
  circle,
  ellipse,
  faint,
  path,
  poly,
  rect,
  stack,
  tall,
  times,
  stroke,
} from '../../../kit/index.ts'
import { column } from '../../../motifs/classical.ts'
import { person, poses } from '../../../motifs/people.ts'
import { steam } from '../../../motifs/things.ts'

const marble = { lit: '#d9e0d2', mid: '#a9bdb8', shade: '#6f8f94', deep: '#2f5560' }

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
    // The belly stone, eight-sided, warm.
    poly([150, 830, 260, 780, 560, 780, 670, 830, 560, 890, 260, 890], '#f3efe0'),
    poly(
      [150, 830, 260, 890, 560, 890, 670, 830, 670, 880, 560, 946, 260, 946, 150, 880],
      '#9fb4b4',
    ),
    poly([560, 890, 670, 830, 670, 880, 560, 946], '#6f8f94'),
    poly([250, 830, 310, 804, 510, 804, 570, 830, 510, 864, 310, 864], '#e3dcc8'),
    // A bather in a striped pestemal lies on the stone; the attendant holds foam.
    path(
      'M244 830C260 806 330 812 380 812L520 814Q556 818 560 832C540 846 480 840 420 842L290 846Q250 850 244 830Z',
      '#b67a52',
    ),
    path('M360 806C420 800 480 804 510 810L506 846C460 850 400 850 356 848Z', '#a81e4a'),
    times(4, (index) => path(`M${376 + index * 34} 806l10 0l-4 42h-10Z`, '#fff0d8')),
    ellipse(236, 824, 25, 22, '#b67a52'),
    path(
      'M214 818C212 796 246 790 258 806C246 806 236 814 230 836C220 836 214 830 214 818Z',
      '#2b1b2f',
    ),
    person(
      470,
      812,
      -220,
      {
        ...poses.stand,
        arms: [
          [
            [12, -66],
            [24, -58],
          ],
          [
            [14, -62],
            [28, -50],
          ],
        ],
      },
      {
        top: '#8d5a3c',
        bottom: '#e5a33b',
        cut: 'sarong',
        sleeves: false,
        skin: '#8d5a3c',
        face: true,
      },
    ),
    circle(400, 700, 24, '#fffdf4'),
    circle(384, 720, 19, '#fffdf4'),
    circle(416, 722, 21, '#f0f4ec'),
    circle(398, 738, 15, '#fffdf4'),
    path('M600 900h70l-8 40q-27 10 -54 0Z', '#c9743f'),
    ellipse(635, 900, 35, 9, '#e8a870'),
    stroke('M600 900q35 -50 70 0', '#c9743f', 5),
    rect(90, 900, 66, 30, '#a81e4a', 6),
    rect(90, 910, 66, 7, '#fff0d8'),
    rect(96, 876, 56, 26, '#fff0d8', 6),
    faint(
      0.2,
      poly([386, 120, 412, 120, 650, 960, 450, 960], '#fdf6cf'),
      poly([284, 150, 312, 150, 470, 960, 290, 960], '#fdf6cf'),
      poly([486, 150, 512, 150, 800, 900, 690, 980], '#fdf6cf'),
      poly([212, 210, 232, 210, 300, 960, 180, 960], '#fdf6cf'),
    ),
    steam(250, 770, 150, '#f3f6ea', 3, 44),
    steam(580, 780, 130, '#f3f6ea', 3, 36),
  ),
)
