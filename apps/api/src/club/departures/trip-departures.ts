import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import type { DepartureList } from '@farandfew/domain/departures/listed-departure.ts'
import { type DepartureRow, toDeparture } from './departure-row.ts'
import { buildListedHosts } from './listed-hosts.ts'
import { Representation } from '../../platform/public-reads/representation.ts'

/** The responses that list each trip's upcoming departures, and their hosts. */
export interface TripDepartures {
  /** The data as JSON: the same text gives the same responses. */
  readonly source: string
  /** By trip id, with an empty list for a trip without departures. */
  readonly ofTrip: ReadonlyMap<number, Representation>
  readonly hosts: Representation
}

/** Builds the responses. Returns the previous ones if nothing has changed. */
export function buildTripDepartures(
  rows: readonly DepartureRow[],
  { tripIds, today }: { tripIds: readonly number[]; today: CalendarDate },
  previous?: TripDepartures,
): TripDepartures {
  const source = JSON.stringify([today, tripIds, rows])
  if (source === previous?.source) return previous
  const answerOf = (tripId: number): Representation => {
    const ofTrip = rows.filter((row) => row.tripId === tripId)
    const departures = ofTrip.map((row) => toDeparture(row, today))
    return new Representation(JSON.stringify({ today, departures } satisfies DepartureList))
  }
  return {
    source,
    ofTrip: new Map(tripIds.map((id) => [id, answerOf(id)])),
    hosts: buildListedHosts(rows, today),
  }
}
