import type { CalendarDate } from '../calendar/calendar-date.ts'
import { formatDate } from '../calendar/format-date.ts'
import { describeMeeting, type MeetingPoint } from '../constants/labels.ts'

/** Where the group of a trip of this length meets. */
export interface Meeting extends MeetingPoint {
  /** Days. */
  readonly duration: number
}

/** What decides where the group of a departure meets. */
export interface DepartureMeeting {
  departureDate: CalendarDate
  /** Days. */
  duration: number
  /** Those of the trip, one for each length. */
  meetings: readonly Meeting[] | null | undefined
  /** Of the departure itself; both are null if the group meets where the trip says. */
  meetingPlace: string | null
  meetingTime: string | null
}

/**
 * When and where the group of a departure meets: 'Near the Clérigos tower, Porto, at 14:00 on 17 May 2025, local time'. It
 * is what the departure says itself, otherwise what its trip says for its length; null if neither does. Every page, mail and
 * file that says it takes it from here.
 */
export function meetingText(departure: DepartureMeeting): string | null {
  const { meetingPlace: place, meetingTime: time } = departure
  const meeting = place !== null && time !== null ? { place, time } : meetingOfTrip(departure)
  if (!meeting) return null
  return `${describeMeeting(meeting)} on ${formatDate(departure.departureDate)}, local time`
}

/** What the trip says for the departure's length; undefined if nothing. */
export const meetingOfTrip = ({
  meetings,
  duration,
}: Pick<DepartureMeeting, 'meetings' | 'duration'>): Meeting | undefined =>
  meetings?.find((one) => one.duration === duration)
