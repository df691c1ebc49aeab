import { formatShortClubTime } from '@farandfew/domain/calendar/format-club-time.ts'
import { formatDay, isInstant } from './format-day.ts'

// The operators work in India, wherever the browser is.

/** The day of an ISO 8601 instant, or a calendar date: '6 Sep 2025'. */
export const Day = ({ value }: { value: string }) => (
  <time dateTime={value} title={isInstant(value) ? formatShortClubTime(value) : undefined}>
    {formatDay(value)}
  </time>
)

/** An ISO 8601 instant in Indian Standard Time: '6 Sep 2025, 00:01 IST'. */
export const Instant = ({ value }: { value: string }) => (
  <time dateTime={value}>{formatShortClubTime(value)}</time>
)
