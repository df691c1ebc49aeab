import { formatShortClubDay } from '@farandfew/domain/calendar/format-club-time.ts'
import { formatShortDay } from '@farandfew/domain/calendar/format-date.ts'

/** Whether a text is an ISO 8601 instant, and not a calendar date. */
export const isInstant = (value: string): boolean => value.includes('T')

/** The day of an ISO 8601 instant in India, or a calendar date, as short as a dense table needs: '6 Sep 2025'. */
export const formatDay = (value: string): string =>
  isInstant(value) ? formatShortClubDay(value) : formatShortDay(value)
