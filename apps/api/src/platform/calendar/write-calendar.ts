import { brand } from '@farandfew/domain/brand/brand.ts'
import { addDays, type CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { returnDate } from '@farandfew/domain/departures/departure-dates.ts'
import ical, {
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import type { MailAttachment } from '../db/column-types.ts'

/** An all-day event. */
export interface CalendarEvent {
  /** Unique among the club's events, and the same in every file: 'departure-7'. */
  readonly name: string
  /** How often it has changed. A calendar program keeps the event with the highest revision. */
  readonly revision: number
  /** When it last changed. */
  readonly changedAt: Date
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

const mediaType = 'text/calendar; charset=utf-8'

/** 'far-few-{name}.ics' */
const fileNameOf = (name: string) => `${kebab(`${brand.name} ${name}`)}.ics`

/** The headers of a calendar file that is saved as 'far-few-{name}.ics'. */
export const calendarHeaders = (name: string) => ({
  'content-type': mediaType,
  'content-disposition': `attachment; filename="${fileNameOf(name)}"`,
})

/** A calendar file with one event. */
export interface CalendarFile {
  /** The distinguishing part of its file name. */
  readonly name: string
  readonly method: CalendarMethod
  readonly text: string
}

/** The file as a part of a mail, which names its method (RFC 6047 section 2.4). */
export const calendarAttachment = ({ name, method, text }: CalendarFile): MailAttachment => ({
  filename: fileNameOf(name),
  contentType: `${mediaType}; method=${method}`,
  content: text,
})

function addEvent(
  calendar: ICalCalendar,
  { name, date, days, isBusy, isCancelled, revision, changedAt, ...texts }: CalendarEvent,
): void {
  calendar.createEvent({
    id: `${name}@${domain}`,
    sequence: revision,
    // The stamp decides between two files of one revision (RFC 5546 section 2.1.5), so both say when it changed.
    stamp: changedAt,
    lastModified: changedAt,
    // What is published with a method needs its organizer (RFC 5546 section 3.2.1).
    ...(calendar.method() && { organizer: { name: brand.name, email: brand.email } }),
    allDay: true,
    start: dateValue(date),
    // The end of an event is exclusive (RFC 5545 section 3.6.1).
    end: dateValue(addDays(returnDate(date, days), 1)),
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
  /**
   * What the file asks a calendar program to do (RFC 5546 section 3.2): to keep its event, or to remove it. A file of several
   * events has none, because some may be cancelled.
   */
  method?: CalendarMethod
}

export type CalendarMethod = 'PUBLISH' | 'CANCEL'

/** A calendar of all-day events (RFC 5545). */
export function writeEvents(
  events: readonly CalendarEvent[],
  { name, isFeed, method }: CalendarOptions,
): string {
  const calendar = ical({
    name,
    ...(method && { method: ICalCalendarMethod[method] }),
    prodId: { company: brand.name, product: 'Trip Schedule', language: 'EN' },
    ...(isFeed && { ttl: refreshSeconds }),
  })
  for (const event of events) addEvent(calendar, event)
  // Every line ends with CRLF, including the last one (RFC 5545 section 3.1).
  return `${calendar.toString().trimEnd()}\r\n`
}
