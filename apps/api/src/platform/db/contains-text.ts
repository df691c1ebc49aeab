import { type RawBuilder, sql } from 'kysely'

/** A LIKE pattern that finds the text anywhere, without wildcards of its own. */
export const patternFor = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** Whether one of the columns contains the text. The ICU collation ignores case in every alphabet, not only A to Z. */
export function containsText(columns: readonly string[], text: string): RawBuilder<boolean> {
  const pattern = patternFor(text)
  const conditions = columns.map(
    (column) => sql<boolean>`${sql.ref(column)} collate "und-x-icu" ilike ${pattern}`,
  )
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`
}
