import type { AdminUsersExportQuery, MemberField } from '@farandfew/domain/admin/users'
import { type RawBuilder, sql } from 'kysely'
import { AppError } from '../../../errors/app-error.ts'
import { readCursor, writeCursor } from '../../../paging/cursor.ts'

export type UserOrder = Pick<AdminUsersExportQuery, 'sort' | 'direction'>

/** What a row stands at: its key in the order, as text, and its id. */
export interface Place {
  id: number
  key: string
}

/** Without case in every alphabet, and "C" so that pages are the same on every server (rulings 40). */
const textKey = (column: MemberField) =>
  sql`(coalesce(lower(${sql.ref(column)} collate "und-x-icu"), '') collate "C")`

const asText = (key: string) => sql`${key}::text`

interface Key {
  /** As the indexes of the table have it. */
  expression: RawBuilder<unknown>
  /** The column that it is made of. */
  stored: RawBuilder<unknown>
  /** As text that loses nothing: an instant has microseconds, which a Date has not. */
  selected: RawBuilder<unknown>
  /** That text back again. */
  bound: (key: string) => RawBuilder<unknown>
}

/** The key of a column. */
function keyOf(sort: MemberField): Key {
  if (sort === 'id') {
    return {
      expression: sql`id`,
      stored: sql`true`,
      selected: sql`''`,
      bound: () => sql`null::int`,
    }
  }
  if (sort === 'createdAt') {
    return {
      expression: sql`created_at`,
      stored: sql`created_at`,
      selected: sql`(extract(epoch from created_at) * 1000000)::bigint::text`,
      bound: (key) => sql`timestamptz 'epoch' + ${key}::float8 * interval '1 microsecond'`,
    }
  }
  const isUsername = sort === 'username'
  const expression = isUsername ? sql`username_key` : textKey(sort)
  const stored = isUsername ? expression : sql.ref(sort)
  return { expression, stored, selected: expression, bound: asText }
}

/** The pieces of SQL that put the members in an order and begin behind a place. */
export function orderSql({ sort, direction }: UserOrder, after: Place | undefined) {
  const { expression, stored, selected, bound } = keyOf(sort)
  const [way, beyond] = direction === 'asc' ? [sql`asc`, sql`>`] : ([sql`desc`, sql`<`] as const)
  const isId = sort === 'id'
  const columns = isId ? sql`id ${way}` : sql`${expression} ${way}, id ${way}`
  if (!after) return { stored, selected, columns, behind: sql`true` }
  const behind = isId
    ? sql`id ${beyond} ${after.id}`
    : sql`(${expression}, id) ${beyond} (${bound(after.key)}, ${after.id}::int)`
  return { stored, selected, columns, behind }
}

/** Where a page ended, and how many rows there were on all pages when the first was read. */
export interface PageEnd extends Place {
  total: number
}

export const writePageEnd = ({ total, id, key }: PageEnd): string => writeCursor([total, id, key])

/** Microseconds since 1970, up to the year 2286. */
const microseconds = /^-?\d{1,16}$/

/**
 * Where the page before ended; undefined on the first page.
 * @throws AppError VALIDATION_FAILED where no page of this order gave the cursor
 */
export function readPageEnd(cursor: string | undefined, { sort }: UserOrder): PageEnd | undefined {
  const position = readCursor(cursor, ['number', 'number', 'string'])
  if (!position) return undefined
  const [total, id, key] = position
  if (total >= 0 && (sort !== 'createdAt' || microseconds.test(key))) return { total, id, key }
  const detail = 'The cursor must be one that an earlier page gave'
  throw new AppError('VALIDATION_FAILED', { detail, errors: { cursor: detail } })
}
