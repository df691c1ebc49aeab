import { catalogue } from '../catalogue/index.ts'
import { galleryPhotos, galleryTileHeight } from '../constants/index.ts'
import { destinationIn, destinationsWithGallery } from '../destinations/index.ts'
import {
  type Gallery,
  galleryCategories,
  galleryOf,
  galleryRegionIn,
  galleryTiles,
  photosIn,
} from './index.ts'

const galleries = destinationsWithGallery.map((slug): [string, Gallery] => [slug, galleryOf(slug)!])

/** As the specification lists them. */
const listed: Record<string, string> = {
  bali: 'Temples, Nature, Beaches, Culture, Wellness, Wildlife, Markets, Adventure, Food & Drink',
  turkey: 'Architecture, Adventure, Markets, Views, Food, Culture, Nature, History, Wellness',
  montenegro:
    'Views, Historic Towns, Nature, Luxury, Food, Architecture, Adventure, Beaches, Culture',
  'sri-lanka':
    'Historic Sites, Nature, Temples, Wildlife, Architecture, Adventure, Food, Transportation, Beaches, Culture',
}

describe.each(galleries)('the gallery of %s', (slug, gallery) => {
  it('has ten photos, each with a name of its own, its text and its height', () => {
    const { photos } = gallery
    expect(photos).toHaveLength(galleryPhotos)
    expect(new Set(photos.map(({ id }) => id)).size).toBe(galleryPhotos)
    expect(new Set(photos.map(({ alt }) => alt)).size).toBe(galleryPhotos)
    for (const { id, src, heightClass, width, height } of photos) {
      expect(id).toMatch(/^[a-z0-9-]+$/)
      expect(src).toContain(`/${slug}/`)
      expect(heightClass === 'tall').toBe(height > width)
    }
  })

  it('files every photo under a category of its filter, and leaves none of them empty', () => {
    const used = new Set(gallery.photos.map(({ category }) => category))
    expect([...used].sort()).toEqual([...gallery.categories].sort())
  })

  it('shows the photos of a category, or all', () => {
    expect(photosIn(gallery, undefined)).toEqual(gallery.photos)
    const shown = gallery.categories.flatMap((category) => photosIn(gallery, category))
    expect(new Set(shown)).toEqual(new Set(gallery.photos))
    expect(photosIn(gallery, 'Nowhere')).toEqual([])
  })

  it('has a blurb, and asks for more at its end', () => {
    expect(gallery.blurb.length).toBeGreaterThan(80)
    expect(gallery.invitation).toMatch(/^Ready to (Experience|Discover) .+\?$/)
    expect(gallery.invitation).toContain(gallery.title)
  })
})

it('offers the categories that the specification lists, in its order', () => {
  for (const [slug, line] of Object.entries(listed)) {
    expect(galleryOf(slug)?.categories.join(', ')).toBe(line)
  }
  expect(Object.keys(galleryCategories).sort()).toEqual([...destinationsWithGallery].sort())
})

it.each(['mexico', 'atlantis', '', 'constructor'])('there is no gallery of "%s"', (slug) => {
  expect(galleryOf(slug)).toBeUndefined()
})

describe('the tiles of the index', () => {
  it('are the six galleries, of different heights from 280 to 360 pixels', () => {
    expect(galleryTiles.map(({ slug }) => slug)).toEqual([...destinationsWithGallery])
    const heights = galleryTiles.map(({ height }) => height)
    expect(Math.min(...heights)).toBe(galleryTileHeight.min)
    expect(Math.max(...heights)).toBe(galleryTileHeight.max)
    expect(new Set(heights).size).toBeGreaterThan(2)
  })

  it('end level in two columns and in three', () => {
    for (const columns of [2, 3]) {
      const ends = Array<number>(columns).fill(0)
      galleryTiles.forEach(({ height }, index) => (ends[index % columns]! += height))
      expect(new Set(ends).size).toBe(1)
    }
  })

  it('lie in the region that their trip is filed under', () => {
    for (const { slug, region } of galleryTiles) {
      expect(catalogue.find((trip) => destinationIn(trip.destination) === slug)?.region).toBe(
        region,
      )
    }
  })

  it('are filtered by a region however it is written, and by no other', () => {
    expect(galleryRegionIn('ASIA')).toBe('asia')
    expect(galleryRegionIn('europe')).toBe('europe')
    expect(['africa', 'all', '', null].map(galleryRegionIn)).toEqual(Array(4).fill(undefined))
  })
})
