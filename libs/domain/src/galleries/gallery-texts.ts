import type { DestinationWithGallery } from '../destinations/destination-galleries.ts'

interface GalleryTexts {
  /** The sentences below the gallery's title. */
  readonly blurb: string
  /** The few words on its tile in the index. */
  readonly tagline: string
  /** How the closing call to action asks. */
  readonly invitation: 'Experience' | 'Discover'
}

/** What the galleries say. */
export const galleryTexts: Readonly<Record<DestinationWithGallery, GalleryTexts>> = {
  bali: {
    blurb:
      'Temples on lakes and on rocks in the sea, rice that grows down hillsides, and a forest that belongs to its monkeys. Bali begins the day early and ends it looking west.',
    tagline: 'Lake temples, rice terraces, an ocean to swim in',
    invitation: 'Experience',
  },
  turkey: {
    blurb:
      'Domes, bazaars and breakfasts that last until noon; then balloons over Cappadocia, white terraces of warm water and a coast to sail along. Few countries change so much in a day’s travel.',
    tagline: 'Bazaars, balloons, a coast for gulets',
    invitation: 'Discover',
  },
  'sri-lanka': {
    blurb:
      'A fortress on a rock, a blue train through the tea hills, leopards in the dry country and palms on the red headlands of the south. The island is small, and nothing on it repeats.',
    tagline: 'Rock fortress, tea hills, leopard country',
    invitation: 'Discover',
  },
  montenegro: {
    blurb:
      'Walls that climb a mountain, a bay that looks like a lake, and lakes that look like sky. Between the Adriatic and the high forests lies an hour of hairpin bends.',
    tagline: 'Walled towns, a deep bay, white water',
    invitation: 'Experience',
  },
  portugal: {
    blurb:
      'Tiles, trams and tarts in the cities, a cave with an eye on the south coast, vines above the Douro and the tallest waves in Europe. The light is the same all over, and it is very good.',
    tagline: 'Tiled cities, river vines, Atlantic light',
    invitation: 'Discover',
  },
  japan: {
    blurb:
      'A thousand gates in a row, lanterns over a wet alley, tea made slowly and trains that are not slow at all. In winter there is snow on thatched roofs, and on the monkeys.',
    tagline: 'Vermilion gates, bamboo, hot springs in snow',
    invitation: 'Experience',
  },
}
