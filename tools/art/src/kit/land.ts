import { type Color } from './color.ts'
import { noise, random } from './random.ts'
import { curve, edges, n, path, type Points, poly, type Svg, within } from './svg.ts'

/** A soft skyline from seeded noise: points from left to right around height `y`. */
export function ridge(
  from: number,
  to: number,
  y: number,
  { rise, length, seed, step = length / 4, tilt = 0 }: RidgeShape,
): number[] {
  const wave = noise(seed)
  const points: number[] = []
  for (let x = from; x < to + step; x += step) {
    points.push(x, y + wave(x / length) * rise + (tilt * (x - from)) / (to - from))
  }
  return points
}

interface RidgeShape {
  /** Height of the hills. */
  readonly rise: number
  /** Distance between the hills. */
  readonly length: number
  readonly seed: number | string
  readonly step?: number
  /** How much lower the right end is. */
  readonly tilt?: number
}

const first = (points: Points) => points[0] as number
const last = (points: Points) => points[points.length - 2] as number

/** Path data of the land below a soft skyline, down to `bottom`. */
export const below = (skyline: Points, bottom: number): string =>
  `${curve(skyline)}L${n(last(skyline))} ${n(bottom)}L${n(first(skyline))} ${n(bottom)}Z`

/** Land below a soft skyline. */
export const land = (skyline: Points, bottom: number, color: Color): Svg =>
  path(below(skyline, bottom), color)

/** Adds small notches to a skyline, so that it looks like rock. */
export function jag(skyline: Points, amount: number, seed: number): number[] {
  const rnd = random(seed)
  const points: number[] = [skyline[0] as number, skyline[1] as number]
  for (let index = 2; index < skyline.length; index += 2) {
    const [x0, y0, x1, y1] = skyline.slice(index - 2, index + 2) as [number, number, number, number]
    for (const t of [0.33, 0.67]) {
      const along = t + rnd.between(-0.1, 0.1)
      points.push(x0 + (x1 - x0) * along, y0 + (y1 - y0) * along + rnd.between(-amount, amount))
    }
    points.push(x1, y1)
  }
  return points
}

/**
 * Mountains below a skyline of peaks and saddles, each peak with its shade side cut out by a
 * zigzag from the top, as on an old ski poster. `light` is the side of the sun.
 */
export function mountains(
  skyline: Points,
  bottom: number,
  { lit, shade, light = 'left', rough = 8, seed = 1, snow }: MountainPaint,
): Svg {
  const points = jag(skyline, rough, seed)
  const outline = edges([...points, last(points), bottom, first(points), bottom])
  const facets: Svg[] = []
  for (let index = 2; index < skyline.length - 2; index += 2) {
    const y = skyline[index + 1] as number
    const isPeak = y < (skyline[index - 1] as number) && y < (skyline[index + 3] as number)
    if (isPeak)
      facets.push(shadeSide(skyline, index, bottom, { light, seed, fill: shade, cap: snow }))
  }
  return path(outline, lit) + within(outline, facets)
}

interface MountainPaint {
  readonly lit: Color
  readonly shade: Color
  readonly light?: 'left' | 'right'
  readonly rough?: number
  readonly seed?: number
  /** Snow on the peaks: its lower edge, and its colours in light and shade. */
  readonly snow?: { readonly y: number; readonly lit: Color; readonly shade: Color }
}

