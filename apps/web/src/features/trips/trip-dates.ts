import { availabilityOf, availabilityTexts } from '@farandfew/domain/availability'
import { departureDates } from '@farandfew/domain/schedule'
import type { Trip } from '@farandfew/domain/trips'

/** The days of a trip's next departure ('14-17 August'), or what stands in their place (rulings 17, 33). */
export function datesOf(trip: Trip): string {
  const { dates } = availabilityTexts[availabilityOf(trip)]
  if (dates) return dates
  if (!trip.nextDeparture) return 'Ask for the next date'
  const { departureDate, duration } = trip.nextDeparture
  return departureDates({ date: departureDate, days: duration })
}

/** The seats left, or what stands in their place. */
export function spotsOf(trip: Trip): string {
  return availabilityTexts[availabilityOf(trip)].spots ?? String(trip.spotsLeft)
}

/** The months a trip runs in, or what stands in their place. */
export function monthsOf(trip: Trip): string {
  return availabilityTexts[availabilityOf(trip)].dates ?? trip.departureMonths
}
