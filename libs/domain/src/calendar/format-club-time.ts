import { formatDate } from './format-date.ts'

/** Of Indian Standard Time, which has no summer time. */
const offsetMs = (5 * 60 + 30) * 60_000

/**
 * An instant in Indian Standard Time, where the club and most of its members are: '6 September 2025 at 00:01 IST'. Mails and
 * pages name a deadline in the same words, wherever they are read.
 */
export function formatClubTime(instant: Date | string): string {
  const there = new Date(new Date(instant).getTime() + offsetMs).toISOString()
  return `${formatDate(there.slice(0, 10))} at ${there.slice(11, 16)} IST`
}
