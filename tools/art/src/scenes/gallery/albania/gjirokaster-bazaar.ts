import {
  circle,
  edges,
  ellipse,
  faint,
  far,
  hours,
  land,
  line,
  mountains,
  path,
  poly,
  rect,
  rects,
  sky,
  stack,
  tall,
  times,
  type Svg,
  overcast,
} from '../../../kit/index.ts'
import { cat } from '../../../motifs/animals.ts'
import { person, poses } from '../../../motifs/people.ts'
import { battlements } from '../../../motifs/town.ts'

const hour = {
  ...hours.golden,
  sky: ['#7f97a8', '#b9c4c6', '#ece0c8'],
  haze: '#e3c4a4',
} as const

/** A tall house up the hill, seen from the front: stone, a white storey with windows, grey slate. */
const kulla = (x: number, y: number, w: number, h: number): Svg =>
  stack(
    rect(x, y - h, w, h, '#c9b8a4'),
    rect(x + w * 0.76, y - h, w * 0.24, h, '#8f8288'),
    rect(x - 6, y - h, w + 12, h * 0.46, '#fbf0da'),
    rect(x + w * 0.76, y - h, w * 0.24 + 6, h * 0.46, '#cbb8ae'),
    rects(
      times(Math.floor(w / 24), (i) => [x + 6 + i * 23, y - h * 0.84, 12, h * 0.24] as const),
      '#5a4450',
    ),
    poly(
      [
        x - 14,
        y - h + 4,
        x + w * 0.24,
        y - h - w * 0.2,
        x + w * 0.76,
        y - h - w * 0.2,
        x + w + 14,
        y - h + 4,
      ],
      '#8f94a0',
    ),
    poly(
      [
        x + w * 0.5,
        y - h + 4,
        x + w * 0.54,
        y - h - w * 0.2,
        x + w * 0.76,
        y - h - w * 0.2,
        x + w + 14,
        y - h + 4,
      ],
      '#666a7c',
    ),
  )

/** A side of the lane: how far along it (0 is beside the viewer, 1 at its far end), and height and depth out of the wall. */
interface Side {
  readonly near: number
  readonly far: number
  readonly out: 1 | -1
  readonly stone: string
  readonly wall: string
  readonly slate: string
  readonly dark: string
}
const west: Side = {
  near: -60,
  far: 336,
  out: 1,
  stone: '#9a8c92',
  wall: '#d3c2b8',
  slate: '#666a7c',
  dark: '#3f3040',
}
const east: Side = {
  near: 860,
  far: 500,
  out: -1,
  stone: '#c9b59c',
  wall: '#fbf0da',
  slate: '#8f94a0',
  dark: '#4a3640',
}

const spot = (side: Side, t: number, height: number, depth = 0) => {
  const scale = 1 - t * 0.74
  return [
    side.near + (side.far - side.near) * t + side.out * depth * scale,
    985 - t * 350 - height * scale,
  ] as const
}
/** A part of a wall between two places and two heights. */
const panel = (
  side: Side,
  from: number,
  to: number,
  low: number,
  high: number,
  fill: string,
  depth = 0,
) =>
  poly(
    [
      ...spot(side, from, low, depth),
      ...spot(side, from, high, depth),
      ...spot(side, to, high, depth),
      ...spot(side, to, low, depth),
    ],
    fill,
  )
/** A striped awning over a shop. */
const awning = (side: Side, from: number, to: number, cloth: string) =>
  times(8, (i) => {
    const [a, b] = [from + ((to - from) * i) / 8, from + ((to - from) * (i + 1)) / 8]
    const fill = i % 2 ? '#fbf0da' : cloth
    return poly(
      [
        ...spot(side, a, 262),
        ...spot(side, b, 262),
        ...spot(side, b, 206, 84),
        ...spot(side, b, 184, 84),
        ...spot(side, a, 184, 84),
        ...spot(side, a, 206, 84),
      ],
      fill,
    )
  })
const kilim = (
  side: Side,
  from: number,
  to: number,
  cloth: string,
  figure: string,
  heart: string,
) =>
  stack(
    panel(side, from, to, 26, 190, cloth, 8),
    times(4, (i) => {
      const [low, middle] = [34 + i * 38, (from + to) / 2]
      const figureOf = (grow: number) =>
        edges([
          ...spot(side, middle, low + 19 + 17 * grow, 8),
          ...spot(side, middle + (to - middle) * 0.8 * grow, low + 19, 8),
          ...spot(side, middle, low + 19 - 17 * grow, 8),
          ...spot(side, middle - (to - middle) * 0.8 * grow, low + 19, 8),
        ])
      return path(figureOf(1), figure) + path(figureOf(0.45), heart)
    }),
  )

