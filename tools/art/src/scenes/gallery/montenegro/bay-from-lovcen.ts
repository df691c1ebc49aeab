import {
  circle,
  edges,
  far,
  glitter,
  hours,
  land,
  mist,
  mountains,
  path,
  random,
  rect,
  rects,
  sky,
  stack,
  tall,
  times,
  water,
  woods,
  line,
  cirrus,
} from '../../../kit/index.ts'
import { person, poses } from '../../../motifs/people.ts'
import { sailboat } from '../../../motifs/boats.ts'

const hour = {
  ...hours.dawn,
  sky: ['#6a8ab4', '#d9b8b4', '#fbe3b8'],
  haze: '#c9bec4',
} as const
const rnd = random('lovcen')
const road = [
  330, 622, 400, 640, 610, 656, 640, 676, 560, 692, 330, 700, 290, 722, 360, 742, 600, 752, 640,
  780, 560, 804, 290, 812, 240, 842, 320, 868, 620, 880, 680, 918, 580, 950, 300, 962, 240, 1010,
]

/** A road along the points. It gets wider towards the viewer, and is foreshortened. */
function winding(points: readonly number[], width: (t: number) => number): string {
  const steps = 8
  const last = points.length / 2 - 1
  const at = (index: number, axis: number) =>
    points[Math.max(0, Math.min(last, index)) * 2 + axis] as number
  const spot = (t: number, axis: number) => {
    const index = Math.min(last - 1, Math.floor(t))
    const [a, b, c, d] = [-1, 0, 1, 2].map((k) => at(index + k, axis)) as [
      number,
      number,
      number,
      number,
    ]
    const u = t - index
    // Catmull-Rom, as `curve` draws it.
    return b + 0.5 * u * (c - a + u * (2 * a - 5 * b + 4 * c - d + u * (3 * (b - c) + d - a)))
  }
  const sides = times(last * steps + 1, (index) => {
    const t = index / steps
    const [dx, dy] = [0, 1].map(
      (axis) => spot(Math.min(last, t + 0.02), axis) - spot(Math.max(0, t - 0.02), axis),
    ) as [number, number]
    const half = width(t / last) / 2 / (Math.hypot(dx, dy) || 1)
    const [ox, oy] = [-dy * half, dx * half * 0.72]
    return [spot(t, 0), spot(t, 1), ox, oy] as const
  })
  return edges([
    ...sides.flatMap(([x, y, ox, oy]) => [x + ox, y + oy]),
    ...[...sides].reverse().flatMap(([x, y, ox, oy]) => [x - ox, y - oy]),
  ])
}

