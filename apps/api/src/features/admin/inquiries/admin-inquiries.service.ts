import type { AdminInquiry } from '@farandfew/domain/admin/inquiries'
import type { Db } from '../../../db/connect.ts'
import { AppError } from '../../../errors/app-error.ts'
import { type Actor, recordAction } from '../../../audit/record-action.ts'
import { updateAnswered, findInquiry } from './admin-inquiries.queries.ts'

/**
 * Marks an inquiry as answered or open, with an audit entry. Changes nothing if it is already in
 * that state.
 * @throws AppError NOT_FOUND
 */
export function markAnswered(
  db: Db,
  actor: Actor,
  { id, answered }: { id: number; answered: boolean },
): Promise<AdminInquiry> {
  return db.transaction().execute(async (trx) => {
    const changed = await updateAnswered(trx, { id, answered, operator: actor.operator })
    if (!changed) return getInquiry(trx, id)
    await recordAction(trx, actor, {
      action: answered ? 'inquiry.answered' : 'inquiry.reopened',
      subject: `inquiry ${id}`,
      before: { answered: !answered },
      after: { answered },
    })
    return changed
  })
}

/**
 * One inquiry, with an audit entry.
 * @throws AppError NOT_FOUND
 */
export function viewInquiry(db: Db, actor: Actor, id: number): Promise<AdminInquiry> {
  return db.transaction().execute(async (trx) => {
    const inquiry = await getInquiry(trx, id)
    await recordAction(trx, actor, { action: 'inquiry.opened', subject: `inquiry ${id}` })
    return inquiry
  })
}

async function getInquiry(db: Db, id: number): Promise<AdminInquiry> {
  const inquiry = await findInquiry(db, id)
  if (inquiry) return inquiry
  throw new AppError('NOT_FOUND', {
    detail: 'This inquiry no longer exists. Its sender may have deleted their account.',
  })
}
