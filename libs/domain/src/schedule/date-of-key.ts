import {
  addDays,
  type CalendarDate,
  daysInMonth,
  monthOf,
  weekdayOf,
} from '../calendar/calendar-date.ts'
import { firstScheduleDate, lastScheduleDate, scheduleMonths } from './month-view.ts'

const later = (one: CalendarDate, other: CalendarDate) => (one > other ? one : other)
const earlier = (one: CalendarDate, other: CalendarDate) => (one < other ? one : other)

const firstOfMonth = (date: CalendarDate): CalendarDate => `${monthOf(date)}-01`
const lastOfMonth = (date: CalendarDate): CalendarDate =>
  `${monthOf(date)}-${daysInMonth(monthOf(date))}`

/** The same day of a month some months away; its last day where that month is shorter. */
function addMonths(date: CalendarDate, months: number): CalendarDate {
  const month = scheduleMonths[scheduleMonths.indexOf(monthOf(date)) + months]
  if (month === undefined) return date
  return earlier(`${month}-${date.slice(8)}`, `${month}-${daysInMonth(month)}`)
}

const moves: Readonly<Record<string, (date: CalendarDate) => CalendarDate>> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: (date) => later(addDays(date, -weekdayOf(date)), firstOfMonth(date)),
  End: (date) => earlier(addDays(date, 6 - weekdayOf(date)), lastOfMonth(date)),
  PageUp: (date) => addMonths(date, -1),
  PageDown: (date) => addMonths(date, 1),
}

/**
 * Where a key leads in the season's calendar (the date grid of the ARIA Authoring Practices): arrows by a day and a
 * week, Home and End within the row that is shown, Page Up and Page Down by a month. It stays where the season ends.
 * Undefined for a key that is none of the calendar's.
 */
export function dateOfKey(date: CalendarDate, key: string): CalendarDate | undefined {
  const target = Object.hasOwn(moves, key) ? moves[key]?.(date) : undefined
  if (target === undefined) return undefined
  return target < firstScheduleDate || target > lastScheduleDate ? date : target
}
