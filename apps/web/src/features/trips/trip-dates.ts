import { availabilityTexts } from '@farandfew/domain/availability/availability-texts.ts'
import { comingSoonLabel } from '@farandfew/domain/availability/trip-action.ts'
import { isBookable } from '@farandfew/domain/availability/availability.ts'
import { departureDates } from '@farandfew/domain/schedule/departures.ts'
import { minimumGroup } from '@farandfew/domain/departures/guarantee.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { nextDepartureFacts } from '@farandfew/domain/trips/trip-facts.ts'

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

/** The free seats, or the text shown instead of a number. */
export function spotsOf(trip: Trip): string {
  return availabilityTexts[trip.availability].spots ?? String(trip.spotsLeft)
}

/** Whether the next departure takes place, or the rule until its seats are known. */
export const guaranteeOf = (trip: Trip): string =>
  nextDepartureFacts(trip)?.guarantee ??
  `Guaranteed for good as soon as ${minimumGroup} travellers have booked.`

/** The months in which a trip runs, or the text shown instead. */
export function monthsOf(trip: Trip): string {
  return isBookable(trip) ? trip.departureMonths : comingSoonLabel(trip)
}
