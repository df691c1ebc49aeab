import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'

// Not with Intl: the first `Intl.DateTimeFormat` of a page takes 20 ms of a phone's processor before anything is formatted.

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** The date that clocks in the zone of this device show at an instant. */
export function localDate(instant: Date): CalendarDate {
  const year = String(instant.getFullYear()).padStart(4, '0')
  return `${year}-${twoDigits(instant.getMonth() + 1)}-${twoDigits(instant.getDate())}`
}

/** The day of an ISO 8601 instant in the zone of this device: '3 May 2025'. */
export const formatLocalDay = (instant: string): string => formatDate(localDate(new Date(instant)))

/** The time of day of an ISO 8601 instant in the zone of this device: '14:05'. */
export function formatTimeOfDay(instant: string): string {
  const date = new Date(instant)
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
}

/** Day and time of an ISO 8601 instant in the zone of this device: '3 May 2025 at 14:05'. */
export const formatLocalMinute = (instant: string): string =>
  `${formatLocalDay(instant)} at ${formatTimeOfDay(instant)}`

/** The same with the zone, for members who travel: '6 September 2025 at 00:01 IST'. */
export function formatLocalInstant(instant: string): string {
  const zone = new Intl.DateTimeFormat('en-IN', { timeZoneName: 'short' })
    .formatToParts(new Date(instant))
    .find(({ type }) => type === 'timeZoneName')
  return `${formatLocalMinute(instant)} ${zone!.value}`
}
