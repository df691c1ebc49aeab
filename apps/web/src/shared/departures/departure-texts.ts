import { type Availability, availabilityTexts } from '@farandfew/domain/availability'
import { type CalendarDate, formatDate, weekdayNames, weekdayOf } from '@farandfew/domain/calendar'
import { spotsLeftLabel } from '@farandfew/domain/constants'

/** 'Thursday 14 August 2025'. */
export const formatLongDate = (date: CalendarDate) =>
  `${weekdayNames[weekdayOf(date)]} ${formatDate(date)}`

/** The free seats of a departure, or the text shown instead if its trip is not open. Undefined if they are unknown. */
export function seatsText(availability: Availability, seats: number | undefined) {
  const { dates } = availabilityTexts[availability]
  return dates ?? (seats === undefined ? undefined : spotsLeftLabel(seats))
}
