import { Section } from '@farandfew/ui/page/section.tsx'
import { SavedTripsList } from './saved-trips-list.tsx'

/** The saved trips as the only part of a page. */
export default function SavedTripsSection() {
  return (
    <Section top="0">
      <SavedTripsList headingLevel={2} />
    </Section>
  )
}
