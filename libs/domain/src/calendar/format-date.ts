import { type CalendarDate, type CalendarMonth, dateParts } from './calendar-date.ts'

/** Spelt out instead of Intl, so that the prerendered page and every browser agree. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** Sunday first, like the site's calendar. */
export const weekdayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

const nameOfMonth = (month: number) => monthNames[month - 1] ?? ''

/** '2025-11-08' → '8 Nov'. */
export function formatShortDate(date: CalendarDate): string {
  const { month, day } = dateParts(date)
  return `${day} ${nameOfMonth(month).slice(0, 3)}`
}

/** '2025-11-08' → '8 Nov 2025', for dense tables. */
export const formatShortDay = (date: CalendarDate): string =>
  `${formatShortDate(date)} ${dateParts(date).year}`

/** '2025-05-10' → '10 May 2025'. */
export function formatDate(date: CalendarDate): string {
  const { year, month, day } = dateParts(date)
  return `${day} ${nameOfMonth(month)} ${year}`
}

/** '2025-05' → 'May'. */
export function formatMonth(month: CalendarMonth): string {
  return nameOfMonth(dateParts(`${month}-01`).month)
}

/** '2025-05' → 'May 2025'. */
export function formatMonthYear(month: CalendarMonth): string {
  return `${formatMonth(month)} ${dateParts(`${month}-01`).year}`
}

/** '14-17 August', '30 August - 6 September'; with years if they differ. */
export function formatDateRange(from: CalendarDate, to: CalendarDate): string {
  const first = dateParts(from)
  const last = dateParts(to)
  if (first.year !== last.year) return `${formatDate(from)} - ${formatDate(to)}`
  const end = `${last.day} ${nameOfMonth(last.month)}`
  if (from === to) return end
  if (first.month === last.month) return `${first.day}-${end}`
  return `${first.day} ${nameOfMonth(first.month)} - ${end}`
}
