import { tripGalleries, type TripPicture } from '../pictures/trip-galleries.derived.ts'
import { galleryCategories } from './gallery-categories.derived.ts'
import { type GalleryIntro, galleryIntroOf } from './gallery-intro.ts'

/** The height of a photo in the masonry: `tall` if it is taller than wide. */
export type PhotoHeight = 'tall' | 'low'

export interface GalleryPhoto extends TripPicture {
  /** Unique within its gallery; part of the link to the photo. */
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

/** Marks a photo of a place that the trip does not visit. */
export const beyondTripLabel = 'Beyond our trip'

const nameOf = (src: string) => src.slice(src.lastIndexOf('/') + 1, src.lastIndexOf('.'))

const toGalleryPhoto = ({ category = '', ...picture }: TripPicture): GalleryPhoto => ({
  ...picture,
  category,
  id: nameOf(picture.src),
  heightClass: picture.height > picture.width ? 'tall' : 'low',
})

/** The gallery of a destination; undefined if it has none. */
export function galleryOf(slug: string): Gallery | undefined {
  const intro = galleryIntroOf(slug)
  return (
    intro && {
      ...intro,
      categories: galleryCategories[intro.slug],
      // What the trip visits comes first.
      photos: tripGalleries[intro.slug]
        .map(toGalleryPhoto)
        .sort((one, other) => Number(one.beyondTrip ?? false) - Number(other.beyondTrip ?? false)),
    }
  )
}

/** The photos of one category in their order, or all photos if no category is given. */
export function photosIn(gallery: Gallery, category: string | undefined): readonly GalleryPhoto[] {
  if (category === undefined) return gallery.photos
  return gallery.photos.filter((photo) => photo.category === category)
}
