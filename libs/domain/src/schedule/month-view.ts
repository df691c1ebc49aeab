import {
  addDays,
  type CalendarDate,
  type CalendarMonth,
  daysInMonth,
  weekdayOf,
} from '../calendar/calendar-date.ts'
import { formatMonth, formatMonthYear } from '../calendar/format-date.ts'
import {
  departureOfDate,
  departuresOfMonth,
  type ScheduledDeparture,
} from '../departures/departure-dates.ts'

type Dated = Pick<ScheduledDeparture, 'date'>

/** The months of the calendar: May to December 2025. */
export const scheduleMonths: readonly CalendarMonth[] = [
  '2025-05',
  '2025-06',
  '2025-07',
  '2025-08',
  '2025-09',
  '2025-10',
  '2025-11',
  '2025-12',
]
/** The month that the calendar opens with. */
export const firstScheduleMonth: CalendarMonth = '2025-05'
/** The calendar's first and last day. */
export const firstScheduleDate: CalendarDate = '2025-05-01'
export const lastScheduleDate: CalendarDate = '2025-12-31'

/** The month that a URL names; the first month if it names none of the schedule. */
export function parseScheduleMonth(value: string | null | undefined): CalendarMonth {
  return scheduleMonths.find((month) => month === value) ?? firstScheduleMonth
}

export interface CalendarDay<D extends Dated> {
  readonly date: CalendarDate
  /** 1-31. */
  readonly day: number
  readonly departure: D | undefined
}

export interface MonthView<D extends Dated> {
  readonly month: CalendarMonth
  /** 'May 2025'. */
  readonly title: string
  /** Undefined in the first month, where Previous is disabled. */
  readonly previous: CalendarMonth | undefined
  /** Undefined in the last month, where Next is disabled. */
  readonly next: CalendarMonth | undefined
  /** Rows of seven from Sunday to Saturday; undefined for a day of another month. */
  readonly weeks: readonly (readonly (CalendarDay<D> | undefined)[])[]
  readonly departures: readonly D[]
}

function weeksOf<D extends Dated>(departures: readonly D[], month: CalendarMonth) {
  const first: CalendarDate = `${month}-01`
  const lead = weekdayOf(first)
  const length = daysInMonth(month)
  const cell = (index: number): CalendarDay<D> | undefined => {
    const day = index - lead + 1
    if (day < 1 || day > length) return undefined
    const date = addDays(first, day - 1)
    return { date, day, departure: departureOfDate(departures, date) }
  }
  return Array.from({ length: Math.ceil((lead + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, weekday) => cell(week * 7 + weekday)),
  )
}

export function monthView<D extends Dated>(
  departures: readonly D[],
  month: CalendarMonth,
): MonthView<D> {
  const index = scheduleMonths.indexOf(month)
  return {
    month,
    title: formatMonthYear(month),
    previous: scheduleMonths[index - 1],
    next: index === -1 ? undefined : scheduleMonths[index + 1],
    weeks: weeksOf(departures, month),
    departures: departuresOfMonth(departures, month),
  }
}

/** Shown in the summary for a month without a trip of that length. */
export const noTripScheduled = 'No trip scheduled'

export interface MonthSummary<D> {
  readonly month: CalendarMonth
  /** 'May'. */
  readonly name: string
  readonly fourDays: D | undefined
  readonly eightDays: D | undefined
}

/** One row for each month from May to December, with its first four-day and its first eight-day trip. */
export function summariseSchedule<D extends Pick<ScheduledDeparture, 'date' | 'days'>>(
  departures: readonly D[],
): MonthSummary<D>[] {
  return scheduleMonths.map((month) => {
    const ofMonth = departuresOfMonth(departures, month)
    return {
      month,
      name: formatMonth(month),
      fourDays: ofMonth.find((departure) => departure.days === 4),
      eightDays: ofMonth.find((departure) => departure.days === 8),
    }
  })
}
