import { catalogue } from '../catalogue/catalogue.ts'
import { dayPictures } from '../pictures/day-pictures.derived.ts'
import { allDestinations } from './all-destinations.ts'
import type { DestinationContent } from './define-destination.ts'
import {
  departurePath,
  destinationIn,
  destinationPagePictures,
  ownDestinationOf,
  tripLink,
} from './destinations.ts'
import { destinationNames, destinationSlugs, destinationsWithPage } from './destinations.derived.ts'
import { destinationPlaces } from './destination-places.derived.ts'

const tripOf = (slug: string) => catalogue.find((trip) => ownDestinationOf(trip) === slug)!

describe('destinationIn', () => {
  it('finds each destination by its name', () => {
    expect(destinationSlugs.map((slug) => destinationIn(`In ${destinationNames[slug]}.`))).toEqual([
      ...destinationSlugs,
    ])
  })

  it('returns undefined if no destination is named', () => {
    expect(destinationIn('Norway')).toBeUndefined()
  })
})

describe('tripLink', () => {
  it('is the destination page of four trips, and the own page of the others', () => {
    expect(catalogue.map(tripLink)).toEqual([
      '/destinations/turkey',
      '/destinations/bali',
      '/destinations/montenegro',
      '/destinations/sri-lanka',
      ...[5, 6, 7, 8, 9, 10].map((id) => `/trips/${id}`),
    ])
  })

  it('finds the destination in the title or the destination, in any case', () => {
    const links = [
      { id: 2, title: 'bali bliss', destination: 'Ubud' },
      { id: 4, title: 'Tea and trains', destination: 'SRI LANKA' },
    ].map(tripLink)
    expect(links).toEqual(['/destinations/bali', '/destinations/sri-lanka'])
  })

  it('is the page of one trip, not of another to the same destination', () => {
    expect(tripLink({ id: 11, title: 'Bali again', destination: 'Bali' })).toBe('/trips/11')
    expect(tripLink({ id: 2, title: 'A new name', destination: 'Lombok' })).toBe('/trips/2')
  })
})

it('names the departure in the path of a page about a date', () => {
  const bali = tripOf('bali')
  expect(departurePath(bali, { id: 15 })).toBe('/destinations/bali?departure=15')
  expect([null, undefined].map((none) => departurePath(bali, none))).toEqual(
    Array(2).fill(tripLink(bali)),
  )
})

describe('a destination page', () => {
  it("names places on its trip's route", () => {
    expect(destinationPlaces['sri-lanka']).toBe('Colombo, Kandy & Yala')
    for (const slug of destinationsWithPage) {
      const { destination, description, itinerary } = tripOf(slug)
      const texts = JSON.stringify([destination, description, itinerary])
      for (const place of destinationPlaces[slug].split(/, | & /)) {
        expect(texts).toContain(place)
      }
    }
  })

  it('has enough pictures besides its hero and its card', () => {
    for (const slug of destinationsWithPage) {
      expect(tripOf(slug).images.slice(2)).toHaveLength(destinationPagePictures)
    }
  })

  it('has a trip of four days', () => {
    expect(destinationsWithPage.map((slug) => tripOf(slug).itinerary.length)).toEqual([4, 4, 4, 4])
  })
})

it('has a picture next to every day of an itinerary, and no two days of one have the same', () => {
  const counts = allDestinations.flatMap(({ slug, trip, pictures }) => {
    const { extendedEdition }: DestinationContent['trip'] = trip
    const { days, extendedDays = [] }: DestinationContent['pictures'] = pictures
    return [
      { slug, found: days, itinerary: trip.itinerary },
      { slug, found: extendedDays, itinerary: extendedEdition?.itinerary ?? [] },
    ]
  })
  for (const { slug, found, itinerary } of counts) {
    expect([slug, new Set(found).size]).toEqual([slug, itinerary.length])
    expect([slug, found.length]).toEqual([slug, itinerary.length])
    for (const { title } of itinerary) expect(dayPictures[title]).toBeDefined()
  }
  const [first] = catalogue[0]!.itinerary
  expect(dayPictures[first!.title]?.src).toBe('/art/trips/turkey/card.svg')
})

it('has no question that a row of facts answers, and few others', () => {
  const answered = /cost|vegetarian|visa|which flights/i
  for (const { practicalFacts } of catalogue) {
    const questions = practicalFacts!.questions!.map(({ question }) => question)
    expect(questions.filter((question) => answered.test(question))).toEqual([])
    expect(questions.length).toBeGreaterThan(0)
    expect(questions.length).toBeLessThanOrEqual(2)
  }
})

it('names a city and a route to every trip', () => {
  for (const { practicalFacts } of catalogue) {
    expect(practicalFacts!.flights!.routes.length).toBeGreaterThan(0)
  }
})

it('has insurance for the days of each length of a trip', () => {
  for (const { practicalFacts, duration, extendedEdition } of catalogue) {
    const lengths = [duration, ...(extendedEdition ? [extendedEdition.itinerary.length] : [])]
    const insured = practicalFacts!.costs!.items.filter(({ item }) => item === 'Travel insurance')
    expect(insured.map((one) => one.duration)).toEqual(lengths)
  }
})
