import { endpointQuery } from '@farandfew/api-client'
import { listHosts } from '@farandfew/domain/hosts/hosts.contract.ts'
import { SectionHeading } from '@farandfew/ui/page/headings.tsx'
import { Section } from '@farandfew/ui/page/section.tsx'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { styled } from 'styled-components'
import { HostCard } from './host-card.tsx'

/** The hosts of the departures ahead. Nothing if there is none, or as long as they cannot be loaded. */
export function HostsSection() {
  const { data } = useQuery(endpointQuery(listHosts, {}))
  const headingId = useId()
  if (!data || data.length === 0) return null
  return (
    <Section tone="blush" labelledBy={headingId}>
      <SectionHeading id={headingId}>Our Hosts</SectionHeading>
      <Cards role="list">
        {data.map((host) => (
          <li key={host.id}>
            <HostCard host={host} line={`Hosts ${host.destinations.join(' and ')}`} heading="h3" />
          </li>
        ))}
      </Cards>
    </Section>
  )
}

const Cards = styled.ul`
  display: grid;
  gap: 32px 40px;
  ${theme.media.md} {
    grid-template-columns: 1fr 1fr;
  }
`
