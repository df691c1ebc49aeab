import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { tripFacts } from '@farandfew/domain/trips/trip-facts.ts'
import { CheckList } from '@farandfew/ui/page/check-list.tsx'
import { Section } from '@farandfew/ui/page/section.tsx'
import { StatTile } from '@farandfew/ui/page/stat-tile.tsx'
import { Grid, Heading, Panel, Text } from '@farandfew/ui/primitives/primitives.ts'
import { breakpoints, theme } from '@farandfew/ui/theme/theme.ts'
import { useId } from 'react'
import { styled } from 'styled-components'
import type { TripView } from './trip-view.ts'

interface OverviewSectionProps extends Pick<TripView, 'details'> {
  trip: Trip
}

/** The description, the highlights and the details panel. */
export function OverviewSection({ trip, details }: OverviewSectionProps) {
  const headingId = useId()
  return (
    <Section labelledBy={headingId}>
      <Columns>
        <div>
          <h2 id={headingId}>Trip Overview</h2>
          <Text size="lead" maxWidth="41em">
            {trip.description}
          </Text>
          <h3>Trip Highlights</h3>
          <CheckList items={trip.highlights} />
          <Grid minWidth={140} fit marginTop={8}>
            <StatTile label="Duration" value={tripFacts(trip).length} />
            <StatTile label="Group Size" value={trip.groupSize} />
          </Grid>
        </div>
        <TripDetails details={details} />
      </Columns>
    </Section>
  )
}

function TripDetails({ details }: Pick<TripView, 'details'>) {
  const headingId = useId()
  return (
    <Details as="aside" accent="clay" gap={0} padding={7} aria-labelledby={headingId}>
      <Heading size="title" marginBottom={3} id={headingId}>
        Trip Details
      </Heading>
      <dl>
        {details.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Details>
  )
}

const Columns = styled.div`
  display: grid;
  gap: 48px;
  align-items: start;
  @media print, (min-width: ${breakpoints.split}px) {
    grid-template-columns: 2fr 1fr;
    gap: 64px;
  }
  > div > h2 {
    margin-bottom: 20px;
    font-size: ${theme.fontSizes.page};
  }
  h3 {
    margin: 32px 0 16px;
    font-size: ${theme.fontSizes.title};
  }
`

const Details = styled(Panel)`
  border-radius: 0;
  background: none;
  dl > div {
    padding: 12px 0;
  }
  dl > div + div {
    border-top: 1px solid ${theme.colors.hairline};
  }
  dt {
    color: ${theme.colors.inkSoft};
    font-size: ${theme.fontSizes.small};
  }
  dd {
    margin: 2px 0 0;
    font-weight: 600;
  }
`
