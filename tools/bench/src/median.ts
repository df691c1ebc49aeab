/** The median; the mean of the middle two for an even number of figures. Throws if there are none. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((one, other) => one - other)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  if (upper === undefined || lower === undefined)
    throw new Error('There are no figures to take the median of')
  return (lower + upper) / 2
}
