import type { SentQuickInvite } from '@farandfew/domain/quick-invites/sent-quick-invite.ts'
import type { QuickInviteForm } from '@farandfew/domain/quick-invites/quick-invite.ts'
import type { Selectable } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { QuickInviteRequestsTable } from '../../platform/db/tables.ts'
import { quickRequestItem } from '../invites/member-requests.queries.ts'

type QuickRow = Selectable<QuickInviteRequestsTable>

/** What the sender of a quick request gets back: the request, and its row in their list. */
export function sentQuickRequest(row: QuickRow): SentQuickInvite {
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

export function insertQuickRequest(
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
export function findSender(db: Db, userId: number) {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'firstName', 'lastName', 'email', 'emailVerifiedAt'])
    .where('id', '=', userId)
    .forKeyShare()
    .executeTakeFirst()
}
