import { type CalendarDate, daysBetween } from '../calendar/calendar-date.ts'
import { formatDate } from '../calendar/format-date.ts'
import { returnDate } from '../departures/departure-dates.ts'

interface Dates {
  departureDate: CalendarDate
  /** Days. */
  duration: number
}

/** Where a departure is on the club's `today`, as a group says it: 'Leaves in 12 days', 'On the way: day 3 of 4'. */
export function groupCountdown({ departureDate, duration }: Dates, today: CalendarDate): string {
  const days = daysBetween(today, departureDate)
  if (days > 1) return `Leaves in ${days} days`
  if (days === 1) return 'You leave tomorrow'
  const last = returnDate(departureDate, duration)
  if (today <= last) return `On the way: day ${1 - days} of ${duration}`
  return `Ended on ${formatDate(last)}`
}
