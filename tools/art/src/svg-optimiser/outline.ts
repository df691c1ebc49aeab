import { apply, type Matrix, type Point } from './matrix.ts'

/** A segment of an outline: straight, or a cubic with two handles. */
export interface Segment {
  readonly from: Point
  readonly handles?: readonly [Point, Point]
  readonly to: Point
}

/** A subpath. Filled ones are always closed. */
export type Loop = readonly Segment[]

/** All subpaths of a path. */
export type Outline = readonly Loop[]

/** A straight piece of a flattened segment, from t0 to t1 of it. */
export interface Chord {
  readonly a: Point
  readonly b: Point
  readonly segment: Segment
  readonly t0: number
  readonly t1: number
}

/** Left, top, right, bottom. */
export type Box = readonly [number, number, number, number]

/** The maximum distance of a chord from its curve, in units of the picture. */
const tolerance = 0.05

/** The point of a segment at t. */
export function pointAt({ from, handles, to }: Segment, t: number): Point {
  if (t === 0) return from
  if (t === 1) return to
  const s = 1 - t
  const along = (axis: 0 | 1) =>
    handles
      ? s * s * s * from[axis] +
        3 * s * s * t * handles[0][axis] +
        3 * s * t * t * handles[1][axis] +
        t * t * t * to[axis]
      : s * from[axis] + t * to[axis]
  return [along(0), along(1)]
}

const chordCount = ({ from, handles, to }: Segment): number => {
  if (!handles) return 1
  const [p, q] = handles
  const swing = Math.max(
    Math.hypot(from[0] - 2 * p[0] + q[0], from[1] - 2 * p[1] + q[1]),
    Math.hypot(p[0] - 2 * q[0] + to[0], p[1] - 2 * q[1] + to[1]),
  )
  return Math.max(1, Math.min(48, Math.ceil(Math.sqrt((swing * 0.75) / tolerance))))
}

const flattened = new WeakMap<Loop, readonly Chord[]>()

/** A loop as chords, cached because every geometric test needs them. */
export function chordsOf(loop: Loop): readonly Chord[] {
  let chords = flattened.get(loop)
  if (!chords) {
    chords = loop.flatMap((segment) => {
      const count = chordCount(segment)
      return Array.from({ length: count }, (_, index): Chord => {
        const [t0, t1] = [index / count, (index + 1) / count]
        return { a: pointAt(segment, t0), b: pointAt(segment, t1), segment, t0, t1 }
      })
    })
    flattened.set(loop, chords)
  }
  return chords
}

const boxes = new WeakMap<Loop, Box>()

export function boxOf(loop: Loop): Box {
  let box = boxes.get(loop)
  if (!box) {
    const points = chordsOf(loop).flatMap(({ a, b }) => [a, b])
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
    box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
    boxes.set(loop, box)
  }
  return box
}

/** Whether two boxes are closer than `margin`. */
export const near = (one: Box, other: Box, margin = 0): boolean =>
  one[0] < other[2] + margin &&
  other[0] < one[2] + margin &&
  one[1] < other[3] + margin &&
  other[1] < one[3] + margin

/** The signed area of a loop; negative if it runs the other way. */
export const areaOf = (loop: Loop): number =>
  chordsOf(loop).reduce((sum, { a, b }) => sum + a[0] * b[1] - b[0] * a[1], 0) / 2

export const reverse = (loop: Loop): Loop =>
  loop
    .map(({ from, handles, to }): Segment =>
      handles ? { from: to, handles: [handles[1], handles[0]], to: from } : { from: to, to: from },
    )
    .reverse()

/** Closes a loop with a straight segment if its ends differ. */
export function close(loop: Loop): Loop {
  const [from, to] = [loop.at(-1)?.to, loop[0]?.from]
  if (!from || !to || (from[0] === to[0] && from[1] === to[1])) return loop
  return [...loop, { from, to }]
}

export const transform = (outline: Outline, matrix: Matrix): Outline =>
  outline.map((loop) =>
    loop.map(({ from, handles, to }): Segment => {
      const ends = { from: apply(matrix, from), to: apply(matrix, to) }
      if (!handles) return ends
      return { ...ends, handles: [apply(matrix, handles[0]), apply(matrix, handles[1])] }
    }),
  )
