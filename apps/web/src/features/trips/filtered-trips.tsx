import {
  experiencesFound,
  filterTrips,
  type TripFilters,
} from '@farandfew/domain/trips/trip-filters.ts'
import { CardGridPlaceholder } from '@farandfew/ui/card-grid/card-grid-placeholder.tsx'
import { PriceNote } from '@farandfew/ui/page/price-note.tsx'
import { Quiet, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { Problem } from '@farandfew/ui/problem/problem.tsx'
import { useQuery } from '@tanstack/react-query'
import { NothingFound } from '../../shared/layout/nothing-found.ts'
import { TripGrid } from './trip-grid.tsx'
import { TripFilterBar } from './trip-filter-bar.tsx'
import { tripsQuery } from './trips.data.ts'

interface FilteredTripsProps {
  filters: TripFilters
  onFilter: (filters: TripFilters) => void
  headingLevel: 2 | 3
  limit?: number
  /** Shows how many trips were found, and what every price includes. */
  counted?: boolean
  /** How many cards load their pictures at once. */
  eager?: number
}

/** The filtered catalogue: loading, failed, empty or found. */
export function FilteredTrips({
  filters,
  onFilter,
  headingLevel,
  limit = Infinity,
  counted = false,
  eager = 0,
}: FilteredTripsProps) {
  // Destructuring would read `isFetching` each time, and therefore render again on every refetch.
  const query = useQuery(tripsQuery)
  if (!query.data) {
    return query.isFetching ? (
      <CardGridPlaceholder />
    ) : (
      <Problem title="We could not load the trips." onRetry={() => void query.refetch()} />
    )
  }
  const found = filterTrips(query.data, filters)
  return (
    <>
      <TripFilterBar filters={filters} onChange={onFilter} />
      {counted && (
        <Quiet size="inherit" marginBottom={6} role="status">
          {experiencesFound(found.length)}
        </Quiet>
      )}
      {found.length > 0 ? (
        <>
          {counted && (
            <Stack marginTop={-4} marginBottom={6}>
              <PriceNote />
            </Stack>
          )}
          <TripGrid trips={found.slice(0, limit)} headingLevel={headingLevel} eager={eager} />
        </>
      ) : (
        <NothingFound role={counted ? undefined : 'status'}>
          <strong>No trips found</strong>
          <span> - Try adjusting your filters to find more experiences.</span>
        </NothingFound>
      )}
    </>
  )
}
