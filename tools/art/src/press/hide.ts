import { liesWithin } from './clip.ts'
import { isVeil, type Item, itemBox, type Mark } from './marks.ts'
import { type Box, near } from './outline.ts'

const holds = (outer: Box, inner: Box): boolean =>
  outer[0] <= inner[0] && outer[1] <= inner[1] && outer[2] >= inner[2] && outer[3] >= inner[3]

const isCover = (item: Item): item is Mark =>
  !isVeil(item) && !item.ink.line && item.ink.opacity === 1 && item.clips.length === 0

/** Removes marks that are outside the picture or entirely covered by a later mark. */
export function seen(items: readonly Item[], sheet: Box): Item[] {
  return items.filter((item, index) => {
    if (!near(itemBox(item), sheet)) return false
    if (isVeil(item)) return true
    const margin = (item.ink.line?.width ?? 0) / 2
    return !items
      .slice(index + 1)
      .some(
        (cover) =>
          isCover(cover) &&
          holds(itemBox(cover), itemBox(item)) &&
          liesWithin(item.outline, cover.outline, margin),
      )
  })
}
