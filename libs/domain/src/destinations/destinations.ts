import type { DestinationSlug, DestinationWithPage } from './all-destinations.ts'
import { destinationNames, destinationSlugs, destinationsWithPage } from './destinations.derived.ts'

/**
 * The destination that a text names ('Bali, Indonesia' → 'bali'), or undefined. If it names several, the first one by
 * trip id.
 */
export function destinationIn(text: string): DestinationSlug | undefined {
  const wanted = text.toLowerCase()
  return destinationSlugs.find((slug) => wanted.includes(destinationNames[slug].toLowerCase()))
}

/** Photos on a destination page; all of them are in the gallery. */
export const destinationPagePictures = 4

const hasPage = (slug: DestinationSlug | undefined): slug is DestinationWithPage =>
  destinationsWithPage.some((known) => known === slug)

/** What the pages of a trip depend on. */
interface Named {
  readonly id: number
  readonly title: string
  readonly destination: string
}

/**
 * The destination whose pages show the trip: the one that its destination or its title names, unless it is another trip
 * to the same destination.
 */
export function ownDestinationOf({ id, title, destination }: Named): DestinationSlug | undefined {
  const own = destinationSlugs[id - 1]
  const named = [destinationIn(destination), destinationIn(title)]
  return own !== undefined && named.includes(own) ? own : undefined
}

/**
 * The destination page that a trip's title or destination leads to; undefined if its page is `/trips/{id}`
 * (docs/product.md#pages-and-links).
 */
export function destinationPageOf(trip: Named): DestinationWithPage | undefined {
  return [ownDestinationOf(trip)].find(hasPage)
}
