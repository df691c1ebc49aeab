import { addDays, type CalendarDate } from '../calendar/calendar-date.ts'
import { returnDate } from '../departures/departure-dates.ts'

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
