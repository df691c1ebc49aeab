import type { Point } from './matrix.ts'
import { type Box, boxOf, type Chord, chordsOf, type Outline } from './outline.ts'

/** The winding numbers that count as inside: all but 0, or the odd ones. */
export type Rule = 'nonzero' | 'evenodd'

/** The winding number of an outline around a point. */
export function windingAt(outline: Outline, [x, y]: Point): number {
  let winding = 0
  for (const loop of outline) {
    const [, top, right, bottom] = boxOf(loop)
    if (y < top || y > bottom || x > right) continue
    for (const { a, b } of chordsOf(loop)) {
      if (a[1] <= y === b[1] <= y) continue
      const crossing = a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0])
      if (crossing > x) winding += b[1] > a[1] ? 1 : -1
    }
  }
  return winding
}

/** Whether a point is inside the fill of an outline. */
export const contains = (outline: Outline, point: Point, rule: Rule = 'nonzero'): boolean => {
  const winding = windingAt(outline, point)
  return rule === 'nonzero' ? winding !== 0 : winding % 2 !== 0
}

/** The points just left and right of a chord's middle. */
export function pointsOnBothSides(a: Point, b: Point, apart: number): readonly [Point, Point] {
  const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const [nx, ny] = [((b[1] - a[1]) / length) * apart, ((a[0] - b[0]) / length) * apart]
  return [
    [x + nx, y + ny],
    [x - nx, y - ny],
  ]
}

const pointToChord = ([x, y]: Point, { a, b }: Chord): number => {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const along = ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1)
  const t = Math.max(0, Math.min(1, along))
  return Math.hypot(a[0] + t * dx - x, a[1] + t * dy - y)
}

const side = (a: Point, b: Point, c: Point) =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

/** Whether two chords cross, or are closer than `margin`. */
export function areClose(one: Chord, other: Chord, margin: number): boolean {
  if (!nearChords(one, other, margin)) return false
  const crosses =
    side(one.a, one.b, other.a) > 0 !== side(one.a, one.b, other.b) > 0 &&
    side(other.a, other.b, one.a) > 0 !== side(other.a, other.b, one.b) > 0
  return (
    crosses ||
    pointToChord(one.a, other) < margin ||
    pointToChord(one.b, other) < margin ||
    pointToChord(other.a, one) < margin ||
    pointToChord(other.b, one) < margin
  )
}

const nearChords = (one: Chord, other: Chord, margin: number): boolean =>
  Math.min(one.a[0], one.b[0]) <= Math.max(other.a[0], other.b[0]) + margin &&
  Math.min(other.a[0], other.b[0]) <= Math.max(one.a[0], one.b[0]) + margin &&
  Math.min(one.a[1], one.b[1]) <= Math.max(other.a[1], other.b[1]) + margin &&
  Math.min(other.a[1], other.b[1]) <= Math.max(one.a[1], one.b[1]) + margin

export const chordsNear = (chords: readonly Chord[], box: Box, margin: number): Chord[] =>
  chords.filter(
    ({ a, b }) =>
      Math.min(a[0], b[0]) <= box[2] + margin &&
      Math.max(a[0], b[0]) >= box[0] - margin &&
      Math.min(a[1], b[1]) <= box[3] + margin &&
      Math.max(a[1], b[1]) >= box[1] - margin,
  )
