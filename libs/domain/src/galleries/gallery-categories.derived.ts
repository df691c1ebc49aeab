import { allDestinations, type DestinationWithGallery } from '../destinations/all-destinations.ts'

/** The categories of each gallery, in the order of its filter, without All. */
export const galleryCategories = Object.fromEntries(
  allDestinations.flatMap(({ slug, gallery }) => (gallery ? [[slug, gallery.categories]] : [])),
) as unknown as Readonly<Record<DestinationWithGallery, readonly string[]>>
