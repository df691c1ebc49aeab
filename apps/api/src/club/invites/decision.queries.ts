import type { DecisionForm } from '@farandfew/domain/invites/decision.ts'
import { undoSeconds } from '@farandfew/domain/constants/limits.ts'
import type { InviteStatus } from '@farandfew/domain/invites/invite-statuses.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { InviteName } from './invite.queries.ts'

const tables = { trip: 'tripInviteRequests', quick: 'quickInviteRequests' } as const

/** In milliseconds, the precision of the API: the client sends the instant back to undo the decision. */
const nowInMilliseconds = sql<Date>`date_trunc('milliseconds', now())`

/** Locks a request until the transaction ends, and returns whether it exists. */
export async function lockRequest(db: Db, { kind, id }: InviteName): Promise<boolean> {
  const row = await db
    .selectFrom(tables[kind])
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

interface DecisionToStore extends Omit<DecisionForm, 'beyondSeats'> {
  decidedBy: string | null
  /** The outbox message to the applicant. */
  mailId: number | null
}

/** Stores the decision of a locked request. */
export async function storeDecision(
  db: Db,
  { kind, id }: InviteName,
  { status, note, decidedBy, mailId }: DecisionToStore,
): Promise<void> {
  await db
    .updateTable(tables[kind])
    .set({ status, decidedBy, decisionNote: note ?? null, decisionMailId: mailId })
    .set({ decidedAt: nowInMilliseconds, updatedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** A decision that is recent enough to be undone. */
interface RecentDecision {
  status: InviteStatus
  decisionMailId: number | null
}

/** The decision made at that instant; undefined if it is too old or no longer the current one. */
export function findRecentDecision(
  db: Db,
  { kind, id }: InviteName,
  decidedAt: string,
): Promise<RecentDecision | undefined> {
  return db
    .selectFrom(tables[kind])
    .select(['status', 'decisionMailId'])
    .where('id', '=', id)
    .where('status', 'in', ['approved', 'rejected'])
    .where('decidedAt', '=', sql<Date>`${decidedAt}::timestamptz`)
    .where('decidedAt', '>', sql<Date>`now() - ${undoSeconds} * interval '1 second'`)
    .executeTakeFirst()
}

/** Makes a request pending again. */
export async function reopenRequest(db: Db, { kind, id }: InviteName): Promise<void> {
  await db
    .updateTable(tables[kind])
    .set({ status: 'pending', updatedAt: sql<Date>`now()` })
    .set({ decidedAt: null, decidedBy: null, decisionNote: null, decisionMailId: null })
    .where('id', '=', id)
    .execute()
}

/** Gives a trip request a departure of its trip; false if the trip has no such departure. Lock the request first. */
export async function storeDeparture(
  db: Db,
  { id, tripId, scheduleId }: { id: number; tripId: number; scheduleId: number },
): Promise<boolean> {
  const result = await db
    .updateTable('tripInviteRequests')
    .set({ scheduleId, updatedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where((where) =>
      where.exists(
        where
          .selectFrom('tripSchedules')
          .select('tripSchedules.id')
          .where('tripSchedules.id', '=', scheduleId)
          .where('tripSchedules.tripId', '=', tripId),
      ),
    )
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}
