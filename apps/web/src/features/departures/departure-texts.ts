import { type CalendarDate, weekdayOf } from '@farandfew/domain/calendar/calendar-date.ts'
import { returnDate } from '@farandfew/domain/departures/departure-dates.ts'
import {
  formatDate,
  formatDateRange,
  weekdayNames,
} from '@farandfew/domain/calendar/format-date.ts'
import {
  departureActions,
  type DepartureFacts,
} from '@farandfew/domain/departures/departure-facts.ts'

/** 'Thursday 14 August 2025'. */
export const formatLongDate = (date: CalendarDate) =>
  `${weekdayNames[weekdayOf(date)]} ${formatDate(date)}`

/** Whether the free seats are known. */
export type SeatsState = 'loading' | 'loaded' | 'failed'

/** The state of a departure as a link that leads to it says it: 'Fully booked · Join the Waitlist'. */
export const linkedStateText = (facts: DepartureFacts, seats: SeatsState): string =>
  facts.state === 'full' || facts.state === 'being-paid'
    ? `${facts.stateLabel} · ${departureActions[facts.state]}`
    : stateText(facts, seats)

/** 'Open · 3 left', 'By invite', or that the free seats could not be loaded. */
export const stateText = ({ state, stateLabel }: DepartureFacts, seats: SeatsState): string =>
  state === 'open' && seats === 'failed' ? `${stateLabel} · seats unknown right now` : stateLabel

/** '14-17 August 2025'. */
export function departureDatesText({
  departureDate,
  duration,
}: {
  departureDate: CalendarDate
  duration: number
}): string {
  const last = returnDate(departureDate, duration)
  const range = formatDateRange(departureDate, last)
  return departureDate.slice(0, 4) === last.slice(0, 4)
    ? `${range} ${departureDate.slice(0, 4)}`
    : range
}
