import { brand } from '@farandfew/domain/brand/brand.ts'
import { addDays, type CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { endDate } from '@farandfew/domain/schedule/departures.ts'
import ical, { type ICalCalendar, ICalEventStatus, ICalEventTransparency } from 'ical-generator'

/** An all-day event. */
export interface CalendarEvent {
  /** Unique among the club's events, and the same in every file: 'departure-7'. */
  readonly name: string
  /** When the event was created. */
  readonly stamp: Date
  /** The first day. */
  readonly date: CalendarDate
  readonly days: number
  readonly summary: string
  readonly location: string
  readonly description: string
  readonly url: string
  /** Whether the days count as busy. */
  readonly isBusy: boolean
  /** Whether it will not take place. */
  readonly isCancelled?: boolean
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

function addEvent(calendar: ICalCalendar, event: CalendarEvent): void {
  const { name, date, days, isBusy, isCancelled, ...texts } = event
  calendar.createEvent({
    id: `${name}@${domain}`,
    allDay: true,
    start: dateValue(date),
    // The end of an event is exclusive (RFC 5545 section 3.6.1).
    end: dateValue(addDays(endDate({ date, days }), 1)),
    transparency: isBusy ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
    ...(isCancelled && { status: ICalEventStatus.CANCELLED }),
    ...texts,
  })
}

interface CalendarOptions {
  /** The calendar's name in a calendar program. */
  name: string
  /** Whether it is a feed to subscribe to, which states its refresh interval. */
  isFeed: boolean
}

/** A calendar of all-day events (RFC 5545). */
export function writeEvents(
  events: readonly CalendarEvent[],
  { name, isFeed }: CalendarOptions,
): string {
  const calendar = ical({
    name,
    prodId: { company: brand.name, product: 'Trip Schedule', language: 'EN' },
    ...(isFeed && { ttl: refreshSeconds }),
  })
  for (const event of events) addEvent(calendar, event)
  // Every line ends with CRLF, including the last one (RFC 5545 section 3.1).
  return `${calendar.toString().trimEnd()}\r\n`
}