function shadeSide(
  skyline: Points,
  index: number,
  bottom: number,
  paint: { light: 'left' | 'right'; seed: number; fill: Color; cap: MountainPaint['snow'] },
): Svg {
  const rnd = random(paint.seed * 31 + index)
  const [x, y] = [skyline[index] as number, skyline[index + 1] as number]
  const away = paint.light === 'left' ? 1 : -1
  const height = bottom - y
  const crest: number[] = [x, y]
  let down = 0
  for (let part = 0; down < 1; part += 1) {
    down = Math.min(1, down + rnd.between(0.06, 0.2))
    const swing = (part % 2 ? rnd.between(-0.06, 0) : rnd.between(0.03, 0.1)) * height
    crest.push(x + away * (swing + down * height * 0.1), y + height * down)
  }
  const wide = x + away * height * 3
  const side = poly([...crest, wide, bottom, wide, y - height], paint.fill)
  // The lit side of the next peak starts along a valley from the saddle.
  const [saddleX, saddleY] = neighbour(skyline, index, away)
  const reach = bottom - saddleY
  const column = edges([
    x - away * height,
    y - 9,
    saddleX,
    y - 9,
    saddleX,
    saddleY,
    saddleX + away * reach * 0.12,
    saddleY + reach * 0.3,
    saddleX + away * reach * 0.16,
    saddleY + reach * 0.6,
    saddleX + away * reach * 0.32,
    bottom,
    x - away * height,
    bottom,
  ])
  const { cap } = paint
  if (!cap || cap.y <= y) return within(column, side)
  const edge: number[] = []
  const span = (cap.y - y) * 2.2
  for (let part = 0; part <= 12; part += 1) {
    edge.push(
      x - span + (span * 2 * part) / 12,
      cap.y + (part % 2 ? 1 : -1) * rnd.between(4, (cap.y - y) * 0.3),
    )
  }
  const capLine = edges([x - span, y - 20, ...edge, x + span, y - 20])
  return (
    within(column, side) +
    within(
      capLine,
      path(capLine, cap.lit),
      within(column, poly([...crest, wide, bottom, wide, y - height], cap.shade)),
    )
  )
}

/** The saddle on the shade side of a peak. */
function neighbour(skyline: Points, index: number, away: number): [number, number] {
  let at = index
  for (;;) {
    const [x, y] = [skyline[at] as number, skyline[at + 1] as number]
    const next = skyline[at + away * 2 + 1]
    if (next === undefined) return [x + away * 400, y]
    if (next < y) return [x, y]
    at += away * 2
  }
}

/** Woods below a skyline, with crowns of about `size`. */
export function woods(
  skyline: Points,
  bottom: number,
  color: Color,
  size: number,
  seed: number,
): Svg {
  const rnd = random(seed)
  const height = heightAlong(skyline)
  let x = first(skyline)
  let d = `M${n(x)} ${n(bottom)}L${n(x)} ${n(height(x))}`
  while (x < last(skyline)) {
    const w = size * rnd.between(0.6, 1.3)
    const y = height(x + w) + rnd.between(-0.2, 0.2) * size
    d += `Q${n(x + w * rnd.between(0.3, 0.6))} ${n(height(x) - size * rnd.between(0.5, 1.2))} ${n(x + w)} ${n(y)}`
    x += w
  }
  return path(`${d}L${n(x)} ${n(bottom)}Z`, color)
}

/** A fir wood below a skyline, with pointed crowns of about `size`. */
export function firs(
  skyline: Points,
  bottom: number,
  color: Color,
  size: number,
  seed: number,
): Svg {
  const rnd = random(seed)
  const height = heightAlong(skyline)
  let x = first(skyline)
  let d = `M${n(x)} ${n(bottom)}L${n(x)} ${n(height(x))}`
  while (x < last(skyline)) {
    const w = size * rnd.between(0.32, 0.5)
    const h = size * rnd.between(0.6, 1.3)
    const y = height(x + w / 2)
    d += `L${n(x + w * 0.5)} ${n(y - h)}L${n(x + w * 0.78)} ${n(y - h * 0.45)}L${n(x + w * 0.7)} ${n(y - h * 0.42)}L${n(x + w)} ${n(y)}`
    x += w
  }
  return path(`${d}L${n(x)} ${n(bottom)}Z`, color)
}

/** The height of a skyline at any x, straight between its points. */
export function heightAlong(skyline: Points): (x: number) => number {
  return (x) => {
    for (let index = 2; index < skyline.length; index += 2) {
      const [x0, y0, x1, y1] = skyline.slice(index - 2, index + 2) as [
        number,
        number,
        number,
        number,
      ]
      if (x <= x1) return y0 + ((y1 - y0) * Math.max(0, x - x0)) / Math.max(1, x1 - x0)
    }
    return skyline[skyline.length - 1] as number
  }
}
