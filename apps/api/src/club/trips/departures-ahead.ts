import { type Available, isBookable } from '@farandfew/domain/availability/availability.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import type { PriceTier } from '@farandfew/domain/constants/labels.ts'
import type { DepartureRow } from '../departures/departure-row.ts'

/** What the departures ahead say about their trip. */
export interface DeparturesAhead {
  /** Of the next departure; null if there is none. */
  readonly freeSeats: number | null
  /** Id, date, duration in days and price tier of the next departure; null if there is none. */
  readonly nextId: number | null
  readonly nextDate: CalendarDate | null
  readonly nextDuration: number | null
  readonly nextPriceTier: PriceTier | null
  /** Duration and price tier of the departures ahead, as JSON. */
  readonly ahead: string
}

/**
 * The facts of a trip by its departures ahead, sorted by date, without closed ones. The next departure of an open trip is
 * the first with a free seat, because the trip's buttons lead to it; if all are full, the first.
 */
export function departuresAhead(
  trip: Available,
  departures: readonly DepartureRow[],
): DeparturesAhead {
  const hasSeat = departures.find(({ spotsRemaining }) => spotsRemaining > 0)
  const next = (isBookable(trip) && hasSeat) || departures[0]
  return {
    freeSeats: next?.spotsRemaining ?? null,
    nextId: next?.id ?? null,
    nextDate: next?.departureDate ?? null,
    nextDuration: next?.duration ?? null,
    nextPriceTier: next?.priceTier ?? null,
    ahead: JSON.stringify(departures.map(({ duration, priceTier }) => [duration, priceTier])),
  }
}
