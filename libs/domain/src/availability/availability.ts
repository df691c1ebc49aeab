import type { DestinationSlug } from '../destinations/all-destinations.ts'
import { destinationAvailability } from '../destinations/destinations.derived.ts'
import { destinationIn } from '../destinations/destinations.ts'

/**
 * What a visitor can do with a trip: book it (`open`), see all of it but only request an invite (`preview`), or
 * request an invite (`coming-soon`). See docs/product.md#availability.
 */
export type Availability = 'open' | 'preview' | 'coming-soon'

export interface NamedPlace {
  readonly title: string
  readonly destination: string
}

export function availabilityOfDestination(slug: DestinationSlug): Availability {
  return destinationAvailability[slug]
}

/**
 * The availability by the trip's destination, or by its title if the destination names no place of the catalogue.
 * Cards, pages, carousel, invite pages and bookings all use this rule.
 */
export function availabilityOf(trip: NamedPlace): Availability {
  const slug = destinationIn(trip.destination) ?? destinationIn(trip.title)
  return slug === undefined ? 'coming-soon' : availabilityOfDestination(slug)
}

/** Whether cards and carousel show the Coming Soon badge. */
export function isComingSoon(trip: NamedPlace): boolean {
  return availabilityOf(trip) === 'coming-soon'
}

export function isBookable(trip: NamedPlace): boolean {
  return availabilityOf(trip) === 'open'
}
