import { guaranteeText } from '@farandfew/domain/departures/guarantee.ts'
import { brand } from '@farandfew/domain/brand/brand.ts'
import { durationLabel, inclusionNote, priceLabel } from '@farandfew/domain/constants/labels.ts'
import { departurePath } from '@farandfew/domain/destinations/destinations.ts'
import type { ListedDeparture } from '@farandfew/domain/departures/listed-departure.ts'
import { departurePrice } from '@farandfew/domain/departures/departure-dates.ts'
import { type CalendarEvent, writeEvents } from '../../platform/calendar/write-calendar.ts'
import type { DepartureRow } from './departure-row.ts'

interface CalendarEntry {
  readonly row: DepartureRow
  readonly departure: ListedDeparture
}

function describe(departure: ListedDeparture, title: string): string {
  const price = priceLabel(departurePrice(departure))
  return `${title}: ${durationLabel(departure.duration)}, ${price}.\n${inclusionNote}\n${guaranteeText(departure)}`
}

function toEvent(
  { row, departure }: CalendarEntry,
  { webUrl }: Pick<CalendarOptions, 'webUrl'>,
): CalendarEvent {
  const { id, departureDate: date, duration: days, destination } = departure
  return {
    name: `departure-${id}`,
    revision: row.calendarRevision,
    changedAt: row.calendarChangedAt,
    date,
    days,
    summary: `${brand.name}: ${destination}, ${days} days`,
    location: row.destination,
    description: describe(departure, row.title),
    url: webUrl + departurePath({ ...row, id: row.tripId }, departure),
    // The subscriber is not busy on that date before they book a seat.
    isBusy: false,
    // A calendar program that subscribed strikes out what will not take place.
    isCancelled: departure.groupDecision === 'cancelled',
  }
}

interface CalendarOptions {
  /** The calendar's name in a calendar program. */
  name: string
  webUrl: string
  /** Whether it is a feed to subscribe to. */
  isFeed: boolean
}

/** Departures as a calendar of all-day events. */
export const writeCalendar = (
  entries: readonly CalendarEntry[],
  { name, isFeed, ...options }: CalendarOptions,
): string =>
  writeEvents(
    entries.map((entry) => toEvent(entry, options)),
    { name, isFeed },
  )
