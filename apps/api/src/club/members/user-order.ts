import type { Ordering } from '@farandfew/domain/contract/list-order.ts'
import { type MemberField, memberFields } from '@farandfew/domain/members/admin-members.ts'
import { sql } from 'kysely'
import {
  byId,
  byInstant,
  byText,
  keyText,
  orderSql,
  sortedBy,
  type SortKey,
  type SortPosition,
} from '../../platform/paging/by-order.ts'
import { readCursor, refuseCursor, writeCursor } from '../../platform/paging/cursor.ts'

export type UserOrder = Ordering<MemberField>

/** Ignores case and accents. The expression is that of the column's index. */
export const textKey = (column: MemberField) => byText(sql.ref(column)).expression

/** The key of a text that a column is compared with. */
export const keyOfText = (text: string) => sql`(fold_text(${text}::text) collate "C")`

const keys = {
  ...(Object.fromEntries(memberFields.map((field) => [field, byText(sql.ref(field))])) as Record<
    MemberField,
    SortKey
  >),
  id: byId,
  createdAt: byInstant(sql`created_at`),
}

/** The SQL that sorts the members and starts after a position, and the column that the key is derived from. */
export function userOrderSql(order: UserOrder, after: SortPosition | undefined) {
  const sorted = sortedBy(keys, order)
  return {
    ...orderSql(sorted, after),
    selected: keyText(sorted),
    stored: order.sort === 'id' ? sql`true` : sql.ref(order.sort),
  }
}

/** The last row of a page, and the total when the first page was read. */
interface PageEnd extends SortPosition {
  total: number
}

export const writePageEnd = ({ total, id, text }: PageEnd): string => writeCursor([total, id, text])

/**
 * Decodes a cursor; undefined on the first page.
 * @throws AppError VALIDATION_FAILED if no page of this order gave the cursor
 */
export function readPageEnd(cursor: string | undefined, { sort }: UserOrder): PageEnd | undefined {
  const position = readCursor(cursor, ['number', 'number', 'string'])
  if (!position) return undefined
  const [total, id, text] = position
  return total >= 0 && keys[sort].isText(text) ? { total, id, text } : refuseCursor()
}
