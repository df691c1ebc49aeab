import { albania } from './content/albania.ts'
import { armenia } from './content/armenia.ts'
import { bali } from './content/bali.ts'
import { japan } from './content/japan.ts'
import { kohSamui } from './content/koh-samui.ts'
import { mexico } from './content/mexico.ts'
import { montenegro } from './content/montenegro.ts'
import { portugal } from './content/portugal.ts'
import { sriLanka } from './content/sri-lanka.ts'
import { turkey } from './content/turkey.ts'
import type { DestinationContent } from './define-destination.ts'

/** Every destination with its trip, in the order of the trips' ids. */
export const allDestinations = [
  turkey,
  bali,
  montenegro,
  sriLanka,
  portugal,
  mexico,
  japan,
  albania,
  armenia,
  kohSamui,
] as const

type Destination = (typeof allDestinations)[number]

export type DestinationSlug = Destination['slug']
/** The destinations with a gallery, `/gallery/{slug}`. */
export type DestinationWithGallery = Exclude<Destination, { gallery: null }>['slug']
/** The destinations with a page of their own, `/destinations/{slug}`. */
export type DestinationWithPage = Exclude<Destination, { page: null }>['slug']

type Content = DestinationContent & { readonly slug: DestinationSlug }

/** One value for each destination, by slug. */
export function byDestination<Value>(
  read: (destination: Content) => Value,
): Readonly<Record<DestinationSlug, Value>> {
  const entries = allDestinations.map((destination) => [destination.slug, read(destination)])
  return Object.fromEntries(entries) as Record<DestinationSlug, Value>
}
