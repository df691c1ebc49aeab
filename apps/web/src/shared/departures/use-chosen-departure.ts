import { type ScheduledDeparture, schedule2025 } from '@farandfew/domain/schedule'
import { useQuery } from '@tanstack/react-query'
import { useUrlParams } from '../use-url-params.ts'
import { toScheduled, tripDeparturesQuery } from './departures.data.ts'

/** The fields of a departure that the pages show. */
export type ChosenDeparture = Pick<ScheduledDeparture, 'id' | 'date' | 'days' | 'priceTier'>

/**
 * Returns the departure in the URL if it belongs to the trip, and a function that removes it from the URL. Departures
 * of the built-in schedule need no request; one that an operator has added is loaded from the API.
 */
export function useChosenDeparture(
  tripId: number,
): readonly [ChosenDeparture | undefined, () => void] {
  const [params, change] = useUrlParams()
  const id = params.get('departure')
  const planned = schedule2025.find((departure) => String(departure.id) === id)
  const { data } = useQuery({
    ...tripDeparturesQuery(tripId),
    enabled: id !== null && /^\d{1,9}$/.test(id) && !planned,
  })
  const added = data?.departures.find((departure) => String(departure.id) === id)
  const departure = added ? toScheduled(added) : planned?.tripId === tripId ? planned : undefined
  return [departure, () => change({ departure: undefined })]
}
