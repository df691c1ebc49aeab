import { destinationPageOf } from '@farandfew/domain/destinations/destination-pages.ts'

/** The path of a trip's page on the site: its destination page if there is one (docs/product.md#pages-and-links). */
export function tripLink(trip: { id: number; title: string; destination: string }): string {
  const page = destinationPageOf(trip)
  return page === undefined ? `/trips/${trip.id}` : `/destinations/${page}`
}
