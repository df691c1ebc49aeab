/** The fewest confirmed members of which anything is shown, and the fewest changes that lead to another summary. */
export const summaryGroupSize = 4

/** How many different members joined or left since `published`. */
function countChanges(published: readonly number[], current: readonly number[]): number {
  const missingIn = (others: readonly number[]) => (id: number) => !others.includes(id)
  return published.filter(missingIn(current)).length + current.filter(missingIn(published)).length
}

/**
 * Whether a group gets another summary: there are enough members, and enough of them joined or left since the last one.
 * Depends on who is a member and on nothing that they answered, so that neither an update nor its absence reveals an answer.
 */
export const isPublicationDue = (
  published: readonly number[],
  current: readonly number[],
): boolean =>
  current.length >= summaryGroupSize && countChanges(published, current) >= summaryGroupSize
