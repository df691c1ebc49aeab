import {
  destinationsWithGallery,
  type DestinationWithGallery,
} from '../destinations/destination-galleries.ts'
import { destinationNames } from '../destinations/destinations.ts'
import type { Picture } from '../pictures/pictures.ts'
import { tripCards } from '../pictures/trip-cards.ts'
import { galleryTexts } from './gallery-texts.ts'

/** The parts of the world that the index of galleries is filtered by. */
export const galleryRegions = ['europe', 'asia'] as const
export type GalleryRegion = (typeof galleryRegions)[number]

/** A gallery as its index shows it. */
export interface GalleryTile {
  readonly slug: DestinationWithGallery
  readonly name: string
  readonly tagline: string
  readonly region: GalleryRegion
  readonly picture: Picture
  /** CSS pixels, 280-360; two and three columns of all six end level. */
  readonly height: number
}

const places: Readonly<
  Record<DestinationWithGallery, { readonly region: GalleryRegion; readonly height: number }>
> = {
  bali: { region: 'asia', height: 360 },
  turkey: { region: 'europe', height: 320 },
  'sri-lanka': { region: 'asia', height: 280 },
  montenegro: { region: 'europe', height: 280 },
  portugal: { region: 'europe', height: 320 },
  japan: { region: 'asia', height: 360 },
}

/** The six galleries, in the order of the index. */
export const galleryTiles: readonly GalleryTile[] = /* @__PURE__ */ (() =>
  destinationsWithGallery.map((slug) => ({
    slug,
    name: destinationNames[slug],
    tagline: galleryTexts[slug].tagline,
    picture: tripCards[slug],
    ...places[slug],
  })))()

/** The region that a text names, without regard to case; undefined is every region. */
export const galleryRegionIn = (text: string | null): GalleryRegion | undefined =>
  galleryRegions.find((region) => region === text?.toLowerCase())
