import { type Color } from './color.ts'
import { random } from './random.ts'
import { n, path, rect, type Svg, times, wash } from './svg.ts'

/** Open water between two heights, paler towards the horizon. */
export const water = (width: number, top: number, bottom: number, ...colors: Color[]): Svg =>
  wash(0, top, width, bottom - top, ...colors)

/** Light on water under a sun: short bars, wider and further apart towards the viewer. */
export function glitter(
  x: number,
  top: number,
  bottom: number,
  width: number,
  color: Color,
  seed: number,
  rows = 14,
): Svg {
  const rnd = random(seed)
  return times(rows, (index) => {
    const t = (index + 0.5) / rows
    const y = top + (bottom - top) * t ** 1.5
    const thick = 1.5 + t * 6
    return times(2, () => {
      const w = width * (0.25 + t * 0.75) * rnd.between(0.2, 0.7)
      const shift = rnd.between(-0.5, 0.5) * width * (0.2 + t * 0.8)
      return rect(x + shift - w / 2, y + rnd.between(-3, 3) * t, w, thick, color, thick / 2)
    }).join('')
  }).join('')
}

/** Small ripples on water. */
export function ripples(
  x: number,
  y: number,
  w: number,
  h: number,
  color: Color,
  count: number,
  seed: number,
): Svg {
  const rnd = random(seed)
  return times(count, () => {
    const t = rnd.next()
    const length = (0.02 + t * 0.07) * w * rnd.between(0.5, 1.2)
    const thick = 1.2 + t * 3
    return rect(x + rnd.next() * (w - length), y + t * h, length, thick, color, thick / 2)
  }).join('')
}

/** A scalloped edge of foam, from left to right at height y. */
export function foam(
  x: number,
  y: number,
  width: number,
  size: number,
  color: Color,
  seed: number,
): Svg {
  const rnd = random(seed)
  let d = `M${n(x)} ${n(y)}`
  let across = 0
  while (across < width) {
    const w = size * rnd.between(0.6, 1.5)
    d += `q${n(w / 2)} ${n(-size * rnd.between(0.3, 0.7))} ${n(w)} 0`
    across += w
  }
  return path(`${d}v${n(size * 0.3)}H${n(x)}Z`, color)
}
