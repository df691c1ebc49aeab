import { searchWords } from '@farandfew/domain/canonical/fold-text.ts'
import { type RawBuilder, sql } from 'kysely'

/** A LIKE pattern that finds the text anywhere, without wildcards of its own. */
export const patternFor = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/**
 * Whether the columns together contain each word of the text, in any order and without regard to accents and apostrophes
 * (`foldText` of libs/domain).
 */
export function containsText(columns: readonly string[], text: string): RawBuilder<boolean> {
  const patterns = searchWords(text).map(patternFor)
  const content = sql.join(columns.map((column) => sql.ref(column)))
  return sql<boolean>`(
    fold_text(concat_ws(' ', ${content})) collate "C" like all(${patterns}::text[])
  )`
}
