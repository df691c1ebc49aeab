import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import { fieldLabels } from './field-labels.ts'

/** The sections of the form by the id of their group, in order. */
export const formSections = {
  basics: 'Basics',
  terms: 'Time, group and price',
  images: fieldLabels.images,
  highlights: fieldLabels.highlights,
  itinerary: fieldLabels.itinerary,
  includedItems: fieldLabels.includedItems,
  excludedItems: fieldLabels.excludedItems,
  extendedEdition: fieldLabels.extendedEdition,
  practicalFacts: fieldLabels.practicalFacts,
  archive: 'Archive',
} as const

/** Links to the sections, which stay in view: the form is long. A row to scroll on a phone. */
export function FormSections({ isNew }: { isNew: boolean }) {
  const { archive, ...ofEveryTrip } = formSections
  const shown = Object.entries(isNew ? ofEveryTrip : { ...ofEveryTrip, archive })
  return (
    <Links aria-label="Sections of the form">
      {shown.map(([id, name]) => (
        <a key={id} href={`#${id}`}>
          {name}
        </a>
      ))}
    </Links>
  )
}

const Links = styled.nav`
  position: sticky;
  top: 0;
  z-index: ${theme.layers.sticky};
  display: flex;
  gap: 4px 16px;
  overflow-x: auto;
  background: ${theme.colors.paper};
  ${theme.media.md} {
    flex-wrap: wrap;
  }
  a {
    display: inline-flex;
    flex: none;
    align-items: center;
    min-height: ${theme.touchTarget};
    font-size: ${theme.fontSizes.small};
  }
`
