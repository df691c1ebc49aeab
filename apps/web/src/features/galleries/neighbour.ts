export type Direction = 'left' | 'right' | 'up' | 'down'

/** The edges of something on the screen, in CSS pixels. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

// Written out: the edges of a DOMRect are none of its own properties, and a spread would lose them.
const mirrored = (box: Box): Box => ({
  left: -box.right,
  right: -box.left,
  top: box.top,
  bottom: box.bottom,
})
const turned = (box: Box): Box => ({
  left: box.top,
  right: box.bottom,
  top: box.left,
  bottom: box.right,
})

/** How a box lies on a screen that is turned so that the direction points to the right. */
const towardsRight: Readonly<Record<Direction, (box: Box) => Box>> = {
  right: (box) => box,
  left: mirrored,
  down: turned,
  up: (box) => mirrored(turned(box)),
}

const middle = ({ top, bottom }: Box) => (top + bottom) / 2
const overlap = (one: Box, other: Box) =>
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)

/**
 * Which box lies next to one of them in a direction, as the eye sees it: of those that begin past it and share some of
 * its height (of its width, up and down), the nearest; of several as near, the one most nearly level. Undefined at the edge.
 */
export function neighbourOf(
  boxes: readonly Box[],
  from: number,
  direction: Direction,
): number | undefined {
  const turnedBoxes = boxes.map(towardsRight[direction])
  const origin = turnedBoxes[from]
  if (!origin) return undefined
  const [nearest] = turnedBoxes
    .map((box, index) => ({
      index,
      away: box.left - origin.right,
      aslant: Math.abs(middle(box) - middle(origin)),
      beside: overlap(box, origin) > 0,
    }))
    // Half a pixel: edges that meet may be rounded past each other.
    .filter(({ index, away, beside }) => index !== from && away > -0.5 && beside)
    .sort((one, other) => one.away - other.away || one.aslant - other.aslant)
  return nearest?.index
}
