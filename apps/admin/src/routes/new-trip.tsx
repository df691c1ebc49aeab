import { Page } from '../shared/page/page.tsx'
import { NewTrip } from '../features/trips/new-trip.tsx'

/** The page that adds a trip. */
export default function NewTripPage() {
  return (
    <Page title="New trip">
      <NewTrip />
    </Page>
  )
}
