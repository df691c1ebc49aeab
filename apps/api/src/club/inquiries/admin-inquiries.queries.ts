import type {
  AdminInquiriesExportQuery,
  AdminInquiry,
  inquiryOrder,
} from '@farandfew/domain/inquiries/admin-inquiries.ts'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { countRows } from '../../platform/db/count-rows.ts'
import type { InquiriesTable } from '../../platform/db/tables.ts'
import { assigneeOf, hasTag, isAssigned, tagsOf } from '../annotations/annotation-columns.ts'
import { containsText } from '../../platform/db/contains-text.ts'
import {
  byId,
  byText,
  readSlice,
  type SortedSlice,
  type SortKeys,
} from '../../platform/paging/by-order.ts'

export interface InquiryFilter extends AdminInquiriesExportQuery {
  /** The operator who asks. */
  operatorId?: number | null
}

export const inquiryKeys: SortKeys<keyof typeof inquiryOrder> = {
  received: byId,
  name: byText(sql`name`),
}

const subject = { kind: sql`'inquiry'`, id: sql`inquiries.id` }
const annotations = [assigneeOf(subject).as('assignee'), tagsOf(subject).as('tags')] as const

const searched = ['name', 'email', 'destination', 'message'] as const

const isFound = (search: string) =>
  sql<boolean>`(${containsText(searched, search)} or ${hasTag(search, subject)})`

const toInquiry = (
  row: Selectable<InquiriesTable> & Pick<AdminInquiry, 'assignee' | 'tags'>,
): AdminInquiry => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  answeredAt: row.answeredAt?.toISOString() ?? null,
})

function matchingInquiries(
  db: Db,
  { search, state, assignee, ids, operatorId = null }: InquiryFilter,
) {
  return db
    .selectFrom('inquiries')
    .$if(search !== undefined, (inquiries) => inquiries.where(isFound(search ?? '')))
    .$if(state === 'open', (inquiries) => inquiries.where('answeredAt', 'is', null))
    .$if(state === 'answered', (inquiries) => inquiries.where('answeredAt', 'is not', null))
    .$if(assignee !== undefined, (inquiries) =>
      inquiries.where(isAssigned(assignee ?? 'none', subject, operatorId)),
    )
    .$if(ids !== undefined, (inquiries) => inquiries.where('id', 'in', ids ?? []))
}

/** The inquiries that match the filter, in the order of the slice. */
export const listInquiries = (db: Db, filter: InquiryFilter, slice: SortedSlice) =>
  readSlice(matchingInquiries(db, filter).selectAll().select(annotations), slice, toInquiry)

/** How many inquiries match the filter. */
export const countInquiries = (db: Db, filter: InquiryFilter): Promise<number> =>
  countRows(matchingInquiries(db, filter))

export async function findInquiry(db: Db, id: number): Promise<AdminInquiry | undefined> {
  const row = await db
    .selectFrom('inquiries')
    .selectAll()
    .select(annotations)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toInquiry(row)
}
