import fc from 'fast-check'
import { catalogue } from '../catalogue/catalogue.ts'
import {
  durationFilterOptions,
  experiencesFound,
  filterTrips,
  noTripFilters,
  parseTripFilters,
  regionFilterOptions,
  tripFilterValues,
} from './trip-filters.ts'

const region = fc.constantFrom(...regionFilterOptions.map(({ value }) => value))
const duration = fc.constantFrom(...durationFilterOptions.map(({ value }) => value))
const filters = fc.record({ region, duration })
const trip = fc.record({
  region: fc.constantFrom('europe', 'Asia', 'AMERICAS', 'africa', 'oceania'),
  duration: fc.constantFrom(3, 4, 8),
})
const trips = fc.array(trip, { maxLength: 20 })

describe('filterTrips', () => {
  it('keeps every trip if nothing is chosen', () => {
    fc.assert(
      fc.property(trips, (all) => {
        expect(filterTrips(all, noTripFilters)).toEqual(all)
      }),
    )
  })

  it('keeps the trips that match both filters, in their order', () => {
    fc.assert(
      fc.property(trips, filters, (all, chosen) => {
        const kept = new Set(filterTrips(all, chosen))
        for (const one of all) {
          const inRegion = [one.region.toLowerCase(), 'all'].includes(chosen.region)
          const lasts = [String(one.duration), 'all'].includes(chosen.duration)
          expect(kept.has(one)).toBe(inRegion && lasts)
        }
        expect([...kept]).toEqual(all.filter((one) => kept.has(one)))
      }),
    )
  })

  it('filters the trips of the catalogue', () => {
    const found = (chosen: Parameters<typeof parseTripFilters>[0]) =>
      filterTrips(catalogue, parseTripFilters(chosen)).map(({ id }) => id)
    expect(found({ region: 'europe' })).toEqual([1, 3, 5, 8, 9])
    expect(found({ region: 'asia', duration: '4' })).toEqual([2, 4, 10])
    expect(found({ region: 'americas', duration: '4' })).toEqual([])
    expect(found({ region: 'africa' })).toEqual([])
  })
})

describe('the filters in the URL', () => {
  it('survive writing and reading', () => {
    fc.assert(
      fc.property(filters, (chosen) => {
        expect(parseTripFilters(tripFilterValues(chosen))).toEqual(chosen)
      }),
    )
  })

  it('leave the URL plain if nothing is chosen', () => {
    expect(tripFilterValues(noTripFilters)).toEqual({})
    expect(tripFilterValues({ region: 'asia', duration: 'all' })).toEqual({ region: 'asia' })
  })

  it('read unknown values as all', () => {
    const known = /^(?:all|europe|asia|americas|africa|4)$/i
    const other = fc.string().filter((text) => !known.test(text))
    fc.assert(
      fc.property(fc.option(other), fc.option(other), (one, another) => {
        expect(parseTripFilters({ region: one, duration: another })).toEqual(noTripFilters)
      }),
    )
    expect(parseTripFilters({})).toEqual(noTripFilters)
    expect(parseTripFilters({ region: '__proto__', duration: '8' })).toEqual(noTripFilters)
  })

  it('read a region in any case', () => {
    expect(parseTripFilters({ region: 'Europe' }).region).toBe('europe')
  })
})

describe('the labels of the filters', () => {
  it('show the price of the four-day trips', () => {
    expect(durationFilterOptions.map(({ label }) => label)).toContain(
      '4-Day Experience (INR 2 Lacs)',
    )
  })

  it('use the singular for one experience', () => {
    expect([0, 1, 10].map(experiencesFound)).toEqual([
      '0 Experiences Found',
      '1 Experience Found',
      '10 Experiences Found',
    ])
  })
})
