import { endpointQuery } from '@farandfew/api-client'
import { listHosts } from '@farandfew/domain/hosts/hosts.contract.ts'
import { SectionHeading } from '@farandfew/ui/page/headings.tsx'
import { Section } from '@farandfew/ui/page/section.tsx'
import { Grid } from '@farandfew/ui/primitives/primitives.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { HostCard } from './host-card.tsx'

/** The hosts of the departures ahead. Nothing if there is none, or as long as they cannot be loaded. */
export function HostsSection() {
  const { data } = useQuery(endpointQuery(listHosts, {}))
  const headingId = useId()
  if (!data || data.length === 0) return null
  return (
    <Section tone="blush" labelledBy={headingId}>
      <SectionHeading id={headingId}>Our Hosts</SectionHeading>
      <Grid as="ul" columns={2} gap={10} rowGap={8} role="list">
        {data.map((host) => (
          <li key={host.id}>
            <HostCard host={host} line={`Hosts ${host.destinations.join(' and ')}`} isHeading />
          </li>
        ))}
      </Grid>
    </Section>
  )
}
