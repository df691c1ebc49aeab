import { endpointQuery } from '@farandfew/api-client'
import { listTripDepartures } from '@farandfew/domain/departures/departures.contract.ts'
import { departurePath } from '@farandfew/domain/destinations/destinations.ts'
import {
  nextDatesLabel,
  nextDepartureFacts,
  nextGuaranteeLabel,
  shortDates,
  tripFacts,
} from '@farandfew/domain/trips/trip-facts.ts'
import { tripOn } from '@farandfew/domain/trips/trip-on.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { useQuery } from '@tanstack/react-query'

/** What the row of a saved trip says, and where it leads. */
interface SavedDeparture {
  href: string
  /** '4 days / 3 nights · INR 2 Lacs', or ranges if the trip was saved without a departure. */
  facts: string
  /** 'Saved for 11-14 Oct' or 'Next: 14-17 Aug'. */
  dates: string
  guarantee?: string | undefined
}

/** The departure that was chosen when the trip was saved; the trip's next one if none was, or if it can no longer be booked. */
export function useSavedDeparture(trip: Trip, departureId: number | undefined): SavedDeparture {
  const isChosen = departureId !== undefined
  const departures = endpointQuery(listTripDepartures, { params: { id: String(trip.id) } })
  const { data, isError } = useQuery({ ...departures, enabled: isChosen })
  const chosen = data?.departures.find(({ id, isClosed }) => id === departureId && !isClosed)
  const shown = chosen
    ? tripOn(trip, { ...chosen, date: chosen.departureDate, days: chosen.duration })
    : trip
  const { length, price } = (chosen && nextDepartureFacts(shown)) ?? tripFacts(trip)
  const row = { facts: `${length} · ${price}`, guarantee: nextGuaranteeLabel(shown) }
  if (chosen) {
    return { ...row, href: departurePath(trip, chosen), dates: `Saved for ${shortDates(chosen)}` }
  }
  if (isChosen && !data) {
    const dates = isError ? 'We could not load the date that you saved.' : 'Loading your date…'
    return { facts: row.facts, href: departurePath(trip, { id: departureId }), dates }
  }
  const gone = isChosen ? 'The date that you saved can no longer be booked. ' : ''
  return {
    ...row,
    href: departurePath(trip, trip.nextDeparture),
    dates: gone + nextDatesLabel(trip),
  }
}
