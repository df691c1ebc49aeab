import { destinationSlugs } from '../destinations/destinations.ts'
import type { PicturesByDestination } from './pictures.ts'
import { tripCards } from './trip-cards.ts'
import { tripHeroes } from './trip-heroes.ts'
import { tripGalleries } from './trip-galleries.ts'

/** Everything a destination is shown by. */
export const tripPictures: PicturesByDestination = /* @__PURE__ */ (() =>
  Object.fromEntries(
    destinationSlugs.map((slug) => [
      slug,
      { hero: tripHeroes[slug], card: tripCards[slug], gallery: tripGalleries[slug] },
    ]),
  ) as unknown as PicturesByDestination)()
