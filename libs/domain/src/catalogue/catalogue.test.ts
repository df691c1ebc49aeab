import type { DestinationSlug } from '../destinations/all-destinations.ts'
import { destinationIn } from '../destinations/destinations.ts'
import { destinationNames } from '../destinations/destinations.derived.ts'
import { tripCards } from '../pictures/trip-cards.derived.ts'
import { tripGalleries } from '../pictures/trip-galleries.derived.ts'
import { tripHeroes } from '../pictures/trip-heroes.derived.ts'
import { type Trip, trip as tripSchema } from '../trips/trip.ts'
import { itinerariesOf } from '../trips/trip-facts.ts'
import { catalogue } from './catalogue.ts'

/** Facts that must not change: seeded rows, invite pages and departures rely on them. */
const fixed: readonly [DestinationSlug, Partial<Trip>][] = [
  ['turkey', { region: 'europe', duration: 4, featured: true, title: 'Hidden Gems of Turkey' }],
  ['bali', { region: 'asia', duration: 4, featured: true, title: 'Bali Bliss' }],
  ['montenegro', { region: 'europe', duration: 4, featured: false, title: 'Montenegro Adventure' }],
  ['sri-lanka', { region: 'asia', duration: 4, featured: false, title: 'Sri Lankan Serenity' }],
  ['portugal', { region: 'europe', duration: 8, featured: false }],
  ['mexico', { region: 'americas', duration: 8, featured: false }],
  ['japan', { region: 'asia', duration: 8, featured: false }],
  ['albania', { region: 'europe', duration: 4, featured: false }],
  ['armenia', { region: 'europe', duration: 4, featured: false }],
  ['koh-samui', { region: 'asia', duration: 4, featured: false }],
]

const rows = fixed.map(([slug, facts], index) => ({ slug, facts, trip: catalogue[index] as Trip }))

const sentencesOf = (text: string) => text.split(/(?<=[.?:;])\s+/)
const proseOf = (trip: Trip) =>
  [
    trip.description,
    trip.extendedEdition?.description ?? [],
    itinerariesOf(trip).map(({ itinerary }) => itinerary.map((day) => day.description)),
  ].flat(3)
const linesOf = (trip: Trip) => [
  trip.title,
  trip.destination,
  trip.departureMonths,
  trip.groupSize,
  ...trip.highlights,
  ...(trip.extendedEdition?.highlights ?? []),
  ...trip.excludedItems,
  ...itinerariesOf(trip).flatMap(({ includedItems, itinerary }) => [
    ...includedItems,
    ...itinerary.flatMap((day) => [day.title, day.accommodation, day.included]),
  ]),
]

