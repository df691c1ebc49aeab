import {
  at,
  bend,
  birds,
  circle,
  type Color,
  faint,
  far,
  glitter,
  hours,
  land,
  line,
  path,
  poly,
  rect,
  rects,
  ridge,
  ripples,
  shaded,
  sky,
  stack,
  stars,
  stroke,
  times,
  water,
  wide,
  woods,
} from '../../../kit/index.ts'
import { person, poses } from '../../../motifs/people.ts'
import { battlements } from '../../../motifs/town.ts'

const hour = { ...hours.dusk, sky: ['#38356f', '#a3608c', '#f7a878'], haze: '#b87a92' } as const
const stone = { lit: '#e9b98c', shade: '#8a5a66', top: '#f6d2a0' }

/** A round tower of the fortress, standing on (x, y). */
const tower = (x: number, y: number, w: number, h: number) =>
  stack(
    shaded(
      `M${x - w / 2} ${y}V${y - h}H${x + w / 2}V${y}Z`,
      stone.lit,
      path(`M${x + w * 0.08} ${y}V${y - h}H${x + w}V${y}Z`, stone.shade),
      times(3, (index) =>
        rect(x - w * 0.18, y - h * (0.3 + index * 0.24), w * 0.09, h * 0.07, '#4a3050', 2),
      ),
    ),
    battlements(x - w * 0.56, y - h, w * 1.12, h * 0.05, w * 0.1, stone.top),
    rect(x - w * 0.26, y - h * 1.17, w * 0.52, h * 0.12, stone.lit),
    rect(x + w * 0.04, y - h * 1.17, w * 0.22, h * 0.12, stone.shade),
    battlements(x - w * 0.29, y - h * 1.17, w * 0.58, h * 0.03, w * 0.08, stone.top),
  )

/** A wall that steps down the slope through the points given, `height` high, with its merlons. */
const wall = (points: readonly (readonly [number, number])[], height: number) => {
  const steps = points.slice(1).flatMap(([x, y], index) => {
    const [from, level] = points[index]!
    return [from, level, x, level, x, y]
  })
  const down = (by: number) => steps.map((value, index) => (index % 2 ? value + by : value))
  const back = (list: readonly number[]) =>
    times(list.length / 2, (index) => list.slice(-2 * index - 2, list.length - 2 * index)).flat()
  return stack(
    poly([...steps, ...back(down(height))], stone.lit),
    poly([...down(height * 0.5), ...back(down(height))], stone.shade),
    points.slice(1).map(([x], index) => {
      const [from, level] = points[index]!
      return battlements(from, level - 3, x - from, 6, 7, stone.top)
    }),
  )
}

/** A wooden house at the water's edge, its windows lit. */
const yali = (x: number, y: number, w: number, h: number, color: Color, dark: Color) =>
  stack(
    rect(x, y - h, w, h, color),
    rect(x + w * 0.62, y - h, w * 0.38, h, dark),
    path(
      `M${x - 6} ${y - h}L${x + w * 0.2} ${y - h - h * 0.28}H${x + w * 0.8}L${x + w + 6} ${y - h}Z`,
      '#6a3a4c',
    ),
    rects(
      times(6, (index) => [
        x + w * (0.1 + (index % 3) * 0.3),
        y - h * (index < 3 ? 0.84 : 0.42),
        w * 0.14,
        h * 0.24,
      ]),
      '#ffdc98',
    ),
  )

/** The private boat with its lamps and its guests, its waterline at (0, 0). */
const boat = stack(
  times(6, (index) =>
    person(
      -120 + index * 44,
      -26,
      index % 2 ? 62 : -60,
      index % 3 === 1 ? poses.photo : poses.stand,
      {
        top: ['#a81e4a', '#fff0d8', '#e5a33b', '#1d8a8c', '#f2c98a', '#c8623e'][index] as string,
        bottom: '#2b2444',
        skin: ['#8d5a3c', '#d9a27a', '#6b412b', '#b67a52', '#efc19b', '#a5683f'][index] as string,
        hairCut: (['short', 'long', 'curls', 'bun', 'cap', 'tail'] as const)[index]!,
      },
    ),
  ),
  path(
    'M-190 -36C-120 -26 100 -26 196 -52C188 -24 170 -2 150 8H-150C-172 2 -184 -16 -190 -36Z',
    '#8a4a34',
  ),
  path(
    'M-178 -14C-100 -4 100 -6 182 -24C174 -8 162 2 150 8H-150C-162 4 -172 -4 -178 -14Z',
    '#4f2a30',
  ),
  bend([-190, -36, -120, -27, 100, -28, 196, -52], '#f6d9a4', 7),
  line([-150, -30, -150, -112], '#6a4038', 5),
  line([116, -34, 116, -118], '#6a4038', 5),
  path('M-170 -110C-80 -124 60 -126 140 -116L136 -104C60 -112 -80 -112 -168 -100Z', '#fff0d8'),
  path('M-168 -100C-80 -112 60 -112 136 -104L137 -109C60 -118 -80 -118 -169 -105Z', '#d9bfa4'),
  times(6, (index) => circle(-136 + index * 48, -96, 5, '#ffe3a0')),
  line([-184, -38, -196, -92], '#6a4038', 4),
  path('M-197 -90L-244 -84L-240 -58L-191 -64Z', '#c2213a'),
  circle(-220, -74, 7, '#fff6e6'),
  circle(-217, -75, 5.6, '#c2213a'),
)

