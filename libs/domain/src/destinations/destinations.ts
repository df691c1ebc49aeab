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
 * The path of a trip's page, for what speaks of no date: its destination's page if there is one, otherwise its own page
 * (docs/product.md#pages-and-links).
 */
export function tripLink(trip: Named): string {
  const slug = ownDestinationOf(trip)
  return hasPage(slug) ? `/destinations/${slug}` : `/trips/${trip.id}`
}

/** The path of a trip's page about one of its departures, for everything that speaks of a date; tripLink if there is none. */
export const departurePath = (
  trip: Named,
  departure: { readonly id: number } | null | undefined,
): string => tripLink(trip) + (departure ? `?departure=${departure.id}` : '')
