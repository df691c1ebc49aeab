import type { DestinationSlug, DestinationWithPage } from './all-destinations.ts'
import { destinationsWithPage } from './destinations.derived.ts'
import { destinationIn } from './destinations.ts'

/** Photos on a destination page; all of them are in the gallery. */
export const destinationPagePictures = 4

const hasPage = (slug: DestinationSlug | undefined): slug is DestinationWithPage =>
  destinationsWithPage.some((known) => known === slug)

/**
 * The destination page that a trip's title or destination leads to; undefined if its page is `/trips/{id}`. The
 * destination wins if the two differ (docs/product.md#pages-and-links).
 */
export function destinationPageOf(trip: {
  readonly title: string
  readonly destination: string
}): DestinationWithPage | undefined {
  return [destinationIn(trip.destination), destinationIn(trip.title)].find(hasPage)
}
