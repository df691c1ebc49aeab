import type { Color } from './color.ts'
import { curve, path, type Svg } from './svg.ts'

/** A line with a thickness: x, y and half the width in turn. */
export type Spine = readonly number[]

/** Path data of a rounded tube along a spine, thicker and thinner on the way: an arm, a finger, a tail. */
export function tubePath(spine: Spine): string {
  const joints = Array.from({ length: spine.length / 3 }, (_, index) => {
    const [x, y, r] = spine.slice(index * 3, index * 3 + 3) as [number, number, number]
    return { x, y, r }
  })
  const direction = (index: number): [number, number] => {
    const from = joints[Math.max(0, index - 1)]!
    const to = joints[Math.min(joints.length - 1, index + 1)]!
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
    return [(to.x - from.x) / length, (to.y - from.y) / length]
  }
  const side = (sign: 1 | -1) =>
    joints.map(({ x, y, r }, index): [number, number] => {
      const [dx, dy] = direction(index)
      return [x - sign * dy * r, y + sign * dx * r]
    })
  const cap = (index: number, sign: 1 | -1): [number, number] => {
    const { x, y, r } = joints[index]!
    const [dx, dy] = direction(index)
    return [x + sign * dx * r, y + sign * dy * r]
  }
  const outline = [cap(0, -1), ...side(-1), cap(joints.length - 1, 1), ...side(1).reverse()]
  return curve(outline.flat(), true)
}

/** A filled tube along a spine. */
export const tube = (spine: Spine, fill: Color): Svg => path(tubePath(spine), fill)
