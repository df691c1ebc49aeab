import { addDays, type CalendarDate, daysBetween } from '../calendar/calendar-date.ts'
import { returnDate } from '../departures/departure-dates.ts'
import { formatDate } from '../calendar/format-date.ts'

/** The group page is read-only when this many days have passed since the return. */
export const groupReadOnlyDays = 30

interface Dates {
  departureDate: CalendarDate
  /** Days. */
  duration: number
}

/** The last date on which members can write on the group page. */
export const lastWritableDate = ({ departureDate, duration }: Dates): CalendarDate =>
  addDays(returnDate(departureDate, duration), groupReadOnlyDays)

/** Whether members can only read the group page on the club's `today`. */
export const isGroupReadOnly = (departure: Dates, today: CalendarDate): boolean =>
  today > lastWritableDate(departure)

/** Where a departure is on the club's `today`, as a group says it: 'Leaves in 12 days', 'On the way: day 3 of 4'. */
export function groupCountdown({ departureDate, duration }: Dates, today: CalendarDate): string {
  const days = daysBetween(today, departureDate)
  if (days > 1) return `Leaves in ${days} days`
  if (days === 1) return 'You leave tomorrow'
  const last = returnDate(departureDate, duration)
  if (today <= last) return `On the way: day ${1 - days} of ${duration}`
  return `Ended on ${formatDate(last)}`
}
