import type { CalendarDate } from '@farandfew/domain/calendar'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { CancelledBooking } from './erase.mails.ts'

/** The member while the password is still the one that was checked; nobody else changes the row until the end. */
export function lockMember(
  db: Db,
  { userId, passwordHash }: { userId: number; passwordHash: string },
) {
  return db
    .selectFrom('users')
    .select(['email', 'emailVerifiedAt', 'phone', 'phoneVerifiedAt'])
    .where('id', '=', userId)
    .where('passwordHash', '=', passwordHash)
    .forUpdate()
    .executeTakeFirst()
}

/** Cancels the seats, held or confirmed, on departures that have not left, and gives them back; answers which. */
export async function cancelBookingsAhead(
  db: Db,
  { userId, today }: { userId: number; today: CalendarDate },
): Promise<CancelledBooking[]> {
  const cancelled = await db
    .updateTable('bookings')
    .from('tripSchedules')
    .set({ status: 'cancelled', updatedAt: sql<Date>`now()` })
    .whereRef('tripSchedules.id', '=', 'bookings.tripScheduleId')
    .where('bookings.userId', '=', userId)
    .where('bookings.status', 'in', ['pending', 'confirmed'])
    .where('tripSchedules.departureDate', '>', today)
    .returning(['bookings.id', 'bookings.tripScheduleId', 'bookings.amountPaid'])
    .returning(['bookings.currency', 'tripSchedules.departureDate'])
    .execute()
  // A member has one seat on a departure. In the order of ids, so that two at once do not wait for each other.
  const departures = cancelled.map((booking) => booking.tripScheduleId).sort((a, b) => a - b)
  for (const id of departures) {
    await db
      .updateTable('tripSchedules')
      .set({ spotsRemaining: sql<number>`least(spots_total, spots_remaining + 1)` })
      .where('id', '=', id)
      .execute()
  }
  return cancelled.sort((one, other) => one.id - other.id)
}

/**
 * Removes the account. Sessions, requests, quizzes, connections, links, codes and picture go with it by their foreign
 * keys; bookings and orders stay without the person.
 */
export async function removeMember(db: Db, userId: number): Promise<void> {
  await db.updateTable('paymentOrders').set({ notes: '{}' }).where('userId', '=', userId).execute()
  await db.deleteFrom('users').where('id', '=', userId).execute()
}
