import { byDestination } from '../destinations/all-destinations.ts'
import type { Picture } from './pictures.ts'

/** A picture of a destination; the category is undefined if the destination has no gallery page. */
export interface TripPicture extends Picture {
  readonly category?: string
  /** A place that no itinerary of the trip visits. */
  readonly beyondTrip?: true
}

/** The photos of every destination, in the order of the gallery. */
export const tripGalleries = byDestination(({ slug, pictures }) =>
  pictures.photos.map(({ name, ...photo }): TripPicture => ({
    src: `/art/gallery/${slug}/${name}.svg`,
    ...photo,
  })),
)
