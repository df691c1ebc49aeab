import {
  at,
  bend,
  circle,
  curve,
  ellipse,
  faint,
  path,
  poly,
  random,
  rect,
  stack,
  stroke,
  tall,
  times,
  type Svg,
} from '../../../kit/index.ts'

const rnd = random('budva')

/** A parasol from straight above, with its shadow thrown to the lower right. */
const shade = (x: number, y: number, r: number, one: string, two: string): Svg =>
  faint(0.22, circle(x + r * 0.45, y + r * 0.5, r, '#5a3a4c')) +
  times(8, (index) => {
    const a = (index * Math.PI) / 4
    const b = a + Math.PI / 4
    return poly(
      [
        x,
        y,
        x + Math.cos(a) * r,
        y + Math.sin(a) * r,
        x + Math.cos((a + b) / 2) * r * 1.06,
        y + Math.sin((a + b) / 2) * r * 1.06,
        x + Math.cos(b) * r,
        y + Math.sin(b) * r,
      ],
      index % 2 ? one : two,
    )
  }).join('') +
  faint(0.14, path(`M${x} ${y}L${x + r} ${y}A${r} ${r} 0 0 1 ${x} ${y + r}Z`, '#2b1b2f')) +
  circle(x, y, r * 0.09, '#fff6e6')

const towel = (
  x: number,
  y: number,
  turn: number,
  cloth: string,
  skin: string,
  swim: string,
  hair: string,
): Svg =>
  at(
    x,
    y,
    rect(-26, -58, 52, 116, cloth, 4) +
      rect(-26, -46, 52, 7, '#fff6e6') +
      rect(-26, 40, 52, 7, '#fff6e6') +
      bend([-6, 16, -8, 40, -9, 58], skin, 9) +
      bend([6, 16, 8, 40, 9, 58], skin, 9) +
      bend([-10, -22, -22, -34, -12, -46], skin, 7) +
      bend([10, -22, 20, -10, 18, 6], skin, 7) +
      path('M-13 -26Q0 -32 13 -26L10 18Q0 24 -10 18Z', skin) +
      path('M-11 4L11 4L10 20Q0 26 -10 20Z', swim) +
      rect(-12, -18, 24, 7, swim, 3) +
      circle(0, -40, 11, hair),
    { turn },
  )

const swimmer = (x: number, y: number, turn: number, skin: string, cap: string): Svg =>
  at(
    x,
    y,
    faint(0.5, ellipse(0, 6, 32, 46, '#d9fff4')) +
      bend([-8, -14, -26, -30, -22, -46], skin, 8) +
      bend([8, -14, 24, -4, 26, 14], skin, 8) +
      ellipse(0, 4, 11, 26, skin) +
      circle(0, -28, 10, cap) +
      bend([-4, 26, -8, 44, -6, 56], skin, 7) +
      bend([4, 26, 10, 42, 12, 54], skin, 7),
    { turn },
  )

const edge = [-20, 560, 130, 520, 280, 450, 420, 400, 560, 330, 690, 240, 820, 170]