describe('the catalogue', () => {
  it('holds the ten trips in the order of their ids', () => {
    expect(catalogue.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  it('repeats no sentence', () => {
    const sentences = catalogue.flatMap(proseOf).flatMap(sentencesOf)
    const repeated = sentences.filter((one, index) => sentences.indexOf(one) !== index)
    expect(repeated).toEqual([])
  })

  it('gives every day and every highlight a unique title', () => {
    const days = catalogue.flatMap(itinerariesOf).flatMap(({ itinerary }) => itinerary)
    const titles = days.map(({ title }) => title)
    const highlights = catalogue.flatMap((trip) => trip.highlights)
    expect(new Set(titles).size).toBe(titles.length)
    expect(new Set(highlights).size).toBe(highlights.length)
  })
})

describe.each(rows)('$slug', ({ slug, facts, trip }) => {
  it('matches the schema and the fixed facts', () => {
    expect(tripSchema.parse(trip)).toEqual(trip)
    expect(trip).toMatchObject(facts)
    expect(trip.groupSize).toBe('8-12 People')
    expect(trip.price).toBe(trip.duration === 8 ? 300_000 : 200_000)
  })

  it("is found by its destination's name", () => {
    expect(trip.destination).toContain(destinationNames[slug])
    expect(destinationIn(trip.destination)).toBe(slug)
    expect(destinationIn(`${trip.title} ${trip.destination}`)).toBe(slug)
  })

  it('names no other destination in its title or destination', () => {
    const text = `${trip.title} ${trip.destination}`.toLowerCase()
    const named = Object.values(destinationNames).filter((name) =>
      text.includes(name.toLowerCase()),
    )
    expect(named).toEqual([destinationNames[slug]])
  })

  it('has one itinerary day for each day, numbered from 1, and no accommodation on the last', () => {
    for (const { duration, itinerary } of itinerariesOf(trip)) {
      expect(itinerary.map(({ day }) => day)).toEqual(
        Array.from({ length: duration }, (_, index) => index + 1),
      )
      const accommodations = itinerary.map(({ accommodation }) => accommodation)
      expect(accommodations.at(-1)).toBe('N/A')
      expect(accommodations.slice(0, -1)).not.toContain('N/A')
    }
  })

  it('agrees with the note beside its price', () => {
    for (const { includedItems } of itinerariesOf(trip)) {
      const included = includedItems.join(' ')
      expect(included).toMatch(/nights/)
      expect(included).toMatch(/breakfasts|meals?\b/i)
      expect(included).toMatch(/host|guide/i)
      expect(included).toMatch(/vehicle|transfers|minibus|trains/)
    }
    const excluded = trip.excludedItems.join(' ')
    expect(excluded).toMatch(/international flights/i)
    expect(excluded).toMatch(/insurance/i)
    expect(excluded).toMatch(/visa/i)
  })

  it('has neither too few nor too many entries', () => {
    expect(trip.highlights.length).toBeGreaterThanOrEqual(5)
    expect(trip.highlights.length).toBeLessThanOrEqual(7)
    for (const { includedItems } of itinerariesOf(trip)) {
      expect(includedItems.length).toBeGreaterThanOrEqual(6)
      expect(includedItems.length).toBeLessThanOrEqual(8)
    }
    expect(trip.excludedItems.length).toBeGreaterThanOrEqual(6)
    expect(trip.excludedItems.length).toBeLessThanOrEqual(7)
  })

  it('describes each day in two to four sentences', () => {
    for (const { description } of itinerariesOf(trip).flatMap(({ itinerary }) => itinerary)) {
      const count = description.split(/(?<=\.)\s/).length
      expect(count).toBeGreaterThanOrEqual(2)
      expect(count).toBeLessThanOrEqual(4)
    }
  })

  it('opens with a sentence that fits into the meta description', () => {
    const [first = ''] = trip.description.split(/(?<=\.)\s/)
    expect(first.length).toBeLessThanOrEqual(150)
  })

  it('has no stray spaces or exclamation marks, and ends its sentences', () => {
    for (const text of [...proseOf(trip), ...linesOf(trip)]) {
      expect(text).not.toBe('')
      expect(text).toBe(text.trim())
      expect(text).not.toMatch(/\s{2}|!|"/)
    }
    for (const text of proseOf(trip)) expect(text).toMatch(/\.$/)
    for (const text of linesOf(trip)) expect(text).not.toMatch(/\.$/)
  })

  it('has one word for gratuities', () => {
    expect(JSON.stringify(trip)).not.toMatch(/\btips?\b/i)
  })

  it('shows the hero, the card and up to four photos of its route, none of them twice', () => {
    const gallery = tripGalleries[slug]
    const [first, second, ...others] = trip.images
    expect([first, second]).toEqual([tripHeroes[slug].src, tripCards[slug].src])
    expect(gallery.map(({ src }) => src)).toEqual(expect.arrayContaining(others))
    expect(new Set(others).size).toBe(Math.min(4, gallery.length))
    const beyond = gallery.filter(({ beyondTrip }) => beyondTrip).map(({ src }) => src)
    expect(others.filter((src) => beyond.includes(src))).toEqual([])
  })
})

describe('the extended editions', () => {
  it('are eight days in Bali and Sri Lanka', () => {
    expect(
      catalogue.flatMap(({ id, extendedEdition: edition }) =>
        edition ? [[id, edition.itinerary.length]] : [],
      ),
    ).toEqual([
      [2, 8],
      [4, 8],
    ])
  })
})

describe('the Sri Lanka page', () => {
  const sriLanka = catalogue[3] as Trip

  it('has six highlights, six included and seven excluded items', () => {
    expect(sriLanka.highlights).toHaveLength(6)
    expect(sriLanka.includedItems).toHaveLength(6)
    expect(sriLanka.excludedItems).toEqual([
      'International flights',
      'Travel insurance',
      'Personal expenses',
      'Alcohol except welcome dinner',
      'Optional activities',
      'Gratuities',
      'Visa or electronic travel authorisation fees',
    ])
  })

  it('goes to Colombo, Kandy and Yala from November to March', () => {
    expect(sriLanka.destination).toBe('Colombo, Kandy & Yala, Sri Lanka')
    expect(sriLanka.departureMonths).toBe('Nov-Mar')
  })
})
