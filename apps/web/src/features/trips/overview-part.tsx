import { overviewOf } from '@farandfew/domain/trips/trip-facts.ts'
import { factsFor } from '@farandfew/domain/trips/trip-on.ts'
import { CheckList } from '@farandfew/ui/page/check-list.tsx'
import { StatTile } from '@farandfew/ui/page/stat-tile.tsx'
import { Grid, Heading } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import { PagePart } from '../../shared/layout/page-part.tsx'
import type { ShownTrip } from './use-shown-trip.ts'

/** The description and the highlights of the shown length, and the two tiles. An island. */
export default function OverviewPart({ shown: { trip, days } }: { shown: ShownTrip }) {
  const { description, highlights } = overviewOf(trip, days)
  return (
    <PagePart title="Trip Overview">
      <Overview>
        <p>{description}</p>
        <Heading as="h3" size="title" marginTop={5} marginBottom={3}>
          Trip Highlights
        </Heading>
        <CheckList items={highlights} />
        <Grid minWidth={140} fit marginTop={5}>
          <StatTile label="Duration" value={factsFor(trip, days).length} />
          <StatTile label="Group Size" value={trip.groupSize} />
        </Grid>
      </Overview>
    </PagePart>
  )
}

const Overview = styled.div`
  > p {
    max-width: 41em;
    ${theme.media.md} {
      font-size: ${theme.fontSizes.lead};
    }
  }
  ${theme.below.md} {
    > ul {
      gap: ${theme.space(1)};
      line-height: 1.45;
    }
    /* The length fits into one line of a phone. */
    > div > div {
      padding-top: ${theme.space(2)};
    }
    > div > div > p:first-child {
      font-size: ${theme.fontSizes.lead};
    }
  }
`
