import {
  destinationsWithGallery,
  type DestinationWithGallery,
} from '../destinations/destination-galleries.ts'
import { destinationNames } from '../destinations/destinations.ts'
import { galleryTexts } from './gallery-texts.ts'

/** What a gallery says of itself, without its photos: what its page opens and closes with. */
export interface GalleryIntro {
  readonly slug: DestinationWithGallery
  /** The destination's name. */
  readonly title: string
  readonly blurb: string
  /** 'Ready to Experience Bali?': what the page closes with. */
  readonly invitation: string
}

const hasGallery = (slug: string): slug is DestinationWithGallery =>
  destinationsWithGallery.some((known) => known === slug)

/** The words of a destination's gallery; undefined where it has none, which shows the not-found page. */
export function galleryIntroOf(slug: string): GalleryIntro | undefined {
  if (!hasGallery(slug)) return undefined
  const title = destinationNames[slug]
  const { blurb, invitation } = galleryTexts[slug]
  return { slug, title, blurb, invitation: `Ready to ${invitation} ${title}?` }
}
