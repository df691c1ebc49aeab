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
import { person, poses } from '../../motifs/people.ts'
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
    person(214, 742, 220, poses.sit, {
      top: '#a81e4a',
      bottom: '#2f3a6a',
      hairCut: 'long',
      skin: '#d9a27a',
      face: true,
    }),
    rect(176, 698, 60, 44, '#5a3530', 10),
    person(300, 676, 180, poses.sit, {
      top: '#3f8f8c',
      bottom: '#2b2f5a',
      skin: '#8d5a3c',
      face: true,
    }),
    person(596, 742, -220, poses.sit, {
      top: '#e98f6a',
      bottom: '#3a2f5c',
      hairCut: 'curls',
      skin: '#6b412b',
      face: true,
    }),
    rect(572, 700, 60, 44, '#5a3530', 10),
    person(
      512,
      680,
      -176,
      {
        ...poses.sit,
        arms: [
          [
            [10, -36],
            [20, -34],
          ],
          [
            [12, -32],
            [24, -36],
          ],
        ],
      },
      {
        top: '#f2c98a',
        bottom: '#2b2f5a',
        hairCut: 'cap',
        hat: '#a81e4a',
        skin: '#efc19b',
        face: true,
      },
    ),
    // The last person has a guitar; a kettle by the embers.
    path(
      'M450 636C438 620 450 602 466 610C476 602 494 612 488 628C484 646 460 652 450 636Z',
      '#a8583c',
    ),
    circle(470, 628, 6, '#3a2030'),
    line([482, 616, 528, 590], '#6a3a30', 7),
    rect(470, 716, 30, 24, '#3a4a7a', 7),
    path('M474 716Q485 700 496 716', '#3a4a7a'),
    line([500, 724, 512, 716], '#3a4a7a', 5),
    path('M0 800V756Q200 736 420 776T800 752V800Z', '#121b38'),
  ),
)
