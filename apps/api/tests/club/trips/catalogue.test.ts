import { catalogue as trips } from '@farandfew/domain/catalogue/catalogue.ts'
import { trip } from '@farandfew/domain/trips/trip.ts'
import { buildCatalogue } from '../../../src/club/trips/catalogue.ts'
import type { TripRow } from '../../../src/club/trips/trips.queries.ts'

const rows: TripRow[] = trips.map((of) => ({
  ...of,
  images: JSON.stringify(of.images),
  imageAlts: '{}',
  highlights: JSON.stringify(of.highlights),
  itinerary: JSON.stringify(of.itinerary),
  includedItems: JSON.stringify(of.includedItems),
  excludedItems: JSON.stringify(of.excludedItems),
  extendedEdition: JSON.stringify(of.extendedEdition),
  practicalFacts: JSON.stringify(of.practicalFacts),
  archived: false,
  freeSeats: 3,
  next: '{"id":7,"departureDate":"2025-08-14","duration":4,"priceTier":2}',
  ahead: '[[4, 2], [8, 3]]',
}))

const textOf = (bytes: Buffer | undefined) => bytes?.toString() ?? ''

it('escapes texts', () => {
  const title = 'Say "hi" \\ \n \u2028 <script> \ud83d\ude00'
  const [first] = rows
  const { trips: byId } = buildCatalogue([{ ...(first as TripRow), title }])
  const read = trip.parse(JSON.parse(textOf(byId.get(1)?.variant('identity').bytes)))
  expect(read.title).toBe(title)
})

it('returns the previous catalogue if no row has changed', () => {
  const before = buildCatalogue(rows)
  expect(
    buildCatalogue(
      rows.map((row) => ({ ...row })),
      before,
    ),
  ).toBe(before)
})

it.each(['title', 'itinerary', 'freeSeats', 'featured', 'nextDate'] as const)(
  'creates a new one if a %s has changed',
  (field) => {
    const before = buildCatalogue(rows)
    const changed = rows.map((row) => ({ ...row, [field]: field === 'itinerary' ? '[]' : 1 }))
    expect(buildCatalogue(changed as TripRow[], before)).not.toBe(before)
  },
)

it('creates a new one if a trip was added or removed', () => {
  const before = buildCatalogue(rows)
  expect(buildCatalogue(rows.slice(1), before)).not.toBe(before)
  expect(buildCatalogue([...rows, { ...(rows[0] as TripRow), id: 99 }], before)).not.toBe(before)
})

it('creates each variant once', () => {
  const { list } = buildCatalogue(rows)
  expect(list.variant('br')).toBe(list.variant('br'))
})
