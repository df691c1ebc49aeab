import { isVeil, type Item, type Mark } from './marks.ts'
import { gathered, touch } from './gather.ts'

/**
 * Items with a common opacity: separate ones if none overlap, one shape if they have the same ink, otherwise a group.
 */
export function faded(items: readonly Item[], opacity: number): Item[] {
  const joined = gathered(items)
  const apart = joined.every((item, index) =>
    joined.slice(index + 1).every((other) => !touch(item, other)),
  )
  if (!apart) return [{ marks: joined, opacity }]
  return joined.map((item) =>
    isVeil(item) ? { ...item, opacity: item.opacity * opacity } : fainter(item, opacity),
  )
}

const fainter = (mark: Mark, opacity: number): Mark => ({
  ...mark,
  ink: { ...mark.ink, opacity: Math.round(mark.ink.opacity * opacity * 1000) / 1000 },
})
