import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import type { LiveFacts } from '@farandfew/domain/departures/departure-facts.ts'
import type { Host } from '@farandfew/domain/hosts/host.ts'
import type { GroupFigures } from '@farandfew/domain/group-summaries/group-summary.ts'
import { schedule2025 } from '@farandfew/domain/schedule/schedule-2025.derived.ts'
import {
  type ScheduledDeparture,
  departuresOfTrip,
} from '@farandfew/domain/departures/departure-dates.ts'
import { useQuery } from '@tanstack/react-query'
import type { SeatsState } from './departure-texts.ts'
import { toScheduled, tripDeparturesQuery } from './departures.data.ts'

/** A departure as the page shows it. */
export interface TripDeparture
  extends Pick<ScheduledDeparture, 'id' | 'date' | 'days' | 'priceTier'>, LiveFacts {
  /** Who is going; undefined until the API has answered, null while too few are confirmed. */
  readonly groupSummary?: GroupFigures | null
  /** Undefined until the API has answered, null until a host is named. */
  readonly host?: Host | null
}

interface TripDepartures {
  departures: readonly TripDeparture[]
  /** The club's date; undefined until the API has answered. */
  today?: CalendarDate
  seats: SeatsState
}

/** The future departures of a trip: those of the built-in schedule at once, then those of the API. */
export function useTripDepartures(tripId: number): TripDepartures {
  const { data, isFetching } = useQuery(tripDeparturesQuery(tripId))
  if (data) {
    const departures = data.departures.map(toScheduled)
    return { departures, today: data.today, seats: 'loaded' }
  }
  return {
    departures: departuresOfTrip(schedule2025, tripId),
    seats: isFetching ? 'loading' : 'failed',
  }
}
