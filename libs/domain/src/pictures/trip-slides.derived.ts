import { byDestination } from '../destinations/all-destinations.ts'
import type { Picture } from './pictures.ts'
import { tripGalleries } from './trip-galleries.derived.ts'

/** The first photo on each trip's route, for the carousel of the home page: `images[2]` of the trip. */
export const tripSlides = byDestination(({ slug, trip }): Picture => {
  const { src, alt, width, height } = tripGalleries[slug].find(({ src }) =>
    src.endsWith(`/${trip.pictures[0]}.svg`),
  )!
  return { src, alt, width, height }
})
