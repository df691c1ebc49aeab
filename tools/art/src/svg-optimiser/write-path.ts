import type { Point } from './matrix.ts'
import type { Loop, Outline, Segment } from './outline.ts'

/** Length of a quarter turn's handles, relative to the radius (`unitArc`). */
const reach = (4 / 3) * Math.tan(Math.PI / 8)

/** Decimals of a coordinate. */
export type Decimals = 1 | 2

/** A quarter of an ellipse: its centre, and its half axes to both ends. */
interface Quarter {
  readonly middle: Point
  readonly a: Point
  readonly b: Point
}

const isSame = (p: Point, q: Point) => Math.hypot(p[0] - q[0], p[1] - q[1]) < 0.02

function quarterOf({ from, handles, to }: Segment): Quarter | undefined {
  if (!handles) return undefined
  const [p, q] = handles
  const a: Point = [(q[0] - to[0]) / reach, (q[1] - to[1]) / reach]
  const b: Point = [(p[0] - from[0]) / reach, (p[1] - from[1]) / reach]
  const middle: Point = [from[0] - a[0], from[1] - a[1]]
  const [wide, high] = [Math.hypot(...a), Math.hypot(...b)]
  const isSquare = Math.abs(a[0] * b[0] + a[1] * b[1]) < 0.01 * wide * high
  return isSquare && isSame(middle, [to[0] - b[0], to[1] - b[1]]) ? { middle, a, b } : undefined
}

/** Whether a quarter is followed by the next of the same ellipse, in the same direction. */
const goesOn = (one: Quarter, next: Quarter) =>
  isSame(next.middle, one.middle) && isSame(next.a, one.b) && isSame(next.b, [-one.a[0], -one.a[1]])

/** Path data of an outline. Finds arcs and quadratics again, because they are shorter. */
export const writePath = (outline: Outline, closed: boolean, decimals: Decimals): string =>
  outline.map((loop) => writeLoop(loop, closed, decimals)).join('')

function writeLoop(loop: Loop, closed: boolean, decimals: Decimals): string {
  const number = (value: number) => String(Math.round(value * 10 ** decimals) / 10 ** decimals + 0)
  const pair = ([x, y]: Point) => `${number(x)} ${number(y)}`
  const [first] = loop
  if (!first) return ''
  let d = `M${pair(first.from)}`
  for (let index = 0; index < loop.length; index += 1) {
    const segment = loop[index] as Segment
    const quarter = quarterOf(segment)
    if (quarter) {
      const next = loop[index + 1]
      const other = next && quarterOf(next)
      // Writes two quarters of one ellipse as one arc, which is half as long.
      const half = other && goesOn(quarter, other)
      d += arc(quarter, Boolean(half), number) + pair(half ? next.to : segment.to)
      if (half) index += 1
    } else if (segment.handles) d += curve(segment, segment.handles, pair)
    else if (!closed || index < loop.length - 1) d += `L${pair(segment.to)}`
  }
  return closed ? `${d}Z` : d
}

/**
 * An arc without its end point. The radii of a half turn are written too small on purpose, because rounding them would
 * move its centre; a renderer scales them up (SVG 2, 9.5.1).
 */
function arc({ a, b }: Quarter, half: boolean, number: (value: number) => string): string {
  const [wide, high] = [Math.hypot(...a), Math.hypot(...b)]
  const isRound = Math.abs(wide - high) < 0.02
  const small = half ? (isRound ? Math.min(0.9, 0.5 / wide) : 0.9) : 1
  const turn = isRound ? 0 : (Math.atan2(a[1], a[0]) * 180) / Math.PI
  const sweep = a[0] * b[1] - a[1] * b[0] > 0 ? 1 : 0
  return `A${number(wide * small)} ${number(high * small)} ${number(((turn % 180) + 180) % 180)} 0 ${sweep} `
}

function curve(
  { from, to }: Segment,
  [p, q]: readonly [Point, Point],
  pair: (point: Point) => string,
): string {
  const pull: Point = [(3 * p[0] - from[0]) / 2, (3 * p[1] - from[1]) / 2]
  if (isSame(pull, [(3 * q[0] - to[0]) / 2, (3 * q[1] - to[1]) / 2])) {
    return `Q${pair(pull)} ${pair(to)}`
  }
  return `C${pair(p)} ${pair(q)} ${pair(to)}`
}
