import { catalogue } from '@farandfew/domain/catalogue/catalogue.ts'
import { adminPath, destinationOf, hasOwnPage, inviteLink, paths, tripLink } from './paths.ts'

const norway = { id: 42, title: 'Fjords by kayak', destination: 'Norway' }

it('links a trip to its destination page, or to its own page if there is none', () => {
  expect(Object.fromEntries(catalogue.map((trip) => [trip.id, tripLink(trip)]))).toEqual({
    1: '/destinations/turkey',
    2: '/destinations/bali',
    3: '/destinations/montenegro',
    4: '/destinations/sri-lanka',
    5: '/trips/5',
    6: '/trips/6',
    7: '/trips/7',
    8: '/trips/8',
    9: '/trips/9',
    10: '/trips/10',
  })
  expect(tripLink(norway)).toBe('/trips/42')
})

it.each([
  [{ id: 2, title: 'A second Bali', destination: 'Ubud' }, '/destinations/bali'],
  [{ id: 4, title: 'Tea and trains', destination: 'SRI LANKA' }, '/destinations/sri-lanka'],
  [{ id: 11, title: 'A second Bali', destination: 'Ubud' }, '/trips/11'],
])('finds the destination in the title or the destination, in any case', (trip, link) => {
  expect(tripLink(trip)).toBe(link)
})

it('links every trip of the catalogue to an invite page, and any other to one by its id', () => {
  expect(catalogue.map(inviteLink)).toEqual(
    [
      'turkey',
      'bali',
      'montenegro',
      'sri-lanka',
      'portugal',
      'mexico',
      'japan',
      'albania',
      'armenia',
      'koh-samui',
    ].map((slug) => `/request-invite/${slug}`),
  )
  expect(inviteLink(norway)).toBe('/request-invite/42')
})

it('knows the destinations that have their own page', () => {
  expect(['turkey', 'bali', 'montenegro', 'sri-lanka'].every(hasOwnPage)).toBe(true)
  expect(['portugal', 'Turkey', '', 'constructor', undefined].some(hasOwnPage)).toBe(false)
  expect(destinationOf(norway)).toBeUndefined()
})

it('builds the paths of the site', () => {
  expect(paths).toMatchObject({
    home: '/',
    trips: '/trips',
    schedule: '/schedule',
    moodboards: '/moodboards',
    quiz: '/quiz',
    about: '/about',
    account: '/account',
  })
  expect(adminPath).toBe('/admin')
  expect(paths.trip(7)).toBe('/trips/7')
})
