import {
  at,
  bend,
  circle,
  ellipse,
  faint,
  hours,
  land,
  mist,
  path,
  random,
  shaded,
  sky,
  stack,
  times,
  wide,
  type Svg,
  firs,
  ridge,
  far,
} from '../../../kit/index.ts'
import { macaque } from '../../../motifs/animals.ts'
import { steam } from '../../../motifs/things.ts'

const hour = {
  ...hours.morning,
  sky: ['#8fa4bc', '#bccad6', '#e9e6e4'],
  haze: '#cfd8e0',
} as const
const rnd = random('jigokudani')

/** A macaque up to its chest in the spring, eyes shut, snow on its head. */
function soaking(x: number, y: number, s: number, fur: string, asleep = true): Svg {
  const light = '#d9cdbc'
  return at(
    x,
    y,
    shaded(
      'M-110 0C-120 -60 -90 -110 0 -112C90 -110 120 -60 110 0Z',
      fur,
      path('M20 -120C70 -80 60 -20 50 10H140V-120Z', '#5f5450'),
      path('M-40 -100Q0 -60 40 -100L30 10H-30Z', light),
    ) +
      path(
        'M-74 -140C-84 -210 -40 -246 0 -246C40 -246 84 -210 74 -140C70 -100 40 -80 0 -80C-40 -80 -70 -100 -74 -140Z',
        fur,
      ) +
      path(
        'M20 -244C60 -236 82 -200 74 -140C70 -100 44 -82 14 -80C50 -120 50 -200 20 -244Z',
        '#6f625a',
      ) +
      times(5, (i) =>
        path(
          `M${-74 + (i % 2) * 130} ${-180 + i * 11}l${i % 2 ? 22 : -14} 8l${i % 2 ? -20 : 16} 6Z`,
          fur,
        ),
      ).join('') +
      ellipse(-74, -160, 14, 18, '#c9705c') +
      ellipse(74, -160, 12, 18, '#a85848') +
      path(
        'M-50 -170C-54 -206 -20 -214 0 -196C20 -214 54 -206 50 -170C54 -140 40 -104 0 -102C-40 -104 -54 -140 -50 -170Z',
        '#e0826c',
      ) +
      path(
        'M10 -200C30 -210 54 -200 50 -170C54 -140 40 -104 6 -102C36 -130 36 -170 10 -200Z',
        '#c2634f',
      ) +
      ellipse(0, -122, 27, 19, '#eba48e') +
      (asleep
        ? bend([-34, -164, -22, -156, -10, -164], '#3a2430', 4) +
          bend([10, -164, 22, -156, 34, -164], '#3a2430', 4)
        : circle(-22, -163, 6, '#3a2430') + circle(22, -163, 6, '#3a2430')) +
      bend([-38, -182, -22, -188, -8, -180], '#a85848', 5) +
      bend([8, -180, 22, -188, 38, -182], '#a85848', 5) +
      path('M-8 -142L0 -134L8 -142', '#8f4438') +
      bend([-14, -116, 0, -110, 14, -116], '#8f4438', 4) +
      path(
        'M-56 -222C-50 -250 -30 -262 0 -262C32 -262 52 -248 56 -222C40 -236 20 -228 0 -234C-20 -228 -40 -238 -56 -222Z',
        '#fffdfa',
      ),
    { scale: s },
  )
}

const boulder = (x: number, y: number, w: number, h: number): Svg => {
  const d = `M${x - w / 2} ${y}C${x - w * 0.56} ${y - h * 0.6} ${x - w * 0.3} ${y - h} ${x} ${y - h}C${x + w * 0.36} ${y - h} ${x + w * 0.56} ${y - h * 0.5} ${x + w / 2} ${y}Z`
  return shaded(
    d,
    '#7f8494',
    path(
      `M${x + w * 0.1} ${y - h * 1.1}Q${x + w * 0.2} ${y - h * 0.4} ${x + w * 0.06} ${y}H${x + w}V${y - h * 1.1}Z`,
      '#545a70',
    ),
    path(
      `M${x - w} ${y - h * 1.2}H${x + w}V${y - h * 0.62}Q${x + w * 0.2} ${y - h * 0.44} ${x} ${y - h * 0.66}T${x - w} ${y - h * 0.5}Z`,
      '#fbfbfa',
    ),
    path(
      `M${x + w * 0.1} ${y - h * 1.2}H${x + w}V${y - h * 0.62}Q${x + w * 0.3} ${y - h * 0.5} ${x + w * 0.12} ${y - h * 0.64}Z`,
      '#cfd8e6',
    ),
  )
}

