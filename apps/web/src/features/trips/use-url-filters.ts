import {
  parseTripFilters,
  type TripFilters,
  tripFilterValues,
} from '@farandfew/domain/trips/trip-filters.ts'
import { useUrlParams } from '../../shared/use-url-params.ts'

/** The trip filters, kept in the URL. */
export function useUrlFilters(): [TripFilters, (filters: TripFilters) => void] {
  const [params, change] = useUrlParams()
  const filters = parseTripFilters({
    region: params.get('region'),
    duration: params.get('duration'),
  })
  return [
    filters,
    (next) => change({ region: undefined, duration: undefined, ...tripFilterValues(next) }),
  ]
}
