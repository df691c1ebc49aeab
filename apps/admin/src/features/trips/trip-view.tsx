import { ApiError } from '@farandfew/api-client'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { paths } from '../../shared/paths.ts'
import { Notice } from '@farandfew/ui/problem/notice.tsx'
import { LoadProblem } from '../../shared/notices/load-problem.tsx'
import { TripEditor } from './trip-editor.tsx'
import type { useTrip } from './trips.data.ts'

/** The form of a trip, or why it cannot be shown. */
export function TripView({ query }: { query: ReturnType<typeof useTrip> }) {
  const { data, error, errorUpdateCount, isFetching, dataUpdatedAt, refetch } = query
  // The form must start from the current version, not from a cached one.
  if (data && query.isFetchedAfterMount) {
    return (
      <TripEditor key={data.id} trip={data} readAt={dataUpdatedAt} refetch={() => void refetch()} />
    )
  }
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return (
      <Notice>
        <p>There is no trip at this address.</p>
        <UiLink href={paths.trips}>Back to the trips</UiLink>
      </Notice>
    )
  }
  if (errorUpdateCount === 0) return <p role="status">Loading the trip…</p>
  return (
    <LoadProblem
      title="We could not load the trip."
      error={error}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  )
}
