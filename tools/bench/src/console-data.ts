/** The fields that the search reads. */
const searched = ['firstName', 'lastName', 'email', 'username', 'city', 'country'] as const
export type Searched = Partial<Record<(typeof searched)[number], string | null>>

/** Searches that match nearly all members, none, and some. */
const always = ['ind', 'com', 'example', 'members', 'dia', '@mem', 'zzzz', 'qx7']

/** Parts of the members' six fields, with the given lengths in turn; the same for the same members. */
export function piecesOf(members: readonly Searched[], lengths: readonly number[]): string[] {
  const pieces = members.flatMap((member, at) => {
    const letters = [...(member[searched[at % searched.length]!] ?? '')]
    const length = lengths[at % lengths.length]!
    const from = (at * 7) % Math.max(1, letters.length - length + 1)
    const piece = letters.slice(from, from + length).join('')
    // The search trims blanks at the ends, which would shorten the text.
    return [...piece.trim()].length === length ? [piece] : []
  })
  return Math.min(...lengths) >= 3 ? [...always, ...pieces] : pieces
}

/** The percentile of some figures: `share` 0.99 for the p99. Throws if there are none. */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((one, other) => one - other)
  const figure = sorted[Math.ceil(sorted.length * share) - 1]
  if (figure === undefined) throw new Error('There are no figures to take a percentile of')
  return figure
}
