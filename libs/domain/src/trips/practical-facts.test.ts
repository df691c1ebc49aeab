import { firstMessages } from '../../tests/first-messages.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { itinerariesOf } from './trip-facts.ts'
import { futureSources, type PracticalFacts, practicalFacts } from './practical-facts.ts'

const source = {
  name: 'Department of Meteorology',
  url: 'https://meteo.example/normals',
  checkedOn: '2026-11-23',
}
const month = { place: 'Kandy', month: 11, high: 29, low: 20, rainfall: 290 }
const messageOf = (facts: unknown) => Object.values(firstMessages(practicalFacts, facts))[0]

describe('the practical facts of a trip', () => {
  it('may all be missing', () => {
    expect(practicalFacts.parse({})).toEqual({})
  })

  it.each([
    [
      'weather without a source',
      { weather: { months: [month], sources: [] } },
      'Please keep at least one source',
    ],
    [
      'a source without https',
      { weather: { months: [month], sources: [{ ...source, url: 'http://meteo.example' }] } },
      'Please enter an https address',
    ],
    [
      'a check that is no date',
      { weather: { months: [month], sources: [{ ...source, checkedOn: '2026-02-30' }] } },
      'Must be a date, YYYY-MM-DD',
    ],
    [
      'a low above the high',
      { weather: { months: [{ ...month, low: 30 }], sources: [source] } },
      'The low must not be above the high',
    ],
    [
      'a time of day that does not exist',
      {
        arrivals: [
          {
            duration: 4,
            arriveAt: 'CMB',
            arriveBy: '24:00',
            leaveFrom: 'CMB',
            leaveAfter: '18:00',
          },
        ],
      },
      'Please enter a time, HH:MM',
    ],
    [
      'a day without a measure',
      { walking: [{ duration: 4, day: 2 }] },
      'Please enter kilometres, ascent or hours',
    ],
    [
      'a day after the last',
      { walking: [{ duration: 4, day: 5, hours: 2 }] },
      'The itinerary has no such day',
    ],
    [
      'amounts in the wrong order',
      { costs: { items: [{ item: 'Tips', from: 9000, to: 6000 }] } },
      'The higher amount must not be below the lower one',
    ],
    [
      'an amount beyond its limit',
      { costs: { items: [{ item: 'Tips', from: 0, to: 1_000_001 }] } },
      'Please enter a whole number from 0 to 10,00,000',
    ],
    [
      'a diet of no known level',
      { food: { jain: { level: 'maybe', note: 'Ask' } } },
      'Please choose how easy it is',
    ],
  ])('refuse %s', (_what, facts, message) => {
    expect(messageOf(facts)).toBe(message)
  })

  it('may say that one hardly walks on a day: 0 is a measure', () => {
    const walking = [{ duration: 4, day: 2, kilometres: 0 }]
    expect(practicalFacts.parse({ walking })).toEqual({ walking })
  })

  it('refuse a fact that they do not know', () => {
    expect(practicalFacts.safeParse({ tides: 'high' }).success).toBe(false)
  })
})

/** Texts of the club, without addresses and dates. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    ['url', 'checkedOn'].includes(name) ? [] : textsOf(part),
  )
}

const lengthsIn = ({ arrivals = [], walking = [], costs }: PracticalFacts) =>
  [...arrivals, ...walking, ...(costs?.items ?? [])].flatMap(({ duration }) => duration ?? [])

it('has practical facts in the catalogue that match the schema and the itineraries', () => {
  for (const trip of catalogue) {
    const { practicalFacts: facts } = trip
    if (!facts) continue
    expect(practicalFacts.parse(facts)).toEqual(facts)
    const lengths = itinerariesOf(trip).map(({ duration }) => duration)
    for (const length of lengthsIn(facts)) expect(lengths).toContain(length)
    for (const { duration, day } of facts.walking ?? []) expect(day).toBeLessThanOrEqual(duration)
    if (facts.questions) expect(facts.questions).toHaveLength(6)
    // The price and the costs have them, and can change.
    for (const text of textsOf(facts.questions)) expect(text).not.toMatch(/₹|INR|USD|AMD/)
    for (const text of textsOf(facts)) expect(text).not.toMatch(/\s{2}|!|"/)
  }
})

it('finds the sources that were checked after a day', () => {
  const facts: PracticalFacts = {
    weather: { months: [month], sources: [source] },
    costs: { items: [], sources: [source, { ...source, checkedOn: '2026-11-24' }] },
    womensSafety: ['Own rooms'],
  }
  expect(futureSources(facts, '2026-11-23')).toEqual(['costs.sources.1.checkedOn'])
  expect(futureSources(facts, '2026-11-24')).toEqual([])
})
