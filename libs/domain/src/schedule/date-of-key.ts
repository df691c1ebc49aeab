import {
  addDays,
  type CalendarDate,
  daysInMonth,
  earlier,
  later,
  monthOf,
  weekdayOf,
} from '../calendar/calendar-date.ts'
import { firstScheduleDate, lastScheduleDate, scheduleMonths } from './month-view.ts'

const firstOfMonth = (date: CalendarDate): CalendarDate => `${monthOf(date)}-01`
const lastOfMonth = (date: CalendarDate): CalendarDate =>
  `${monthOf(date)}-${daysInMonth(monthOf(date))}`

/** The same day some months away, or the last day of a shorter month. */
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
 * The date that a key moves to (the date grid of the ARIA Authoring Practices): arrows by a day or a week, Home and
 * End within the visible row, Page Up and Page Down by a month. Never leaves the schedule. Undefined for any other
 * key.
 */
export function dateOfKey(date: CalendarDate, key: string): CalendarDate | undefined {
  const target = Object.hasOwn(moves, key) ? moves[key]?.(date) : undefined
  if (target === undefined) return undefined
  return target < firstScheduleDate || target > lastScheduleDate ? date : target
}
