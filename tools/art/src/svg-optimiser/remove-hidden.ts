import { isWithin } from './clip.ts'
import { isFadedGroup, type Item, itemBox, type Mark } from './marks.ts'
import { type Box, near } from './outline.ts'

const containsBox = (outer: Box, inner: Box): boolean =>
  outer[0] <= inner[0] && outer[1] <= inner[1] && outer[2] >= inner[2] && outer[3] >= inner[3]

const isCover = (item: Item): item is Mark =>
  !isFadedGroup(item) && !item.ink.line && item.ink.opacity === 1 && item.clips.length === 0

/** Removes marks that are outside the picture or entirely covered by a later mark. */
export function removeHidden(items: readonly Item[], picture: Box): Item[] {
  return items.filter((item, index) => {
    if (!near(itemBox(item), picture)) return false
    if (isFadedGroup(item)) return true
    const margin = (item.ink.line?.width ?? 0) / 2
    return !items
      .slice(index + 1)
      .some(
        (cover) =>
          isCover(cover) &&
          containsBox(itemBox(cover), itemBox(item)) &&
          isWithin(item.outline, cover.outline, margin),
      )
  })
}
