import type { DestinationSlug } from '../destinations/destinations.ts'
import { tripPictures } from '../pictures/index.ts'

const galleryShare = 4

/** The URLs of a trip's pictures: the hero, the card's picture, and the first four of its gallery. */
export function tripImages(slug: DestinationSlug): string[] {
  const { hero, card, gallery } = tripPictures[slug]
  return [hero, card, ...gallery.slice(0, galleryShare)].map((picture) => picture.src)
}
