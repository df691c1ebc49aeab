import { areaOf, type Box, boxOf, chordsOf, type Loop, type Outline, reverse } from './outline.ts'
import { pointsOnBothSides, windingAt } from './region.ts'

/** The ink of a mark: a fill, or a line with a width. */
export interface Ink {
  /** `#rrggbb`, or `url(#...)` of a gradient. */
  readonly color: string
  readonly opacity: number
  /** A line's width and the attributes of its ends; absent for a fill. */
  readonly line?: { readonly width: number; readonly style: string }
}

/** A shape of the picture. A filled one has a positive winding number inside. */
export interface Mark {
  readonly outline: Outline
  readonly ink: Ink
  /** Clips that could not be applied to the shape itself. */
  readonly clips: readonly Outline[]
}

/** Overlapping marks with a common opacity. */
export interface FadedGroup {
  readonly marks: readonly Item[]
  readonly opacity: number
}

export type Item = Mark | FadedGroup

export const isFadedGroup = (item: Item): item is FadedGroup => 'marks' in item

/** A filled mark, turned so that its inside has a positive winding number. */
export function createFilledMark(outline: Outline, ink: Ink, clips: readonly Outline[]): Mark {
  const area = outline.reduce((sum, loop) => sum + areaOf(loop), 0)
  return { outline: area < 0 ? outline.map(reverse) : outline, ink, clips }
}

/** Every shape of an item with its half line width. */
export function loopsOf(item: Item): readonly { loop: Loop; margin: number; solid: boolean }[] {
  if (isFadedGroup(item)) return item.marks.flatMap(loopsOf)
  const { line } = item.ink
  const margin = (line?.width ?? 0) / 2
  return item.outline.map((loop) => ({ loop, margin, solid: !line }))
}

const boxes = new WeakMap<Item, Box>()

/** The bounding box of an item, with line widths. */
export function itemBox(item: Item): Box {
  let box = boxes.get(item)
  if (!box) {
    const all = loopsOf(item).map(({ loop, margin }) => {
      const [left, top, right, bottom] = boxOf(loop)
      return [left - margin, top - margin, right + margin, bottom + margin] as const
    })
    box = [
      Math.min(...all.map(([left]) => left)),
      Math.min(...all.map(([, top]) => top)),
      Math.max(...all.map(([, , right]) => right)),
      Math.max(...all.map(([, , , bottom]) => bottom)),
    ]
    boxes.set(item, box)
  }
  return box
}

const plain = new WeakMap<Outline, boolean>()

/** Whether no part of an outline has a negative winding number, so that joining another removes nothing. */
export function isPlain(outline: Outline): boolean {
  let answer = plain.get(outline)
  if (answer === undefined) {
    answer = outline
      .flatMap(chordsOf)
      .every(({ a, b }) =>
        pointsOnBothSides(a, b, 0.01).every((point) => windingAt(outline, point) >= 0),
      )
    plain.set(outline, answer)
  }
  return answer
}

/** Joins two outlines. Winding numbers add up, so two outlines without negative ones stay so. */
export function joinOutlines(one: Outline, other: Outline): Outline {
  const both = [...one, ...other]
  if (plain.get(one) && plain.get(other)) plain.set(both, true)
  return both
}
