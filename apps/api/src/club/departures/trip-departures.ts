import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { isClosed } from '@farandfew/domain/departures/guarantee.ts'
import type { DepartureList } from '@farandfew/domain/departures/listed-departure.ts'
import type { HostList } from '@farandfew/domain/hosts/host.ts'
import { type DepartureRow, shortName, toDeparture } from './departure-row.ts'
import { Representation } from '../../platform/public-reads/representation.ts'

/** The responses that list each trip's upcoming departures, and their hosts. */
export interface TripDepartures {
  /** The data as JSON: the same text gives the same responses. */
  readonly source: string
  /** By trip id, with an empty list for a trip without departures. */
  readonly ofTrip: ReadonlyMap<number, Representation>
  readonly hosts: Representation
}

/** The response that lists the hosts of the upcoming departures. */
function buildListedHosts(rows: readonly DepartureRow[], today: CalendarDate): Representation {
  const hosts = new Map<number, HostList[number]>()
  for (const row of rows) {
    if (row.host === null || isClosed(row, today)) continue
    const { destinations = [] } = hosts.get(row.host.id) ?? {}
    const all = new Set([...destinations, shortName(row.destination)])
    hosts.set(row.host.id, { ...row.host, destinations: [...all] })
  }
  const byName = [...hosts.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'))
  return new Representation(JSON.stringify(byName satisfies HostList))
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
