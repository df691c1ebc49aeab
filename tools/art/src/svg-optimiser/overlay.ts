import { identity, type Matrix, type Point } from './matrix.ts'
import { areaOf, type Chord, chordsOf, type Loop, type Outline, transform } from './outline.ts'
import { pointsOnBothSides, contains, type Rule } from './region.ts'
import { joinPieces } from './join-pieces.ts'
import { crossings } from './crossings.ts'

/** A part of a chord between two crossings. */
export interface Piece extends Chord {
  readonly from: string
  readonly to: string
}

/** Smaller areas come from rounding. */
const speck = 0.4

const snap = ([x, y]: Point): Point => [Math.round(x * 1e4) / 1e4, Math.round(y * 1e4) / 1e4]
export const nameOf = ([x, y]: Point): string => `${x} ${y}`

/** Invisible shifts that separate edges which almost coincide. */
const shifts: readonly Matrix[] = [
  identity,
  [1, 0, 0, 1, 0.017, 0.011],
  [1, 0, 0, 1, -0.023, 0.031],
  [1, 0, 0, 1, 0.041, -0.037],
]

/** The intersection of two outlines, with its curves kept; `undefined` if it cannot be computed. */
export function overlay(one: Outline, other: Outline): Outline | undefined {
  for (const shift of shifts) {
    const common = removeCrossings(one, 'nonzero', transform(other, shift))
    if (common) return common
  }
  return undefined
}

/**
 * An outline without crossings, for the fill rule `nonzero`, limited to the fill of `other` if given; `undefined` if
 * rounding leaves it open.
 */
export function removeCrossings(one: Outline, rule: Rule, other?: Outline): Outline | undefined {
  const inside = (point: Point) =>
    contains(one, point, rule) && (other === undefined || contains(other, point))
  const chords = [...one, ...(other ?? [])].flatMap(chordsOf).map((chord) => ({
    ...chord,
    a: snap(chord.a),
    b: snap(chord.b),
  }))
  const edges = new Map<string, Piece>()
  for (const [index, cuts] of crossings(chords).entries()) {
    for (const piece of divide(chords[index] as Chord, cuts.map(snap))) {
      if (edges.has(`${piece.from},${piece.to}`) || edges.has(`${piece.to},${piece.from}`)) continue
      const [left, right] = pointsOnBothSides(piece.a, piece.b, 0.001)
      // A piece with the inside on one side only is an edge; the inside stays on the same side throughout.
      const [isLeft, isRight] = [inside(left), inside(right)]
      if (isLeft === isRight) continue
      const edge = isRight ? piece : turned(piece)
      edges.set(`${edge.from},${edge.to}`, edge)
    }
  }
  const loops = joinPieces([...edges.values()])
  return loops?.filter((loop: Loop) => Math.abs(areaOf(loop)) > speck)
}

const turned = ({ a, b, from, to, segment, t0, t1 }: Piece): Piece => ({
  a: b,
  b: a,
  from: to,
  to: from,
  segment,
  t0: t1,
  t1: t0,
})

function divide(chord: Chord, cuts: readonly Point[]): Piece[] {
  const [dx, dy] = [chord.b[0] - chord.a[0], chord.b[1] - chord.a[1]]
  const length = dx * dx + dy * dy
  if (length === 0) return []
  const along = ([x, y]: Point) => ((x - chord.a[0]) * dx + (y - chord.a[1]) * dy) / length
  const inner = cuts
    .map((point) => ({ point, t: along(point) }))
    .filter(({ t }) => t > 0 && t < 1)
    .sort((p, q) => p.t - q.t)
  const stops = [{ point: chord.a, t: 0 }, ...inner, { point: chord.b, t: 1 }]
  const span = chord.t1 - chord.t0
  return stops.slice(1).flatMap((stop, index) => {
    const before = stops[index] as { point: Point; t: number }
    const [from, to] = [nameOf(before.point), nameOf(stop.point)]
    if (from === to) return []
    return [
      {
        a: before.point,
        b: stop.point,
        from,
        to,
        segment: chord.segment,
        t0: chord.t0 + span * before.t,
        t1: chord.t0 + span * stop.t,
      },
    ]
  })
}
