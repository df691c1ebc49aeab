import type { Point } from './matrix.ts'
import type { Chord } from './outline.ts'

/** The points where other chords cross or touch each chord. */
export function crossings(chords: readonly Chord[]): Point[][] {
  const cuts: Point[][] = chords.map(() => [])
  const order = chords
    .map((chord, index) => ({
      chord,
      index,
      left: Math.min(chord.a[0], chord.b[0]),
      right: Math.max(chord.a[0], chord.b[0]),
    }))
    .sort((p, q) => p.left - q.left || p.index - q.index)
  order.forEach((one, rank) => {
    for (let next = rank + 1; next < order.length; next += 1) {
      const other = order[next] as (typeof order)[number]
      if (other.left > one.right + touch) break
      for (const point of crossing(one.chord, other.chord)) {
        cuts[one.index]?.push(point)
        cuts[other.index]?.push(point)
      }
    }
  })
  return cuts
}

/** The distance at which an end counts as on a line. */
const touch = 0.0001

function crossing(one: Chord, other: Chord): Point[] {
  const [top, bottom] = [Math.min(one.a[1], one.b[1]), Math.max(one.a[1], one.b[1])]
  if (Math.max(other.a[1], other.b[1]) < top - touch) return []
  if (Math.min(other.a[1], other.b[1]) > bottom + touch) return []
  const ends = [
    ...[one.a, one.b].filter((point) => liesOn(point, other)),
    ...[other.a, other.b].filter((point) => liesOn(point, one)),
  ]
  if (ends.length > 0) return ends
  const [ux, uy] = [one.b[0] - one.a[0], one.b[1] - one.a[1]]
  const [vx, vy] = [other.b[0] - other.a[0], other.b[1] - other.a[1]]
  const cross = ux * vy - uy * vx
  if (cross === 0) return []
  const [wx, wy] = [other.a[0] - one.a[0], other.a[1] - one.a[1]]
  const s = (wx * vy - wy * vx) / cross
  const t = (wx * uy - wy * ux) / cross
  return s > 0 && s < 1 && t > 0 && t < 1 ? [[one.a[0] + s * ux, one.a[1] + s * uy]] : []
}

function liesOn([x, y]: Point, { a, b }: Chord): boolean {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const length = Math.hypot(dx, dy)
  if (length === 0) return false
  const along = ((x - a[0]) * dx + (y - a[1]) * dy) / length
  if (along < -touch || along > length + touch) return false
  return Math.abs((x - a[0]) * dy - (y - a[1]) * dx) / length < touch
}
