import { fetchTripDepartures } from '@farandfew/api-client/schedules'
import type { ListedDeparture } from '@farandfew/domain/departures'
import { listTripDeparturesEndpoint } from '@farandfew/domain/departures/endpoints'
import { departuresOfTrip, schedule2025 } from '@farandfew/domain/schedule'
import { useQuery } from '@tanstack/react-query'

/** A departure as the page shows it. */
export interface TripDeparture extends Pick<
  ListedDeparture,
  'id' | 'departureDate' | 'duration' | 'extendedEdition'
> {
  /** Seats that nobody has or holds; undefined until the club has said so. */
  readonly spotsRemaining?: number
}

interface TripDepartures {
  departures: readonly TripDeparture[]
  /** What is known of the seats. */
  news: 'asked' | 'known' | 'failed'
}

/** The trip's part of the season's own table: what the page shows until the club answers, and where it does not. */
const plannedOf = (tripId: number): readonly TripDeparture[] =>
  departuresOfTrip(schedule2025, tripId).map(({ id, date, days, extendedEdition }) => ({
    id,
    departureDate: date,
    duration: days,
    extendedEdition,
  }))

/** The departures of a trip that lie ahead: as planned at once, and as the club says once that has come. */
export function useTripDepartures(tripId: number): TripDepartures {
  const { data, isFetching } = useQuery({
    queryKey: [listTripDeparturesEndpoint.path, tripId],
    queryFn: ({ signal }) => fetchTripDepartures(tripId, { signal }),
  })
  if (data) return { departures: data.departures, news: 'known' }
  return { departures: plannedOf(tripId), news: isFetching ? 'asked' : 'failed' }
}
