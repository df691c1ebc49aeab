import { isFadedGroup, type Item, type Mark } from './marks.ts'
import { joinMarks, overlap } from './join-marks.ts'

/**
 * Items with a common opacity: separate ones if none overlap, one shape if they have the same ink, otherwise a group.
 */
export function applyOpacity(items: readonly Item[], opacity: number): Item[] {
  const joined = joinMarks(items)
  const isSeparate = joined.every((item, index) =>
    joined.slice(index + 1).every((other) => !overlap(item, other)),
  )
  if (!isSeparate) return [{ marks: joined, opacity }]
  return joined.map((item) =>
    isFadedGroup(item) ? { ...item, opacity: item.opacity * opacity } : withOpacity(item, opacity),
  )
}

const withOpacity = (mark: Mark, opacity: number): Mark => ({
  ...mark,
  ink: { ...mark.ink, opacity: Math.round(mark.ink.opacity * opacity * 1000) / 1000 },
})
