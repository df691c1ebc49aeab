import { catalogue } from '../catalogue/catalogue.ts'
import { galleryPhotos, galleryTileHeight } from '../constants/limits.ts'
import { destinationIn } from '../destinations/destinations.ts'
import { destinationsWithGallery } from '../destinations/destinations.derived.ts'
import { type Gallery, galleryOf, photosIn } from './galleries.ts'
import { galleryCategories } from './gallery-categories.derived.ts'
import { galleryRegionIn } from './gallery-region.ts'
import { galleryTiles } from './gallery-tiles.derived.ts'

const galleries = destinationsWithGallery.map((slug): [string, Gallery] => [slug, galleryOf(slug)!])

/** The specified categories. */
const listed: Record<string, string> = {
  bali: 'Temples, Nature, Beaches, Culture, Wellness, Wildlife, Markets, Adventure, Food & Drink',
  turkey: 'Architecture, Adventure, Markets, Views, Food, Culture, Nature, History, Wellness',
  montenegro:
    'Views, Historic Towns, Nature, Luxury, Food, Architecture, Adventure, Beaches, Culture',
  'sri-lanka':
    'Historic Sites, Nature, Temples, Wildlife, Architecture, Adventure, Food, Transportation, Beaches, Culture',
}

describe.each(galleries)('the gallery of %s', (slug, gallery) => {
  it('has ten photos with unique ids, alt texts and heights', () => {
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

  it('puts every photo into a category of its filter, and uses every category', () => {
    const used = new Set(gallery.photos.map(({ category }) => category))
    expect([...used].sort()).toEqual([...gallery.categories].sort())
  })

  it('starts with the places that the trip visits, and has at most three others', () => {
    const beyond = gallery.photos.map((photo) => photo.beyondTrip === true)
    expect(beyond.filter(Boolean).length).toBeLessThanOrEqual(3)
    expect(beyond).toEqual([...beyond].sort())
  })

  it('filters its photos by category', () => {
    expect(photosIn(gallery, undefined)).toEqual(gallery.photos)
    const shown = gallery.categories.flatMap((category) => photosIn(gallery, category))
    expect(new Set(shown)).toEqual(new Set(gallery.photos))
    expect(photosIn(gallery, 'Nowhere')).toEqual([])
  })

  it('has a blurb and a closing line', () => {
    expect(gallery.blurb.length).toBeGreaterThan(80)
    expect(gallery.invitation).toMatch(/^Ready to (Experience|Discover) .+\?$/)
    expect(gallery.invitation).toContain(gallery.title)
  })
})

it('has the specified categories in their order', () => {
  for (const [slug, line] of Object.entries(listed)) {
    expect(galleryOf(slug)?.categories.join(', ')).toBe(line)
  }
  expect(Object.keys(galleryCategories).sort()).toEqual([...destinationsWithGallery].sort())
})

it.each(['mexico', 'atlantis', '', 'constructor'])('does not exist for "%s"', (slug) => {
  expect(galleryOf(slug)).toBeUndefined()
})

describe('the tiles of the index', () => {
  it('are six, of different heights from 280 to 360 pixels', () => {
    expect(galleryTiles.map(({ slug }) => slug)).toEqual([...destinationsWithGallery])
    const heights = galleryTiles.map(({ height }) => height)
    expect(Math.min(...heights)).toBe(galleryTileHeight.min)
    expect(Math.max(...heights)).toBe(galleryTileHeight.max)
    expect(new Set(heights).size).toBeGreaterThan(2)
  })

  it('fill columns of equal length, with two columns and with three', () => {
    for (const columns of [2, 3]) {
      const ends = Array<number>(columns).fill(0)
      galleryTiles.forEach(({ height }, index) => (ends[index % columns]! += height))
      expect(new Set(ends).size).toBe(1)
    }
  })

  it('have the region of their trip', () => {
    for (const { slug, region } of galleryTiles) {
      expect(catalogue.find((trip) => destinationIn(trip.destination) === slug)?.region).toBe(
        region,
      )
    }
  })

  it('are filtered by region, ignoring case', () => {
    expect(galleryRegionIn('ASIA')).toBe('asia')
    expect(galleryRegionIn('europe')).toBe('europe')
    expect(['africa', 'all', '', null].map(galleryRegionIn)).toEqual(Array(4).fill(undefined))
  })
})
