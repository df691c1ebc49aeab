import type { DestinationWithGallery } from '../destinations/destination-galleries.ts'

/** The categories of each gallery, in the order of its filter (spec section 2; Portugal and Japan in the same spirit). */
export const galleryCategories = {
  bali: [
    'Temples',
    'Nature',
    'Beaches',
    'Culture',
    'Wellness',
    'Wildlife',
    'Markets',
    'Adventure',
    'Food & Drink',
  ],
  turkey: [
    'Architecture',
    'Adventure',
    'Markets',
    'Views',
    'Food',
    'Culture',
    'Nature',
    'History',
    'Wellness',
  ],
  'sri-lanka': [
    'Historic Sites',
    'Nature',
    'Temples',
    'Wildlife',
    'Architecture',
    'Adventure',
    'Food',
    'Transportation',
    'Beaches',
    'Culture',
  ],
  montenegro: [
    'Views',
    'Historic Towns',
    'Nature',
    'Luxury',
    'Food',
    'Architecture',
    'Adventure',
    'Beaches',
    'Culture',
  ],
  portugal: [
    'Cities',
    'Coast',
    'Architecture',
    'Wine',
    'Food',
    'Culture',
    'Adventure',
    'Crafts',
    'Villages',
    'Nature',
  ],
  japan: [
    'Shrines',
    'Views',
    'Nature',
    'Architecture',
    'Nightlife',
    'Food',
    'Culture',
    'Wildlife',
    'Villages',
    'Transportation',
  ],
} as const satisfies Record<DestinationWithGallery, readonly string[]>

/** A category of one destination's gallery. */
export type CategoryOf<Slug extends DestinationWithGallery> =
  (typeof galleryCategories)[Slug][number]
