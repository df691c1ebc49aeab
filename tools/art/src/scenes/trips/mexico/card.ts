import {
  card,
  circle,
  far,
  hours,
  land,
  line,
  path,
  poly,
  random,
  rect,
  rects,
  sky,
  stack,
  times,
  faint,
  cumulus,
} from '../../../kit/index.ts'
import { bellTower } from '../../../motifs/town.ts'

const hour = {
  ...hours.noon,
  sky: ['#2a8fb8', '#7cc8d2', '#e6f0d4'],
  haze: '#cfe0d2',
} as const
const paints = [
  '#e2574c',
  '#f2b441',
  '#3f9fa0',
  '#f08a5c',
  '#d9487a',
  '#8f6ab0',
  '#f6d9a0',
  '#5aa06a',
  '#f7f0dc',
  '#4a7fc0',
]

/** A flat-roofed painted house in its three layers: wall, shade side, and what is fixed to it. */
function casa(x: number, y: number, w: number, h: number, seed: number, haze: number) {
  const rnd = random(seed)
  const wall = far(rnd.pick(paints), hour, haze)
  const columns = Math.max(1, Math.round(w / 22))
  const rows = Math.max(1, Math.round(h / 26))
  const panes = times(
    columns * rows,
    (index) =>
      [
        Math.round(x + 6 + ((index % columns) * (w * 0.74)) / columns),
        Math.round(y - h + 9 + Math.floor(index / columns) * (h / rows)),
        7,
        11,
      ] as const,
  )
  const trim = rnd.pick(['#fff6e6', '#e2574c', '#f2b441'])
  const fixed =
    rect(x - 1, y - h - 3, w + 2, 5, far(trim, hour, haze)) +
    rects(
      panes.map(([a, b, c, d]) => [a - 1, b - 1, c + 2, d + 2] as const),
      far('#fff6e6', hour, haze),
    ) +
    rects(panes, far('#4a3458', hour, haze)) +
    (rnd.next() < 0.22
      ? rect(x + w * 0.3, y - h - 13, 13, 11, far('#33476a', hour, haze), 2)
      : '') +
    (rnd.next() < 0.16
      ? path(
          `M${Math.round(x + w * 0.4)} ${Math.round(y - h)}q-3 -22 -16 -22q16 -2 18 12q4 -14 18 -14q-14 6 -14 24Z`,
          far('#3f7a50', hour, haze),
        )
      : '')
  return {
    wall: rect(x, y - h, w, h + 10, wall),
    shade: [x + w * 0.8, y - h, w * 0.2, h + 10] as const,
    fixed,
  }
}

const hill = (x: number) => 330 - 190 * Math.exp(-(((x - 470) / 300) ** 2))
const rnd = random('guanajuato')
const rows = times(8, (row) => {
  const houses: ReturnType<typeof casa>[] = []
  const size = 30 + row * 5
  let x = -20 + rnd.between(-20, 0)
  while (x < 820) {
    const w = Math.round(size * rnd.between(0.8, 1.4))
    const top = hill(x + w / 2)
    houses.push(
      casa(
        Math.round(x),
        Math.round(top + (620 - top) * ((row + 0.9) / 8) + rnd.between(-5, 5)),
        w,
        Math.round(size * rnd.between(0.9, 1.4)),
        Math.floor(rnd.next() * 9999),
        0.34 - row * 0.045,
      ),
    )
    x += w * rnd.between(0.92, 1.12)
  }
  // The houses of a row share their layers, so that a long row needs few paths too.
  return stack(
    houses.map(({ wall }) => wall),
    faint(
      0.34,
      rects(
        houses.map(({ shade }) => shade),
        '#3a3a68',
      ),
    ),
    houses.map(({ fixed }) => fixed),
  )
})

const wall = {
  wall: '#f7c948',
  shade: '#c98a36',
  roof: '#e2574c',
  roofShade: '#a83a44',
  opening: '#6a3450',
}

/** Guanajuato at noon, light from the left: the yellow basilica among the stacked houses. */
export default card(() =>
  stack(
    sky(800, 340, hour),
    cumulus(430, 220, 380, 190, { lit: '#fffaf0', shade: '#d0dfe2' }, 4),
    cumulus(20, 200, 240, 100, { lit: '#fffaf0', shade: '#d0dfe2' }, 9),
    land(
      [0, 250, 140, 210, 300, 240, 520, 180, 680, 210, 800, 170],
      400,
      far('#6a7a80', hour, 0.5),
    ),
    land(
      times(21, (index) => [index * 40, hill(index * 40)]).flat(),
      600,
      far('#a8744e', hour, 0.2),
    ),
    rows.slice(0, 5),
    // The basilica.
    bellTower(232, 470, 210, wall),
    bellTower(390, 470, 210, wall),
    rect(236, 372, 150, 110, '#f7c948'),
    rect(350, 372, 36, 110, '#c98a36'),
    poly([232, 374, 311, 326, 390, 374], '#f9d873'),
    circle(311, 356, 11, '#6a3450'),
    path('M290 482V420A21 21 0 0 1 332 420V482Z', '#6a3450'),
    path('M420 402C420 336 520 336 520 402Z', '#e2574c'),
    path('M486 402C496 376 490 360 474 352C506 358 520 378 520 402Z', '#a83a44'),
    rect(424, 400, 92, 80, '#f7c948'),
    rect(486, 400, 30, 80, '#c98a36'),
    rect(462, 326, 16, 28, '#f7c948'),
    line([470, 326, 470, 306], '#6a3450', 3),
    times(3, (index) => rect(436 + index * 18, 412, 9, 18, '#6a3450', 4)),
    rows.slice(5),
  ),
)
