import { destinationIn, type DestinationSlug } from './destinations.ts'

/** The destinations that have a page of their own, `/destinations/{slug}`. */
export const destinationsWithPage = ['turkey', 'bali', 'montenegro', 'sri-lanka'] as const
export type DestinationWithPage = (typeof destinationsWithPage)[number]

const hasPage = (slug: DestinationSlug | undefined): slug is DestinationWithPage =>
  destinationsWithPage.some((known) => known === slug)

/**
 * The destination page that a trip's title or destination leads to, or undefined where its
 * page is `/trips/{id}` (rulings 34). The destination goes first where the two differ.
 */
export function destinationPageOf(trip: {
  readonly title: string
  readonly destination: string
}): DestinationWithPage | undefined {
  return [destinationIn(trip.destination), destinationIn(trip.title)].find(hasPage)
}
