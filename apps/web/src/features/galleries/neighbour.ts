export type Direction = 'left' | 'right' | 'up' | 'down'

/** The edges of an element on the screen, in CSS pixels. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

// No spread, because the edges of a DOMRect are inherited properties and would be lost.
const mirrored = (box: Box): Box => ({
  left: -box.right,
  right: -box.left,
  top: box.top,
  bottom: box.bottom,
})
const transposed = (box: Box): Box => ({
  left: box.top,
  right: box.bottom,
  top: box.left,
  bottom: box.right,
})

/** Rotates or mirrors a box so that the direction points to the right. */
const towardsRight: Readonly<Record<Direction, (box: Box) => Box>> = {
  right: (box) => box,
  left: mirrored,
  down: transposed,
  up: (box) => mirrored(transposed(box)),
}

const middle = ({ top, bottom }: Box) => (top + bottom) / 2
const overlap = (one: Box, other: Box) =>
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)

/**
 * Finds the nearest box in a direction. A candidate begins past the box and overlaps its height (for up and down, its
 * width). Of several candidates at the same distance the best aligned one wins. Returns undefined at the edge.
 */
export function neighbourOf(
  boxes: readonly Box[],
  from: number,
  direction: Direction,
): number | undefined {
  const rotatedBoxes = boxes.map(towardsRight[direction])
  const origin = rotatedBoxes[from]
  if (!origin) return undefined
  const [nearest] = rotatedBoxes
    .map((box, index) => ({
      index,
      distance: box.left - origin.right,
      misalignment: Math.abs(middle(box) - middle(origin)),
      overlaps: overlap(box, origin) > 0,
    }))
    // Half a pixel of tolerance, because adjacent edges may overlap after rounding.
    .filter(({ index, distance, overlaps }) => index !== from && distance > -0.5 && overlaps)
    .sort((one, other) => one.distance - other.distance || one.misalignment - other.misalignment)
  return nearest?.index
}
