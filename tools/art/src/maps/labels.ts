import { line, rect, path, stack, type Color, type Svg, n } from '../kit/index.ts'
import type { Point } from './legs.ts'
import { setLine } from './lettering.ts'

/** A stop without a label, or the side of the dot on which its label is, and how far it is moved from there. */
export type Placement =
  'dot' | readonly [side: 'left' | 'right' | 'above' | 'below', dx?: number, dy?: number]

const paper = '#fffbf5'
const ink = '#2b1b2f'
const size = 36
const high = 52
const pad = 13
const round = 9
/** From the dot's middle to its label. */
const gap = 22

interface Label {
  /** The days, in the coloured block. */
  readonly number: string
  readonly name: string
  readonly block: Color
}

/** A rectangle: left, top, right, bottom. */
export type Edges = readonly [number, number, number, number]

export interface PlacedLabel {
  readonly name: string
  readonly edges: Edges
  readonly draw: () => Svg
  /** Draws what is below the dots. */
  readonly drawJoint?: () => Svg
}

/** The label of a stop, like a luggage tag: the days and the name. A thin line joins it to a dot that is far away. */
export function placeLabel(dot: Point, placement: Placement, label: Label): PlacedLabel[] {
  if (placement === 'dot') return []
  const [side, dx = 0, dy = 0] = placement
  const [x, y] = dot
  const number = setLine(label.number, size, 700)
  const name = setLine(label.name, size)
  const first = number.width + 2 * pad
  const wide = first + name.width + 2 * pad
  const left =
    dx + { left: x - gap - wide, right: x + gap, above: x - wide / 2, below: x - wide / 2 }[side]
  const top =
    dy + { left: y - high / 2, right: y - high / 2, above: y - gap - high, below: y + gap }[side]
  const draw = () =>
    stack(
      rect(left - 3, top - 3, wide + 6, high + 6, ink, round + 3),
      rect(left, top, wide, high, paper, round),
      path(
        `M${n(left + first)} ${n(top)}v${high}H${n(left + round)}a${round} ${round} 0 0 1 ${-round} ${-round}v${2 * round - high}a${round} ${round} 0 0 1 ${round} ${-round}Z`,
        label.block,
      ),
      number.at(left + pad, top + 39, paper),
      name.at(left + first + pad, top + 39, ink),
    )
  return [
    {
      name: label.name,
      edges: [left - 3, top - 3, left + wide + 3, top + high + 3],
      draw,
      drawJoint: () => joint(dot, [left, top, left + wide, top + high]),
    },
  ]
}

/** A thin line from a dot to its label. */
function joint([x, y]: Point, [left, top, right, bottom]: Edges): Svg {
  const end: Point = [
    Math.max(left + 6, Math.min(x, right - 6)),
    Math.max(top + 6, Math.min(y, bottom - 6)),
  ]
  if (Math.hypot(end[0] - x, end[1] - y) <= gap + 14) return ''
  return line([x, y, ...end], paper, 9) + line([x, y, ...end], ink, 3)
}

/** Throws if a label leaves the panel or covers another one or a dot: then its place in the scene must change. */
export function checkLabels(
  labels: readonly PlacedLabel[],
  dots: readonly Point[],
  [left, top, right, bottom]: Edges,
): void {
  const problems = labels.flatMap(({ name, edges }, index) => {
    const [l, t, r, b] = edges
    const covered = labels.slice(index + 1).filter(({ edges: [ol, ot, or, ob] }) => {
      return l < or && ol < r && t < ob && ot < b
    })
    const dotsBelow = dots.filter(([x, y]) => l < x + 10 && x - 10 < r && t < y + 10 && y - 10 < b)
    return [
      ...(l < left + 6 || t < top + 6 || r > right - 6 || b > bottom - 6
        ? [`${name} leaves the map`]
        : []),
      ...covered.map((other) => `${name} overlaps ${other.name}`),
      ...(dotsBelow.length > 0 ? [`${name} covers a stop`] : []),
    ]
  })
  if (problems.length > 0) throw new Error(problems.join('; '))
}
