import { apply, type Matrix, multiply, type Point, readTransform } from './matrix.ts'
import type { Loop, Segment } from './outline.ts'

interface Arc {
  readonly rx: number
  readonly ry: number
  /** Degrees by which the ellipse is turned. */
  readonly turn: number
  readonly large: boolean
  readonly sweep: boolean
}

/** An elliptical arc as cubics of at most a quarter turn each (SVG 2, B.2.4). */
export function arcToCubics(from: Point, to: Point, { rx, ry, turn, large, sweep }: Arc): Loop {
  if (rx === 0 || ry === 0) return [{ from, to }]
  const [x, y] = apply(readTransform(`rotate(${-turn})`), [
    (from[0] - to[0]) / 2,
    (from[1] - to[1]) / 2,
  ])
  // Radii that are too small are scaled up.
  const grow = Math.max(1, Math.hypot(x / rx, y / ry))
  const [a, b] = [rx * grow, ry * grow]
  const rest = Math.max(0, (a * b) ** 2 - (a * y) ** 2 - (b * x) ** 2)
  const pull = Math.sqrt(rest / ((a * y) ** 2 + (b * x) ** 2)) * (large === sweep ? -1 : 1)
  const centre: Point = [(pull * a * y) / b, (-pull * b * x) / a]
  const begin = Math.atan2((y - centre[1]) / b, (x - centre[0]) / a)
  const end = Math.atan2((-y - centre[1]) / b, (-x - centre[0]) / a)
  let span = end - begin
  if (sweep && span < 0) span += Math.PI * 2
  if (!sweep && span > 0) span -= Math.PI * 2
  const middle = multiply(
    [1, 0, 0, 1, (from[0] + to[0]) / 2, (from[1] + to[1]) / 2],
    readTransform(`rotate(${turn})`),
  )
  const place = multiply(middle, [a, 0, 0, b, centre[0], centre[1]])
  const segments = unitArc(begin, span, place)
  return segments.map((segment, index) => ({
    ...segment,
    from: index === 0 ? from : segment.from,
    to: index === segments.length - 1 ? to : segment.to,
  }))
}

/** An arc of the unit circle as cubics, transformed by `place`. */
export function unitArc(begin: number, span: number, place: Matrix): Segment[] {
  const count = Math.max(1, Math.ceil(Math.abs(span) / (Math.PI / 2) - 1e-9))
  const step = span / count
  const reach = (4 / 3) * Math.tan(step / 4)
  const at = (angle: number): Point => apply(place, [Math.cos(angle), Math.sin(angle)])
  return Array.from({ length: count }, (_, index) => {
    const [one, two] = [begin + index * step, begin + (index + 1) * step]
    return {
      from: at(one),
      handles: [
        apply(place, [
          Math.cos(one) - reach * Math.sin(one),
          Math.sin(one) + reach * Math.cos(one),
        ]),
        apply(place, [
          Math.cos(two) + reach * Math.sin(two),
          Math.sin(two) - reach * Math.cos(two),
        ]),
      ],
      to: at(two),
    }
  })
}
