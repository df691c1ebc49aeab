import type { Host } from '@farandfew/domain/hosts/host.ts'
import { listedWords } from '@farandfew/domain/text/words.ts'
import { Disclosure, DisclosureSummary, openFrom } from '@farandfew/ui/disclosure/disclosure.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { Box, Heading } from '@farandfew/ui/primitives/primitives.ts'
import { useId } from 'react'
import { styled } from 'styled-components'
import { HostCard } from '../hosts/host-card.tsx'
import { MemberAvatar } from '../../shared/layout/member-avatar.tsx'
import { departureDatesText } from './departure-texts.ts'
import type { TripDeparture } from './use-trip-departures.ts'

/** The hosts of the departures that are ahead, each once with all their dates, on a phone as a row. Nothing until one is named. */
export function DepartureHosts({ departures }: { departures: readonly TripDeparture[] }) {
  const headingId = useId()
  const hosts = groupByHost(departures)
  if (hosts.length === 0) return null
  return (
    <Box as="section" maxWidth={720} aria-labelledby={headingId}>
      <Heading as="h3" size="title" id={headingId}>
        {hosts.length === 1 ? 'Your host' : 'Your hosts'}
      </Heading>
      <Row>
        <DisclosureSummary>
          {hosts.map(({ host }) => (
            <MemberAvatar key={host.id} member={host} size={44} />
          ))}
          <span>{listedWords(hosts.map(({ host }) => host.name))}</span>
        </DisclosureSummary>
        <ul role="list">
          {hosts.map(({ host, dates }) => (
            <li key={host.id}>
              <HostCard host={host} line={`Hosts ${dates.join(' and ')}`} />
            </li>
          ))}
        </ul>
      </Row>
    </Box>
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

/** On a phone, what the club says of a host is one press away. */
const Row = styled(Disclosure)`
  ${openFrom(theme.media.md)}
  &&& {
    border: 0;
  }
  > summary {
    gap: ${theme.space(3)};
    min-height: 52px;
    padding-block: ${theme.space(1)};
  }
  ul {
    display: grid;
    gap: 24px;
    padding-top: ${theme.space(3)};
  }
`
