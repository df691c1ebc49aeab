import { brand } from '@farandfew/domain/brand'
import { addDays, type CalendarDate } from '@farandfew/domain/calendar'
import { durationLabel, inclusionNote, priceLabel } from '@farandfew/domain/constants'
import type { ListedDeparture } from '@farandfew/domain/departures'
import { departurePrice, endDate } from '@farandfew/domain/schedule'
import type { DepartureRow } from '../../departures/departure-row.ts'
import ical, { ICalEventTransparency, type ICalCalendar } from 'ical-generator'

interface CalendarEntry {
  readonly row: DepartureRow
  readonly departure: ListedDeparture
}

/** Seconds after which a subscribed calendar program should refresh. */
const refreshSeconds = 6 * 60 * 60

/** Event ids end in the club's domain, so that they are globally unique and stable (RFC 5545 section 3.8.4.7). */
const domain = brand.email.split('@')[1]

/** The generator writes the UTC date of an all-day event, whatever the machine's time zone. */
const dateValue = (date: CalendarDate) => new Date(`${date}T00:00:00Z`)

const kebab = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** The headers of a calendar file that is saved as 'far-few-{name}.ics'. */
export const calendarHeaders = (name: string) => ({
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': `attachment; filename="${kebab(`${brand.name} ${name}`)}.ics"`,
})

function describe(departure: ListedDeparture, title: string): string {
  const price = priceLabel(departurePrice(departure))
  return `${title}: ${durationLabel(departure.duration)}, ${price}.\n${inclusionNote}`
}

/** The page of the site that shows a departure. */
const pageOf = (webUrl: string, id: number) => `${webUrl}/schedule?departure=${id}`

function addEvent(calendar: ICalCalendar, { row, departure }: CalendarEntry, webUrl: string): void {
  const { departureDate: date, duration: days } = departure
  calendar.createEvent({
    id: `departure-${departure.id}@${domain}`,
    stamp: row.createdAt,
    allDay: true,
    start: dateValue(date),
    // The end of an event is exclusive (RFC 5545 section 3.6.1).
    end: dateValue(addDays(endDate({ date, days }), 1)),
    summary: `${brand.name}: ${departure.destination}, ${days} days`,
    location: row.destination,
    description: describe(departure, row.title),
    url: pageOf(webUrl, departure.id),
    // The subscriber is not busy on that date before they book a seat.
    transparency: ICalEventTransparency.TRANSPARENT,
  })
}

interface CalendarOptions {
  /** The calendar's name in a calendar program. */
  name: string
  webUrl: string
  /** Whether it is a feed to subscribe to, which states its refresh interval. */
  isFeed: boolean
}

/** Departures as a calendar of all-day events (RFC 5545). */
export function writeCalendar(
  entries: readonly CalendarEntry[],
  { name, webUrl, isFeed }: CalendarOptions,
): string {
  const calendar = ical({
    name,
    prodId: { company: brand.name, product: 'Trip Schedule', language: 'EN' },
    ...(isFeed && { ttl: refreshSeconds }),
  })
  for (const entry of entries) addEvent(calendar, entry, webUrl)
  // Every line ends with CRLF, including the last one (RFC 5545 section 3.1).
  return `${calendar.toString().trimEnd()}\r\n`
}
