import { Section } from '@farandfew/ui/page'
import { styled } from 'styled-components'
import { SavedTripsList } from './saved-trips-list.tsx'

/** The saved trips as the only part of a page. */
export default function SavedTripsSection() {
  return (
    <Listed>
      <SavedTripsList headingLevel={2} />
    </Listed>
  )
}

/* The page's header has enough space below it. */
const Listed = styled(Section)`
  padding-top: 0;
`
