import {
  ellipse,
  faint,
  far,
  firs,
  hours,
  mist,
  path,
  rect,
  ridge,
  ripples,
  shaded,
  sky,
  snowfall,
  stack,
  stroke,
  times,
  tube,
  water,
  wide,
  type Svg,
} from '../../../kit/index.ts'
import { hand } from '../../../motifs/hands.ts'
import { macaque } from '../../../motifs/animals.ts'
import { snowMonkey } from '../../../motifs/macaque.ts'

const hour = { ...hours.morning, sky: ['#93a7bd', '#c3ced8', '#eceeea'], haze: '#c9d3da' } as const
const fur = '#a8988a'

/** A boulder with snow on it; its top is at (x, y). */
const boulder = (x: number, y: number, w: number, h: number): Svg =>
  stack(
    shaded(
      `M${x - w / 2} ${y + h}C${x - w * 0.56} ${y + h * 0.3} ${x - w * 0.3} ${y} ${x} ${y}S${x + w * 0.56} ${y + h * 0.3} ${x + w / 2} ${y + h}Z`,
      '#7f8296',
      path(
        `M${x + w * 0.06} ${y - 4}C${x + w * 0.2} ${y + h * 0.4} ${x + w * 0.1} ${y + h * 0.7} ${x + w * 0.16} ${y + h + 4}H${x + w}V${y - 4}Z`,
        '#5c5f78',
      ),
    ),
    path(
      `M${x - w * 0.47} ${y + h * 0.42}C${x - w * 0.42} ${y + h * 0.04} ${x - w * 0.2} ${y - h * 0.12} ${x} ${y - h * 0.12}S${x + w * 0.44} ${y + h * 0.04} ${x + w * 0.47} ${y + h * 0.4}C${x + w * 0.34} ${y + h * 0.28} ${x + w * 0.24} ${y + h * 0.4} ${x + w * 0.1} ${y + h * 0.28}C${x - w * 0.06} ${y + h * 0.42} ${x - w * 0.3} ${y + h * 0.24} ${x - w * 0.47} ${y + h * 0.42}Z`,
      '#fbfbf6',
    ),
  )

/** Rings where a body breaks the water. */
const rings = (x: number, y: number, w: number) =>
  stack(ellipse(x, y, w, w * 0.13, '#bfe0dc'), ellipse(x, y + 3, w * 0.88, w * 0.1, '#6fb0ae'))

/** Jigokudani in a snowfall: steam on the pool, light from everywhere. */
export default wide(() =>
  stack(
    sky(1000, 420, hour),
    firs(
      ridge(0, 1000, 270, { rise: 40, length: 300, seed: 3 }),
      420,
      far('#5f7486', hour, 0.6),
      56,
      4,
    ),
    firs(
      ridge(0, 1000, 330, { rise: 30, length: 260, seed: 8 }),
      440,
      far('#4f667a', hour, 0.35),
      76,
      6,
    ),
    mist(0, 350, 1000, '#fbfbf6', 4, 0.7),
    rect(0, 380, 1000, 80, '#eef1ef'),
    times(6, (index) => boulder(60 + index * 180, 350 + (index % 2) * 16, 210, 110)),
    macaque(818, 366, 0.52, fur, true, '#d9685c'),
    macaque(724, 362, 0.4, '#b5a596', false, '#e27a6c'),
    water(1000, 430, 800, '#a9d3d0', '#6fb3b2', '#3f8a90'),
    ripples(0, 440, 1000, 340, '#d3ebe6', 46, 6),
    mist(0, 452, 1000, '#fbfdf8', 12, 0.6),
    // One far back, then a mother with her young.
    rings(470, 482, 92),
    snowMonkey(470, 482, 0.68, { fur: '#b5a596', face: '#dd7064', eyes: 'open', lean: -6 }),
    rings(770, 600, 164),
    snowMonkey(770, 600, 1.14, { fur: '#ab9b8c', face: '#d9604f', lean: 9 }),
    snowMonkey(704, 640, 0.62, {
      fur: '#c3b3a2',
      face: '#e8907e',
      eyes: 'open',
      lean: -8,
      snow: false,
    }),
    rings(704, 646, 74),
    // Her arm is round it.
    tube([872, 548, 34, 866, 626, 30, 770, 660, 22], '#8d7f74'),
    stroke('M878 560q10 36 -14 66', '#b5a596', 5),
    rings(792, 668, 60),
    // The old one in front, his arms on the warm stone.
    snowMonkey(270, 648, 1.5, { fur, face: '#d4574a', lean: -5, arms: true }),
    shaded(
      'M-20 820V690C40 650 110 640 190 652C300 640 400 652 470 690C520 720 540 770 540 820Z',
      '#7f8296',
      path('M300 640C340 700 320 760 330 830H560V640Z', '#5c5f78'),
    ),
    path(
      'M-20 700C30 660 60 650 96 654C120 672 108 690 80 694C40 700 10 720 -20 728ZM400 660C440 668 490 690 516 726C490 716 470 720 450 704C420 702 396 684 400 660Z',
      '#fbfbf6',
    ),
    // His hands hang over the edge.
    hand(190, 654, 'flat', '#8f5450', { turn: 78, scale: 0.92 }),
    hand(350, 654, 'flat', '#7a4448', { turn: 102, scale: 0.92, left: true }),
    boulder(930, 720, 240, 120),
    boulder(690, 762, 170, 60),
    times(5, (index) =>
      faint(
        0.4,
        stroke(
          `M${[36, 430, 560, 610, 930][index]} ${[560, 640, 540, 700, 600][index]}q-24 -34 0 -66t4 -66`,
          '#fbfdf8',
          11,
        ),
      ),
    ),
    tube([1010, 40, 15, 900, 80, 11, 800, 66, 7, 720, 92, 3], '#4a4452'),
    tube([860, 74, 7, 820, 116, 5, 770, 124, 2], '#4a4452'),
    stroke('M1000 26Q900 66 800 54T724 84', '#fbfbf6', 9),
    snowfall(1000, 760, 70, '#fdfdf8', 5),
  ),
)
