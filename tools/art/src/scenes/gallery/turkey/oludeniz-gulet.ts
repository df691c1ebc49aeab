import {
  at,
  cloud,
  curve,
  ellipse,
  faint,
  far,
  hours,
  line,
  land,
  mountains,
  path,
  ripples,
  sky,
  stack,
  stroke,
  times,
  water,
  wide,
  woods,
  rect,
  sun,
} from '../../../kit/index.ts'
import { gulet, reflection, skiff } from '../../../motifs/boats.ts'

const hour = { ...hours.noon, sky: ['#2f8fc0', '#8ecbdc', '#eef2da'], haze: '#bfdcdc' } as const
const umbrellaPineDark = '#23604e'

const paraglider = (x: number, y: number, s: number, color: string) =>
  at(
    x,
    y,
    path('M-60 0C-50 -34 50 -34 60 0C40 -14 -40 -14 -60 0Z', color) +
      path('M0 -26C30 -25 54 -18 60 0C46 -10 24 -11 0 -11Z', '#7d1740') +
      line([-52, -4, 0, 62, 52, -4], '#4a3a4c', 1.6) +
      line([-20, -10, 0, 62, 20, -10], '#4a3a4c', 1.4) +
      path('M-8 60Q0 52 8 60L6 78H-6Z', '#2b1b2f'),
    { scale: s },
  )

/** The lagoon at midday: pale over sand, deep in the bay; light from the left. */
export default wide(() =>
  stack(
    sky(1000, 420, hour),
    sun(120, 96, 36, '#fffdf0', 2),
    faint(0.9, cloud(640, 120, 200, '#fff8ea', 4)),
    mountains(
      [
        -40, 330, 90, 210, 200, 270, 350, 120, 440, 190, 560, 60, 690, 200, 800, 240, 900, 190,
        1040, 270,
      ],
      460,
      { lit: far('#a9a58c', hour, 0.4), shade: far('#5c7a84', hour, 0.35), seed: 12, rough: 8 },
    ),
    woods(
      [0, 370, 160, 340, 340, 360, 520, 330, 700, 366, 860, 340, 1000, 330],
      460,
      far('#4f8a66', hour, 0.28),
      14,
      2,
    ),
    water(1000, 410, 800, '#bff0de', '#58d0c8', '#22a4b8', '#1a7f9f'),
    // The spit of sand that separates the lagoon from the sea.
    path(
      curve(
        [-20, 452, 200, 434, 420, 430, 560, 440, 620, 462, 560, 476, 420, 462, 200, 470, -20, 500],
        true,
      ),
      '#fdf0cf',
    ),
    stroke(curve([-20, 504, 200, 476, 420, 468, 560, 482, 630, 464]), '#e6fff4', 7),
    times(16, (index) =>
      ellipse(
        40 + index * 32,
        452 - (index % 3) * 6,
        9,
        3.6,
        ['#c22f4a', '#f2b84a', '#1d6a74'][index % 3] as string,
      ),
    ),
    woods([-10, 446, 80, 420, 180, 426, 260, 440], 448, '#3f7f58', 18, 5),
    ripples(0, 500, 1000, 280, '#a8f0e4', 110, 7),
    land([640, 430, 720, 380, 820, 350, 900, 360, 1000, 330], 560, '#5a8a5c'),
    path(
      'M640 432L700 420L780 440L860 420L1000 440V560L940 520L860 540L780 500L700 480Z',
      '#d9b98c',
    ),
    path('M780 440L860 420L1000 440V560L940 520L880 500L820 470Z', '#97807c'),
    woods([640, 430, 740, 384, 840, 360, 920, 366, 1000, 344], 420, '#3f7f54', 22, 8),
    faint(0.4, rect(300, 652, 390, 12, '#14607a', 6)),
    gulet(480, 652, 1.06, '#8a4a2f', '#d9a35b', '#c22f3b'),
    faint(0.4, reflection(500, 672, 260, '#d9a35b', 6)),
    skiff(220, 702, 0.8, '#fff0d8', '#a81e4a'),
    times(3, (index) =>
      stack(
        ellipse(780 + index * 44, 640 + (index % 2) * 26, 15, 4, '#dffff4'),
        ellipse(
          780 + index * 44,
          634 + (index % 2) * 26,
          6,
          7,
          ['#8d5a3c', '#d9a27a', '#6b412b'][index] as string,
        ),
      ),
    ),
    paraglider(300, 150, 1, '#c22f4a'),
    paraglider(830, 210, 0.6, '#f2b84a'),
    paraglider(700, 110, 0.36, '#1d6a74'),
    woods([0, 740, 90, 716, 180, 756, 260, 812], 812, umbrellaPineDark, 40, 3),
    woods([820, 812, 900, 760, 1000, 736], 812, umbrellaPineDark, 44, 6),
  ),
)
