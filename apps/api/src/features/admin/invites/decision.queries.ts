import type { DecisionForm } from '@farandfew/domain/admin/invites'
import { undoSeconds } from '@farandfew/domain/constants'
import type { InviteStatus } from '@farandfew/domain/invites'
import { sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import type { InviteName } from './invite.queries.ts'

const tables = { trip: 'tripInviteRequests', quick: 'quickInviteRequests' } as const

/** To the millisecond, as answers tell it: an instant that comes back finds its decision. */
const nowInMilliseconds = sql<Date>`date_trunc('milliseconds', now())`

/** Decides the request if it is pending, and answers whether it was: of two that decide at once, one finds it so. */
export async function decideIfPending(
  db: Db,
  { kind, id }: InviteName,
  { status, note, decidedBy }: DecisionForm & { decidedBy: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(tables[kind])
    .set({ status, decidedBy, decisionNote: note ?? null })
    .set({ decidedAt: nowInMilliseconds, updatedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Notes which message tells the applicant. */
export async function keepMailId(db: Db, { kind, id }: InviteName, mailId: number): Promise<void> {
  await db.updateTable(tables[kind]).set({ decisionMailId: mailId }).where('id', '=', id).execute()
}

/** A decision that can be taken back by its age. */
export interface RecentDecision {
  status: InviteStatus
  decisionMailId: number | null
}

/**
 * The decision of that instant while it is young enough, held until the transaction has ended; undefined where it is
 * older, or not the one that stands.
 */
export async function holdRecentDecision(
  db: Db,
  { kind, id }: InviteName,
  decidedAt: string,
): Promise<RecentDecision | undefined> {
  return db
    .selectFrom(tables[kind])
    .select(['status', 'decisionMailId'])
    .where('id', '=', id)
    .where('status', '<>', 'pending')
    .where('decidedAt', '=', sql<Date>`${decidedAt}::timestamptz`)
    .where('decidedAt', '>', sql<Date>`now() - ${undoSeconds} * interval '1 second'`)
    .forUpdate()
    .executeTakeFirst()
}

/** Puts a request back to pending. */
export async function reopen(db: Db, { kind, id }: InviteName): Promise<void> {
  await db
    .updateTable(tables[kind])
    .set({ status: 'pending', updatedAt: sql<Date>`now()` })
    .set({ decidedAt: null, decidedBy: null, decisionNote: null, decisionMailId: null })
    .where('id', '=', id)
    .execute()
}
