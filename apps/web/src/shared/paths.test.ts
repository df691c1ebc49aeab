import { catalogue } from '@farandfew/domain/catalogue/catalogue.ts'
import { destinationsWithPage } from '@farandfew/domain/destinations/destinations.derived.ts'
import { adminPath, destinationOf, hasOwnPage, inviteLink, paths, tripLink } from './paths.ts'

const norway = { id: 42, title: 'Fjords by kayak', destination: 'Norway' }

it('links trips by the paths of the pages that they have', () => {
  expect(catalogue.map(tripLink).slice(0, 5)).toEqual([
    ...destinationsWithPage.map((slug) => paths.destination(slug)),
    paths.trip(5),
  ])
  expect(tripLink(norway)).toBe(paths.trip(42))
})

it('links every trip of the catalogue to an invite page, and any other to one by its id', () => {
  expect(catalogue.map((trip) => inviteLink(trip))).toEqual(
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
  expect(inviteLink(norway, { id: 7 })).toBe('/request-invite/42?departure=7')
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
