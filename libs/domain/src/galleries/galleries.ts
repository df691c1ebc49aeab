import type { DestinationWithGallery } from '../destinations/destination-galleries.ts'
import type { Picture } from '../pictures/pictures.ts'
import { tripGalleries } from '../pictures/trip-galleries.ts'
import { galleryCategories } from './categories.ts'
import { galleryIntroOf, type GalleryIntro } from './gallery-intro.ts'
import { photoCategories } from './photo-categories.ts'

/** How high a photo stands in the masonry: taller than it is wide, or less. */
export type PhotoHeight = 'tall' | 'low'

/** A photo of a destination's gallery (spec section 3). */
export interface GalleryPhoto extends Picture {
  /** Its name, unlike any other of its gallery; a link to the photo carries it. */
  readonly id: string
  readonly category: string
  readonly heightClass: PhotoHeight
}

/** The gallery of a destination, `/gallery/{slug}`. */
export interface Gallery extends GalleryIntro {
  /** In the order of the filter, without All. */
  readonly categories: readonly string[]
  readonly photos: readonly GalleryPhoto[]
}

const nameOf = ({ src }: Picture) => src.slice(src.lastIndexOf('/') + 1, src.lastIndexOf('.'))

function photoOf(slug: DestinationWithGallery, picture: Picture): GalleryPhoto {
  const id = nameOf(picture)
  const category = photoCategories[slug][id]
  if (category === undefined) throw new Error(`The photo ${id} of ${slug} has no category`)
  return { ...picture, id, category, heightClass: picture.height > picture.width ? 'tall' : 'low' }
}

/** The gallery of a destination; undefined where it has none. */
export function galleryOf(slug: string): Gallery | undefined {
  const intro = galleryIntroOf(slug)
  return (
    intro && {
      ...intro,
      categories: galleryCategories[intro.slug],
      photos: tripGalleries[intro.slug].map((picture) => photoOf(intro.slug, picture)),
    }
  )
}

/** The photos of one category, in their order; all of them without one. */
export function photosIn(gallery: Gallery, category: string | undefined): readonly GalleryPhoto[] {
  if (category === undefined) return gallery.photos
  return gallery.photos.filter((photo) => photo.category === category)
}
