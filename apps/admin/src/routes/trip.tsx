import { endpointQuery } from '@farandfew/api-client'
import { getAdminTripEndpoint } from '@farandfew/domain/trips/admin-trips.endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { Page } from '../shared/page/page.tsx'
import { TripView } from '../features/trips/trip-view.tsx'

/** The page that edits one trip. */
export default function TripPage() {
  const id = Number(useParams()['id'])
  const query = useQuery({
    ...endpointQuery(getAdminTripEndpoint, { params: { id: String(id) } }),
    refetchOnMount: 'always',
  })
  return (
    <Page title={query.data?.title ?? 'Trip'}>
      <TripView key={id} query={query} />
    </Page>
  )
}
