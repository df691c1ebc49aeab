import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** The most members for which a search returns their ids. */
export const maxIds = 5000

export interface SearchResult {
  /** How many members match. */
  total: number
  /** Their ids; null if there are more than `maxIds`, or no search text. */
  ids: number[] | null
}

/** The searched bytes, in a subquery so that PostgreSQL computes them once per statement. */
const searchedBytes = (search: string) => sql`(select convert_to(fold_text(${search}), 'UTF8'))`

/** What people write in a phone number, however they group it. */
const phoneLike = /^[0-9+ ().-]+$/

/** The digits of a text that may be a phone number, as `user_search` has them: without the zeros that one dials first. */
function phoneDigits(search: string): string | undefined {
  if (!phoneLike.test(search)) return undefined
  const digits = search.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length >= 3 && digits !== search ? digits : undefined
}

const contains = (text: string) => sql<boolean>`position(${searchedBytes(text)} in content) > 0`

/** Whether the member in `user_search` contains the text in one of the seven fields; a phone by its digits. */
export function isMatch(search: string) {
  const digits = phoneDigits(search)
  return digits === undefined
    ? contains(search)
    : sql<boolean>`(${contains(search)} or ${contains(digits)})`
}

/** Counts the members that match a search, and returns their ids if they are few. Reads the narrow table once. */
export async function findMembers(db: Db, search: string | undefined): Promise<SearchResult> {
  if (search === undefined) {
    const { rows } = await sql<{ total: number }>`
      select count(*)::int as total from user_search
    `.execute(db)
    return { total: rows[0]?.total ?? 0, ids: null }
  }
  const { rows } = await sql<{ total: number; ids: number[] | null }>`
    select total, case when total <= ${maxIds}::int then coalesce(ids, '{}') end as ids
    from (
      select count(*)::int as total, array_agg(id) as ids from user_search where ${isMatch(search)}
    ) found
  `.execute(db)
  return rows[0] ?? { total: 0, ids: [] }
}

/** The members of these ids that exist. */
export async function findSelected(db: Db, selected: readonly number[]) {
  const rows = await db.selectFrom('users').select('id').where('id', 'in', selected).execute()
  return { total: rows.length, ids: rows.map(({ id }) => id) }
}
