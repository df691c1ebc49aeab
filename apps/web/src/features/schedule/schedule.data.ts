import { endpointQuery } from '@farandfew/api-client'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import type { LiveFacts } from '@farandfew/domain/departures/departure-facts.ts'
import { listDepartures } from '@farandfew/domain/departures/departures.contract.ts'
import { destinationNames } from '@farandfew/domain/destinations/destinations.derived.ts'
import type { GroupFigures } from '@farandfew/domain/group-summaries/group-summary.ts'
import {
  type DepartureOf2025,
  schedule2025,
} from '@farandfew/domain/schedule/schedule-2025.derived.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { SeatsState } from '../departures/departure-texts.ts'
import { toScheduled } from '../departures/departures.data.ts'

/** A departure as the page shows it. */
export interface Departure extends Omit<DepartureOf2025, 'destination'>, LiveFacts {
  /** The short name: 'Turkey'. */
  readonly destination: string
  /** Who is going; undefined until the API has answered, null while too few are confirmed. */
  readonly groupSummary?: GroupFigures | null
}

export interface Schedule {
  readonly departures: readonly Departure[]
  /** The club's date; undefined until the API has answered. Until then no departure counts as past. */
  readonly today: CalendarDate | undefined
  /** Whether seats and the club's date are known. */
  readonly state: SeatsState
  /** True after a failed request, and while it is repeated. */
  readonly isUnavailable: boolean
  readonly retry: () => void
}

/** The built-in schedule, shown until the API answers and if it fails. */
const plannedDepartures: readonly Departure[] = schedule2025.map((departure) => ({
  ...departure,
  destination: destinationNames[departure.destination],
}))

const scheduleQuery = queryOptions({
  ...endpointQuery(listDepartures, {}),
  select: ({ today, departures }) => ({ today, departures: departures.map(toScheduled) }),
})

/** The departures: those of the built-in schedule at once, then those of the API. */
export function useSchedule(): Schedule {
  const { data, isFetching, errorUpdateCount, refetch } = useQuery(scheduleQuery)
  const loaded = data ? 'loaded' : 'failed'
  return {
    departures: data?.departures ?? plannedDepartures,
    today: data?.today,
    state: !data && isFetching ? 'loading' : loaded,
    isUnavailable: !data && errorUpdateCount > 0,
    retry: () => void refetch(),
  }
}
