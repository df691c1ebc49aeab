import { addDays, type CalendarDate } from '../calendar/calendar-date.ts'

/** The group page is read-only when this many days have passed since the return. */
export const groupReadOnlyDays = 30

/** The last day of a departure of `duration` days. */
export const returnDate = (departureDate: CalendarDate, duration: number): CalendarDate =>
  addDays(departureDate, duration - 1)

/** Whether members can still write on the group page on the club's `today`. */
export const isGroupReadOnly = (
  { departureDate, duration }: { departureDate: CalendarDate; duration: number },
  today: CalendarDate,
): boolean => today > addDays(returnDate(departureDate, duration), groupReadOnlyDays)
