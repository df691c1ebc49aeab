import { type ScheduledDeparture, season2025 } from '@farandfew/domain/schedule'
import { useSearchParams } from 'react-router-dom'

/** The departure that the address names, where it is one of the trip's, and the way to ask for any instead. */
export function useChosenDeparture(
  tripId: number,
): readonly [ScheduledDeparture | undefined, () => void] {
  const [search, setSearch] = useSearchParams()
  const chosen = search.get('departure')
  const departure = season2025.find(({ id, tripId: of }) => String(id) === chosen && of === tripId)
  return [departure, () => setSearch({}, { replace: true })]
}
