import { brand } from '@farandfew/domain/brand/brand.ts'
import { decisionDate, guaranteeText } from '@farandfew/domain/departures/guarantee.ts'
import { durationLabel } from '@farandfew/domain/constants/labels.ts'
import type { ItineraryDay } from '@farandfew/domain/trips/trip.ts'
import { calendarHeaders, writeEvents } from '../../platform/calendar/write-calendar.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { shortName } from '../departures/departure-row.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { findBooking } from './bookings.queries.ts'
import type { SoldDeparture } from './offers.queries.ts'
import { getSoldDeparture } from './offers.service.ts'

/** The first day of the edition that has the departure's length: it says when and where the group meets. */
async function findFirstDay(
  db: Db,
  { tripId, duration, extendedEdition }: SoldDeparture,
): Promise<ItineraryDay | undefined> {
  if (extendedEdition?.itinerary.length === duration) return extendedEdition.itinerary[0]
  const { itinerary } = await db
    .selectFrom('trips')
    .select('itinerary')
    .where('id', '=', tripId)
    .executeTakeFirstOrThrow()
  return itinerary[0]
}

/**
 * A confirmed booking of the member as a calendar file, also once its departure is off the schedule. The days are busy.
 * @throws AppError NOT_FOUND
 */
export async function getBookingCalendar(
  { db, urls, clock }: Pick<AppContext, 'db' | 'urls' | 'clock'>,
  { id, userId }: { id: number; userId: number },
): Promise<{ text: string; headers: Record<string, string> }> {
  const booking = await findBooking(db, id)
  if (booking?.userId !== userId || booking.status !== 'confirmed') throw new AppError('NOT_FOUND')
  const departure = await getSoldDeparture(db, booking.tripScheduleId)
  const destination = shortName(departure.destination)
  const { departureDate: date, duration: days, title, coordinator } = departure
  const firstDay = await findFirstDay(db, departure)
  const url = `${urls.web}/book/${departure.id}`
  const event = {
    name: `booking-${id}`,
    stamp: booking.confirmedAt ?? booking.createdAt,
    date,
    days,
    url,
    summary: `${brand.name}: ${title}`,
    location: departure.destination,
    description: [
      `${title}, ${durationLabel(days)}.`,
      ...(departure.departureDate > clock.today()
        ? [guaranteeText({ ...departure, decisionDate: decisionDate(departure) })]
        : []),
      ...(firstDay ? [`Day 1, ${firstDay.title}: ${firstDay.description}`] : []),
      ...(coordinator === null ? [] : [`Your host: ${coordinator}`]),
      `Booking ${id}: ${url}`,
    ].join('\n\n'),
    isBusy: true,
  }
  return {
    text: writeEvents([event], { name: `${brand.name}: ${destination}`, isFeed: false }),
    headers: calendarHeaders(`${destination}-${date}`),
  }
}
