import type { DestinationSlug } from './all-destinations.ts'
import { destinationNames, destinationSlugs } from './destinations.derived.ts'

/** What an invite page knows before the trip is loaded. */
export interface DestinationInfo {
  readonly slug: DestinationSlug
  readonly name: string
  readonly tripId: number
}

const isDestinationSlug = (text: string): text is DestinationSlug =>
  destinationSlugs.some((slug) => slug === text)

export function tripIdOfDestination(slug: DestinationSlug): number {
  return destinationSlugs.indexOf(slug) + 1
}

/** The subject of `/request-invite/{destination}`; undefined shows 'Trip Not Found'. */
export function destinationInfo(destination: string): DestinationInfo | undefined {
  if (!isDestinationSlug(destination)) return undefined
  return {
    slug: destination,
    name: destinationNames[destination],
    tripId: tripIdOfDestination(destination),
  }
}