/** A house with a shop below and a white storey under a wide roof. */
const house = (side: Side, from: number, to: number, height: number, cloth: string) => {
  const width = to - from
  return stack(
    panel(side, from, to, 0, 300, side.stone),
    times(4, (i) =>
      panel(
        side,
        from + width * (0.08 + (i % 2) * 0.5),
        from + width * (0.34 + (i % 2) * 0.5),
        262 + (i % 2) * 12,
        268 + (i % 2) * 12,
        '#8a7d84',
      ),
    ),
    panel(side, from, to, 290, height, side.wall, 18),
    panel(side, from, to, 284, 300, '#7a5444', 20),
    times(4, (i) =>
      panel(
        side,
        from + width * (0.08 + i * 0.235),
        from + width * (0.2 + i * 0.235),
        330,
        height - 34,
        '#5a4450',
        18,
      ),
    ),
    poly(
      [
        ...spot(side, from - 0.02, height - 8, 44),
        ...spot(side, to + 0.01, height - 8, 44),
        ...spot(side, to - 0.01, height + 62, -40),
        ...spot(side, from + 0.02, height + 62, -40),
      ],
      side.slate,
    ),
    panel(side, from - 0.02, to + 0.01, height - 18, height - 8, side.dark, 44),
    panel(side, from + width * 0.3, from + width * 0.86, 0, 200, side.dark),
    panel(side, from + width * 0.36, from + width * 0.8, 60, 186, '#ffd98a'),
    panel(side, from + width * 0.3, from + width * 0.86, 0, 62, '#7a4a38', 22),
    awning(side, from + width * 0.24, from + width * 0.92, cloth),
  )
}

/** The old bazaar climbing to the clock tower and castle under a closed sky; an even light from the left. */
export default tall(() =>
  stack(
    sky(800, 460, hour),
    overcast(800, 220, ['#bcc7ca', '#a6b5bd', '#8fa3b0'], 5),
    mountains([-40, 380, 120, 260, 240, 320, 400, 220, 560, 300, 700, 240, 840, 320], 520, {
      lit: far('#b5a08f', hour, 0.5),
      shade: far('#7a7a94', hour, 0.45),
      seed: 4,
      rough: 6,
    }),
    land([140, 460, 280, 350, 420, 290, 560, 284, 660, 320], 700, '#a8946c'),
    land([430, 460, 520, 330, 640, 320, 760, 400, 840, 440], 700, '#7f7a64'),
    battlements(320, 280, 230, 66, 12, '#d9c4a0'),
    battlements(470, 278, 130, 70, 12, '#97867f'),
    rect(366, 196, 46, 96, '#e6d3ae'),
    rect(396, 196, 16, 96, '#97867f'),
    poly([360, 198, 389, 156, 418, 198], '#8f94a0'),
    circle(384, 222, 12, '#fbf0da'),
    line([384, 222, 384, 214], '#3f3440', 2),
    line([384, 222, 390, 224], '#3f3440', 2),
    line([560, 268, 560, 204], '#3f3440', 4),
    path('M560 204C574 198 584 210 600 204V226C584 232 574 220 560 226Z', '#c22f3b'),
    kulla(300, 480, 90, 96),
    kulla(420, 470, 100, 100),
    kulla(340, 560, 120, 120),
    kulla(456, 590, 110, 140),
    rect(0, 640, 800, 370, '#9a8f8c'),
    // The lane: a pale gutter of dressed stone in the middle, and cobbles.
    poly([336, 630, 500, 630, 860, 1010, -60, 1010], '#cdbfae'),
    poly([430, 630, 500, 630, 860, 1010, 500, 1010], '#b3a5a2'),
    times(9, (r) =>
      times(11, (i) =>
        ellipse(
          418 + (i - 5) * (17 + r * 9.5),
          648 + r * 42,
          7 + r * 2.6,
          2.4 + r * 0.9,
          (i + r) % 3 ? '#bdae9f' : '#97898c',
        ),
      ),
    ),
    poly([412, 630, 424, 630, 436, 1010, 396, 1010], '#a3958f'),
    house(west, 0.62, 0.98, 470, '#e5a33b'),
    house(east, 0.62, 0.98, 440, '#a81e4a'),
    house(east, 0.28, 0.62, 500, '#1d6a74'),
    house(west, 0.28, 0.62, 520, '#c22f4a'),
    house(east, -0.1, 0.28, 480, '#c8623e'),
    house(west, -0.1, 0.28, 500, '#1d6a74'),
    kilim(west, 0.285, 0.365, '#a81e3a', '#f2c14e', '#1d6a74'),
    kilim(east, 0.285, 0.36, '#1d6a74', '#fbf0da', '#e2574c'),
    kilim(east, 0.13, 0.2, '#a81e3a', '#f2c14e', '#fbf0da'),
    // Copper on the ground before the shop on the left.
    times(4, (i) =>
      stack(
        path(`M${176 + i * 30} ${902 - i * 22}h22l5 26q-16 9 -32 0Z`, '#c9743f'),
        ellipse(187 + i * 30, 902 - i * 22, 11, 4, '#7a3f28'),
      ),
    ),
    person(404, 716, 82, poses.walk, {
      top: '#e5a33b',
      bottom: '#3a3a5c',
      hairCut: 'tail',
      back: true,
    }),
    person(446, 720, 86, poses.walk, {
      top: '#fff6e6',
      bottom: '#1d6a74',
      back: true,
      skin: '#8d5a3c',
    }),
    faint(0.25, ellipse(366, 924, 70, 9, '#3f2f4c')),
    person(350, 920, 176, poses.point, {
      top: '#a81e4a',
      bottom: '#fbf0da',
      cut: 'skirt',
      hairCut: 'hat',
      skin: '#b67a52',
    }),
    rect(560, 906, 66, 30, '#7a5444', 4),
    person(576, 934, -160, poses.sit, {
      top: '#3a3440',
      bottom: '#2b2634',
      hairCut: 'cap',
      hat: '#fbf6e6',
      skin: '#d9a27a',
      hair: '#b9b4b8',
    }),
    cat(462, 962, 1, '#4a4048'),
  ),
)
