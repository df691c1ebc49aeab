import type { CalendarDate } from '../calendar/calendar-date.ts'
import { formatDate } from '../calendar/format-date.ts'
import type { Meeting, PracticalFacts } from './practical-facts.ts'

/**
 * When and where the group of a departure meets: 'Near the Clérigos tower, Porto, at 14:00 on 17 May 2025, local time';
 * null if the trip does not say it for this length. Every page, mail and file that says it takes it from here.
 */
export function meetingText(
  meetings: PracticalFacts['meetings'] | null,
  { departureDate, duration }: { departureDate: CalendarDate; duration: number },
): string | null {
  const meeting = meetingOf(meetings, duration)
  if (!meeting) return null
  return `${meeting.place}, at ${meeting.time} on ${formatDate(departureDate)}, local time`
}

/** The meeting of the itinerary of so many days; undefined if there is none. */
const meetingOf = (
  meetings: PracticalFacts['meetings'] | null,
  duration: number,
): Meeting | undefined => meetings?.find((one) => one.duration === duration)
