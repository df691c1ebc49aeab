import type {
  AdminInquiry,
  InquiriesAnsweredForm,
} from '@farandfew/domain/inquiries/admin-inquiries.ts'
import type { RowResults } from '@farandfew/domain/contract/page.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { type Actor, type OperatorCall, operatorCall } from '../../platform/audit/record-action.ts'
import { changeRows } from '../../platform/selected-rows/change-rows.ts'
import { findInquiry } from './admin-inquiries.queries.ts'

type Marking = OperatorCall<'inquiry.answered' | 'inquiry.reopened'>

interface Mark {
  id: number
  answered: boolean
}

/**
 * Marks an inquiry as answered or open, with an audit entry. Returns whether that changed it: a concurrent second change
 * waits for the first one and then does nothing.
 */
export async function markInquiry(
  { trx, actor, record }: Marking,
  { id, answered }: Mark,
): Promise<boolean> {
  const changed = await trx
    .updateTable('inquiries')
    .set(
      answered
        ? { answeredAt: sql<Date>`now()`, answeredBy: actor.operator }
        : { answeredAt: null, answeredBy: null },
    )
    .where('id', '=', id)
    .where('answeredAt', answered ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirst()
  if (!changed) return false
  await record({
    action: answered ? 'inquiry.answered' : 'inquiry.reopened',
    subject: `inquiry ${id}`,
    before: { answered: !answered },
    after: { answered },
  })
  return true
}

/**
 * Marks an inquiry, and returns it.
 * @throws AppError NOT_FOUND
 */
export async function markAnswered(call: Marking, change: Mark): Promise<AdminInquiry> {
  await markInquiry(call, change)
  return getInquiry(call.trx, change.id)
}

/** Marks several inquiries, each in a transaction of its own. */
export const markEach = (
  db: Db,
  actor: Actor,
  { rows, answered }: InquiriesAnsweredForm,
): Promise<RowResults> =>
  changeRows(rows, (id) =>
    db.transaction().execute(async (trx) => {
      const isChanged = await markInquiry(operatorCall(trx, actor), { id, answered })
      await getInquiry(trx, id)
      return isChanged ? 'done' : 'unchanged'
    }),
  )

/**
 * One inquiry, with an audit entry.
 * @throws AppError NOT_FOUND
 */
export async function viewInquiry(
  { trx, record }: OperatorCall<'inquiry.opened'>,
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
