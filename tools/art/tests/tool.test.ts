import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { destinationSlugs } from '@farandfew/domain/destinations/destinations.derived.ts'
import { tripGalleries } from '@farandfew/domain/pictures/trip-galleries.derived.ts'
import { icons, maskable } from '../src/icons.ts'
import { card, rect } from '../src/kit/index.ts'
import { fileOf } from '../src/pictures.ts'
import { places } from '../src/places.ts'
import { toPixels } from '../src/raster.ts'
import { cutToShare, homeShare, shareSources } from '../src/share.ts'
import { composeSheet, sheetOf } from '../src/sheet.ts'

const scene = card(() => rect(0, 0, 800, 600, '#1d6a74'))

test('the contact sheet of a destination contains its hero, its card and its gallery', () => {
  expect(sheetOf('trips/bali/hero')).toBe('bali')
  expect(sheetOf('gallery/bali/uluwatu-temple')).toBe('bali')
  expect(sheetOf('days/bali/jatiluwih-valley')).toBe('bali')
  expect(sheetOf('avatars/01')).toBe('avatars')
  expect(sheetOf('fallback')).toBe('site')
})

test('a contact sheet contains every picture, without overlaps', () => {
  const sheet = composeSheet(
    ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name, scene })),
    2,
  )
  const places = [...sheet.matchAll(/ x="(\d+)" y="(\d+)" width="300"/g)].map(
    ([, x, y]) => `${x},${y}`,
  )
  expect(new Set(places).size).toBe(5)
})

test('a share picture has the whole width, in the share format', () => {
  const cut = cutToShare('<svg xmlns="" viewBox="0 0 1600 900" width="1600" height="900">')
  expect(cut).toContain('viewBox="0 36 1600 840" width="1200" height="630"')
})

test('the share picture of the home page shows its poster whole', () => {
  const poster = '<svg viewBox="0 0 800 1000" width="800" height="1000">'
  const share = homeShare(poster, '')
  expect(share).toMatch(/^<svg [^>]+ width="1200" height="630">/)
  const [, width, height] = /viewBox="0 0 800 1000" .+? width="(\d+)" height="(\d+)"/.exec(share)!
  expect(Number(width) / Number(height)).toBe(0.8)
})

test('every trip has a share picture cut from its hero', () => {
  for (const slug of destinationSlugs) {
    expect(shareSources[`trip-${slug}`]).toBe(`trips/${slug}/hero`)
  }
})

test('the galleries have the lengths that their pages show', () => {
  const lengths = Object.fromEntries(
    Object.entries(tripGalleries).map(([slug, gallery]) => [slug, gallery.length]),
  )
  expect(lengths).toMatchObject({ turkey: 10, bali: 10, montenegro: 10, 'sri-lanka': 10 })
  expect(lengths).toMatchObject({ portugal: 10, japan: 10, mexico: 3, albania: 3, armenia: 3 })
})

test.each([
  ['favicon', '252,232,236,255'],
  ['trip-pocket', '27,36,64,255'],
])(
  'the maskable %s fills its corners with the background, and keeps the mark in the safe circle',
  (name, background) => {
    const size = 100
    const pixels = toPixels(maskable(readFileSync(fileOf(name), 'utf8')), size)
    const strays: string[] = []
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        if (Math.hypot(x + 0.5 - size / 2, y + 0.5 - size / 2) <= 0.4 * size) continue
        const at = (y * size + x) * 4
        const color = [...pixels.subarray(at, at + 4)].join()
        if (color !== background) strays.push(`${x} ${y}: ${color}`)
      }
    }
    expect(strays).toEqual([])
  },
)

test.each(Object.entries(icons))('%s is %d pixels square', (name, width) => {
  const head = readFileSync(join(places.public, name)).subarray(16, 24)
  expect([head.readUInt32BE(0), head.readUInt32BE(4)]).toEqual([width, width])
})
