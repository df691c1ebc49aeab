import type { Point } from './matrix.ts'
import type { Loop, Segment } from './outline.ts'
import type { Piece } from './overlay.ts'

/** Joins pieces end to end into closed loops; `undefined` if one stays open. */
export function joinPieces(pieces: readonly Piece[]): Loop[] | undefined {
  const leaving = new Map<string, Piece[]>()
  for (const piece of pieces) {
    const list = leaving.get(piece.from)
    if (list) list.push(piece)
    else leaving.set(piece.from, [piece])
  }
  const loops: Loop[] = []
  for (const first of pieces) {
    if (!take(leaving, first)) continue
    const walk = [first]
    let last = first
    while (last.to !== first.from) {
      const choices: readonly Piece[] = leaving.get(last.to) ?? []
      // Follows a curve along itself, so that its pieces can be merged again.
      const next = choices.find((piece) => follows(last, piece)) ?? choices[0]
      if (!next) return undefined
      take(leaving, next)
      walk.push(next)
      last = next
    }
    loops.push(restore(walk))
  }
  return loops
}

function take(leaving: Map<string, Piece[]>, piece: Piece): boolean {
  const list = leaving.get(piece.from)
  const index = list?.indexOf(piece) ?? -1
  if (index >= 0) list?.splice(index, 1)
  return index >= 0
}

const follows = (before: Piece, piece: Piece): boolean =>
  before.segment === piece.segment && Math.abs(before.t1 - piece.t0) < 1e-9

/** The segments of a walk, with their pieces merged again. */
function restore(walk: readonly Piece[]): Loop {
  const start = walk.findIndex((piece, index) => !follows(walk.at(index - 1) as Piece, piece))
  const turned = start > 0 ? [...walk.slice(start), ...walk.slice(0, start)] : walk
  const segments: Segment[] = []
  for (let index = 0; index < turned.length;) {
    let end = index
    while (end + 1 < turned.length && follows(turned[end] as Piece, turned[end + 1] as Piece)) {
      end += 1
    }
    const [first, last] = [turned[index] as Piece, turned[end] as Piece]
    segments.push({ ...part(first.segment, first.t0, last.t1), from: first.a, to: last.b })
    index = end + 1
  }
  return segments
}

/** A part of a segment, reversed if t1 is less than t0. */
function part(segment: Segment, t0: number, t1: number): Segment {
  const { from, handles, to } = segment
  if (!handles) return { from, to }
  const blossom = (r: number, s: number, t: number): Point => {
    const axis = (which: 0 | 1) => {
      const [a, b, c, d] = [from[which], handles[0][which], handles[1][which], to[which]]
      const [ab, bc, cd] = [a + (b - a) * r, b + (c - b) * r, c + (d - c) * r]
      const [abc, bcd] = [ab + (bc - ab) * s, bc + (cd - bc) * s]
      return abc + (bcd - abc) * t
    }
    return [axis(0), axis(1)]
  }
  return {
    from: blossom(t0, t0, t0),
    handles: [blossom(t0, t0, t1), blossom(t0, t1, t1)],
    to: blossom(t1, t1, t1),
  }
}
