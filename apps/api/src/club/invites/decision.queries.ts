import type { DecisionForm } from '@farandfew/domain/invites/admin-invites.ts'
import { undoSeconds } from '@farandfew/domain/constants/limits.ts'
import type { InviteStatus } from '@farandfew/domain/invites/invite.options.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { hasOffer, isHeld } from '../departures/seats.ts'
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

interface DecisionToStore extends Omit<DecisionForm, 'beyondSeats' | 'scheduleId'> {
  decidedBy: string | null
  /** The outbox message to the applicant. */
  mailId: number | null
}

/** Stores the decision of a locked request, and the departure that it gets with it, if it gets one. */
export async function storeDecision(
  db: Db,
  { kind, id }: InviteName,
  { status, note, decidedBy, mailId, givenId }: DecisionToStore & { givenId: number | undefined },
): Promise<void> {
  await db
    .updateTable(tables[kind])
    .set({ status, decidedBy, decisionNote: note ?? null, decisionMailId: mailId })
    .set({ decidedAt: nowInMilliseconds, updatedAt: sql<Date>`now()` })
    .$if(givenId !== undefined, (query) =>
      query.set({ scheduleId: givenId!, assignedAt: nowInMilliseconds }),
    )
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
    .where('assignedAt', 'is', null)
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

interface AssignmentToStore extends Omit<DecisionToStore, 'status'> {
  departureId: number
  /** Whether the mail of the approval before was discarded. */
  isDiscarded: boolean
}

/** Stores the departure of a locked request, which approves it if it was pending, or if the mail of its approval was discarded. */
export async function storeAssignment(
  db: Db,
  { kind, id }: InviteName,
  { departureId, decidedBy, mailId, note, isDiscarded }: AssignmentToStore,
): Promise<void> {
  const approves = sql<boolean>`(decided_at is null or ${isDiscarded}::boolean)`
  const text = sql`${note ?? null}::text`
  await db
    .updateTable(tables[kind])
    .set({ scheduleId: departureId, decisionMailId: mailId, assignedAt: nowInMilliseconds })
    // What the applicant chose, also if the departure that they were given before is cancelled.
    .set({
      replacedScheduleId: sql<
        number | null
      >`case when assigned_at is null then schedule_id else replaced_schedule_id end`,
    })
    .set({
      status: 'approved',
      decidedAt: sql<Date>`case when ${approves} then ${nowInMilliseconds} else decided_at end`,
      decidedBy: sql<string | null>`case when ${approves} then ${decidedBy} else decided_by end`,
      // The note of an approval before stays what it was.
      decisionNote: sql<
        string | null
      >`case when decided_at is null then ${text} else decision_note end`,
      assignmentNote: sql<string | null>`case when decided_at is null then null else ${text} end`,
      updatedAt: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute()
}

/**
 * Takes the departure from a locked request, which has again the one that the applicant had chosen before. It is pending again
 * if the assignment had approved it and its mail was not sent, otherwise it stays approved.
 */
export async function clearAssignment(
  db: Db,
  { kind, id }: InviteName,
  { isSent }: { isSent: boolean },
): Promise<void> {
  const reopened = sql`decided_at = assigned_at and not ${isSent}`
  const unless = (column: string) =>
    sql<never>`case when ${reopened} then null else ${sql.ref(column)} end`
  await db
    .updateTable(tables[kind])
    .set((set) => ({ scheduleId: set.ref('replacedScheduleId'), replacedScheduleId: null }))
    .set({ assignedAt: null, assignmentNote: null, updatedAt: sql<Date>`now()` })
    .set({
      status: sql<InviteStatus>`case when ${reopened} then 'pending' else status end`,
      decidedAt: unless('decidedAt'),
      decidedBy: unless('decidedBy'),
      decisionNote: unless('decisionNote'),
      // A discarded mail counts as sent, as the one of the approval before it was.
      decisionMailId: unless('decisionMailId'),
    })
    .where('id', '=', id)
    .execute()
}

/** What an operator has to know of an assigned departure before it is taken back. */
export async function readAssignedSeat(
  db: Db,
  { userId, departureId }: { userId: number | null; departureId: number },
): Promise<{ keptUntil: Date | null; isBooked: boolean }> {
  const { rows } = await sql<{ keptUntil: Date | null; isBooked: boolean }>`
    select (
      select w.offered_until from waitlist w
      where w.trip_schedule_id = ${departureId} and w.user_id = ${userId}::int and w.is_kept and ${hasOffer}
      limit 1
    ) as kept_until, exists (
      select from bookings b
      where b.trip_schedule_id = ${departureId} and b.user_id = ${userId}::int
        and (b.status = 'confirmed' or ${isHeld})
    ) as is_booked
  `.execute(db)
  return rows[0]!
}

/** Whether the departure is one of the trip, or of any trip if `tripId` is null. */
export async function hasDeparture(
  db: Db,
  { tripId, departureId }: { tripId: number | null; departureId: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('tripSchedules')
    .select('id')
    .where('id', '=', departureId)
    .$if(tripId !== null, (query) => query.where('tripId', '=', tripId!))
    .executeTakeFirst()
  return row !== undefined
}
