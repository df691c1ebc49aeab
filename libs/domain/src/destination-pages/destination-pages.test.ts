import { catalogue } from '../catalogue/index.ts'
import { destinationPageOf, destinationsWithPage } from '../destinations/index.ts'
import { destinationPagePictures, destinationPages, tripAction } from './index.ts'

const tripOf = (slug: string) => catalogue.find((trip) => destinationPageOf(trip) === slug)!

describe('a destination page', () => {
  it('names the places that its trip goes to', () => {
    expect(destinationPages['sri-lanka'].places).toBe('Colombo, Kandy & Yala')
    for (const slug of destinationsWithPage) {
      const { destination, description, itinerary } = tripOf(slug)
      const told = JSON.stringify([destination, description, itinerary])
      for (const place of destinationPages[slug].places.split(/, | & /)) {
        expect(told).toContain(place)
      }
    }
  })

  it('has the pictures it shows beside its hero and its card', () => {
    for (const slug of destinationsWithPage) {
      expect(tripOf(slug).images.slice(2)).toHaveLength(destinationPagePictures)
    }
  })

  it('has a trip of four days', () => {
    expect(destinationsWithPage.map((slug) => tripOf(slug).itinerary.length)).toEqual([4, 4, 4, 4])
  })
})

describe('tripAction', () => {
  const actionOf = (slug: string, spotsLeft?: number) => {
    const trip = tripOf(slug)
    return tripAction(spotsLeft === undefined ? trip : { ...trip, spotsLeft })
  }

  it('books an open trip while seats are left, and says how many', () => {
    expect(actionOf('turkey')).toEqual({ label: 'Book This Trip', state: '3 spots left' })
    expect(actionOf('turkey', 1)).toEqual({ label: 'Book This Trip', state: '1 spot left' })
  })

  it('asks for an invite where the last seat is gone', () => {
    expect(actionOf('turkey', 0)).toEqual({ label: 'Request Invite', state: 'Fully booked' })
  })

  it.each(['sri-lanka', 'bali', 'montenegro'])('asks for an invite to %s', (slug) => {
    expect(actionOf(slug)).toEqual({ label: 'Request Invite', state: 'Coming Soon' })
  })
})
