import { homeTripsLimit } from '@farandfew/domain/constants'
import { noTripFilters } from '@farandfew/domain/trip-filters'
import { ButtonLink } from '@farandfew/ui/button'
import { Section, SectionHeading } from '@farandfew/ui/page'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { paths } from '../../shared/paths.ts'
import { ActionRow } from '../../shared/layout/action-row.ts'
import { FilteredTrips } from '../../shared/trip-cards/filtered-trips.tsx'
import { sectionIds } from './sections.ts'

/** Premium Destinations: at most six of the filtered trips. */
export default function DestinationsSection() {
  const headingId = useId()
  const [filters, setFilters] = useState(noTripFilters)
  return (
    <Section id={sectionIds.destinations} labelledBy={headingId}>
      <SectionHeading id={headingId}>Premium Destinations</SectionHeading>
      <FilteredTrips
        filters={filters}
        onFilter={setFilters}
        headingLevel={3}
        limit={homeTripsLimit}
      />
      <More>
        <ButtonLink variant="secondary" href={paths.trips}>
          View All Trips
        </ButtonLink>
      </More>
    </Section>
  )
}

const More = styled(ActionRow)`
  margin-top: 40px;
`
