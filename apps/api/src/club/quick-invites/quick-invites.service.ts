import type { SentQuickInvite } from '@farandfew/domain/quick-invites/sent-quick-invite.ts'
import type { QuickInviteForm } from '@farandfew/domain/quick-invites/quick-invite.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { queueMail } from '../../platform/outbox/queue.ts'
import { quickAcknowledgement, quickNotice } from './quick-invites.mails.ts'
import { findSender, insertQuickRequest, sentQuickRequest } from './quick-invites.queries.ts'

/**
 * Stores a quick invite request with its mails. Needs a transaction.
 * @throws AppError NOT_SIGNED_IN if the account no longer exists
 */
export async function receiveQuickRequest(
  trx: Db,
  { userId, form }: { userId: number; form: QuickInviteForm },
  { clubEmail }: AppContext['mail'],
): Promise<SentQuickInvite> {
  const sender = await findSender(trx, userId)
  if (!sender) throw new AppError('NOT_SIGNED_IN')
  const row = await insertQuickRequest(trx, { userId, form })
  const request = { id: row.id, form, sentAt: row.createdAt }
  await queueMail(trx, quickNotice(request, sender, clubEmail))
  const sent = sentQuickRequest(row)
  const acknowledgement = quickAcknowledgement(sender, sent.item)
  if (acknowledgement) await queueMail(trx, acknowledgement)
  return sent
}
