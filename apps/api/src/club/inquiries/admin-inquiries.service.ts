import type {
  AdminInquiry,
  InquiriesAnsweredForm,
} from '@farandfew/domain/inquiries/admin-inquiries.ts'
import type { RowResults } from '@farandfew/domain/contract/selected-rows.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { type Actor, type RecordAction } from '../../platform/audit/record-action.ts'
import { changeRows } from '../../platform/selected-rows/change-rows.ts'
import { markInquiry } from './mark-inquiry.ts'
import { findInquiry } from './admin-inquiries.queries.ts'

/**
 * Marks an inquiry as answered or open, with an audit entry. Changes nothing if it is already in
 * that state.
 * @throws AppError NOT_FOUND
 */
export async function markAnswered(db: Db, actor: Actor, change: Mark): Promise<AdminInquiry> {
  return (await mark(db, actor, change)) ?? getInquiry(db, change.id)
}

interface Mark {
  id: number
  answered: boolean
}

/** Marks an inquiry; undefined if it is already in that state. */
const mark = (db: Db, actor: Actor, change: Mark): Promise<AdminInquiry | undefined> =>
  db.transaction().execute(async (trx) => {
    const isChanged = await markInquiry(trx, actor, change)
    const inquiry = await getInquiry(trx, change.id)
    return isChanged ? inquiry : undefined
  })

/** Marks several inquiries, each in a transaction of its own. */
export const markEach = (
  db: Db,
  actor: Actor,
  { rows, answered }: InquiriesAnsweredForm,
): Promise<RowResults> =>
  changeRows(rows, async (id) => ((await mark(db, actor, { id, answered })) ? 'done' : 'unchanged'))

/**
 * One inquiry, with an audit entry.
 * @throws AppError NOT_FOUND
 */
export async function viewInquiry(
  trx: Db,
  record: RecordAction<'inquiry.opened'>,
  id: number,
): Promise<AdminInquiry> {
  const inquiry = await getInquiry(trx, id)
  await record({ action: 'inquiry.opened', subject: `inquiry ${id}` })
  return inquiry
}

async function getInquiry(db: Db, id: number): Promise<AdminInquiry> {
  const inquiry = await findInquiry(db, id)
  if (inquiry) return inquiry
  throw new AppError('NOT_FOUND', {
    detail: 'This inquiry no longer exists. Its sender may have deleted their account.',
  })
}
