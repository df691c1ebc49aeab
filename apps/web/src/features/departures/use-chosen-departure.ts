import { schedule2025 } from '@farandfew/domain/schedule/schedule-2025.derived.ts'
import { useQuery } from '@tanstack/react-query'
import { useUrlParams } from '../../shared/use-url-params.ts'
import { toScheduled, tripDeparturesQuery } from './departures.data.ts'
import type { TripDeparture } from './use-trip-departures.ts'

/**
 * Returns the departure in the URL if it belongs to the trip. Departures of the built-in schedule need no request; one
 * that an operator has added is loaded from the API.
 */
export function useChosenDeparture(tripId: number): TripDeparture | undefined {
  const [params] = useUrlParams()
  const id = params.get('departure')
  const planned = schedule2025.find((departure) => String(departure.id) === id)
  const { data } = useQuery({
    ...tripDeparturesQuery(tripId),
    enabled: id !== null && /^\d{1,9}$/.test(id) && !planned,
  })
  const added = data?.departures.find((departure) => String(departure.id) === id)
  if (added) return toScheduled(added)
  return planned?.tripId === tripId ? planned : undefined
}
