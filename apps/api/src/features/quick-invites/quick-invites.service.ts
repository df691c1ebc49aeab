import type { SentQuickInvite } from '@farandfew/domain/account'
import type { QuickInviteForm } from '@farandfew/domain/quick-invites'
import type { Db } from '../../db/connect.ts'
import { AppError } from '../../errors/app-error.ts'
import { queueMail } from '../../outbox/index.ts'
import { answerOnce } from '../../plugins/idempotency.ts'
import { quickAcknowledgement, quickNotice } from './quick-invites.mails.ts'
import { findSender, insertQuickRequest, sentQuickRequest } from './quick-invites.queries.ts'

export interface QuickRequest {
  /** The call of the member, for the idempotency key. */
  scope: string
  userId: number
  form: QuickInviteForm
  idempotencyKey: string | undefined
  /** Where the club reads its mail. */
  clubEmail: string
}

/**
 * Stores a quick request together with the mails that it causes; all of it or nothing.
 * @throws AppError NOT_SIGNED_IN where the account is gone
 */
export async function receiveQuickRequest(db: Db, request: QuickRequest): Promise<SentQuickInvite> {
  const { scope, userId, form, idempotencyKey: key, clubEmail } = request
  return answerOnce(db, { scope, key, body: form }, 201, async (trx) => {
    const sender = await findSender(trx, userId)
    if (!sender) throw new AppError('NOT_SIGNED_IN')
    const row = await insertQuickRequest(trx, { userId, form })
    const told = { id: row.id, form, sentAt: row.createdAt }
    await queueMail(trx, quickNotice(told, sender, clubEmail))
    const acknowledgement = quickAcknowledgement(sender)
    if (acknowledgement) await queueMail(trx, acknowledgement)
    return sentQuickRequest(row)
  })
}
