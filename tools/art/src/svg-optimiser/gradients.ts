import { hash } from '../kit/random.ts'
import type { Element } from './elements.ts'
import { apply, type Matrix } from './matrix.ts'
import { boxOf, type Outline } from './outline.ts'

const short = (value: number) => String(Math.round(value * 10) / 10)

/**
 * Converts a shape's vertical gradient to the picture's units, because the shape may be cut and joined with others.
 * Records the definition and returns the paint that refers to it.
 */
export function gradientOf(
  { children }: Element,
  shape: Outline,
  matrix: Matrix,
  definitions: Map<string, string>,
): string {
  const all = shape.map(boxOf)
  const left = Math.min(...all.map(([x]) => x))
  const [x1, y1] = apply(matrix, [left, Math.min(...all.map(([, top]) => top))])
  const [x2, y2] = apply(matrix, [left, Math.max(...all.map(([, , , bottom]) => bottom))])
  const stops = children
    .map(({ attributes: stop }) => {
      return `<stop offset="${stop['offset']}" stop-color="${stop['stop-color']}"/>`
    })
    .join('')
  const level = Math.abs(x1 - x2) < 0.05
  const place = `x1="${level ? 0 : short(x1)}" y1="${short(y1)}" x2="${level ? 0 : short(x2)}" y2="${short(y2)}"`
  const id = `g${hash(place + stops).toString(36)}`
  definitions.set(
    id,
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${place}>${stops}</linearGradient>`,
  )
  return `url(#${id})`
}
