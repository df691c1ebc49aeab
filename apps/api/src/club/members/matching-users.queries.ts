import type { MemberFilterValues } from '@farandfew/domain/members/admin-members.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { maxIds, quickMatch, readFewIds, type SearchResult } from './user-search.queries.ts'
import { filterConditions } from './member-filters.ts'

/** What narrows the list of members. */
export interface Criteria {
  search: string | undefined
  filters: MemberFilterValues
}

export const isNarrowed = ({ search, filters }: Criteria): boolean =>
  search !== undefined || Object.keys(filters).length > 0

/** The members that match: a table or join with the column `id`, and the condition. */
async function matching(db: Db, { search, filters }: Criteria) {
  const conditions = filterConditions(filters)
  if (search !== undefined) conditions.push(await quickMatch(db, search))
  const from =
    search === undefined
      ? sql`users`
      : conditions.length === 1
        ? sql`user_search`
        : sql`users join user_search using (id)`
  const where = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
  return sql`from ${from} where ${where}`
}

/** The ids of the members that match; of all members only the number, up to one more than `maxIds`. */
export async function findMatching(db: Db, criteria: Criteria): Promise<SearchResult> {
  if (isNarrowed(criteria)) return readFewIds(db, await matching(db, criteria))
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select from users limit ${maxIds + 1}) few
  `.execute(db)
  return { total: rows[0]?.total ?? 0, ids: null }
}

/** The number of members that match, however many. */
export async function countMembers(db: Db, criteria: Criteria): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total ${await matching(db, criteria)}
  `.execute(db)
  return rows[0]?.total ?? 0
}
