import { Page } from '../shared/page/page.tsx'
import { TripList } from '../features/trips/trip-list.tsx'

/** The trips of the catalogue. */
export default function TripsPage() {
  return (
    <Page title="Trips">
      <TripList />
    </Page>
  )
}
