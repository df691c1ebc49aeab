import { type MemberField, memberFields } from '@farandfew/domain/admin/users'
import type { PublicUser } from '@farandfew/domain/users'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import { orderSql, type Place, type UserOrder } from './user-order.ts'
import { type Found, isFound } from './user-search.queries.ts'

/** What the API may answer of a member: the password's hash is not among it. */
const publicColumns = [
  'id',
  'username',
  'email',
  'phone',
  'firstName',
  'lastName',
  'ageGroup',
  'city',
  'country',
  'instagramHandle',
  'linkedinHandle',
  'bio',
  'interests',
  'travelPreferences',
  'profileImage',
  'quizData',
  'createdAt',
] as const

/** What the CSV holds of a member. */
type Stored = Omit<PublicUser, 'createdAt'> & { createdAt: Date }
export type CsvUser = Pick<Stored, MemberField>

export interface UsersPage {
  search: string | undefined
  order: UserOrder
  /** Where the page before ended. */
  after: Place | undefined
  limit: number
}

const refs = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)))

/**
 * A page read along the index of its order, at the same cost however deep it lies; each member on the way is looked up
 * among those that the search finds.
 */
function walk(list: readonly string[], { search, order, after, limit }: UsersPage) {
  const { selected, columns, behind } = orderSql(order, after)
  const found =
    search === undefined
      ? sql`true`
      : sql`(select ${isFound(search)} from user_search where user_search.id = users.id)`
  return sql`
    select ${refs(list)}, ${selected} as sort_key from users
    where ${behind} and ${found} order by ${columns} limit ${limit}
  `
}

/** Of few members those that a page by id shows: nothing has to be read for it. */
function pageOfIds({ order, after, limit }: UsersPage, ids: readonly number[]): number[] {
  const way = order.direction === 'asc' ? 1 : -1
  return ids
    .filter((id) => !after || (id - after.id) * way > 0)
    .sort((one, other) => (one - other) * way)
    .slice(0, limit)
}

/**
 * A page of few members: put in order each time, because the index would lead past all the others. By their keys alone;
 * the rest is read of those that the page shows.
 */
function sortFew(list: readonly string[], page: UsersPage, found: readonly number[]) {
  const { order, after, limit } = page
  const { selected, columns, behind, stored } = orderSql(order, after)
  const ids = order.sort === 'id' ? pageOfIds(page, found) : found
  return sql`
    with found as materialized (
      select id, ${stored} from users where id = any(${ids}::int[])
    ), page as (
      select id, ${selected} as sort_key from found where ${behind} order by ${columns} limit ${limit}
    )
    select ${refs(list)}, sort_key from page join users using (id) order by ${columns}
  `
}

/** Members by a table's columns, each with the place it stands at. */
async function readPage<Row extends { id: number }>(
  db: Db,
  columns: readonly (keyof Row & string)[],
  page: UsersPage,
  ids: Found['ids'],
): Promise<{ row: Row; place: Place }[]> {
  const query = (ids ? sortFew(columns, page, ids) : walk(columns, page)) as RawBuilder<
    Row & { sortKey: string }
  >
  const { rows } = await query.execute(db)
  return rows.map(({ sortKey, ...row }) => ({
    row: row as unknown as Row,
    place: { id: row.id, key: sortKey },
  }))
}

/** A page of the members that a search finds; `ids` where they are few. */
export async function listUsers(
  db: Db,
  page: UsersPage,
  ids: Found['ids'],
): Promise<{ user: PublicUser; place: Place }[]> {
  const rows = await readPage<Stored>(db, publicColumns, page, ids)
  return rows.map(({ row, place }) => ({
    user: { ...row, createdAt: row.createdAt.toISOString() },
    place,
  }))
}

/** Rows that the CSV is read by: enough to be quick, few enough to weigh little. */
const batchSize = 600

/** All members that a search finds, in batches; the next is read when it is asked for. */
export async function* readUsers(
  db: Db,
  { search, order }: Pick<UsersPage, 'search' | 'order'>,
  ids: Found['ids'],
): AsyncGenerator<CsvUser[]> {
  let after: Place | undefined
  for (;;) {
    const page = { search, order, after, limit: batchSize }
    const rows = await readPage<CsvUser>(db, memberFields, page, ids)
    yield rows.map(({ row }) => row)
    after = rows.at(-1)?.place
    if (rows.length < batchSize) return
  }
}