/** Yudanaka in January: grey light without shadows, and one warm colour. */
export default wide(() =>
  stack(
    sky(1000, 460, hour),
    land(ridge(0, 1000, 240, { rise: 60, length: 320, seed: 6 }), 500, far('#a9b8c6', hour, 0.3)),
    firs(
      ridge(0, 1000, 300, { rise: 40, length: 260, seed: 5 }),
      520,
      far('#6f8494', hour, 0.45),
      60,
      4,
    ),
    mist(0, 330, 1000, '#f3f3f0', 6, 0.6),
    firs(
      ridge(0, 1000, 370, { rise: 24, length: 220, seed: 15 }),
      560,
      far('#4f667a', hour, 0.25),
      84,
      7,
    ),
    land(ridge(0, 1000, 420, { rise: 20, length: 200, seed: 9 }), 800, '#e9edf0'),
    times(7, (i) =>
      boulder(60 + i * 150, 520 + (i % 2) * 16, 180 + (i % 3) * 40, 110 + (i % 2) * 40),
    ),
    macaque(770, 400, 0.5, '#9a8a7c', true, '#d97c68'),
    path('M700 412q70 -20 140 0q-60 10 -140 0Z', '#fbfbfa'),
    // The pool: milky blue, with rings of warm water.
    path('M-20 560C160 500 420 496 620 506S940 520 1020 560V820H-20Z', '#7fb4b8'),
    path('M-20 620C200 570 520 566 760 586S980 610 1020 630V820H-20Z', '#5f9aa4'),
    times(26, () => {
      const y = rnd.between(540, 780)
      return ellipse(
        rnd.between(0, 1000),
        y,
        rnd.between(30, 90),
        2 + (y - 540) * 0.012,
        rnd.pick(['#a9d0d0', '#4f8a98', '#cfe6e4']),
      )
    }),
    soaking(840, 590, 0.62, '#94867a'),
    ellipse(840, 592, 90, 10, '#cfe6e4'),
    soaking(610, 620, 0.9, '#a39484', false),
    ellipse(610, 622, 130, 13, '#cfe6e4'),
    soaking(690, 650, 0.5, '#b5a594'),
    ellipse(690, 652, 74, 9, '#cfe6e4'),
    soaking(290, 700, 1.42, '#9a8b7c'),
    ellipse(290, 704, 210, 20, '#cfe6e4'),
    ellipse(290, 706, 180, 13, '#8fc0c4'),
    bend([180, 704, 150, 660, 130, 640], '#94867a', 30),
    ellipse(126, 634, 15, 20, '#d97c68', -20),
    boulder(40, 830, 260, 200),
    boulder(960, 840, 320, 210),
    boulder(480, 850, 240, 90),
    // A bough from the right, with snow on it.
    bend([1030, 36, 900, 96, 730, 84], '#4a4a5c', 13),
    bend([900, 84, 850, 124, 786, 136], '#4a4a5c', 7),
    bend([1030, 26, 900, 86, 732, 76], '#fbfbfa', 7),
    bend([876, 98, 846, 120, 788, 130], '#fbfbfa', 5),
    steam(460, 560, 260, '#ffffff', 3, 90),
    steam(120, 560, 200, '#ffffff', 2, 70),
    steam(940, 560, 180, '#ffffff', 2, 50),
    faint(
      0.9,
      times(80, () =>
        circle(rnd.between(0, 1000), rnd.between(0, 780), rnd.between(1.6, 5), '#ffffff'),
      ),
    ),
  ),
)
