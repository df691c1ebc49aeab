import type { CalendarDate } from '@farandfew/domain/calendar'
import type { DepartureList } from '@farandfew/domain/departures'
import { Representation } from '../../public-reads/representation.ts'
import type { DepartureRow } from './departures.queries.ts'
import { toDeparture } from './schedule-answers.ts'

/** The departures ahead as they are answered for each trip. */
export interface TripDepartures {
  /** What the answers were made from: the same text makes the same answers. */
  readonly source: string
  /** By the trip's id; an empty list for a trip that has none. */
  readonly ofTrip: ReadonlyMap<number, Representation>
}

/** The answers that the rows make. The ones before are answered where nothing in them has changed. */
export function buildTripDepartures(
  rows: readonly DepartureRow[],
  { tripIds, today }: { tripIds: readonly number[]; today: CalendarDate },
  before?: TripDepartures,
): TripDepartures {
  const source = JSON.stringify([today, tripIds, rows])
  if (source === before?.source) return before
  const answerOf = (tripId: number): Representation => {
    const departures = rows.filter((row) => row.tripId === tripId).map(toDeparture)
    return new Representation(JSON.stringify({ today, departures } satisfies DepartureList))
  }
  return { source, ofTrip: new Map(tripIds.map((id) => [id, answerOf(id)])) }
}
