/** A point of the picture: x, y. */
export type Point = readonly [number, number]

/** An affine transform as SVG's `matrix(a b c d e f)`. */
export type Matrix = readonly [number, number, number, number, number, number]

export const identity: Matrix = [1, 0, 0, 1, 0, 0]

/** The transform that applies `inner` first, then `outer`. */
export const multiply = (outer: Matrix, inner: Matrix): Matrix => {
  const [a, b, c, d, e, f] = outer
  const [g, h, i, j, k, l] = inner
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ]
}

export const apply = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [
  a * x + c * y + e,
  b * x + d * y + f,
]

/** How much a transform widens lines: the square root of its effect on areas. */
export const widening = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c))

/** Reads a `transform` attribute of translate, rotate and scale. */
export function readTransform(text: string): Matrix {
  let matrix = identity
  for (const [, name, list] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const values = (list as string)
      .trim()
      .split(/[\s,]+/)
      .map(Number)
    matrix = multiply(matrix, step(name as string, values))
  }
  return matrix
}

function step(name: string, [p = 0, q, r, s]: readonly number[]): Matrix {
  if (name === 'translate') return [1, 0, 0, 1, p, q ?? 0]
  if (name === 'scale') return [p, 0, 0, q ?? p, 0, 0]
  if (name !== 'rotate') throw new Error(`Unsupported transform "${name}".`)
  const [cos, sin] = [Math.cos((p * Math.PI) / 180), Math.sin((p * Math.PI) / 180)]
  const turn: Matrix = [cos, sin, -sin, cos, 0, 0]
  if (q === undefined) return turn
  return multiply(multiply([1, 0, 0, 1, q, r ?? s ?? 0], turn), [1, 0, 0, 1, -q, -(r ?? 0)])
}
