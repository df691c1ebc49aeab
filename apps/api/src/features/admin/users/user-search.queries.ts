import { sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'

/** Members up to whose number a search hands on their ids. */
export const fewMembers = 5000

/** What a search finds. */
export interface Found {
  /** How many members. */
  total: number
  /** Who they are, where they are few; null where they are many, or all. */
  ids: number[] | null
}

/** The bytes that are looked for: computed once a statement, as a subquery of its own. */
const wanted = (search: string) => sql`(select convert_to(fold_text(${search}), 'UTF8'))`

/** Whether the member in `user_search` is one that a search finds: anywhere in the six fields, and literally. */
export const isFound = (search: string) => sql<boolean>`position(${wanted(search)} in content) > 0`

/** How many members a search finds, and which where they are few: one reading of the narrow table. */
export async function findMembers(db: Db, search: string | undefined): Promise<Found> {
  if (search === undefined) {
    const { rows } = await sql<{ total: number }>`
      select count(*)::int as total from user_search
    `.execute(db)
    return { total: rows[0]?.total ?? 0, ids: null }
  }
  const { rows } = await sql<{ total: number; ids: number[] | null }>`
    select total, case when total <= ${fewMembers}::int then coalesce(ids, '{}') end as ids
    from (
      select count(*)::int as total, array_agg(id) as ids from user_search where ${isFound(search)}
    ) found
  `.execute(db)
  return rows[0] ?? { total: 0, ids: [] }
}
