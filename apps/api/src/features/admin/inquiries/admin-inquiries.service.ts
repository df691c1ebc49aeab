import type { AdminInquiry } from '@farandfew/domain/admin/inquiries'
import type { Db } from '../../../db/connect.ts'
import { AppError } from '../../../errors/app-error.ts'
import { type Actor, recordAction } from '../../../audit/record-action.ts'
import { changeAnswered, findInquiry } from './admin-inquiries.queries.ts'

/**
 * Marks an inquiry as answered or takes the mark back, and notes it; what is so already is neither changed nor noted.
 * @throws AppError NOT_FOUND where there is no such inquiry
 */
export function markAnswered(
  db: Db,
  actor: Actor,
  { id, answered }: { id: number; answered: boolean },
): Promise<AdminInquiry> {
  return db.transaction().execute(async (trx) => {
    const changed = await changeAnswered(trx, { id, answered, operator: actor.operator })
    if (!changed) return existingInquiry(trx, id)
    await recordAction(trx, actor, {
      action: answered ? 'inquiry.answered' : 'inquiry.reopened',
      subject: `inquiry ${id}`,
      before: { answered: !answered },
      after: { answered },
    })
    return changed
  })
}

/** An inquiry that was looked up by itself; the log tells of it. */
export function openInquiry(db: Db, actor: Actor, id: number): Promise<AdminInquiry> {
  return db.transaction().execute(async (trx) => {
    const inquiry = await existingInquiry(trx, id)
    await recordAction(trx, actor, { action: 'inquiry.opened', subject: `inquiry ${id}` })
    return inquiry
  })
}

async function existingInquiry(db: Db, id: number): Promise<AdminInquiry> {
  const inquiry = await findInquiry(db, id)
  if (inquiry) return inquiry
  throw new AppError('NOT_FOUND', {
    detail: 'This inquiry is not there any more; its sender may have erased their account.',
  })
}
