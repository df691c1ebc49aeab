/** The destinations that have a gallery of ten pictures, `/gallery/{slug}` (spec section 2, rulings 2), in its tiles' order. */
export const destinationsWithGallery = [
  'bali',
  'turkey',
  'sri-lanka',
  'montenegro',
  'portugal',
  'japan',
] as const
export type DestinationWithGallery = (typeof destinationsWithGallery)[number]
