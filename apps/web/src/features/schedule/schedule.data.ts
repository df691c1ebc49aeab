import { fetchSeason } from '@farandfew/api-client/schedules'
import type { CalendarDate } from '@farandfew/domain/calendar'
import type { DepartureList, ListedDeparture } from '@farandfew/domain/departures'
import { listDeparturesEndpoint } from '@farandfew/domain/departures/endpoints'
import { destinationNames } from '@farandfew/domain/destinations'
import { type ScheduledDeparture, schedule2025 } from '@farandfew/domain/schedule'
import { queryOptions, useQuery } from '@tanstack/react-query'

/** A departure as the page shows it. */
export interface Departure extends Omit<ScheduledDeparture, 'destination'> {
  /** Its short name: 'Turkey'. */
  readonly destination: string
  /** Seats that nobody has or holds; undefined until the club has said so. */
  readonly spotsRemaining: number | undefined
}

export interface ShownSeason {
  readonly departures: readonly Departure[]
  /** The club's date; undefined until the club has said so: nothing has left before that. */
  readonly today: CalendarDate | undefined
  /** What is known of seats and of the club's date. */
  readonly news: 'asked' | 'known' | 'failed'
  /** The club could not be reached, and has not been since, be it asked again or not. */
  readonly isAway: boolean
  readonly askAgain: () => void
}

/** The season's own table: what the page shows until the club answers, and where it does not. */
const planned: readonly Departure[] = schedule2025.map((departure) => ({
  ...departure,
  destination: destinationNames[departure.destination],
  spotsRemaining: undefined,
}))

const toDeparture = ({ departureDate, duration, ...departure }: ListedDeparture): Departure => ({
  ...departure,
  date: departureDate,
  days: duration,
})

const seasonQuery = queryOptions({
  queryKey: [listDeparturesEndpoint.path],
  queryFn: ({ signal }) => fetchSeason({ signal }),
  select: ({ today, departures }: DepartureList) => ({
    today,
    departures: departures.map(toDeparture),
  }),
})

/** The season: as planned at once, and as the club says it is once that has come. */
export function useSeason(): ShownSeason {
  const { data, isFetching, errorUpdateCount, refetch } = useQuery(seasonQuery)
  const known = data ? 'known' : 'failed'
  return {
    departures: data?.departures ?? planned,
    today: data?.today,
    news: !data && isFetching ? 'asked' : known,
    isAway: !data && errorUpdateCount > 0,
    askAgain: () => void refetch(),
  }
}
