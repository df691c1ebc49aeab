import type { TravelMode } from '@farandfew/domain/destinations/route.ts'
import { at, n, path, stroke, type Svg } from '../kit/index.ts'

/** A point of the picture. */
export type Point = readonly [x: number, y: number]

const paper = '#fffbf5'
const ink = '#2b1b2f'
const raspberry = '#a81e4a'

/** Seen from above, flying to the right. */
const plane =
  'M30 0C30 -4 24 -5 16 -5H8L-6 -26H-13L-6 -5H-16L-22 -12H-27L-23 0L-27 12H-22L-16 5H-6L-13 26H-6L8 5H16C24 5 30 4 30 0Z'

/** How far a line bends to the left of its direction, as a part of its length. */
const usualBend: Record<TravelMode, number> = { road: 0.1, train: 0.1, boat: 0.12, plane: 0.2 }

/**
 * A leg between two points. Each way of travel has its own line, so that colour is not the only difference. `sign` is
 * where on the line its vehicle is, if it has one.
 */
export function drawLeg(
  from: Point,
  to: Point,
  by: TravelMode,
  { bend = usualBend[by], sign = 0.5 }: { bend?: number | undefined; sign?: number } = {},
): Svg {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const middle: Point = [(from[0] + to[0]) / 2 + dy * bend, (from[1] + to[1]) / 2 - dx * bend]
  const d = `M${n(from[0])} ${n(from[1])}Q${n(middle[0])} ${n(middle[1])} ${n(to[0])} ${n(to[1])}`
  switch (by) {
    case 'road':
      return stroke(d, paper, 11) + stroke(d, ink, 5)
    case 'train':
      return (
        stroke(d, paper, 15) + stroke(d, ink, 10) + stroke(d, paper, 5, ' stroke-dasharray="7 15"')
      )
    case 'boat':
      return (
        stroke(d, ink, 13, ' stroke-dasharray="0.1 19"') +
        stroke(d, paper, 8, ' stroke-dasharray="0.1 19"')
      )
    case 'plane': {
      const along = (axis: 0 | 1) =>
        (1 - sign) ** 2 * from[axis] + 2 * sign * (1 - sign) * middle[axis] + sign ** 2 * to[axis]
      const turn = (Math.atan2(dy, dx) * 180) / Math.PI
      return (
        stroke(d, paper, 12) +
        stroke(d, raspberry, 5, ' stroke-dasharray="16 13"') +
        at(along(0), along(1), stroke(plane, paper, 10) + path(plane, raspberry), { turn })
      )
    }
  }
}
