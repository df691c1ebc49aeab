import { brand } from '@farandfew/domain/brand'
import { addDays, type CalendarDate } from '@farandfew/domain/calendar'
import { durationLabel, priceLabel } from '@farandfew/domain/constants'
import type { ListedDeparture } from '@farandfew/domain/departures'
import { departurePrice, endDate } from '@farandfew/domain/schedule'
import ical, { ICalEventTransparency, type ICalCalendar } from 'ical-generator'
import type { DepartureRow } from './departures.queries.ts'

interface CalendarEntry {
  readonly row: DepartureRow
  readonly departure: ListedDeparture
}

/** Seconds after which a calendar program that subscribed should look again. */
const lookAgainAfter = 6 * 60 * 60

/** The names of events end in the club's own domain, so that they are unique and stay (RFC 5545 section 3.8.4.7). */
const domain = brand.email.split('@')[1]

/** The generator writes the UTC date of an all-day value; the machine's zone has no say. */
const dateValue = (date: CalendarDate) => new Date(`${date}T00:00:00Z`)

const kebab = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** The headers of a calendar file that is saved as 'far-few-{name}.ics'. */
export const calendarHeaders = (name: string) => ({
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': `attachment; filename="${kebab(`${brand.name} ${name}`)}.ics"`,
})

function describe(departure: ListedDeparture, title: string): string {
  const price = priceLabel(departurePrice(departure))
  const facts = `${title}: ${durationLabel(departure.duration)}, ${price} all-inclusive.`
  return departure.extendedEdition
    ? `${facts}\nThis is the extended edition; the full itinerary is sent on request.`
    : facts
}

/** Where a departure is shown on the site. */
const pageOf = (publicWebUrl: string, id: number) => `${publicWebUrl}/schedule?departure=${id}`

function addEvent(
  calendar: ICalCalendar,
  { row, departure }: CalendarEntry,
  publicWebUrl: string,
): void {
  const { departureDate: date, duration: days } = departure
  calendar.createEvent({
    id: `departure-${departure.id}@${domain}`,
    stamp: row.createdAt,
    allDay: true,
    start: dateValue(date),
    // The day after the last: the end of an event is exclusive (RFC 5545 section 3.6.1).
    end: dateValue(addDays(endDate({ date, days }), 1)),
    summary: `${brand.name}: ${departure.destination}, ${days} days`,
    location: row.destination,
    description: describe(departure, row.title),
    url: pageOf(publicWebUrl, departure.id),
    // A date to look forward to, until a seat is booked: nobody is busy on it yet.
    transparency: ICalEventTransparency.TRANSPARENT,
  })
}

interface CalendarOptions {
  /** What a calendar program calls it. */
  name: string
  /** The site's address, without a slash at its end. */
  publicWebUrl: string
  /** Whether it is a feed to subscribe to, which says how often to look again. */
  isFeed: boolean
}

/** Departures as a calendar of all-day events (RFC 5545). */
export function writeCalendar(
  entries: readonly CalendarEntry[],
  { name, publicWebUrl, isFeed }: CalendarOptions,
): string {
  const calendar = ical({
    name,
    prodId: { company: brand.name, product: 'Trip Schedule', language: 'EN' },
    ...(isFeed && { ttl: lookAgainAfter }),
  })
  for (const entry of entries) addEvent(calendar, entry, publicWebUrl)
  // Every line ends in CRLF, the last one too (RFC 5545 section 3.1).
  return `${calendar.toString().trimEnd()}\r\n`
}
