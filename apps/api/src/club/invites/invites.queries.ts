import type { Closable } from '@farandfew/domain/departures/guarantee.ts'
import type { InviteForm, SentInvite } from '@farandfew/domain/invites/invite.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'

export interface InviteToStore {
  form: InviteForm
  /** Null for a visitor. */
  userId: number | null
}

/** A departure of a trip, locked against deletion; undefined if the trip has no such departure. */
export async function findDeparture(
  db: Db,
  { tripId, scheduleId }: { tripId: number; scheduleId: number },
): Promise<Closable | undefined> {
  const { rows } = await sql<Closable>`
    select s.is_active, s.departure_date, s.group_decision, s.decision_days
    from trip_schedules s
    where s.id = ${scheduleId} and s.trip_id = ${tripId}
    for key share
  `.execute(db)
  return rows[0]
}

/** Inserts an invite request, and returns what its sender may see. */
export async function insertInviteRequest(
  db: Db,
  { form, userId }: InviteToStore,
): Promise<SentInvite> {
  const { tripId, scheduleId = null, name, email, message = null } = form
  const row = await db
    .insertInto('tripInviteRequests')
    .values({ tripId, scheduleId, userId, name, email, requestMessage: message })
    .returning(['id', 'tripId', 'scheduleId', 'name', 'email', 'requestMessage', 'status'])
    .returning(['createdAt', 'updatedAt'])
    .executeTakeFirstOrThrow()
  const { requestMessage, createdAt, updatedAt, ...rest } = row
  return {
    ...rest,
    message: requestMessage,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
