import type { DestinationSlug } from '../destinations/all-destinations.ts'
import { destinationAvailability } from '../destinations/destinations.derived.ts'
import { destinationIn } from '../destinations/destinations.ts'

/**
 * What a visitor can do with a trip: book it (`open`), see all of it but only ask for an
 * invite (`preview`), or ask for an invite (`coming-soon`).
 */
export type Availability = 'open' | 'preview' | 'coming-soon'

/** What the rule needs to know of a trip. */
export interface NamedPlace {
  readonly title: string
  readonly destination: string
}

/** The availability of a place of the catalogue. */
export function availabilityOfDestination(slug: DestinationSlug): Availability {
  return destinationAvailability[slug]
}

/**
 * The one rule that cards, pages, carousel, invite pages and bookings ask.
 * The destination decides; the title where the destination names no place of the catalogue.
 */
export function availabilityOf(trip: NamedPlace): Availability {
  const slug = destinationIn(trip.destination) ?? destinationIn(trip.title)
  return slug === undefined ? 'coming-soon' : availabilityOfDestination(slug)
}

/** Whether the trip hides behind the Coming Soon badge on cards and carousel. */
export function isComingSoon(trip: NamedPlace): boolean {
  return availabilityOf(trip) === 'coming-soon'
}

/** Whether a seat of the trip can be booked. */
export function isBookable(trip: NamedPlace): boolean {
  return availabilityOf(trip) === 'open'
}
