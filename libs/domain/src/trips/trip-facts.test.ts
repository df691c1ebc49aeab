import { catalogue } from '../catalogue/catalogue.ts'
import { itinerariesOf, nextDatesLabel, tripFacts } from './trip-facts.ts'

describe('the facts of a trip', () => {
  it('are a range if its departures differ', () => {
    expect(catalogue.map((trip) => Object.values(tripFacts(trip)).join(', '))).toEqual([
      '4 days / 3 nights, INR 2 Lacs',
      '4 or 8 days, INR 2-3 Lacs',
      '4 days / 3 nights, INR 2 Lacs',
      '4 or 8 days, INR 2-3 Lacs',
      ...Array<string>(3).fill('8 days / 7 nights, INR 3 Lacs'),
      ...Array<string>(3).fill('4 days / 3 nights, INR 2 Lacs'),
    ])
  })

  it('are those of the departures, whatever the trip itself says', () => {
    const editions = [{ duration: 8, price: 300_000 }]
    expect(tripFacts({ duration: 4, price: 200_000, editions })).toEqual({
      length: '8 days / 7 nights',
      price: 'INR 3 Lacs',
    })
  })

  it('are its own if no departure is ahead', () => {
    for (const editions of [undefined, []]) {
      expect(tripFacts({ duration: 5, price: 250_000, editions })).toEqual({
        length: '5 days / 4 nights',
        price: 'INR 2.5 Lacs',
      })
    }
  })
})

it.each([
  ['2025-09-13', 4, 'Next: 13-16 Sep'],
  ['2025-08-30', 8, 'Next: 30 Aug - 6 Sep'],
  ['2025-05-17', 8, 'Next: 17-24 May'],
  ['2025-12-27', 8, 'Next: 27 Dec 2025 - 3 Jan 2026'],
] as const)('names the days of a departure on %s of %d days', (departureDate, duration, label) => {
  const nextDeparture = { id: 1, departureDate, duration, priceTier: 2 } as const
  expect(nextDatesLabel({ nextDeparture })).toBe(label)
})

it('says that no date is set if no departure is ahead', () => {
  expect(nextDatesLabel({ nextDeparture: null })).toBe('No date set yet')
})

it('lists the itineraries of a trip, the shortest first', () => {
  const lengths = (id: number) =>
    itinerariesOf(catalogue[id - 1]!).map(({ duration, itinerary }) => [duration, itinerary.length])
  expect(lengths(1)).toEqual([[4, 4]])
  expect(lengths(2)).toEqual([
    [4, 4],
    [8, 8],
  ])
  expect(lengths(5)).toEqual([[8, 8]])
})
