import {
  at,
  bend,
  circle,
  ellipse,
  faint,
  line,
  mix,
  path,
  random,
  rect,
  stack,
  stroke,
  tall,
  times,
  tube,
  type Svg,
} from '../../../kit/index.ts'
import { reachingArm } from '../../../motifs/hands.ts'

const rnd = random('bath kema')

/** A clay bowl from above with a curry in it. */
const bowl = (
  x: number,
  y: number,
  r: number,
  curry: string,
  bits: (x: number, y: number) => Svg,
): Svg =>
  stack(
    faint(0.22, circle(x + 12, y + 16, r, '#2b1424')),
    circle(x, y, r, '#8a4a34'),
    circle(x, y, r * 0.93, '#b9683f'),
    circle(x, y, r * 0.8, curry),
    path(
      `M${x - r * 0.7} ${y - r * 0.2}A${r * 0.76} ${r * 0.76} 0 0 1 ${x + r * 0.2} ${y - r * 0.7}A${r * 0.9} ${r * 0.9} 0 0 0 ${x - r * 0.7} ${y - r * 0.2}Z`,
      mix(curry, '#fff0d8', 0.3),
    ),
    bits(x, y),
  )

const scatter =
  (count: number, r: number, make: (x: number, y: number, index: number) => Svg) =>
  (x: number, y: number) =>
    stack(
      times(count, (index) => {
        const a = rnd.between(0, 6.28)
        const d = Math.sqrt(rnd.next()) * r
        return make(x + Math.cos(a) * d, y + Math.sin(a) * d, index)
      }),
    )

const leaf = (x: number, y: number, turn: number, length: number) =>
  at(
    x,
    y,
    path(
      `M0 0Q${length * 0.5} ${-length * 0.26} ${length} 0Q${length * 0.5} ${length * 0.26} 0 0Z`,
      '#4f8a3c',
    ) + line([0, 0, length, 0], '#8fbb5c', 2),
    { turn },
  )

