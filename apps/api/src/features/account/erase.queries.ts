import type { CalendarDate } from '@farandfew/domain/calendar'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { CancelledBooking } from './erase.mails.ts'

/** Locks and returns the member; undefined if the password is no longer the one that was checked. */
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

/** Cancels the held and confirmed bookings on future departures, which frees their seats, and returns them by id. */
export async function cancelUpcomingBookings(
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
  return cancelled.sort((one, other) => one.id - other.id)
}

/**
 * Deletes the account. Foreign keys delete its sessions, requests, quizzes, connections, links, codes and picture, and
 * keep bookings and payment orders without the person.
 */
export async function deleteMember(db: Db, userId: number): Promise<void> {
  await db.updateTable('paymentOrders').set({ notes: '{}' }).where('userId', '=', userId).execute()
  await db.deleteFrom('users').where('id', '=', userId).execute()
}
