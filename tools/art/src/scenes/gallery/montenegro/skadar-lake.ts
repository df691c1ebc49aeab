import {
  circle,
  curve,
  ellipse,
  faint,
  far,
  hours,
  land,
  mist,
  mountains,
  path,
  random,
  rect,
  sky,
  stack,
  stroke,
  sun,
  times,
  wide,
  woods,
  ripples,
} from '../../../kit/index.ts'
import { person, poses } from '../../../motifs/people.ts'
import { skiff } from '../../../motifs/boats.ts'
import { heron } from '../../../motifs/animals.ts'

const hour = {
  ...hours.golden,
  sky: ['#f0a878', '#f9d39c', '#fdeec0'],
  haze: '#edd0a4',
} as const
const rnd = random('pavlova strana')

/** Pavlova Strana: the Crnojevića river ties its green bow round the hill. Evening sun on the left. */
export default wide(() =>
  stack(
    sky(1000, 340, hour),
    sun(240, 180, 50, hour.sun, 3),
    mountains(
      [-40, 280, 100, 210, 230, 260, 380, 190, 520, 250, 700, 180, 840, 240, 1040, 190],
      360,
      { lit: far('#b5a08c', hour, 0.6), shade: far('#8a8a94', hour, 0.5), seed: 3, rough: 5 },
    ),
    mist(0, 300, 1000, '#fdf0d0', 5, 0.6),
    land([0, 320, 260, 306, 520, 316, 800, 300, 1000, 312], 800, far('#8fa06c', hour, 0.4)),
    path(curve([520, 330, 640, 326, 760, 336, 700, 346, 560, 348], true), '#cfe0d0'),
    // The far slopes either side of the bend.
    land(
      [-20, 400, 120, 360, 300, 350, 480, 372, 640, 360, 820, 340, 1020, 350],
      820,
      far('#7f9a5c', hour, 0.22),
    ),
    // River: one wide horseshoe, lighter where it meets the sky.
    path(
      'M560 352C420 356 180 400 110 500C50 600 200 720 480 730C780 736 960 620 900 500C850 410 700 366 640 352Z',
      '#9fc8b8',
    ),
    path(
      'M160 470C80 560 170 700 480 716C770 724 920 620 880 510C910 640 740 700 480 690C240 684 110 600 160 470Z',
      '#5fa094',
    ),
    ripples(150, 560, 700, 140, '#d9ecd8', 50, 4),
    // Lily pads in rafts along the inner bank.
    times(90, () => {
      const a = rnd.between(0.15, 2.95)
      const x = 500 - Math.cos(a) * rnd.between(290, 345)
      const y = 520 + Math.sin(a) * rnd.between(150, 184)
      return ellipse(
        x,
        y,
        rnd.between(6, 13),
        rnd.between(2.6, 4.6),
        rnd.pick(['#7fae5c', '#5f944f', '#a9c46a']),
      )
    }),
    // The hill it goes round.
    land([380, 420, 460, 372, 540, 350, 640, 366, 720, 420], 470, '#86a85c'),
    path(
      'M246 570C280 520 330 440 400 392C440 366 470 380 500 420C540 370 590 330 630 340C690 370 730 480 764 570C740 640 640 676 500 676C360 676 260 640 246 570Z',
      '#7a9c54',
    ),
    path(
      'M400 392C440 366 470 380 500 420C490 480 530 560 500 620C470 560 470 460 400 392ZM630 340C690 370 730 480 764 570C740 640 680 670 600 674C680 590 690 440 630 340Z',
      '#46703f',
    ),
    woods(
      [256, 572, 330, 560, 420, 576, 500, 590, 600, 572, 700, 560, 756, 572],
      600,
      '#5f8a48',
      20,
      4,
    ),
    path('M250 560Q500 610 760 560C740 640 640 676 500 676C360 676 260 640 250 560Z', '#5f8a48'),
    path('M560 596Q660 588 760 560C740 640 640 676 560 676Z', '#3f683c'),
    times(34, () => {
      const x = rnd.between(290, 720)
      const y = rnd.between(590, 656) - Math.abs(x - 500) * 0.08
      return circle(x, y, rnd.between(8, 16), rnd.pick(['#6f9a4c', '#547f44', '#8fb45c']))
    }),
    skiff(830, 640, 0.7, '#7a4a3c', '#fff0d8', true),
    person(824, 636, -60, poses.stand, { top: '#fff0d8', bottom: '#3a3a4c', hairCut: 'hat' }),
    stroke('M840 560L812 650', '#7a4a3c', 3),
    stroke('M850 646q60 -4 96 -26', '#d9ecd8', 4),
    skiff(190, 560, 0.46, '#7a4a3c', '#fff0d8'),
    stroke('M170 560q-30 -30 -20 -70', '#d9ecd8', 3),
    land([-20, 690, 120, 700, 300, 760, 420, 820], 820, '#5c6a44'),
    land([560, 820, 700, 770, 860, 730, 1020, 700], 820, '#4a5a40'),
    woods([-20, 720, 100, 712, 240, 764, 340, 820], 820, '#46573c', 28, 6),
    woods([720, 820, 860, 752, 1020, 716], 820, '#38483a', 30, 8),
    rect(886, 700, 120, 20, '#b9a58c', 6),
    person(930, 706, 150, poses.hug, {
      top: '#a81e4a',
      bottom: '#3a3a4c',
      hairCut: 'long',
      back: true,
    }),
    person(974, 706, 160, poses.wave, {
      top: '#1d6a74',
      bottom: '#3a3a4c',
      back: true,
      skin: '#8d5a3c',
    }),
    heron(120, 700, 0.9, '#fff6e6'),
    faint(0.6, ellipse(500, 690, 180, 5, '#d9ecd8')),
  ),
)
