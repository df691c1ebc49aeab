import { catalogue } from '../catalogue/catalogue.ts'
import { destinationSlugs } from '../destinations/destinations.derived.ts'
import { availabilityTexts } from './availability-texts.ts'
import { destinationInfo } from '../destinations/destination-info.ts'
import { isBookable } from './availability.ts'

const expected = (slug: string) =>
  slug === 'turkey' ? 'open' : slug === 'sri-lanka' ? 'preview' : 'coming-soon'

describe('the availability', () => {
  it('is seeded as open for Turkey, preview for Sri Lanka and coming soon for all others', () => {
    expect(catalogue.map(({ availability }) => availability)).toEqual(
      destinationSlugs.map(expected),
    )
  })

  it('is the field of the trip, whatever its texts say', () => {
    const [turkey, bali] = catalogue
    expect(isBookable({ ...bali!, availability: 'open' })).toBe(true)
    expect(isBookable({ ...turkey!, availability: 'preview' })).toBe(false)
  })

  it('makes only an open trip bookable', () => {
    expect(catalogue.filter(isBookable).map(({ id }) => id)).toEqual([1])
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
    })
  })

  it.each(['', 'Turkey', 'norway', 'constructor', '__proto__'])(
    'returns undefined for %j',
    (text) => {
      expect(destinationInfo(text)).toBeUndefined()
    },
  )
})
