import { allDestinations, type DestinationWithGallery } from '../destinations/all-destinations.ts'
import type { GalleryContent } from '../destinations/define-destination.ts'

type GalleryTexts = Pick<GalleryContent, 'blurb' | 'invitation'>

export const galleryTexts = Object.fromEntries(
  allDestinations.flatMap(({ slug, gallery }) =>
    gallery ? [[slug, { blurb: gallery.blurb, invitation: gallery.invitation }]] : [],
  ),
) as Readonly<Record<DestinationWithGallery, GalleryTexts>>
