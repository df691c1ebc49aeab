import type { OfferedDeparture } from '../departures/departure-facts.ts'
import { durationLabel, priceLabel } from '../constants/labels.ts'
import type { Trip } from './trip.ts'
import { editionsOfTrip, nextDepartureFacts, type TripFacts } from './trip-facts.ts'

/** A departure of a trip that its page can be about. */
export type ChosenDeparture = Omit<OfferedDeparture, 'availability'> & { readonly id: number }

/**
 * The trip as its page shows it for the chosen departure, which takes the place of the next one: all that a page says of the
 * next departure is then said of the chosen one.
 */
export function tripOn(trip: Trip, departure: ChosenDeparture): Trip {
  const { id, date, days, priceTier, spotsRemaining, seats, groupDecision, decisionDate } =
    departure
  return {
    ...trip,
    ...(spotsRemaining !== undefined && { spotsLeft: spotsRemaining }),
    nextDeparture: {
      ...{ id, departureDate: date, duration: days, priceTier },
      ...(seats && { seats }),
      ...(groupDecision !== undefined && { groupDecision }),
      ...(decisionDate !== undefined && { decisionDate }),
    },
  }
}

/** The length and the price for which the page of a trip shows an itinerary of `days`; no price if no departure has that length. */
export function factsFor(trip: Trip, days: number): Pick<TripFacts, 'length'> & Partial<TripFacts> {
  const next = nextDepartureFacts(trip)
  if (next) return { length: next.length, price: next.price }
  const edition = editionsOfTrip(trip).find(({ duration }) => duration === days)
  return { length: durationLabel(days), ...(edition && { price: priceLabel(edition.price) }) }
}
