import type { Trip } from '@farandfew/domain/trips'
import { CheckList, Section } from '@farandfew/ui/page'
import { styled } from 'styled-components'

/** What the price includes and what it does not. */
export function InclusionsSection({ trip }: { trip: Trip }) {
  return (
    <Section>
      <Columns>
        <div>
          <h2>What&apos;s Included</h2>
          <CheckList items={trip.includedItems} />
        </div>
        <div>
          <h2>What&apos;s Not Included</h2>
          <CheckList items={trip.excludedItems} mark="cross" />
        </div>
      </Columns>
    </Section>
  )
}

const Columns = styled.div`
  display: grid;
  gap: 48px;
  ${({ theme }) => theme.media.md} {
    grid-template-columns: 1fr 1fr;
    gap: 64px;
  }
  h2 {
    margin-bottom: 20px;
    font-size: ${({ theme }) => theme.fontSizes.heading};
  }
`
