import type { ListedDeparture } from '@farandfew/domain/departures'
import { departuresOfTrip, schedule2025 } from '@farandfew/domain/schedule'
import { useQuery } from '@tanstack/react-query'
import { tripDeparturesQuery } from '../../shared/departures/departures.data.ts'

/** A departure as the page shows it. */
export interface TripDeparture extends Pick<
  ListedDeparture,
  'id' | 'departureDate' | 'duration' | 'extendedEdition'
> {
  /** Free seats; undefined until the API has answered. */
  readonly spotsRemaining?: number
}

/** Whether the number of free seats is known. */
export type SeatsState = 'loading' | 'loaded' | 'failed'

interface TripDepartures {
  departures: readonly TripDeparture[]
  seats: SeatsState
}

/** The trip's departures of the built-in schedule, shown until the API answers and if it fails. */
const plannedDepartures = (tripId: number): readonly TripDeparture[] =>
  departuresOfTrip(schedule2025, tripId).map(({ id, date, days, extendedEdition }) => ({
    id,
    departureDate: date,
    duration: days,
    extendedEdition,
  }))

/** The future departures of a trip: those of the built-in schedule at once, then those of the API. */
export function useTripDepartures(tripId: number): TripDepartures {
  const { data, isFetching } = useQuery(tripDeparturesQuery(tripId))
  if (data) return { departures: data.departures, seats: 'loaded' }
  return { departures: plannedDepartures(tripId), seats: isFetching ? 'loading' : 'failed' }
}
