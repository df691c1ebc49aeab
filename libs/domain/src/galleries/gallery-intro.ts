import type { DestinationWithGallery } from '../destinations/all-destinations.ts'
import { destinationNames, destinationsWithGallery } from '../destinations/destinations.derived.ts'
import { galleryTexts } from './gallery-texts.derived.ts'

/** The texts of a gallery page, without its photos. */
export interface GalleryIntro {
  readonly slug: DestinationWithGallery
  /** The destination's name. */
  readonly title: string
  readonly blurb: string
  /** The closing line: 'Ready to Experience Bali?'. */
  readonly invitation: string
}

const hasGallery = (slug: string): slug is DestinationWithGallery =>
  destinationsWithGallery.some((known) => known === slug)

/** The texts of a destination's gallery; undefined if it has none, which shows the not-found page. */
export function galleryIntroOf(slug: string): GalleryIntro | undefined {
  if (!hasGallery(slug)) return undefined
  const title = destinationNames[slug]
  const { blurb, invitation } = galleryTexts[slug]
  return { slug, title, blurb, invitation: `Ready to ${invitation} ${title}?` }
}
