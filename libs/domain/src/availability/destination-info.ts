import type { DestinationSlug } from '../destinations/all-destinations.ts'
import {
  destinationNames,
  destinationSlugs,
  destinationTripIds,
} from '../destinations/destinations.derived.ts'
import { type Availability, availabilityOfDestination } from './availability.ts'

/** What an invite page knows before the trip itself is read. */
export interface DestinationInfo {
  readonly slug: DestinationSlug
  readonly name: string
  readonly tripId: number
  readonly availability: Availability
}

const isDestinationSlug = (text: string): text is DestinationSlug =>
  destinationSlugs.some((slug) => slug === text)

/** The id of a destination's trip. */
export function tripIdOfDestination(slug: DestinationSlug): number {
  return destinationTripIds[slug]
}

/** What `/request-invite/{destination}` is about; undefined shows 'Trip Not Found'. */
export function destinationInfo(destination: string): DestinationInfo | undefined {
  if (!isDestinationSlug(destination)) return undefined
  return {
    slug: destination,
    name: destinationNames[destination],
    tripId: tripIdOfDestination(destination),
    availability: availabilityOfDestination(destination),
  }
}
