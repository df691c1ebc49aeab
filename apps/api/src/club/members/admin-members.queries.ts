import {
  type MemberField,
  memberFields,
  type ListedMember,
} from '@farandfew/domain/members/admin-members.ts'
import { publicUser } from '@farandfew/domain/members/user.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { fieldsOf } from '../../platform/db/fields-of.ts'
import { accountState, filterConditions } from './member-filters.ts'
import type { SortPosition } from '../../platform/paging/by-order.ts'
import { type UserOrder, userOrderSql } from './user-order.ts'
import { isMatch, type SearchResult } from './user-search.queries.ts'
import type { Criteria } from './matching-users.queries.ts'

type Stored = Omit<ListedMember, 'createdAt'> & { createdAt: Date }
export type CsvUser = Pick<Stored, MemberField>

interface UsersPage extends Criteria {
  order: UserOrder
  /** The last row of the previous page. */
  after: SortPosition | undefined
  limit: number
}

const refs = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)))

const listedColumns = sql`${refs(fieldsOf(publicUser))}, ${accountState} as account`

/**
 * Reads a page in index order, at the same cost for every page. Checks each member on the way against search and filters.
 */
function selectByIndex(list: RawBuilder<unknown>, page: UsersPage) {
  const { search, filters, order, after, limit } = page
  if (search !== undefined && order.sort === 'id' && Object.keys(filters).length === 0) {
    return selectBySearchedText(list, search, page)
  }
  const { selected, columns, isAfter } = userOrderSql(order, after)
  const conditions = [isAfter, ...filterConditions(filters)]
  if (search !== undefined) {
    conditions.push(
      sql`(select ${isMatch(search)} from user_search where user_search.id = users.id)`,
    )
  }
  return sql`
    select ${list}, ${selected} as sort_key from users
    where ${sql.join(conditions, sql` and `)} order by ${columns} limit ${limit}
  `
}

/** Reads a page sorted by id along the searched texts, which is several times faster than along the members. */
function selectBySearchedText(
  list: RawBuilder<unknown>,
  search: string,
  { order, after, limit }: UsersPage,
) {
  const { columns, isAfter, selected } = userOrderSql(order, after)
  return sql`
    with page as (
      select id from user_search where ${isAfter} and ${isMatch(search)}
      order by ${columns} limit ${limit}
    )
    select ${list}, ${selected} as sort_key from page join users using (id) order by ${columns}
  `
}

/** The ids on a page sorted by id: needs no query. */
function pageOfIds({ order, after, limit }: UsersPage, ids: readonly number[]): number[] {
  const sign = order.direction === 'asc' ? 1 : -1
  return ids
    .filter((id) => !after || (id - after.id) * sign > 0)
    .sort((one, other) => (one - other) * sign)
    .slice(0, limit)
}

/**
 * Reads a page of few members: sorts them each time, because a scan of the index would also read all other
 * members. Sorts by key only, and reads the other columns for the rows of the page.
 */
function selectByIds(list: RawBuilder<unknown>, page: UsersPage, found: readonly number[]) {
  const { order, after, limit } = page
  const { selected, columns, isAfter, stored } = userOrderSql(order, after)
  const ids = order.sort === 'id' ? pageOfIds(page, found) : found
  return sql`
    with found as materialized (
      select id, ${stored} from users where id = any(${ids}::int[])
    ), page as (
      select id, ${selected} as sort_key from found where ${isAfter} order by ${columns} limit ${limit}
    )
    select ${list}, sort_key from page join users using (id) order by ${columns}
  `
}

/** The members of a page, each with its position. */
async function readPage<Row extends { id: number }>(
  db: Db,
  columns: RawBuilder<unknown>,
  page: UsersPage,
  ids: SearchResult['ids'],
): Promise<{ row: Row; position: SortPosition }[]> {
  const query = (
    ids ? selectByIds(columns, page, ids) : selectByIndex(columns, page)
  ) as RawBuilder<Row & { sortKey: string }>
  const { rows } = await query.execute(db)
  return rows.map(({ sortKey, ...row }) => ({
    row: row as unknown as Row,
    position: { id: row.id, text: sortKey },
  }))
}

/** A page of the members that match. `ids` has their ids if they are few. */
export async function listUsers(
  db: Db,
  page: UsersPage,
  ids: SearchResult['ids'],
): Promise<{ user: ListedMember; position: SortPosition }[]> {
  const rows = await readPage<Stored>(db, listedColumns, page, ids)
  return rows.map(({ row, position }) => ({
    user: { ...row, createdAt: row.createdAt.toISOString() },
    position,
  }))
}

/**
 * Rows per query of the CSV export: fast enough, and small in memory. Of 600 rows more outlive a collection of the
 * young, which cost 92 MB instead of 28 in a file of a million.
 */
const batchSize = 300

/** All members that match, in batches. A batch is read when the consumer asks for it. */
export async function* readUsers(
  db: Db,
  { search, filters, order }: Pick<UsersPage, 'search' | 'filters' | 'order'>,
  ids: SearchResult['ids'],
): AsyncGenerator<CsvUser[]> {
  let after: SortPosition | undefined
  for (;;) {
    const page = { search, filters, order, after, limit: batchSize }
    const rows = await readPage<CsvUser>(db, refs(memberFields), page, ids)
    yield rows.map(({ row }) => row)
    after = rows.at(-1)?.position
    if (rows.length < batchSize) return
  }
}
