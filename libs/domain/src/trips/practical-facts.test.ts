import { firstMessages } from '../../tests/first-messages.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { dayPictures } from '../pictures/day-pictures.derived.ts'
import { tripGalleries } from '../pictures/trip-galleries.derived.ts'
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

const lengthsIn = ({
  arrivals = [],
  walking = [],
  costs,
  meetings = [],
  stays = [],
}: PracticalFacts) =>
  [...arrivals, ...walking, ...(costs?.items ?? []), ...meetings, ...stays].flatMap(
    ({ duration }) => duration ?? [],
  )

it('has a meeting place and stays for each length of every trip of the catalogue, true to the itinerary', () => {
  const pictures = new Set(
    [...Object.values(tripGalleries).flat(), ...Object.values(dayPictures)].map(({ src }) => src),
  )
  for (const trip of catalogue) {
    const { meetings = [], stays = [] } = trip.practicalFacts ?? {}
    for (const { duration, itinerary } of itinerariesOf(trip)) {
      const ofLength = stays.filter((stay) => stay.duration === duration)
      const nights = ofLength.flatMap((stay) => Array<string>(stay.nights).fill(stay.what))
      expect([trip.title, nights.length]).toEqual([trip.title, duration - 1])
      // The itinerary names the same kind of place for each night: 'Pool villas above the Ayung river in Sayan, first of …'.
      for (const [index, what] of nights.entries()) {
        const [said = ''] = itinerary[index]!.accommodation.toLowerCase().split(',')
        const words = what.toLowerCase().split(/[\s,]+/)
        expect(words.some((word) => word.length > 4 && said.includes(word))).toBe(true)
      }
      expect(meetings.filter((meeting) => meeting.duration === duration)).toHaveLength(1)
    }
    for (const { picture } of stays) if (picture) expect(pictures).toContain(picture)
  }
})

it('has practical facts in the catalogue that match the schema and the itineraries', () => {
  for (const trip of catalogue) {
    const { practicalFacts: facts } = trip
    if (!facts) continue
    expect(practicalFacts.parse(facts)).toEqual(facts)
    const lengths = itinerariesOf(trip).map(({ duration }) => duration)
    for (const length of lengthsIn(facts)) expect(lengths).toContain(length)
    for (const { duration, day } of facts.walking ?? []) expect(day).toBeLessThanOrEqual(duration)
    if (facts.questions) expect(facts.questions.length).toBeLessThanOrEqual(2)
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
