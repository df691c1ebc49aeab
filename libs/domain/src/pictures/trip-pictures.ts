import { destinationSlugs } from '../destinations/destinations.ts'
import type { PicturesByDestination } from './pictures.ts'
import { tripCovers } from './trip-covers.ts'
import { tripGalleries } from './trip-galleries.ts'

/** Everything a destination is shown by. */
export const tripPictures: PicturesByDestination = /* @__PURE__ */ (() =>
  Object.fromEntries(
    destinationSlugs.map((slug) => [slug, { ...tripCovers[slug], gallery: tripGalleries[slug] }]),
  ) as unknown as PicturesByDestination)()
