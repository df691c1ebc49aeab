import type { GalleryPhoto } from '@farandfew/domain/galleries/galleries.ts'
import type { DestinationWithGallery } from '@farandfew/domain/destinations/all-destinations.ts'
import { paths } from '../../shared/paths.ts'

export const photoParameter = 'photo'

/** The absolute URL that opens a photo. */
export function photoUrl(slug: DestinationWithGallery, photo: GalleryPhoto): string {
  const url = new URL(paths.gallery(slug), window.location.href)
  url.searchParams.set(photoParameter, photo.id)
  return url.href
}
