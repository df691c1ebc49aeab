import { comingSoonLabel } from '@farandfew/domain/trips/trip-action.ts'
import { isBookable } from '@farandfew/domain/availability/availability.ts'
import { departureDates } from '@farandfew/domain/departures/departure-dates.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'

/**
 * The days of a trip's next departure ('14-17 August'), or the text shown if it has none
 * (docs/product.md#availability).
 */
export function datesOf(trip: Trip): string {
  if (!isBookable(trip)) return comingSoonLabel(trip)
  if (!trip.nextDeparture) return 'Ask for the next date'
  const { departureDate, duration } = trip.nextDeparture
  return departureDates({ date: departureDate, days: duration })
}
