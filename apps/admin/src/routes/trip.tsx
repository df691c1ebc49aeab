import { ApiError, endpointQuery } from '@farandfew/api-client'
import { getAdminTrip } from '@farandfew/domain/trips/admin-trips.contract.ts'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { Notice } from '@farandfew/ui/problem/notice.tsx'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { Loaded } from '../shared/notices/loaded.tsx'
import { usePageTitle } from '../shared/page/page.tsx'
import { paths } from '../shared/paths.ts'
import { TripEditor } from '../features/trips/trip-editor.tsx'

/** The form of a trip, or why it cannot be shown. */
export default function TripPage() {
  const id = Number(useParams()['id'])
  const query = useQuery({
    ...endpointQuery(getAdminTrip, { params: { id: String(id) } }),
    refetchOnMount: 'always',
  })
  usePageTitle(query.data?.title)
  // The form must start from the current version, not from a cached one.
  const data = query.isFetchedAfterMount ? query.data : undefined
  const { error, dataUpdatedAt, refetch } = query
  if (!data && error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return (
      <Notice>
        <p>There is no trip at this address.</p>
        <UiLink href={paths.trips}>Back to the trips</UiLink>
      </Notice>
    )
  }
  return (
    <Loaded
      query={{ ...query, data }}
      loading="Loading the trip…"
      failed="We could not load the trip."
    >
      {(trip) => (
        <TripEditor
          key={trip.id}
          trip={trip}
          readAt={dataUpdatedAt}
          refetch={() => void refetch()}
        />
      )}
    </Loaded>
  )
}
