import { type CalendarDate, dateParts, formatDateRange } from '@farandfew/domain/calendar'
import { returnDate } from '@farandfew/domain/groups'

/** First and last day with the year: '14-17 August 2025'. */
export function formatTravelDates(departureDate: CalendarDate, days: number): string {
  const last = returnDate(departureDate, days)
  const range = formatDateRange(departureDate, last)
  const { year } = dateParts(last)
  return dateParts(departureDate).year === year ? `${range} ${year}` : range
}
