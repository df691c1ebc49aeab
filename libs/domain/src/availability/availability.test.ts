import fc from 'fast-check'
import { catalogue } from '../catalogue/index.ts'
import { destinationNames, destinationSlugs } from '../destinations/destinations.derived.ts'
import {
  availabilityOf,
  availabilityOfDestination,
  availabilityTexts,
  destinationInfo,
  isBookable,
  isComingSoon,
} from './index.ts'

const expected = (slug: string) =>
  slug === 'turkey' ? 'open' : slug === 'sri-lanka' ? 'preview' : 'coming-soon'

describe('availabilityOf', () => {
  it('opens Turkey, previews Sri Lanka and marks all others as coming soon', () => {
    expect(catalogue.map(availabilityOf)).toEqual(destinationSlugs.map(expected))
    expect(destinationSlugs.map(availabilityOfDestination)).toEqual(destinationSlugs.map(expected))
  })

  it('reads the destination before the title', () => {
    expect(availabilityOf({ title: 'From Turkey onwards', destination: 'Armenia' })).toBe(
      'coming-soon',
    )
    expect(availabilityOf({ title: 'Hidden Gems of TURKEY', destination: 'Anatolia' })).toBe('open')
  })

  it('finds the name in any case and between other characters', () => {
    const around = fc.string({ maxLength: 20 }).filter((text) => !/[a-z]/i.test(text))
    fc.assert(
      fc.property(
        fc.constantFrom(...destinationSlugs),
        around,
        around,
        fc.boolean(),
        (slug, before, after, isUpperCase) => {
          const name = destinationNames[slug]
          const destination = `${before}${isUpperCase ? name.toUpperCase() : name}${after}`
          expect(availabilityOf({ title: '', destination })).toBe(expected(slug))
        },
      ),
    )
  })

  it('marks an unknown place as coming soon', () => {
    const trip = { title: 'Fjords', destination: 'Norway' }
    expect(isComingSoon(trip)).toBe(true)
    expect(isBookable(trip)).toBe(false)
  })

  it('makes only an open trip bookable', () => {
    expect(catalogue.filter(isBookable).map(({ id }) => id)).toEqual([1])
    expect(catalogue.filter(isComingSoon).map(({ id }) => id)).toEqual([2, 3, 5, 6, 7, 8, 9, 10])
  })
})

describe('availabilityTexts', () => {
  it('has the texts of every surface', () => {
    const { open, preview, 'coming-soon': ahead } = availabilityTexts
    expect(open.card).toEqual({ action: 'View Experience' })
    expect(preview.card).toEqual(open.card)
    expect(ahead.card).toEqual({
      badge: 'Coming Soon',
      action: 'Request Invite',
      text: 'Coming soon',
    })
    expect([open, preview, ahead].map((texts) => texts.pageBadge)).toEqual([
      undefined,
      'COMING SOON • REQUEST INVITE',
      'Coming Soon',
    ])
    expect([open, preview, ahead].map((texts) => texts.carousel.action)).toEqual([
      'View Detailed Itinerary',
      'View Detailed Itinerary',
      'Learn More',
    ])
    expect([open, preview, ahead].map((texts) => texts.invite.heading)).toEqual([
      'Request an Invite',
      'Request Early Access',
      'Request Early Access',
    ])
    expect(preview.invite).toEqual(ahead.invite)
    expect(preview.spots).toBeUndefined()
  })
})

describe('destinationInfo', () => {
  it('knows every destination of the catalogue by its slug', () => {
    expect(destinationSlugs.map((slug) => destinationInfo(slug)?.tripId)).toEqual(
      catalogue.map(({ id }) => id),
    )
    expect(destinationInfo('montenegro')).toEqual({
      slug: 'montenegro',
      name: 'Montenegro',
      tripId: 3,
      availability: 'coming-soon',
    })
  })

  it.each(['', 'Turkey', 'norway', 'constructor', '__proto__'])(
    'returns undefined for %j',
    (text) => {
      expect(destinationInfo(text)).toBeUndefined()
    },
  )
})
