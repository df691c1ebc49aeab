import { addDays, type CalendarDate } from '@farandfew/domain/calendar'
import type { UserTrip, UserTrips } from '@farandfew/domain/account'
import type { Db } from '../../db/connect.ts'
import { formatTravelDates } from '../../members/travel-dates.ts'

/** The member's confirmed seats with their departure and trip, the departure that leaves first before the others. */
const listConfirmedBookings = (db: Db, userId: number) =>
  db
    .selectFrom('bookings')
    .innerJoin('tripSchedules', 'tripSchedules.id', 'bookings.tripScheduleId')
    .innerJoin('trips', 'trips.id', 'tripSchedules.tripId')
    .select(['bookings.id', 'bookings.rating'])
    .select(['tripSchedules.departureDate', 'tripSchedules.duration', 'tripSchedules.coordinator'])
    .select(['trips.destination', 'trips.groupSize', 'trips.highlights'])
    .where('bookings.userId', '=', userId)
    .where('bookings.status', '=', 'confirmed')
    .orderBy('tripSchedules.departureDate')
    .orderBy('bookings.id')
    .execute()

/**
 * The member's trips on the club's date: the next one first of those that lie ahead or are under way, and the last one
 * first of those whose last day is past. `rating` is the member's own.
 */
export async function listTripsOf(
  db: Db,
  { userId, today }: { userId: number; today: CalendarDate },
): Promise<UserTrips> {
  const current: UserTrip[] = []
  const previous: UserTrip[] = []
  for (const booking of await listConfirmedBookings(db, userId)) {
    const { departureDate, duration, ...trip } = booking
    const isOver = addDays(departureDate, duration - 1) < today
    const status = isOver ? 'Completed' : 'Confirmed'
    const list = isOver ? previous : current
    list.push({ ...trip, date: formatTravelDates(departureDate, duration), status })
  }
  return { current, previous: previous.reverse() }
}
