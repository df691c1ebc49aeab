import {
  destinationNames,
  destinationSlugs,
  type DestinationSlug,
} from '../destinations/destinations.ts'
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

/** The fixed id of a destination's trip, 1-10 in the catalogue's order. */
export function tripIdOfDestination(slug: DestinationSlug): number {
  return destinationSlugs.indexOf(slug) + 1
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
