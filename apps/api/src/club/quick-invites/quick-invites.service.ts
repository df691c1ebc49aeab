import type { SentQuickInvite } from '@farandfew/domain/quick-invites/sent-quick-invite.ts'
import type { QuickInviteForm } from '@farandfew/domain/quick-invites/quick-invite.ts'
import type { Selectable } from 'kysely'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { QuickInviteRequestsTable } from '../../platform/db/tables.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { queueMail } from '../../platform/outbox/queue.ts'
import { quickAcknowledgement, quickNotice } from './quick-invites.mails.ts'
import { quickRequestItem } from '../invites/member-requests.queries.ts'

type QuickRow = Selectable<QuickInviteRequestsTable>

/** What the sender of a quick request gets back: the request, and its row in their list. */
function sentQuickRequest(row: QuickRow): SentQuickInvite {
  return {
    id: row.id,
    preferredDestination: row.preferredDestination,
    travelMonth: row.travelMonth,
    groupSizePreference: row.groupSizePreference,
    budgetRange: row.budgetRange,
    whyJoin: row.whyJoin,
    additionalRequests: row.additionalRequests,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    item: quickRequestItem(row),
  }
}

function insertQuickRequest(
  db: Db,
  { userId, form }: { userId: number; form: QuickInviteForm },
): Promise<QuickRow> {
  const { preferredDestination = null, additionalRequests = null, ...chosen } = form
  return db
    .insertInto('quickInviteRequests')
    .values({ userId, ...chosen, preferredDestination, additionalRequests })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The member, locked against deletion; undefined if the account no longer exists. */
function findSender(db: Db, userId: number) {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'firstName', 'lastName', 'email', 'emailVerifiedAt'])
    .where('id', '=', userId)
    .forKeyShare()
    .executeTakeFirst()
}

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