/** The view over the wall of the old road from Kotor: the bay below, hairpins in front. The sun is on the left. */
export default tall(() =>
  stack(
    sky(800, 320, hour),
    cirrus(60, 70, 620, '#fdeee0', 5, 0.8),
    mountains(
      [-40, 260, 70, 190, 170, 240, 300, 170, 420, 230, 560, 160, 700, 230, 840, 180],
      330,
      { lit: far('#8f9ab4', hour, 0.6), shade: far('#6a7aa0', hour, 0.5), seed: 3, rough: 4 },
    ),
    water(800, 300, 640, '#f0d3bc', '#a9b8c4', '#6f9ab0', '#3f7894'),
    glitter(200, 304, 440, 180, '#fff0d0', 6, 10),
    land([330, 330, 420, 300, 560, 280, 700, 290, 800, 270], 360, far('#5f7a84', hour, 0.45)),
    path(
      'M-20 340C80 320 180 350 210 390C230 430 160 450 90 460L-20 470Z',
      far('#6f8a80', hour, 0.35),
    ),
    path(
      'M-20 420C60 430 130 430 180 420C160 440 120 456 90 460L-20 470Z',
      far('#4f6a74', hour, 0.3),
    ),
    mist(0, 340, 560, '#fbe8d4', 5, 0.5),
    path(
      'M820 380C700 370 600 400 560 440C530 480 580 520 660 530L820 560Z',
      far('#5f7f70', hour, 0.25),
    ),
    path('M820 470C740 460 680 480 660 530L820 560Z', far('#42606a', hour, 0.2)),
    rects(
      times(60, () => {
        const t = rnd.next()
        return [
          Math.round(590 + t * 210),
          Math.round(524 + t * 20 - rnd.next() * 18),
          8,
          7,
        ] as const
      }),
      '#f3dcc0',
    ),
    rects(
      times(60, () => {
        const t = rnd.next()
        return [
          Math.round(590 + t * 210),
          Math.round(520 + t * 20 - rnd.next() * 20),
          9,
          4,
        ] as const
      }),
      '#c8623e',
    ),
    path(
      'M-20 520C100 500 240 520 300 570C330 600 300 620 240 640L-20 700Z',
      far('#5c7a60', hour, 0.15),
    ),
    rects(
      times(50, () => {
        const t = rnd.next()
        return [Math.round(20 + t * 260), Math.round(560 + t * 26 + rnd.next() * 30), 9, 8] as const
      }),
      '#f3dcc0',
    ),
    rects(
      times(50, () => {
        const t = rnd.next()
        return [
          Math.round(20 + t * 260),
          Math.round(555 + t * 26 + rnd.next() * 30),
          10,
          5,
        ] as const
      }),
      '#c8623e',
    ),
    rect(420, 478, 92, 9, '#fff6e6', 4),
    path('M410 486h116l-8 10h-100Z', '#fff6e6'),
    rect(440, 466, 50, 12, '#fff6e6', 3),
    rect(470, 456, 10, 12, '#a81e4a'),
    line([410, 500, 330, 506], '#dfe8e8', 3),
    sailboat(330, 470, 0.24, '#fff6e6', '#fff6e6', '#cfd8dc'),
    sailboat(470, 560, 0.34, '#fff6e6', '#fff6e6', '#cfd8dc'),
    // The mountain below the viewer, with the bends of the road.
    land([-20, 680, 140, 640, 300, 616, 460, 622, 620, 600, 820, 560], 1010, '#8a8f74'),
    path('M820 560C700 590 640 596 620 600C680 700 640 800 720 1010H820Z', '#5f6a64'),
    woods([-20, 690, 60, 668, 130, 650, 200, 690, 240, 740], 742, '#5c7a54', 18, 6),
    land([-20, 700, 80, 704, 170, 722, 252, 752], 762, '#8a8f74'),
    woods([668, 1010, 690, 880, 706, 760, 726, 680, 770, 620, 820, 596], 1010, '#4a6454', 24, 4),
    // For every stretch, first its retaining wall, then the road.
    path(
      winding(
        road.map((v, i) => (i % 2 ? v + 2 + (v - 622) * 0.026 : v)),
        (t) => 10 + t * 26,
      ),
      '#555f58',
    ),
    path(
      winding(road, (t) => 8 + t * 24),
      '#ecd8ae',
    ),
    times(3, (index) =>
      circle(
        [500, 330, 520][index] as number,
        ([654, 744, 808][index] as number) - 6,
        6,
        ['#c22f3b', '#fff6e6', '#f2b93f'][index] as string,
      ),
    ),
    times(22, () => {
      const x = rnd.between(40, 760)
      const y = rnd.between(680, 980)
      return circle(x, y, rnd.between(6, 14), rnd.pick(['#6f8458', '#5c7450']))
    }),
    path('M-20 1010V900L90 880L180 930L240 1010Z', '#7a7570'),
    path('M90 880L180 930L240 1010H120L110 940Z', '#54525c'),
    person(110, 900, 200, poses.photo, {
      top: '#a81e4a',
      bottom: '#2f3a54',
      hairCut: 'tail',
      pack: '#e5a33b',
      skin: '#b67a52',
    }),
    person(188, 940, 190, poses.sitBack, {
      top: '#1d6a74',
      bottom: '#3a3a44',
      back: true,
      skin: '#8d5a3c',
    }),
  ),
)
