import {
  allDestinations,
  byDestination,
  type DestinationSlug,
  type DestinationWithGallery,
  type DestinationWithPage,
} from './all-destinations.ts'

/** In the order of the trips' ids. */
export const destinationSlugs: readonly DestinationSlug[] = allDestinations.map(({ slug }) => slug)

export const destinationNames = byDestination(({ name }) => name)

/** The destinations with a gallery, in the order of the index of galleries. */
export const destinationsWithGallery = allDestinations
  .flatMap(({ slug, gallery }) => (gallery ? [{ slug, position: gallery.position }] : []))
  .sort((one, other) => one.position - other.position)
  .map(({ slug }) => slug) as readonly DestinationWithGallery[]

export const destinationsWithPage = allDestinations
  .filter(({ page }) => page)
  .map(({ slug }) => slug) as readonly DestinationWithPage[]
