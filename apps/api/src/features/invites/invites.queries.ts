import type { CalendarDate } from '@farandfew/domain/calendar'
import type { InviteForm, SentInvite } from '@farandfew/domain/invites'
import type { Db } from '../../db/connect.ts'

export interface InviteToStore {
  form: InviteForm
  /** Null for a visitor. */
  userId: number | null
}

/** The date of a departure, locked against deletion; undefined if the trip has no such departure. */
export async function findDepartureDate(
  db: Db,
  { tripId, scheduleId }: { tripId: number; scheduleId: number },
): Promise<CalendarDate | undefined> {
  const departure = await db
    .selectFrom('tripSchedules')
    .select('departureDate')
    .where('id', '=', scheduleId)
    .where('tripId', '=', tripId)
    .forKeyShare()
    .executeTakeFirst()
  return departure?.departureDate
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
