import { searchWords } from '@farandfew/domain/canonical/fold-text.ts'
import { withPlainDigits } from '@farandfew/domain/canonical/marks.ts'
import { canonicalPhone } from '@farandfew/domain/canonical/phone.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'

/** The most words of a search that count: each is looked up by itself. */
const maxWords = 10

/** The most members for which a search returns their ids. */
export const maxIds = 5000

export interface SearchResult {
  /** How many members match; `maxIds + 1` if there are more than `maxIds`. */
  total: number
  /** Their ids; null if there are more than `maxIds`, or neither search nor filter. */
  ids: number[] | null
}

/** What people write in a phone number, however they group it. */
const phoneLike = /^\+?[\d\s().-]+$/

/** The digits of a text that may be a phone number or a part of one, as `user_search` has them. */
function phoneDigits(search: string): string | undefined {
  const typed = withPlainDigits(search).trim()
  if (!phoneLike.test(typed)) return undefined
  // A part of a number: without the zeros that one dials first.
  const digits = canonicalPhone(typed)?.slice(1) ?? typed.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length >= 3 && digits !== search ? digits : undefined
}

/** The grams of a member's text, as the index has them (migration 20261128-0800). */
const grams = sql`text_grams(content || '\\x0a'::bytea)`

/** Whether the index may have the text. Only for the index: for each row it would be slow. */
function mayContain(text: string) {
  const bytes = sql`search_bytes(${text})`
  return sql<boolean>`(
    (search_grams(${bytes}) is null or ${grams} @> search_grams(${bytes}))
    and (pair_grams(${bytes}) is null or ${grams} && pair_grams(${bytes}))
  )`
}

const contains = (text: string) => sql<boolean>`position(search_bytes(${text}) in content) > 0`

/** Each word of the search, in any order, or its digits if it may be a phone number. */
function anyOf(search: string, condition: typeof contains) {
  const words = searchWords(search).slice(0, maxWords).map(condition)
  const found =
    words.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(words, sql` and `)})`
  const digits = phoneDigits(search)
  return digits === undefined ? found : sql<boolean>`(${found} or ${condition(digits)})`
}

/** Whether the member in `user_search` has each word in one of the seven fields; a phone by its digits. */
export const isMatch = (search: string) => anyOf(search, contains)

/** The share of the members from which a search reads them one after the other: it has read enough of them soon. */
const commonShare = 0.04
/** Percent of the table's pages, and the most members, that tell how common a text is. */
const samplePercent = 0.5
const sampleSize = 5000

/**
 * The condition of a search that reads few rows: one after the other for a common text, otherwise by the index, whose
 * lists for a common text are long.
 */
export async function quickMatch(db: Db, search: string) {
  const { rows } = await sql<{ isCommon: boolean }>`
    select coalesce(avg(case when ${isMatch(search)} then 1.0 else 0 end), 0) >= ${commonShare}::float8 as is_common
    from (
      select content from user_search tablesample system (${sql.lit(samplePercent)}) limit ${sampleSize}
    ) sample
  `.execute(db)
  if (rows[0]?.isCommon) return isMatch(search)
  // First the candidates of the index, then the text of each: within one condition, the grams of each would be computed again.
  return sql<boolean>`(${anyOf(search, mayContain)} and ${isMatch(search)})`
}

/** The ids of the rows of a `from` clause, or only that there are more than `maxIds`. Reads no more than these. */
export async function readFewIds(db: Db, from: RawBuilder<unknown>): Promise<SearchResult> {
  const { rows } = await sql<{ total: number; ids: number[] | null }>`
    select total, case when total <= ${maxIds}::int then coalesce(ids, '{}') end as ids
    from (
      select count(*)::int as total, array_agg(id) as ids
      from (select id ${from} limit ${maxIds + 1}) few
    ) found
  `.execute(db)
  return rows[0] ?? { total: 0, ids: [] }
}

/** The members of these ids that exist. */
export async function findSelected(db: Db, selected: readonly number[]) {
  const rows = await db.selectFrom('users').select('id').where('id', 'in', selected).execute()
  return { total: rows.length, ids: rows.map(({ id }) => id) }
}

export const findMembers = async (db: Db, search: string): Promise<SearchResult> =>
  readFewIds(db, sql`from user_search where ${await quickMatch(db, search)}`)
