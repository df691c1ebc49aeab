import type { UserTrip, UserTrips } from '@farandfew/domain/bookings/user-trips.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { returnDate } from '@farandfew/domain/groups/group-dates.ts'
import type { Db } from '../../platform/db/connect.ts'
import { formatTravelDates } from '../members/travel-dates.ts'

/** The member's confirmed bookings with departure and trip, earliest departure first. */
const listConfirmedBookings = (db: Db, userId: number) =>
  db
    .selectFrom('bookings')
    .innerJoin('tripSchedules', 'tripSchedules.id', 'bookings.tripScheduleId')
    .innerJoin('trips', 'trips.id', 'tripSchedules.tripId')
    .leftJoin('reviews', (join) =>
      join
        .onRef('reviews.departureId', '=', 'tripSchedules.id')
        .onRef('reviews.userId', '=', 'bookings.userId'),
    )
    .select(['bookings.id', 'reviews.rating'])
    .select(['tripSchedules.departureDate', 'tripSchedules.duration', 'tripSchedules.coordinator'])
    .select(['trips.destination', 'trips.groupSize', 'trips.highlights'])
    .where('bookings.userId', '=', userId)
    .where('bookings.status', '=', 'confirmed')
    .orderBy('tripSchedules.departureDate')
    .orderBy('bookings.id')
    .execute()

/**
 * The member's trips on the club's date: upcoming and current ones by date, past ones latest first. `rating` is
 * that of the member's review.
 */
export async function listTripsOf(
  db: Db,
  { userId, today }: { userId: number; today: CalendarDate },
): Promise<UserTrips> {
  const current: UserTrip[] = []
  const previous: UserTrip[] = []
  for (const booking of await listConfirmedBookings(db, userId)) {
    const { departureDate, duration, ...trip } = booking
    const isOver = returnDate(departureDate, duration) < today
    const status = isOver ? 'Completed' : 'Confirmed'
    const list = isOver ? previous : current
    list.push({ ...trip, date: formatTravelDates(departureDate, duration), status })
  }
  return { current, previous: previous.reverse() }
}
