import type { AdminUsersExportQuery } from '@farandfew/domain/members/admin-members.ts'
import type { MemberField } from '@farandfew/domain/members/member-columns.ts'
import { type RawBuilder, sql } from 'kysely'
import { readCursor, refuseCursor, writeCursor } from '../../platform/paging/cursor.ts'

export type UserOrder = Pick<AdminUsersExportQuery, 'sort' | 'direction'>

/** A row's position in an order: its sort key as text, and its id. */
export interface UserPosition {
  id: number
  key: string
}

/** Ignores case and accents. Collation "C" gives the same order on every server. */
export const textKey = (column: MemberField) =>
  sql`(coalesce(fold_text(${sql.ref(column)}), '') collate "C")`

/** The key of a text that a column is compared with. */
export const keyOfText = (text: string) => sql`(fold_text(${text}::text) collate "C")`

const asText = (key: string) => sql`${key}::text`

interface Key {
  /** The expression in the table's index. */
  expression: RawBuilder<unknown>
  /** The column that the key is derived from. */
  stored: RawBuilder<unknown>
  /** The key as text without loss: an instant has microseconds, a Date does not. */
  selected: RawBuilder<unknown>
  /** The key from that text. */
  fromText: (key: string) => RawBuilder<unknown>
}

function keyOf(sort: MemberField): Key {
  if (sort === 'id') {
    return {
      expression: sql`id`,
      stored: sql`true`,
      selected: sql`''`,
      fromText: () => sql`null::int`,
    }
  }
  if (sort === 'createdAt') {
    return {
      expression: sql`created_at`,
      stored: sql`created_at`,
      selected: sql`(extract(epoch from created_at) * 1000000)::bigint::text`,
      fromText: (key) => sql`timestamptz 'epoch' + ${key}::float8 * interval '1 microsecond'`,
    }
  }
  const expression = textKey(sort)
  return { expression, stored: sql.ref(sort), selected: expression, fromText: asText }
}

/** The SQL that sorts the members and starts after a position. */
export function orderSql({ sort, direction }: UserOrder, after: UserPosition | undefined) {
  const { expression, stored, selected, fromText } = keyOf(sort)
  const [sqlDirection, operator] =
    direction === 'asc' ? [sql`asc`, sql`>`] : ([sql`desc`, sql`<`] as const)
  const isId = sort === 'id'
  const columns = isId
    ? sql`id ${sqlDirection}`
    : sql`${expression} ${sqlDirection}, id ${sqlDirection}`
  if (!after) return { stored, selected, columns, isAfter: sql`true` }
  const isAfter = isId
    ? sql`id ${operator} ${after.id}`
    : sql`(${expression}, id) ${operator} (${fromText(after.key)}, ${after.id}::int)`
  return { stored, selected, columns, isAfter }
}

/** The last row of a page, and the total when the first page was read. */
interface PageEnd extends UserPosition {
  total: number
}

export const writePageEnd = ({ total, id, key }: PageEnd): string => writeCursor([total, id, key])

/** Microseconds since 1970, up to the year 2286. */
const microseconds = /^-?\d{1,16}$/

/**
 * Decodes a cursor; undefined on the first page.
 * @throws AppError VALIDATION_FAILED if no page of this order gave the cursor
 */
export function readPageEnd(cursor: string | undefined, { sort }: UserOrder): PageEnd | undefined {
  const position = readCursor(cursor, ['number', 'number', 'string'])
  if (!position) return undefined
  const [total, id, key] = position
  if (total >= 0 && (sort !== 'createdAt' || microseconds.test(key))) return { total, id, key }
  return refuseCursor()
}
