import { useParams } from 'react-router-dom'
import { Page } from '../features/page/page.tsx'
import { TripDesk } from '../features/trips/trip-desk.tsx'
import { useTrip } from '../features/trips/trips.data.ts'

/** One trip, to be edited. */
export default function TripPage() {
  const id = Number(useParams()['id'])
  const query = useTrip(id)
  return (
    <Page title={query.data?.title ?? 'Trip'}>
      <TripDesk key={id} query={query} />
    </Page>
  )
}
