import { brand } from '@farandfew/domain/brand/brand.ts'
import { decisionDate, flightsText, guaranteeText } from '@farandfew/domain/departures/guarantee.ts'
import { durationLabel } from '@farandfew/domain/constants/labels.ts'
import { meetingText } from '@farandfew/domain/departures/meeting.ts'
import {
  type CalendarFile,
  calendarHeaders,
  writeEvents,
} from '../../platform/calendar/write-calendar.ts'
import type { AppContext } from '../../platform/context/context.ts'
import { shortName } from '../departures/departure-row.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { type BookedTrip, findBookedTrip } from './booked-trip.queries.ts'
import { type SoldDeparture, getSoldDeparture } from './sold-departure.queries.ts'

interface BookedDeparture {
  booked: BookedTrip
  departure: SoldDeparture
  /** Whether the departure has not left. */
  isAhead: boolean
}

/**
 * Whether the departure takes place. How many have booked is not said: the entry would be wrong with the next booking, which is
 * no revision of the file.
 */
function groupPlan(departure: SoldDeparture): string[] {
  const gathering = { ...departure, decisionDate: decisionDate(departure) }
  const text =
    departure.groupDecision === null ? flightsText(gathering) : guaranteeText(gathering, true)
  return text === undefined ? [] : [text]
}

/**
 * A booking as a calendar file. The days are busy. Once the booking has ended, the file cancels the event. Undefined if it was
 * never confirmed.
 */
export function writeBookingCalendar(
  { urls }: Pick<AppContext, 'urls'>,
  { booked, departure, isAhead }: BookedDeparture,
): CalendarFile | undefined {
  const { id, firstDay, confirmedAt, revision, changedAt } = booked
  if (booked.status !== 'confirmed' && confirmedAt === null) return undefined
  const destination = shortName(departure.destination)
  const { departureDate: date, duration: days, title, host } = departure
  const url = `${urls.web}/book/${departure.id}`
  const isCancelled = booked.status !== 'confirmed'
  const meeting = meetingText(departure)
  const plans = [
    ...(isAhead ? groupPlan(departure) : []),
    ...(meeting === null ? [] : [`Meeting: ${meeting}`]),
    ...(firstDay ? [`Day 1, ${firstDay.title}: ${firstDay.description}`] : []),
    ...(host === null ? [] : [`Your host: ${host.name}`]),
  ]
  const event = {
    name: `booking-${id}`,
    revision,
    changedAt,
    date,
    days,
    url,
    summary: `${brand.name}: ${title}`,
    location: departure.destination,
    description: [
      `${title}, ${durationLabel(days)}.`,
      ...(isCancelled ? ['Your booking is cancelled.'] : plans),
      `Booking ${id}: ${url}`,
    ].join('\n\n'),
    isBusy: !isCancelled,
    isCancelled,
  }
  const method = isCancelled ? 'CANCEL' : 'PUBLISH'
  return {
    name: `${destination}-${date}`,
    method,
    text: writeEvents([event], { name: `${brand.name}: ${destination}`, isFeed: false, method }),
  }
}

/**
 * The calendar file of the member's booking, also once its departure is off the schedule.
 * @throws AppError NOT_FOUND, also if the booking was never confirmed
 */
export async function getBookingCalendar(
  { db, urls, clock }: Pick<AppContext, 'db' | 'urls' | 'clock'>,
  { id, userId }: { id: number; userId: number },
): Promise<{ text: string; headers: Record<string, string> }> {
  const booked = await findBookedTrip(db, id)
  if (booked?.userId !== userId) throw new AppError('NOT_FOUND')
  const departure = await getSoldDeparture(db, booked.departureId)
  const isAhead = departure.departureDate > clock.today()
  const file = writeBookingCalendar({ urls }, { booked, departure, isAhead })
  if (!file) throw new AppError('NOT_FOUND')
  return { text: file.text, headers: calendarHeaders(file.name) }
}
