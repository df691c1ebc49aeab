import type { DepartureHost } from '@farandfew/domain/departures/departure-host.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useId } from 'react'
import { styled } from 'styled-components'
import { departureDatesText } from './departure-texts.ts'
import type { TripDeparture } from './use-trip-departures.ts'
import { MemberAvatar } from '../../shared/layout/member-avatar.tsx'

/** The hosts of the departures that are ahead, each once with all their dates. Nothing until one is named. */
export function DepartureHosts({ departures }: { departures: readonly TripDeparture[] }) {
  const headingId = useId()
  const hosts = groupByHost(departures)
  if (hosts.length === 0) return null
  return (
    <Block aria-labelledby={headingId}>
      <h3 id={headingId}>{hosts.length === 1 ? 'Your host' : 'Your hosts'}</h3>
      <ul role="list">
        {hosts.map(({ id, host, dates }) => (
          <li key={id}>
            <MemberAvatar member={{ id, name: host.name, picture: host.picture }} size={64} />
            <div>
              <strong>{host.name}</strong>
              <small>{`Hosts ${dates.join(' and ')}`}</small>
              {host.about !== null && <p>{host.about}</p>}
              {host.languages !== null && <small>{`Speaks ${host.languages}`}</small>}
            </div>
          </li>
        ))}
      </ul>
    </Block>
  )
}

interface HostWithDates {
  /** Of their first departure. */
  id: number
  host: DepartureHost
  /** '14-17 August 2025' for each of their departures. */
  dates: string[]
}

function groupByHost(departures: readonly TripDeparture[]): HostWithDates[] {
  const hosts = new Map<string, HostWithDates>()
  for (const { id, host, isClosed, date, days } of departures) {
    if (!host || isClosed) continue
    const key = JSON.stringify(host)
    const found = hosts.get(key) ?? { id, host, dates: [] }
    found.dates.push(departureDatesText({ departureDate: date, duration: days }))
    hosts.set(key, found)
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
  li {
    display: flex;
    gap: 16px;
    align-items: start;
    overflow-wrap: anywhere;
  }
  li > :last-child {
    min-width: 0;
  }
  strong,
  small {
    display: block;
  }
  small {
    color: ${theme.colors.inkSoft};
    font-size: ${theme.fontSizes.small};
  }
  p {
    margin: 8px 0 4px;
  }
`
