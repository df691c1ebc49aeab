import { type CalendarDate, dateParts } from '@farandfew/domain/calendar/calendar-date.ts'
import { formatDateRange } from '@farandfew/domain/calendar/format-date.ts'
import { returnDate } from '@farandfew/domain/departures/departure-dates.ts'

/** First and last day with the year: '14-17 August 2025'. */
export function formatTravelDates(departureDate: CalendarDate, days: number): string {
  const last = returnDate(departureDate, days)
  const range = formatDateRange(departureDate, last)
  const { year } = dateParts(last)
  return dateParts(departureDate).year === year ? `${range} ${year}` : range
}
