import {
  circle,
  curve,
  ellipse,
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
  times,
  wide,
  within,
  woods,
  ripples,
  overcast,
  rays,
} from '../../../kit/index.ts'
import { person, poses } from '../../../motifs/people.ts'
import { skiff } from '../../../motifs/boats.ts'
import { heron } from '../../../motifs/animals.ts'

const hour = {
  ...hours.golden,
  sky: ['#7f8f9c', '#d3c0a0', '#fbe6b8'],
  haze: '#edd0a4',
} as const
const rnd = random('pavlova strana')

/** The river's outer bank, its inner one, and where its shallows end. */
const bank = [
  -20, 424, 70, 428, 110, 474, 100, 560, 190, 664, 350, 722, 500, 732, 660, 720, 830, 654, 912, 560,
  888, 474, 930, 428, 1030, 420,
]
const inner = [
  1030, 376, 880, 388, 804, 432, 808, 520, 750, 592, 640, 640, 500, 652, 360, 638, 260, 592, 204,
  520, 208, 444, 160, 396, 60, 382, -20, 386,
]
const shallows = [
  1030, 408, 910, 416, 860, 462, 876, 556, 800, 632, 650, 692, 500, 704, 360, 694, 220, 640, 140,
  552, 146, 466, 110, 416, 60, 412, -20, 412,
]
const neck = [
  208, 440, 204, 520, 260, 592, 360, 638, 500, 652, 640, 640, 750, 592, 808, 520, 804, 432, 700,
  386, 500, 372, 320, 384,
]

/** Pavlova Strana: the green bend of the Crnojevića river round the hill. The evening light falls through the clouds on the left. */
export default wide(() =>
  stack(
    sky(1000, 340, hour),
    overcast(1000, 150, ['#d3bfa0', '#b0a69c', '#8a8f98'], 4),
    rays(300, 130, 390, '#fff3cf', [-30, -12, 6, 24], 0.3),
    mountains(
      [-40, 280, 100, 210, 230, 260, 380, 190, 520, 250, 700, 180, 840, 240, 1040, 190],
      360,
      { lit: far('#b5a08c', hour, 0.6), shade: far('#8a8a94', hour, 0.5), seed: 3, rough: 5 },
    ),
    mist(0, 300, 1000, '#fdf0d0', 5, 0.6),
    land([0, 320, 260, 306, 520, 316, 800, 300, 1000, 312], 800, far('#8fa06c', hour, 0.4)),
    path('M620 338C720 322 860 318 1020 322V384C880 384 760 372 700 356Z', '#cfe0d0'),
    // The far slopes on both sides of the bend.
    land(
      [-20, 372, 120, 352, 300, 346, 480, 356, 640, 352, 760, 362, 880, 384, 1020, 392],
      820,
      far('#7f9a5c', hour, 0.22),
    ),
    // The river comes in on the left, goes round in front, and out to the lake on the right.
    path(curve([...bank, ...inner], true), '#9fc8b8'),
    path(curve([...bank, ...shallows], true), '#5fa094'),
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
    // The hill inside the bend: a high top and a low one, woods at their feet.
    path(curve(neck, true), '#86a85c'),
    path(
      'M452 560C510 450 556 398 612 392C672 398 738 470 784 540C740 600 620 640 500 630Z',
      '#6f9450',
    ),
    path(
      'M612 392C672 398 738 470 784 540C750 590 690 616 630 626C664 540 656 462 612 392Z',
      '#426b3e',
    ),
    path(
      'M232 530C290 470 352 322 420 308C492 322 560 470 628 596C560 640 470 644 400 634C320 620 262 590 232 530Z',
      '#86ab58',
    ),
    path(
      'M420 308C492 322 560 470 628 596C580 628 530 640 490 642C520 540 486 420 420 308Z',
      '#4c7844',
    ),
    path('M420 308C450 380 470 470 462 560C440 480 430 400 420 308Z', '#6a944c'),
    within(
      curve(neck, true),
      woods(
        [190, 500, 236, 530, 300, 566, 380, 588, 500, 598, 610, 590, 700, 562, 770, 520, 830, 480],
        720,
        '#5f8f48',
        24,
        4,
      ),
      woods([520, 604, 610, 592, 700, 564, 770, 522, 830, 480], 720, '#3d683b', 22, 9),
    ),
    times(30, () => {
      const a = rnd.between(0.5, 2.6)
      const x = 502 - Math.cos(a) * rnd.between(236, 262)
      const y = 512 + Math.sin(a) * rnd.between(106, 124)
      return circle(
        x,
        y,
        rnd.between(9, 15),
        rnd.pick(x < 520 ? ['#6f9f4e', '#8fb85c'] : ['#4d7c42', '#5c8c48']),
      )
    }),
    skiff(780, 672, 0.7, '#7a4a3c', '#fff0d8', true),
    person(774, 668, -60, poses.stand, { top: '#fff0d8', bottom: '#3a3a4c', hairCut: 'hat' }),
    stroke('M790 592L762 682', '#7a4a3c', 3),
    stroke('M804 678q56 -8 84 -34', '#d9ecd8', 4),
    skiff(160, 540, 0.46, '#7a4a3c', '#fff0d8'),
    stroke('M144 540q-22 -30 -8 -62', '#d9ecd8', 3),
    land([-20, 690, 120, 700, 300, 760, 420, 820], 820, '#5c6a44'),
    land([560, 820, 700, 770, 860, 730, 1020, 700], 820, '#4a5a40'),
    woods([-20, 720, 100, 712, 240, 764, 340, 820], 820, '#46573c', 28, 6),
    woods([720, 820, 860, 752, 1020, 716], 820, '#38483a', 30, 8),
    rect(806, 716, 150, 18, '#b9a58c', 6),
    person(858, 722, 150, poses.hug, {
      top: '#a81e4a',
      bottom: '#3a3a4c',
      hairCut: 'long',
      back: true,
    }),
    person(906, 722, -160, poses.point, {
      top: '#1d6a74',
      bottom: '#3a3a4c',
      back: true,
      skin: '#8d5a3c',
    }),
    heron(110, 716, 0.9, '#fff6e6'),
  ),
)
