import { type RawBuilder, sql } from 'kysely'

/** A text as a LIKE pattern that finds it anywhere and literally. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** Whether one of the columns holds the text: the collation knows the case of every alphabet, not of A to Z alone. */
export function anyContains(columns: readonly string[], text: string): RawBuilder<boolean> {
  const pattern = containing(text)
  const each = columns.map(
    (column) => sql<boolean>`${sql.ref(column)} collate "und-x-icu" ilike ${pattern}`,
  )
  return sql<boolean>`(${sql.join(each, sql` or `)})`
}
