import { homeTripsLimit } from '@farandfew/domain/constants/limits.ts'
import { filterTrips, noTripFilters } from '@farandfew/domain/trips/trip-filters.ts'
import { ButtonLink } from '@farandfew/ui/button/button.tsx'
import { Section } from '@farandfew/ui/page/section.tsx'
import { SectionHeading } from '@farandfew/ui/page/headings.tsx'
import { Row } from '@farandfew/ui/primitives/primitives.ts'
import { showFocusedItem } from '@farandfew/ui/swipe-row/show-focused-item.ts'
import { SwipeHint } from '@farandfew/ui/swipe-row/swipe-hint.tsx'
import { swipeRow } from '@farandfew/ui/swipe-row/swipe-row.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { paths } from '../../shared/paths.ts'
import { FilteredTrips } from '../trips/filtered-trips.tsx'
import { tripsQuery } from '../trips/trips.data.ts'
import { sectionIds } from './sections.ts'

/** Premium Destinations: at most six of the filtered trips. */
export default function DestinationsSection() {
  const headingId = useId()
  const [filters, setFilters] = useState(noTripFilters)
  const shown = filterTrips(useQuery(tripsQuery).data ?? [], filters).length
  return (
    <Section id={sectionIds.destinations} labelledBy={headingId}>
      <SectionHeading id={headingId}>Premium Destinations</SectionHeading>
      <Cards onFocus={showFocusedItem}>
        <FilteredTrips
          filters={filters}
          onFilter={setFilters}
          headingLevel={3}
          limit={homeTripsLimit}
        />
      </Cards>
      <More gap={3} justify="space-between">
        <SwipeHint count={Math.min(shown, homeTripsLimit)} />
        <ButtonLink variant="secondary" href={paths.trips}>
          View All Trips
        </ButtonLink>
      </More>
    </Section>
  )
}

const Cards = styled.div`
  > ul {
    ${swipeRow}
  }
  ${theme.below.sm} {
    article > img {
      aspect-ratio: 3 / 2;
    }
  }
`

const More = styled(Row)`
  ${theme.media.sm} {
    margin-top: 40px;
  }
`
