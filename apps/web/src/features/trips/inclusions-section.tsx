import { itinerariesOf } from '@farandfew/domain/trips/trip-facts.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { CheckList } from '@farandfew/ui/page/check-list.tsx'
import { Section } from '@farandfew/ui/page/section.tsx'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

interface InclusionsSectionProps {
  trip: Trip
  /** The length of the shown itinerary in days. */
  shown: number
}

/** What the price of the shown length includes and what it does not. */
export function InclusionsSection({ trip, shown }: InclusionsSectionProps) {
  const editions = itinerariesOf(trip)
  const edition = editions.find(({ duration }) => duration === shown) ?? trip
  return (
    <Section>
      <Columns>
        <div>
          <h2>What's Included</h2>
          <CheckList items={edition.includedItems} />
        </div>
        <div>
          <h2>What's Not Included</h2>
          <CheckList items={trip.excludedItems} mark="cross" />
        </div>
      </Columns>
    </Section>
  )
}

const Columns = styled.div`
  display: grid;
  gap: 48px;
  ${theme.media.md} {
    grid-template-columns: 1fr 1fr;
    gap: 64px;
  }
  @media print {
    break-inside: avoid;
  }
  h2 {
    margin-bottom: 20px;
    font-size: ${theme.fontSizes.heading};
  }
`
