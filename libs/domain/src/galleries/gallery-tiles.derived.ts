import { allDestinations, type DestinationWithGallery } from '../destinations/all-destinations.ts'
import type { GalleryContent } from '../destinations/define-destination.ts'
import type { Picture } from '../pictures/pictures.ts'
import { tripCards } from '../pictures/trip-cards.derived.ts'

export type GalleryRegion = GalleryContent['region']

/** A gallery in the index of galleries. */
export interface GalleryTile {
  readonly slug: DestinationWithGallery
  readonly name: string
  readonly tagline: string
  readonly region: GalleryRegion
  readonly picture: Picture
  /** CSS pixels. */
  readonly height: number
}

/** The galleries in the order of the index. */
export const galleryTiles: readonly GalleryTile[] = allDestinations
  .flatMap(({ slug, name, gallery }) => (gallery ? [{ slug, name, ...gallery }] : []))
  .sort((one, other) => one.position - other.position)
  .map(({ slug, name, tagline, region, tileHeight }) => ({
    slug,
    name,
    tagline,
    region,
    picture: tripCards[slug],
    height: tileHeight,
  }))
