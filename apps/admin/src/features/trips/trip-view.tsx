import { ApiError } from '@farandfew/api-client'
import type { AdminTrip } from '@farandfew/domain/trips/admin-trips.ts'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { Notice } from '@farandfew/ui/problem/notice.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import { Loaded } from '../../shared/notices/loaded.tsx'
import { paths } from '../../shared/paths.ts'
import { TripEditor } from './trip-editor.tsx'

/** The form of a trip, or why it cannot be shown. */
export function TripView({ query }: { query: UseQueryResult<AdminTrip> }) {
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
