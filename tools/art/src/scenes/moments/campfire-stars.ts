import {
  circle,
  ellipse,
  faint,
  far,
  hours,
  land,
  path,
  ridge,
  shaded,
  sky,
  square,
  stack,
  stars,
  rect,
  times,
  line,
  water,
  ripples,
  woods,
} from '../../kit/index.ts'
import { figure } from '../../motifs/figure.ts'
import { sideHead } from '../../motifs/heads.ts'
import { poses } from '../../motifs/poses.ts'
import { campfire } from '../../motifs/things.ts'
import { umbrellaPine } from '../../motifs/plants.ts'

const hour = { ...hours.night, sky: ['#0f1740', '#1f2f66', '#4a5f96'], haze: '#3f5288' } as const

/** A canvas tent with its fly, a porch and a lamp inside. */
const safariTent = stack(
  path('M560 560L660 516L792 548L800 660H566Z', '#c98a44'),
  path('M560 560L660 516L664 660H566Z', '#e5a33b'),
  path('M592 660L600 582L660 552L662 660Z', '#fdeaa8'),
  path('M592 660L600 582L622 571L614 660Z', '#d9913a'),
  path('M546 566L658 500L810 538V556L660 522L554 580Z', '#f0c27a'),
  path('M658 500L810 538V556L660 522Z', '#a86f3c'),
  line([552, 574, 552, 664], '#6a4030', 5),
  line([800, 552, 800, 664], '#6a4030', 5),
  circle(640, 596, 6, '#fffaf0'),
)

/** At the camp near Yala; the fire is the only light, and lights the people from the middle. */
export default square(800, () =>
  stack(
    sky(800, 520, hour),
    stars(800, 420, 150, '#f6ecd0', 12),
    faint(
      0.1,
      path('M-40 420C160 330 420 150 560 -20H720C600 180 320 400 60 520Z', '#cfd8f4'),
      path('M60 400C240 300 460 140 590 -10H660C540 170 330 340 120 450Z', '#cfd8f4'),
    ),
    line([560, 90, 640, 130], '#f6ecd0', 2.4),
    circle(560, 90, 3, '#fff6e6'),
    // Elephant Rock and the dunes, then thorn scrub.
    shaded(
      'M250 520C270 440 320 396 372 392C404 330 480 312 530 360C574 356 610 390 624 430C668 434 700 480 720 520Z',
      far('#3f4f86', hour, 0.35),
      path('M430 300C470 380 452 440 480 530H740V300Z', far('#263470', hour, 0.3)),
    ),
    land([0, 486, 110, 462, 220, 480, 320, 510, 420, 520], 560, far('#34447c', hour, 0.3)),
    woods(ridge(0, 800, 506, { rise: 10, length: 150, seed: 4 }), 540, '#1c2c58', 22, 3),
    umbrellaPine(196, 516, 96, '#15214a', '#1a2852', '#22325f'),
    umbrellaPine(700, 520, 120, '#15214a', '#1a2852', '#22325f'),
    water(800, 520, 620, '#3f5288', '#22316a'),
    ripples(0, 526, 800, 80, '#6f82b4', 30, 4),
    faint(0.5, ellipse(420, 570, 40, 4, '#f2a93b'), ellipse(420, 590, 70, 5, '#f2a93b')),
    land([0, 600, 200, 584, 500, 606, 800, 586], 800, '#1c2748'),
    safariTent,
    umbrellaPine(84, 690, 430, '#10193a', '#152148', '#1c2a56'),
    faint(0.12, ellipse(400, 712, 330, 84, '#f2a93b')),
    faint(0.18, ellipse(400, 712, 220, 56, '#f2a93b')),
    faint(0.3, ellipse(400, 714, 120, 30, '#f2a93b')),
    campfire(400, 712, 120),
    times(7, (index) => circle(380 + ((index * 37) % 60), 600 - index * 26, 2.6, '#f2c14e')),
    // Two behind the fire: one listens with drawn-up knees, one plays.
    figure(268, 686, 210, {
      pose: poses.sitKnees,
      head: sideHead({ skin: '#8d5a3c', hair: '#1d1430', cut: 'short', beard: 'short' }),
      lean: 4,
      skin: '#8d5a3c',
      top: '#3f8f8c',
      trousers: '#2b2f5a',
      shoes: '#1d1430',
      side: true,
      hands: ['flat', 'grip'],
    }),
    rect(508, 652, 50, 36, '#4a3040', 9),
    figure(536, 690, -214, {
      pose: {
        ...poses.sitChair,
        arms: [
          [
            [11, -42],
            [26, -50],
          ],
          [
            [-3, -40],
            [9, -33],
          ],
        ],
      },
      head: sideHead({
        skin: '#efc19b',
        hair: '#5a3530',
        cut: 'short',
        eyes: 'closed',
        over: path(
          'M206 100C204 40 116 40 106 104C140 92 176 90 206 100ZM196 92L236 100Q222 112 202 108Z',
          '#a81e4a',
        ),
      }),
      lean: 8,
      skin: '#efc19b',
      top: '#f2c98a',
      trousers: '#2b2f5a',
      shoes: '#1d1430',
      side: true,
      hands: ['grip', 'pinch'],
      held: stack(
        path(
          'M-2 -38C-6 -28 2 -20 11 -24C16 -26 18 -31 23 -32C30 -34 30 -42 24 -45C19 -47 15 -44 10 -46C4 -48 0 -45 -2 -38Z',
          '#b5643f',
        ),
        circle(14, -36, 3.8, '#3a2030'),
        line([19, -40, 42, -54], '#6a3a30', 2.6),
      ),
    }),
    // Two in front, on logs: one holds a cup, one leans to the fire.
    rect(164, 698, 66, 44, '#5a3530', 10),
    figure(200, 744, 236, {
      pose: {
        ...poses.sitChair,
        arms: [
          [
            [9, -42],
            [20, -44],
          ],
          [
            [10, -41],
            [21, -46],
          ],
        ],
      },
      head: sideHead({ skin: '#d9a27a', hair: '#2b1b2f', cut: 'long', earring: '#f2c14e' }),
      lean: 3,
      skin: '#d9a27a',
      top: '#a81e4a',
      trousers: '#2f3a6a',
      shoes: '#1d1430',
      side: true,
      hands: ['flat', 'grip'],
      held: rect(22, -51, 6, 6.4, '#fff0d8', 1.4),
    }),
    rect(584, 700, 66, 44, '#5a3530', 10),
    figure(622, 746, -240, {
      pose: {
        ...poses.sitChair,
        head: [7, -66],
        shoulder: [4, -55],
        arms: [
          [
            [14, -42],
            [27, -43],
          ],
          [
            [12, -40],
            [25, -40],
          ],
        ],
      },
      head: sideHead({ skin: '#6b412b', hair: '#1d1430', cut: 'curls' }),
      lean: 6,
      skin: '#6b412b',
      top: '#e98f6a',
      trousers: '#3a2f5c',
      shoes: '#1d1430',
      side: true,
      hands: ['open', 'flat'],
    }),
    // A kettle by the embers.
    rect(470, 716, 30, 24, '#3a4a7a', 7),
    path('M474 716Q485 700 496 716', '#3a4a7a'),
    line([500, 724, 512, 716], '#3a4a7a', 5),
    path('M0 800V756Q200 736 420 776T800 752V800Z', '#121b38'),
  ),
)
