import { departuresOfTrip } from '@farandfew/domain/departures/departure-dates.ts'
import { schedule2025 } from '@farandfew/domain/schedule/schedule-2025.derived.ts'
import { useUrlParams } from '../../shared/use-url-params.ts'
import { type TripDeparture, useTripDepartures } from './use-trip-departures.ts'

/** A departure that is closed or has left; without dates if they are not known. */
export interface GoneDeparture extends Partial<
  Pick<TripDeparture, 'date' | 'days' | 'groupDecision'>
> {
  readonly id: number
}

/** The departures of a trip, the one in the URL, and the URL's parameters. */
export function useChosenDeparture(tripId: number) {
  const [params, change] = useUrlParams()
  const { departures, today, seats } = useTripDepartures(tripId)
  const wanted = Number(params.get('departure'))
  const isWanted = ({ id }: { id: number }) => id === wanted
  const open = departures.filter(({ isClosed }) => !isClosed)
  const chosen = open.find(isWanted)
  const known: readonly GoneDeparture[] = [...departures, ...departuresOfTrip(schedule2025, tripId)]
  return {
    /** Those that can be chosen. */
    open,
    /** The club's date; undefined until the API has answered. */
    today,
    /** The departure in the URL, if it can be chosen. */
    chosen,
    /** The departure in the URL, if it cannot be chosen; undefined until the API has answered. */
    gone:
      seats === 'loaded' && !chosen && wanted > 0
        ? { id: wanted, ...known.find(isWanted) }
        : undefined,
    params,
    change,
  }
}
