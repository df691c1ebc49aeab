import type { CalendarDate } from './calendar-date.ts'
import { formatDate, formatShortDay } from './format-date.ts'

/** Of Indian Standard Time, which has no summer time. */
const offsetMs = (5 * 60 + 30) * 60_000

/** What calendar and clock show in India at an instant. */
function inIndia(instant: Date | string): { date: CalendarDate; time: string } {
  const there = new Date(new Date(instant).getTime() + offsetMs).toISOString()
  return { date: there.slice(0, 10), time: there.slice(11, 16) }
}

/**
 * An instant in Indian Standard Time, where the club and most of its members are: '6 September 2025 at 00:01 IST'. Mails and
 * pages name a deadline in the same words, wherever they are read.
 */
export function formatClubTime(instant: Date | string): string {
  const { date, time } = inIndia(instant)
  return `${formatDate(date)} at ${time} IST`
}

/** The same for dense tables: '6 Sep 2025, 00:01 IST'. */
export function formatShortClubTime(instant: Date | string): string {
  const { date, time } = inIndia(instant)
  return `${formatShortDay(date)}, ${time} IST`
}

/** The day of an instant in Indian Standard Time, for dense tables: '6 Sep 2025'. */
export const formatShortClubDay = (instant: Date | string): string =>
  formatShortDay(inIndia(instant).date)
