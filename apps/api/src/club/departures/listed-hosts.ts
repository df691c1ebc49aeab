import { isClosed } from '@farandfew/domain/departures/guarantee.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import type { HostList } from '@farandfew/domain/hosts/host.ts'
import { Representation } from '../../platform/public-reads/representation.ts'
import { type DepartureRow, shortName } from './departure-row.ts'

/** The response that lists the hosts of the upcoming departures. */
export function buildListedHosts(
  rows: readonly DepartureRow[],
  today: CalendarDate,
): Representation {
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
