import type { CalendarDate } from '../calendar/calendar-date.ts'
import { durationsLabel, noDateLabel, priceRangeLabel } from '../constants/labels.ts'
import { type DepartureFacts, departureFacts } from '../departures/departure-facts.ts'
import { guaranteeLabel } from '../departures/guarantee.ts'
import { departureDates } from '../departures/departure-dates.ts'
import type { Edition, ExtendedEdition, Trip } from './trip.ts'

/** What a text about a trip says of its departures: a range if they differ. */
export interface TripFacts {
  /** '8 days / 7 nights' or '4 or 8 days'. */
  readonly length: string
  /** 'INR 3 Lacs' or 'INR 2-3 Lacs'. */
  readonly price: string
}

type Sold = Pick<Trip, 'duration' | 'price' | 'editions'>

/** The lengths and prices in which a trip is sold; its own if it has no departure ahead. */
export function editionsOfTrip({ editions = [], duration, price }: Sold): readonly Edition[] {
  return editions.length > 0 ? editions : [{ duration, price }]
}

/** The length and the price of a trip (docs/product.md#facts-of-a-departure). */
export function tripFacts(trip: Sold): TripFacts {
  const editions = editionsOfTrip(trip)
  const prices = editions.map(({ price }) => price)
  return {
    length: durationsLabel([...new Set(editions.map(({ duration }) => duration))]),
    price: priceRangeLabel(Math.min(...prices), Math.max(...prices)),
  }
}

/**
 * The free spots of a trip. Undefined as long as only the schedule of the build is known: a page that was built before the
 * last booking must not say how many are left.
 */
export const spotsOf = ({
  spotsLeft,
  nextDeparture,
}: Pick<Trip, 'spotsLeft' | 'nextDeparture'>): number | undefined =>
  nextDeparture && !nextDeparture.seats ? undefined : spotsLeft

/** The facts of a trip's next departure, with the free seats of the trip; undefined if it has none. */
export function nextDepartureFacts(trip: Trip): DepartureFacts | undefined {
  if (!trip.nextDeparture) return undefined
  const { departureDate, duration, ...next } = trip.nextDeparture
  return departureFacts({
    ...next,
    date: departureDate,
    days: duration,
    availability: trip.availability,
    spotsRemaining: spotsOf(trip),
  })
}

/** Whether the next departure takes place, as guaranteeLabel says; undefined if that is not known. */
export function nextGuaranteeLabel({
  nextDeparture,
}: Pick<Trip, 'nextDeparture'>): string | undefined {
  const { seats, groupDecision } = nextDeparture ?? {}
  return seats && groupDecision !== undefined ? guaranteeLabel({ seats, groupDecision }) : undefined
}

/** '13-16 Sep', the days of a departure in short. */
export const shortDates = ({
  departureDate: date,
  duration: days,
}: {
  departureDate: CalendarDate
  duration: number
}): string => departureDates({ date, days }).replace(/[a-z]{4,}/gi, (month) => month.slice(0, 3))

/** 'Next: 13-16 Sep', the days of the next departure, or 'No date set yet'. */
export const nextDatesLabel = ({ nextDeparture }: Pick<Trip, 'nextDeparture'>): string =>
  nextDeparture ? `Next: ${shortDates(nextDeparture)}` : noDateLabel

export interface TripEdition extends Pick<ExtendedEdition, 'itinerary' | 'includedItems'> {
  /** Days. */
  readonly duration: number
}

type WithEditions = Pick<Trip, 'duration' | 'itinerary' | 'includedItems' | 'extendedEdition'>

/** The itineraries of a trip, the shortest first. */
export function itinerariesOf(trip: WithEditions): readonly TripEdition[] {
  const { duration, itinerary, includedItems, extendedEdition } = trip
  const own = { duration, itinerary, includedItems }
  if (!extendedEdition) return [own]
  return [own, { ...extendedEdition, duration: extendedEdition.itinerary.length }]
}

/** The edition that has so many days; the trip's own if none has. */
export const editionOf = (trip: WithEditions, days: number | undefined): TripEdition => {
  const [own, ...others] = itinerariesOf(trip)
  return others.find(({ duration }) => duration === days) ?? own!
}

/** What the page of a trip says at its top for the edition of so many days. */
export function overviewOf(
  {
    description,
    highlights,
    extendedEdition,
  }: Pick<Trip, 'description' | 'highlights' | 'extendedEdition'>,
  days: number,
): Pick<Trip, 'description' | 'highlights'> {
  return extendedEdition?.itinerary.length === days
    ? {
        description: extendedEdition.description,
        highlights: extendedEdition.highlights ?? highlights,
      }
    : { description, highlights }
}
