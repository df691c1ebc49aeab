import { Listed } from './saved-trips-frame.tsx'
import { SavedTripsList } from './saved-trips-list.tsx'

/** The saved trips as the only part of a page. */
export default function SavedTripsSection() {
  return (
    <Listed>
      <SavedTripsList headingLevel={2} />
    </Listed>
  )
}
