import { type Available, nextOf } from '@farandfew/domain/availability/availability.ts'
import { decisionDate } from '@farandfew/domain/departures/guarantee.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import type { DepartureRow } from '../departures/departure-row.ts'

/** What the departures ahead say about their trip. */
export interface DeparturesAhead {
  /** Of the next departure; null if there is none. */
  readonly freeSeats: number | null
  /** The next departure as JSON; the text 'null' if there is none. */
  readonly next: string
  /** Duration and price tier of the departures ahead, as JSON. */
  readonly ahead: string
}

const toNext = (departure: DepartureRow): NonNullable<Trip['nextDeparture']> => {
  const { id, departureDate, duration, priceTier, seats, groupDecision } = departure
  const decision = { groupDecision, decisionDate: decisionDate(departure) }
  return { id, departureDate, duration, priceTier, seats, ...decision }
}

/**
 * The facts of a trip by its departures ahead, sorted by date, without closed ones.
 */
export function departuresAhead(
  trip: Available,
  departures: readonly DepartureRow[],
): DeparturesAhead {
  const next = nextOf(trip, departures)
  return {
    freeSeats: next?.seats.free ?? null,
    next: JSON.stringify(next ? toNext(next) : null),
    ahead: JSON.stringify(departures.map(({ duration, priceTier }) => [duration, priceTier])),
  }
}
