import { Section } from '@farandfew/ui/page'
import { SavedTripsList } from './saved-trips-list.tsx'

/** The saved trips as the only part of a page. */
export default function SavedTripsSection() {
  return (
    <Section>
      <SavedTripsList headingLevel={2} />
    </Section>
  )
}
