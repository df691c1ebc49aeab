import { fetchTripDepartures } from '@farandfew/api-client/schedules'
import { listTripDeparturesEndpoint } from '@farandfew/domain/departures/endpoints'
import { type ScheduledDeparture, schedule2025 } from '@farandfew/domain/schedule'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'

/** What the page tells of a departure. */
export type ChosenDeparture = Pick<
  ScheduledDeparture,
  'id' | 'date' | 'days' | 'priceTier' | 'extendedEdition'
>

/**
 * The departure that the address names, where it is one of the trip's, and the way to ask for any instead. Those of the
 * season's own table are known at once; for one that the desk has added since, the club is asked.
 */
export function useChosenDeparture(
  tripId: number,
): readonly [ChosenDeparture | undefined, () => void] {
  const [search, setSearch] = useSearchParams()
  const chosen = search.get('departure')
  const planned = schedule2025.find(({ id }) => String(id) === chosen)
  const { data } = useQuery({
    queryKey: [listTripDeparturesEndpoint.path, tripId],
    queryFn: ({ signal }) => fetchTripDepartures(tripId, { signal }),
    enabled: chosen !== null && /^\d{1,9}$/.test(chosen) && !planned,
  })
  const added = data?.departures.find(({ id }) => String(id) === chosen)
  const departure = added
    ? { ...added, date: added.departureDate, days: added.duration }
    : planned?.tripId === tripId
      ? planned
      : undefined
  return [departure, () => setSearch({}, { replace: true })]
}
