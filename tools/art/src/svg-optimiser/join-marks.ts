import { crosses } from './clip.ts'
import {
  isPlain,
  isFadedGroup,
  type Item,
  itemBox,
  joinOutlines,
  loopsOf,
  type Mark,
} from './marks.ts'
import { boxOf, chordsOf, type Loop, near } from './outline.ts'
import { chordsNear, contains } from './region.ts'

const reachesInto = (loop: Loop, other: Loop): boolean =>
  chordsNear(chordsOf(loop), boxOf(other), 0).some(({ a, b }) =>
    contains([other], [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]),
  )

export function overlap(one: Item, other: Item): boolean {
  if (!near(itemBox(one), itemBox(other))) return false
  const others = loopsOf(other)
  return loopsOf(one).some((a) =>
    others.some((b) => {
      const margin = a.margin + b.margin
      if (!near(boxOf(a.loop), boxOf(b.loop), margin)) return false
      if (b.solid && reachesInto(a.loop, b.loop)) return true
      if (a.solid && reachesInto(b.loop, a.loop)) return true
      return crosses(a.loop, [b.loop], margin)
    }),
  )
}

const inkName = ({ ink: { color, opacity, line } }: Mark) =>
  `${color} ${opacity} ${line?.width} ${line?.style}`

/** Whether two marks can be joinOutlines if nothing is between them. */
function canJoin(one: Item, other: Item): boolean {
  if (isFadedGroup(one) || isFadedGroup(other) || inkName(one) !== inkName(other)) return false
  if (one.clips.length !== other.clips.length) return false
  if (one.clips.some((clip, index) => clip !== other.clips[index])) return false
  const harmless =
    one.ink.opacity === 1 && (one.ink.line || (isPlain(one.outline) && isPlain(other.outline)))
  return Boolean(harmless) || !overlap(one, other)
}

const join = (one: Mark, other: Mark): Mark => ({
  ...one,
  outline: joinOutlines(one.outline, other.outline),
})

/** One pass: joins each item with the nearest matching one, past items that it does not overlap. */
function joinOnce(items: readonly Item[]): Item[] {
  const result: Item[] = []
  for (const item of items) {
    let index = result.length - 1
    while (index >= 0) {
      const other = result[index] as Item
      if (canJoin(other, item)) {
        result[index] = join(other as Mark, item as Mark)
        break
      }
      if (overlap(other, item)) index = 0
      index -= 1
    }
    if (index < 0) result.push(item)
  }
  return result
}

/** Joins marks of one ink wherever that does not change the picture: from the back, then from the front. */
export function joinMarks(items: readonly Item[]): Item[] {
  let count = 0
  let kept = [...items]
  while (kept.length !== count) {
    count = kept.length
    kept = joinOnce(joinOnce(kept).reverse()).reverse()
  }
  return kept
}
