import { n } from '../kit/index.ts'

/** A place on a pen's way, and how wide the stroke is there. */
type Knot = readonly [x: number, y: number, width: number]

/** One bend of a pen's way: its two handles, and the knot where it ends. */
type Bend = readonly [ax: number, ay: number, bx: number, by: number, ...end: Knot]

/** One side of a bend: where it begins, its handles and where it ends, x and y in turn. */
type Edge = readonly [number, number, number, number, number, number, number, number]

/** The left edge of a bend (`side` 1) or its right one (-1): as the bend runs, half a width off. */
function edgeOf([x, y, width]: Knot, [ax, ay, bx, by, endX, endY, endWidth]: Bend, side: 1 | -1) {
  const off = (side * width) / 2 / Math.hypot(ax - x, ay - y)
  const endOff = (side * endWidth) / 2 / Math.hypot(endX - bx, endY - by)
  const [fromX, fromY] = [x + (ay - y) * off, y - (ax - x) * off]
  const [toX, toY] = [endX + (endY - by) * endOff, endY - (endX - bx) * endOff]
  // An outer edge is longer than the way itself, and so are its handles.
  const reach = Math.hypot(toX - fromX, toY - fromY) / Math.hypot(endX - x, endY - y)
  const [outX, outY] = [fromX + (ax - x) * reach, fromY + (ay - y) * reach]
  const [inX, inY] = [toX + (bx - endX) * reach, toY + (by - endY) * reach]
  return [fromX, fromY, outX, outY, inX, inY, toX, toY] as const
}

const turned = ([ax, ay, bx, by, cx, cy, dx, dy]: Edge): Edge => [dx, dy, cx, cy, bx, by, ax, ay]

/** Path data of a stroke that swells: along its left edges, and back along its right ones. */
function swelling(start: Knot, bends: readonly Bend[]): string {
  const left: Edge[] = []
  const right: Edge[] = []
  let from = start
  for (const bend of bends) {
    left.push(edgeOf(from, bend, 1))
    right.unshift(turned(edgeOf(from, bend, -1)))
    from = [bend[4], bend[5], bend[6]]
  }
  const along = (edges: Edge[]) =>
    edges.map(([x, y, ...rest], index) => {
      const begin = index === 0 ? `L${n(x)} ${n(y)}` : ''
      return `${begin}C${rest.map(n).join(' ')}`
    })
  return `${[...along(left), ...along(right)].join('').replace('L', 'M')}Z`
}

/** &: one line from the arm round the bowl, over the loop and down to its tail; the arm's serif. */
export const ampersand =
  swelling(
    [618, -420, 36],
    [
      [590, -230, 460, -22, 258, -22, 68],
      [152, -22, 96, -88, 96, -172, 118],
      [96, -280, 186, -338, 286, -398, 60],
      [366, -446, 412, -500, 412, -574, 90],
      [412, -646, 368, -692, 310, -692, 38],
      [250, -692, 206, -646, 206, -578, 100],
      [206, -496, 262, -418, 336, -322, 122],
      [400, -240, 450, -166, 514, -98, 122],
      [558, -50, 602, -22, 652, -22, 72],
      [693, -22, 720, -42, 742, -80, 28],
    ],
  ) + 'M522 -436H712V-404Q636 -398 613 -330H577Q598 -398 522 -404Z'
