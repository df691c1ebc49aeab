import type { Host } from '@farandfew/domain/hosts/host.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useId } from 'react'
import { styled } from 'styled-components'
import { HostCard } from '../hosts/host-card.tsx'
import { departureDatesText } from './departure-texts.ts'
import type { TripDeparture } from './use-trip-departures.ts'

/** The hosts of the departures that are ahead, each once with all their dates. Nothing until one is named. */
export function DepartureHosts({ departures }: { departures: readonly TripDeparture[] }) {
  const headingId = useId()
  const hosts = groupByHost(departures)
  if (hosts.length === 0) return null
  return (
    <Block aria-labelledby={headingId}>
      <h3 id={headingId}>{hosts.length === 1 ? 'Your host' : 'Your hosts'}</h3>
      <ul role="list">
        {hosts.map(({ host, dates }) => (
          <li key={host.id}>
            <HostCard host={host} line={`Hosts ${dates.join(' and ')}`} />
          </li>
        ))}
      </ul>
    </Block>
  )
}

interface HostWithDates {
  host: Host
  /** '14-17 August 2025' for each of their departures. */
  dates: string[]
}

function groupByHost(departures: readonly TripDeparture[]): HostWithDates[] {
  const hosts = new Map<number, HostWithDates>()
  for (const { host, isClosed, date, days } of departures) {
    if (!host || isClosed) continue
    const found: HostWithDates = hosts.get(host.id) ?? { host, dates: [] }
    found.dates.push(departureDatesText({ departureDate: date, duration: days }))
    hosts.set(host.id, found)
  }
  return [...hosts.values()]
}

const Block = styled.section`
  max-width: 720px;
  h3 {
    margin-bottom: 12px;
    font-size: ${theme.fontSizes.title};
  }
  ul {
    display: grid;
    gap: 24px;
  }
`
