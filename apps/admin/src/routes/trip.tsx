import { useParams } from 'react-router-dom'
import { Page } from '../shared/page/page.tsx'
import { TripView } from '../features/trips/trip-view.tsx'
import { useTrip } from '../features/trips/trips.data.ts'

/** The page that edits one trip. */
export default function TripPage() {
  const id = Number(useParams()['id'])
  const query = useTrip(id)
  return (
    <Page title={query.data?.title ?? 'Trip'}>
      <TripView key={id} query={query} />
    </Page>
  )
}
