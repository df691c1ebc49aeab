import { arcToCubics } from './arc.ts'
import type { Point } from './matrix.ts'
import type { Loop, Outline, Segment } from './outline.ts'

const lengths: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
}

/** The current point, the start of the loop, and the last handle, for smooth commands. */
interface Pen {
  at: Point
  start: Point
  handle: Point | undefined
  pull: Point | undefined
}

/** Parses path data into lines and cubics. Throws for a command that the kit does not write. */
export function readPath(d: string): Outline {
  const loops: Segment[][] = []
  const pen: Pen = { at: [0, 0], start: [0, 0], handle: undefined, pull: undefined }
  for (const [, letter, list] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const name = (letter as string).toUpperCase()
    const relative = letter !== name
    if (name === 'Z') {
      pen.at = pen.start
      // A command after Z starts a new loop.
      loops.push([])
      continue
    }
    const size = lengths[name]
    if (size === undefined) throw new Error(`Unsupported path command "${letter}".`)
    const values = ((list as string).match(/-?(\d+\.?\d*|\.\d+)(e-?\d+)?/g) ?? []).map(Number)
    for (let index = 0; index < values.length; index += size) {
      const group = values.slice(index, index + size)
      if (name === 'M' && index === 0) {
        const [x = 0, y = 0] = group
        pen.at = relative ? [pen.at[0] + x, pen.at[1] + y] : [x, y]
        pen.start = pen.at
        pen.handle = undefined
        pen.pull = undefined
        loops.push([])
        continue
      }
      if (loops.length === 0) throw new Error('Path data starts with M.')
      loops.at(-1)?.push(...read(name === 'M' ? 'L' : name, group, relative, pen))
    }
  }
  return loops.filter((loop) => loop.length > 0)
}

function read(name: string, values: readonly number[], relative: boolean, pen: Pen): Loop {
  const from = pen.at
  const [dx, dy] = relative ? from : [0, 0]
  const point = (index: number): Point => [
    (values[index] as number) + dx,
    (values[index + 1] as number) + dy,
  ]
  const last = (to: Point, handle?: Point) => {
    pen.at = to
    pen.handle = handle
    pen.pull = undefined
  }
  if (name === 'A') {
    const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0] = values
    last(point(5))
    return arcToCubics(from, pen.at, { rx, ry, turn, large: large === 1, sweep: sweep === 1 })
  }
  if (name === 'C' || name === 'S') {
    const mirrored: Point = pen.handle
      ? [2 * from[0] - pen.handle[0], 2 * from[1] - pen.handle[1]]
      : from
    const [one, two, to]: [Point, Point, Point] =
      name === 'C' ? [point(0), point(2), point(4)] : [mirrored, point(0), point(2)]
    last(to, two)
    return [{ from, handles: [one, two], to }]
  }
  if (name === 'Q' || name === 'T') {
    const mirrored: Point = pen.pull ? [2 * from[0] - pen.pull[0], 2 * from[1] - pen.pull[1]] : from
    const [pull, to]: [Point, Point] = name === 'Q' ? [point(0), point(2)] : [mirrored, point(0)]
    last(to)
    pen.pull = pull
    return [{ from, handles: [third(from, pull), third(to, pull)], to }]
  }
  if (name === 'H') last([(values[0] as number) + dx, from[1]])
  else if (name === 'V') last([from[0], (values[0] as number) + dy])
  else last(point(0))
  return [{ from, to: pen.at }]
}

/** Converts the handle of a quadratic to one of a cubic: two thirds of the way. */
const third = (end: Point, pull: Point): Point => [
  end[0] + ((pull[0] - end[0]) * 2) / 3,
  end[1] + ((pull[1] - end[1]) * 2) / 3,
]
