import {
  noTripFilters,
  parseTripFilters,
  type TripFilters,
  tripFilterValues,
} from '@farandfew/domain/trip-filters'
import { useSearchParams } from 'react-router-dom'
import { useHydrated } from '../../app/use-hydrated.ts'

/** The filters, kept in the URL; the prerendered page, which knows no query, shows every trip first. */
export function useUrlFilters(): [TripFilters, (filters: TripFilters) => void] {
  const [search, setSearch] = useSearchParams()
  const hydrated = useHydrated()
  const filters = hydrated
    ? parseTripFilters({ region: search.get('region'), duration: search.get('duration') })
    : noTripFilters
  return [
    filters,
    (chosen) => setSearch(tripFilterValues(chosen), { replace: true, preventScrollReset: true }),
  ]
}