/** The narrowest part of the Bosphorus as the lamps come on; the sky is still light on the left. The carousel of the home page shows it from y 119 to 681. */
export default wide(() =>
  stack(
    sky(1000, 520, hour),
    stars(1000, 180, 30, '#f6e3d0', 5),
    birds(560, 150, 12, '#3a2a52', 4, 3),
    land(ridge(0, 1000, 450, { rise: 26, length: 340, seed: 9 }), 560, far('#5a3f70', hour, 0.5)),
    // The bridge behind the fortress.
    stroke('M-20 250Q250 470 560 236Q760 470 1020 380', '#fbd3ae', 2.6),
    times(22, (index) => {
      const x = 40 + index * 40
      const t = x < 560 ? (x + 20) / 580 : (x - 560) / 460
      const y =
        x < 560
          ? 250 * (1 - t) ** 2 + 940 * t * (1 - t) + 236 * t ** 2
          : 236 * (1 - t) ** 2 + 940 * t * (1 - t) + 380 * t ** 2
      return line([x, y, x, 424], '#d9a29c', 1.2)
    }),
    rect(-10, 424, 1020, 9, '#4f3866'),
    times(26, (index) => circle(16 + index * 40, 420, 2.6, '#ffe3a0')),
    rect(548, 226, 9, 330, '#4f3866'),
    rect(567, 226, 9, 330, '#4f3866'),
    rect(548, 250, 28, 7, '#4f3866'),
    rect(548, 340, 28, 7, '#4f3866'),
    // The far shore on the right, with its wooden houses.
    land([560, 540, 700, 480, 820, 452, 1000, 420], 570, '#4a3a66'),
    woods([600, 536, 720, 496, 860, 470, 1000, 450], 560, '#3f3560', 22, 4),
    yali(640, 546, 62, 46, '#e3a08c', '#a8606c'),
    yali(722, 548, 76, 54, '#f3dcc0', '#b08a94'),
    yali(822, 550, 66, 48, '#c25a64', '#84384f'),
    yali(908, 552, 80, 56, '#f3dcc0', '#b08a94'),
    rect(590, 544, 420, 8, '#6a4a6c'),
    // The hill of the fortress on the left.
    land(
      [-10, 250, 80, 240, 180, 268, 280, 340, 380, 430, 470, 506, 560, 530, 620, 556],
      570,
      '#4f4468',
    ),
    woods([-10, 262, 80, 252, 180, 282, 280, 352, 380, 440, 480, 540], 570, '#463c62', 26, 7),
    woods([-10, 380, 120, 400, 240, 430, 340, 490, 440, 550], 570, '#3a3258', 24, 3),
    wall(
      [
        [90, 284],
        [134, 296],
        [178, 322],
        [222, 358],
        [266, 400],
        [310, 444],
        [364, 470],
      ],
      44,
    ),
    wall(
      [
        [-10, 372],
        [40, 396],
        [90, 424],
        [150, 440],
      ],
      34,
    ),
    wall(
      [
        [228, 512],
        [300, 516],
        [360, 516],
      ],
      40,
    ),
    tower(56, 330, 92, 150),
    tower(188, 552, 88, 150),
    tower(404, 556, 96, 170),
    rect(-10, 550, 530, 10, '#6a4a6c'),
    times(7, (index) => circle(30 + index * 74, 546, 4, '#ffe3a0')),
    water(1000, 556, 800, '#e59a86', '#8a5a8c', '#40386e', '#262656'),
    faint(
      0.55,
      times(7, (index) => rect(27 + index * 74, 564, 6, 34 + (index % 3) * 14, '#ffe3a0', 3)),
      rect(376, 562, 56, 60, '#e9b98c', 6),
      rect(160, 562, 50, 50, '#e9b98c', 6),
    ),
    ripples(0, 566, 1000, 220, '#f0a892', 70, 6),
    glitter(760, 566, 780, 180, '#ffd9a0', 8, 10),
    faint(0.5, path('M450 654C540 664 740 666 840 650L800 682H490Z', '#1d1c44')),
    at(640, 646, boat, { scale: 1.12 }),
    stroke('M420 662Q380 670 330 668M432 676Q380 688 310 686', '#f6d3b8', 4),
  ),
)
