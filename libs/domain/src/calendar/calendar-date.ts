/**
 * A calendar date, `YYYY-MM-DD`, not an instant, so that no time zone can shift it. Sorting the texts sorts the dates.
 */
export type CalendarDate = string

/** A month, `YYYY-MM`. */
export type CalendarMonth = string

/** Month 1-12, day 1-31. */
export interface DateParts {
  readonly year: number
  readonly month: number
  readonly day: number
}

const millisecondsOfDay = 86_400_000
const written = /^(\d{4})-(\d{2})-(\d{2})$/

const toDayNumber = ({ year, month, day }: DateParts) =>
  Date.UTC(year, month - 1, day) / millisecondsOfDay

/** A day counted from 1970-01-01 as a date. Uses UTC only for arithmetic and reads no clock. */
function fromDayNumber(dayNumber: number): CalendarDate {
  return new Date(dayNumber * millisecondsOfDay).toISOString().slice(0, 10)
}

/** Whether a text is an existing date; 2025-02-30 is not. */
export function isCalendarDate(text: string): text is CalendarDate {
  const match = written.exec(text)
  if (!match) return false
  const day = Number(match[3])
  return day >= 1 && day <= daysInMonth(text.slice(0, 7)) && match[1] !== '0000'
}

/**
 * The parts of a date.
 * @throws RangeError if the text is not an existing date
 */
export function dateParts(date: CalendarDate): DateParts {
  if (!isCalendarDate(date)) throw new RangeError(`Not a calendar date: ${date}`)
  return {
    year: Number(date.slice(0, 4)),
    month: Number(date.slice(5, 7)),
    day: Number(date.slice(8, 10)),
  }
}

/** Days in a month, 28-31; 0 if the text is not a month. */
export function daysInMonth(month: CalendarMonth): number {
  const [year = 0, number = 0] = month.split('-').map(Number)
  if (number < 1 || number > 12) return 0
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  if (number === 2) return leap ? 29 : 28
  return [4, 6, 9, 11].includes(number) ? 30 : 31
}

/** The date `days` later, or earlier if negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromDayNumber(toDayNumber(dateParts(date)) + days)
}

/** The same day some months later, earlier if negative, or the last day of that month. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const { year, month, day } = dateParts(date)
  const index = year * 12 + month - 1 + months
  const target = `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`
  return `${target}-${String(Math.min(day, daysInMonth(target))).padStart(2, '0')}`
}

/** Whole days from one date to another; negative if the second is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return toDayNumber(dateParts(to)) - toDayNumber(dateParts(from))
}

/** The day of the week, 0 for Sunday to 6 for Saturday. */
export function weekdayOf(date: CalendarDate): number {
  // 1970-01-01 was a Thursday.
  return (((toDayNumber(dateParts(date)) + 4) % 7) + 7) % 7
}

/** '2025-08-14' → '2025-08'. */
export function monthOf(date: CalendarDate): CalendarMonth {
  return date.slice(0, 7)
}

export const earlier = (one: CalendarDate, other: CalendarDate): CalendarDate =>
  one < other ? one : other
export const later = (one: CalendarDate, other: CalendarDate): CalendarDate =>
  one > other ? one : other
