import { listUserTrips } from '@farandfew/domain/bookings/bookings.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import type { UserTrip, UserTrips } from '@farandfew/domain/bookings/booking-view.ts'
import { bookingLabel } from '@farandfew/domain/bookings/booking-label.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { returnDate } from '@farandfew/domain/departures/departure-dates.ts'
import type { Db } from '../../platform/db/connect.ts'
import { hostOfDeparture } from '../hosts/hosts.queries.ts'
import { formatTravelDates } from '../members/travel-dates.ts'

export async function tripsRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db, clock } = context
  route(app, listUserTrips, ({ userId }) => listTripsOf(db, { userId, today: clock.today() }))
}

/** The member's confirmed bookings with departure and trip, earliest departure first. */
const listConfirmedBookings = (db: Db, userId: number) =>
  db
    .selectFrom('bookings')
    .innerJoin('tripSchedules as s', 's.id', 'bookings.tripScheduleId')
    .innerJoin('trips', 'trips.id', 's.tripId')
    .leftJoin('reviews', (join) =>
      join
        .onRef('reviews.departureId', '=', 's.id')
        .onRef('reviews.userId', '=', 'bookings.userId'),
    )
    .select(['bookings.id', 'bookings.amountPaid', 'reviews.rating'])
    .select(['s.departureDate', 's.duration', 's.groupDecision', hostOfDeparture.as('host')])
    .select(['trips.destination', 'trips.groupSize', 'trips.highlights'])
    .where('bookings.userId', '=', userId)
    .where('bookings.status', '=', 'confirmed')
    .orderBy('s.departureDate')
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
    const { departureDate, duration, groupDecision, host, amountPaid, ...trip } = booking
    const isOver = returnDate(departureDate, duration) < today
    const label = bookingLabel({
      status: 'confirmed',
      isPaymentOnItsWay: false,
      endedBy: null,
      amountPaid,
      departure: { groupDecision },
    })
    const status = isOver && label === 'Confirmed' ? 'Completed' : label
    const list = isOver ? previous : current
    const date = formatTravelDates(departureDate, duration)
    list.push({ ...trip, date, status, coordinator: host?.name ?? null })
  }
  return { current, previous: previous.reverse() }
}
