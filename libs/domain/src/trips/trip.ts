import * as z from 'zod/mini'
import { availabilities } from '../availability/availability.ts'
import { groupDecision } from '../departures/departure.ts'
import { seats } from '../departures/listed-departure.ts'
import { storedText as text, storedTexts as list } from '../text/stored-text.ts'
import { practicalFacts } from './practical-facts.ts'
import { regions } from './trip-filters.ts'

export const itineraryDay = z.object({
  /** Counted from 1. */
  day: z.int('Must be a whole number').check(z.positive('Must be at least 1')),
  title: text(200),
  description: text(2000),
  accommodation: text(200),
  included: text(600),
})
export type ItineraryDay = z.output<typeof itineraryDay>

/** A longer version of a trip, with days of its own. */
export const extendedEdition = z.object({
  /** What the page says of it in place of the trip's description. */
  description: text(4000),
  /** Those of the trip if it has none of its own. */
  highlights: z.optional(list(300)),
  itinerary: z.array(itineraryDay, 'Must be a list of days'),
  includedItems: list(300),
})
export type ExtendedEdition = z.output<typeof extendedEdition>

/** A length in which a trip is sold, and its price. */
const edition = z.object({
  /** Days. */
  duration: z.int('Must be a whole number').check(z.positive('Must be at least 1')),
  /** Whole rupees. */
  price: z.int('Must be a whole number').check(z.nonnegative('Must not be negative')),
  /** What it costs with everything that one pays on top, in whole rupees; missing if not all of that is known. */
  inAll: z.optional(
    z.object({
      from: z.int('Must be a whole number').check(z.nonnegative('Must not be negative')),
      to: z.int('Must be a whole number').check(z.nonnegative('Must not be negative')),
    }),
  ),
})
export type Edition = z.output<typeof edition>

export const trip = z.object({
  id: z.int('Must be a whole number').check(z.positive('Must be at least 1')),
  title: text(200),
  description: text(4000),
  destination: text(200),
  region: z.enum(regions, 'Must be a region of the catalogue'),
  /** Days. */
  duration: z.int('Must be a whole number').check(z.positive('Must be at least 1')),
  /** Whole rupees. */
  price: z.int('Must be a whole number').check(z.nonnegative('Must not be negative')),
  departureMonths: text(200),
  /** The free seats of `nextDeparture`; 0 if there is none. */
  spotsLeft: z.int('Must be a whole number').check(z.nonnegative('Must not be negative')),
  groupSize: text(60),
  /** URLs: the hero first, the card's picture second. */
  images: list(500),
  /** What is seen on a picture, by its URL. Missing for the club's own drawings, whose texts the site has. */
  imageAlts: z.optional(z.record(z.string(), text(300))),
  highlights: list(300),
  itinerary: z.array(itineraryDay, 'Must be a list of days'),
  includedItems: list(300),
  excludedItems: list(300),
  featured: z.boolean('Must be true or false'),
  availability: z.enum(availabilities, 'Must be open, preview or coming-soon'),
  /** Null if the trip has only the itinerary above. */
  extendedEdition: z.nullable(extendedEdition),
  /** Missing in the list of all trips, which does not need them. Null if the trip has none. */
  practicalFacts: z.optional(z.nullable(practicalFacts)),
  /** The lengths and prices of the departures ahead that are not closed, the shortest first; empty if there is none. */
  editions: z.optional(z.array(edition, 'Must be a list of editions')),
  /**
   * The next departure that is not closed; of an open trip the first with a free seat, if one has any. Null if there is
   * none.
   */
  nextDeparture: z.optional(
    z.nullable(
      z.object({
        id: z.int('Must be a whole number').check(z.positive('Must be at least 1')),
        /** A calendar date. */
        departureDate: text(10),
        /** Days. */
        duration: z.int('Must be a whole number').check(z.positive('Must be at least 1')),
        priceTier: z.union([z.literal(2), z.literal(3)], 'Must be price tier 2 or 3'),
        /** Missing as long as only the schedule of the build is known. */
        seats: z.optional(seats),
        groupDecision: z.optional(groupDecision),
        /** A calendar date. */
        decisionDate: z.optional(text(10)),
      }),
    ),
  ),
})
export type Trip = z.output<typeof trip>
