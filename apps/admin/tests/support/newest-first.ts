/** Returns a page of rows as the API does: the highest id first, with the last id as the cursor. */
export function newestFirst<Row extends { id: number }>(
  rows: readonly Row[],
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const found = [...rows].sort((one, other) => other.id - one.id)
  const rest = found.filter(({ id }) => id < Number(cursor ?? Infinity))
  const items = rest.slice(0, limit)
  const nextCursor = rest.length > items.length ? String(items.at(-1)?.id) : null
  return { items, nextCursor, total: rows.length }
}

/** Whether one of the texts contains the search. */
export const anyContains = (texts: readonly (string | null)[], search = '') =>
  texts.some((text) => (text ?? '').toLowerCase().includes(search.toLowerCase()))