/** A leaf and eight bowls in a village kitchen at noon; light from the upper left. */
export default tall(() =>
  stack(
    rect(0, 0, 800, 1000, '#e0b04a'),
    times(11, (index) =>
      stack(
        rect(0, index * 92, 800, 46, index % 2 ? '#d9a03a' : '#e6ba5c'),
        line([0, index * 92, 800, index * 92], '#c2872c', 4),
      ),
    ),
    times(20, (index) => rect(index * 42, 0, 5, 1000, index % 3 ? '#e9c470' : '#c98a34')),
    faint(0.25, ellipse(418, 526, 372, 400, '#5a2f24')),
    // Lotus leaf with its veins running to the rim.
    path(
      'M400 110C600 110 770 260 770 500S610 900 400 900S30 740 30 500S200 110 400 110Z',
      '#3f8a5c',
    ),
    path(
      'M400 110C600 110 770 260 770 500S610 900 400 900C560 780 620 640 600 480S500 180 400 110Z',
      '#2f7450',
    ),
    times(14, (index) => {
      const a = (index * Math.PI) / 7 + 0.2
      return bend(
        [
          400,
          500,
          400 + Math.cos(a) * 190,
          500 + Math.sin(a) * 210,
          400 + Math.cos(a + 0.06) * 352,
          500 + Math.sin(a + 0.06) * 378,
        ],
        '#6fb47c',
        5,
      )
    }),
    // Red rice in the middle, a papadam leaning on it.
    circle(400, 510, 136, '#b9744f'),
    circle(388, 496, 116, '#cf8c64'),
    scatter(110, 118, (x, y, i) =>
      ellipse(x, y, 8, 3.4, i % 3 ? '#e6b48c' : '#a05a3c', rnd.between(0, 180)),
    )(394, 504),
    ellipse(500, 430, 78, 62, '#f2c46a', 30),
    ellipse(494, 424, 64, 50, '#f9d98a', 30),
    scatter(16, 44, (x, y) => circle(x, y, rnd.between(3, 7), '#e0a84a'))(496, 428),
    bowl(
      220,
      250,
      92,
      '#e2a52e',
      scatter(26, 58, (x, y) => ellipse(x, y, 12, 8, '#f7cf5c', rnd.between(0, 180))),
    ),
    bowl(
      420,
      200,
      88,
      '#8f2f24',
      scatter(9, 48, (x, y, i) =>
        stack(
          ellipse(x, y, 24, 17, i % 2 ? '#6a241f' : '#b54a2c', rnd.between(0, 180)),
          ellipse(x - 5, y - 5, 8, 4, '#d9744a'),
        ),
      ),
    ),
    bowl(
      614,
      280,
      90,
      '#5f8f3c',
      scatter(30, 58, (x, y, i) =>
        bend([x - 13, y, x, y - 5, x + 13, y + 3], i % 2 ? '#3f702c' : '#9cc45a', 6),
      ),
    ),
    bowl(
      682,
      470,
      86,
      '#f2dfae',
      scatter(12, 46, (x, y, i) =>
        stack(
          rect(x - 13, y - 10, 26, 20, i % 2 ? '#f7c94e' : '#fbe6a0', 5),
          circle(x + 6, y, 3, '#4f8a3c'),
        ),
      ),
    ),
    bowl(
      650,
      668,
      88,
      '#a8241f',
      scatter(34, 60, (x, y, i) => circle(x, y, rnd.between(4, 9), i % 3 ? '#f7e3d4' : '#e2452f')),
    ),
    bowl(
      276,
      786,
      88,
      '#c9702c',
      scatter(7, 44, (x, y) =>
        stack(circle(x, y, 24, '#e9dfc8'), circle(x + 2, y + 2, 12, '#f2b02e')),
      ),
    ),
    bowl(
      136,
      640,
      88,
      '#6f5a2c',
      scatter(9, 48, (x, y) =>
        stack(
          ellipse(x, y, 27, 12, '#3f2f4c', rnd.between(0, 180)),
          ellipse(x - 4, y - 3, 10, 3, '#6a527a', 0),
        ),
      ),
    ),
    bowl(
      118,
      440,
      86,
      '#f6ecd0',
      scatter(20, 50, (x, y, i) => rect(x - 10, y - 3, 20, 6, i % 2 ? '#cfe3a4' : '#fffdf0', 3)),
    ),
    leaf(380, 300, 40, 66),
    leaf(430, 640, -20, 60),
    leaf(280, 560, 130, 54),
    times(4, (index) =>
      at(
        560 + index * 14,
        560 + index * 26,
        path('M-34 0Q-10 -14 28 -2L40 -8Q34 6 22 6Q-10 14 -34 0Z', '#c22f1f') +
          line([36, -4, 50, -12], '#4f8a3c', 5),
        { turn: 30 + index * 24 },
      ),
    ),
    // A right hand gathers rice with its fingertips; a king coconut.
    faint(0.25, tube([640, 1040, 56, 570, 880, 46, 520, 760, 34, 452, 650, 40], '#3a1a14')),
    reachingArm([700, 1130, 572, 900, 504, 744], 'gather', '#8d5a3c', {
      thick: 48,
      scale: 1.9,
      turn: -118,
      near: true,
    }),
    times(3, (index) =>
      stroke(
        `M${494 + index * 12} ${806 + index * 25}Q${544 + index * 10} ${816 + index * 22} ${578 + index * 11} ${776 + index * 25}`,
        ['#f2c14e', '#e2574c', '#f2c14e'][index] as string,
        11,
      ),
    ),
    faint(0.25, ellipse(90, 930, 100, 104, '#5a2f24')),
    ellipse(78, 912, 100, 106, '#f08a2c'),
    path(
      'M78 806C140 810 180 860 178 912C176 970 130 1016 78 1018C130 960 130 860 78 806Z',
      '#c2621f',
    ),
    ellipse(84, 880, 46, 40, '#f6ead0'),
    ellipse(84, 880, 36, 31, '#e0dcc0'),
    line([92, 884, 170, 790], '#e2574c', 9),
    times(4, (index) =>
      at(
        700 + index * 26,
        90 + (index % 2) * 40,
        stack(
          times(5, (k) => at(0, 0, ellipse(0, -18, 11, 18, '#fffaf0'), { turn: k * 72 })),
          circle(0, 0, 9, '#f7c94e'),
        ),
        { turn: index * 22 },
      ),
    ),
    leaf(60, 70, 20, 120),
    leaf(40, 120, -12, 100),
  ),
)
