import { editionOf } from '@farandfew/domain/trips/trip-facts.ts'
import { Disclosure, DisclosureSummary, openFrom } from '@farandfew/ui/disclosure/disclosure.ts'
import { CheckList } from '@farandfew/ui/page/check-list.tsx'
import { Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import type { ShownTrip } from './use-shown-trip.ts'

/** What the price of the shown length includes and what it does not: on a phone as rows that open. */
export function InclusionsPart({ shown: { trip, days } }: { shown: ShownTrip }) {
  const edition = editionOf(trip, days)
  return (
    <Columns>
      <Inclusions title="What's Included" items={edition.includedItems} mark="tick" />
      <Inclusions title="What's Not Included" items={trip.excludedItems} mark="cross" />
    </Columns>
  )
}

interface InclusionsProps {
  title: string
  items: readonly string[]
  mark: 'tick' | 'cross'
}

const Inclusions = ({ title, items, mark }: InclusionsProps) => (
  <div>
    <h2>{title}</h2>
    <Disclosure>
      <DisclosureSummary>
        <Quiet as="span" size="inherit" cut>
          {items.join(' · ')}
        </Quiet>
      </DisclosureSummary>
      <CheckList items={items} mark={mark} />
    </Disclosure>
  </div>
)

const Columns = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space(2)};
  padding-top: ${theme.space(6)};
  ${theme.media.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${theme.space(12)};
  }
  ${theme.media.ml} {
    padding-top: ${theme.space(16)};
  }
  @media print {
    break-inside: avoid;
  }
  h2 {
    font-size: ${theme.fontSizes.heading};
    ${theme.media.md} {
      margin-bottom: ${theme.space(3)};
    }
  }
  && details {
    border: 0;
  }
  details {
    ${openFrom(theme.media.md)}
    > summary {
      min-height: ${theme.touchTarget};
      padding-block: ${theme.space(1)};
    }
    [role='list'] {
      padding-block: ${theme.space(1)};
    }
    @media print {
      > summary {
        display: none;
      }
    }
  }
`