/** Mogren at noon from straight above: the surf runs across the picture, and the sun is at the upper left. */
export default tall(() =>
  stack(
    rect(0, 0, 800, 1000, '#1f8fa8'),
    path('M-20 -20H820V40C640 120 420 240 240 330C140 370 60 400 -20 420Z', '#1a7898'),
    path(
      'M-20 430C140 390 300 330 420 270C560 190 700 90 820 40V120C680 200 560 280 420 340C280 400 120 470 -20 500Z',
      '#3fb8bc',
    ),
    times(26, () => {
      const x = rnd.between(0, 780)
      const y = rnd.between(10, 420 - x * 0.42)
      return bend([x, y, x + 20, y - 7, x + 44, y, x + 66, y - 6], '#6fd0cc', 3)
    }),
    path(`${curve(edge)}L820 1020H-20Z`, '#f6dfb0'),
    stroke(curve(edge.map((v, i) => (i % 2 ? v - 40 : v))), '#bff3e4', 16),
    stroke(curve(edge.map((v, i) => (i % 2 ? v - 16 : v))), '#e6fff6', 20),
    stroke(curve(edge.map((v, i) => (i % 2 ? v + 12 : v))), '#e3c490', 24),
    stroke(curve(edge), '#fffdf4', 13),
    times(60, () =>
      circle(rnd.between(0, 800), rnd.between(620, 1000), rnd.between(1.4, 3), '#e3c490'),
    ),
    // Rocks and a pine at the corner.
    path('M-20 560C40 540 90 560 100 600C120 640 60 700 -20 700Z', '#b99a86'),
    path('M-20 640C40 650 90 640 104 610C110 650 60 700 -20 700Z', '#86706c'),
    shade(170, 700, 66, '#c22f4a', '#fff6e6'),
    shade(340, 640, 66, '#f2b93f', '#fff6e6'),
    shade(510, 570, 66, '#1d6a74', '#fff6e6'),
    shade(680, 480, 66, '#c22f4a', '#fff6e6'),
    shade(270, 840, 68, '#1d6a74', '#fff6e6'),
    shade(450, 780, 68, '#c22f4a', '#fff6e6'),
    shade(640, 700, 68, '#f2b93f', '#fff6e6'),
    shade(120, 930, 68, '#f2b93f', '#fff6e6'),
    shade(590, 910, 70, '#c8623e', '#fff6e6'),
    shade(760, 840, 68, '#1d6a74', '#fff6e6'),
    towel(262, 716, 24, '#e98fa6', '#b67a52', '#1b2440', '#241a22'),
    towel(430, 648, -16, '#7fb8b4', '#efc19b', '#c22f4a', '#b1502c'),
    towel(574, 640, 30, '#f2cf94', '#6b412b', '#fff6e6', '#1d1430'),
    towel(370, 900, 12, '#f2b93f', '#d9a27a', '#1d6a74', '#4a2f28'),
    towel(540, 800, -22, '#fff6e6', '#8d5a3c', '#e2574c', '#241a22'),
    towel(720, 600, 18, '#7fb8b4', '#b67a52', '#f2b93f', '#241a22'),
    towel(700, 960, -30, '#e98fa6', '#efc19b', '#1b2440', '#7a4a2c'),
    towel(200, 960, 6, '#7fb8b4', '#8d5a3c', '#f2b93f', '#241a22'),
    swimmer(250, 330, 50, '#b67a52', '#241a22'),
    swimmer(520, 210, -30, '#efc19b', '#c22f4a'),
    swimmer(110, 430, 110, '#6b412b', '#1d1430'),
    // A paddle board, a ring, a pedal boat.
    at(
      340,
      150,
      faint(0.25, ellipse(14, 16, 26, 96, '#0f4a60')) +
        path('M0 -98C26 -70 28 60 0 96C-28 60 -26 -70 0 -98Z', '#fff6e6') +
        path('M0 -98C26 -70 28 60 0 96Z', '#e3c490') +
        rect(-14, -6, 28, 40, '#c22f4a', 6) +
        circle(0, -6, 12, '#241a22') +
        bend([-10, 8, -40, -10, -56, 10], '#d9a27a', 8) +
        bend([10, 8, 40, -4, 56, -22], '#d9a27a', 8) +
        bend([-70, 30, 70, -40], '#f2b93f', 6),
      { turn: 58 },
    ),
    at(
      620,
      90,
      faint(0.25, circle(10, 12, 40, '#0f4a60')) +
        circle(0, 0, 40, '#f2b93f') +
        times(4, (index) =>
          path('M-40 0A40 40 0 0 1 -28 -28L-14 -14A20 20 0 0 0 -20 0Z', '#fff6e6').replace(
            '/>',
            ` transform="rotate(${index * 90})"/>`,
          ),
        ).join('') +
        circle(0, 0, 20, '#1f8fa8') +
        bend([-10, -26, 0, 0, 10, 30], '#8d5a3c', 20) +
        circle(-14, -34, 11, '#1d1430'),
    ),
  ),
)
