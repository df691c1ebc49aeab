import {
  parseTripFilters,
  type TripFilters,
  tripFilterValues,
} from '@farandfew/domain/trip-filters'
import { useSearchParams } from 'react-router-dom'
import { useBrowserValue } from '../../shared/use-hydrated.ts'

/** The filters, kept in the URL; the prerendered page, which knows no query, shows every trip first. */
export function useUrlFilters(): [TripFilters, (filters: TripFilters) => void] {
  const [search, setSearch] = useSearchParams()
  const query = new URLSearchParams(useBrowserValue(() => search.toString(), ''))
  const filters = parseTripFilters({ region: query.get('region'), duration: query.get('duration') })
  return [
    filters,
    (chosen) => setSearch(tripFilterValues(chosen), { replace: true, preventScrollReset: true }),
  ]
}
