import { crosses } from './clip.ts'
import { isPlain, isVeil, type Item, itemBox, joined, loopsOf, type Mark } from './marks.ts'
import { boxOf, chordsOf, type Loop, near } from './outline.ts'
import { chordsNear, contains } from './region.ts'

const reachesInto = (loop: Loop, other: Loop): boolean =>
  chordsNear(chordsOf(loop), boxOf(other), 0).some(({ a, b }) =>
    contains([other], [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]),
  )

/** Whether two items overlap. */
export function touch(one: Item, other: Item): boolean {
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

/** Whether two marks can be joined if nothing is between them. */
function agree(one: Item, other: Item): boolean {
  if (isVeil(one) || isVeil(other) || inkName(one) !== inkName(other)) return false
  if (one.clips.length !== other.clips.length) return false
  if (one.clips.some((clip, index) => clip !== other.clips[index])) return false
  const harmless =
    one.ink.opacity === 1 && (one.ink.line || (isPlain(one.outline) && isPlain(other.outline)))
  return Boolean(harmless) || !touch(one, other)
}

const join = (one: Mark, other: Mark): Mark => ({
  ...one,
  outline: joined(one.outline, other.outline),
})

/** One pass: joins each item with the nearest matching one, past items that it does not overlap. */
function gatherOnce(items: readonly Item[]): Item[] {
  const gathered: Item[] = []
  for (const item of items) {
    let index = gathered.length - 1
    while (index >= 0) {
      const other = gathered[index] as Item
      if (agree(other, item)) {
        gathered[index] = join(other as Mark, item as Mark)
        break
      }
      if (touch(other, item)) index = 0
      index -= 1
    }
    if (index < 0) gathered.push(item)
  }
  return gathered
}

/** Joins marks of one ink wherever that does not change the picture: from the back, then from the front. */
export function gathered(items: readonly Item[]): Item[] {
  let count = 0
  let kept = [...items]
  while (kept.length !== count) {
    count = kept.length
    kept = gatherOnce(gatherOnce(kept).reverse()).reverse()
  }
  return kept
}
