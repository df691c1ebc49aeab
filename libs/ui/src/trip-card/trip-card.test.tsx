import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Availability } from '@farandfew/domain/availability/availability.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { findViolations } from '../testing/axe.ts'
import { TripCard, type TripCardProps } from './trip-card.tsx'

const description =
  'Two days among the fairy chimneys of Cappadocia, then the ferries and bazaars of Istanbul, at an easy pace.'
const trip: Trip = {
  id: 1,
  title: 'Hidden Gems of Turkey',
  description,
  destination: 'Turkey',
  region: 'europe',
  duration: 4,
  price: 200_000,
  departureMonths: 'Aug',
  spotsLeft: 3,
  groupSize: '8-12 People',
  images: ['/art/hero.svg', '/art/card.svg'],
  highlights: [],
  itinerary: [],
  includedItems: [],
  excludedItems: [],
  featured: true,
  availability: 'open',
  extendedEdition: null,
}

const show = (props: Partial<TripCardProps> = {}) =>
  render(
    <TripCard
      trip={trip}
      href="/destinations/turkey"
      inviteHref="/request-invite/turkey"
      pictureAlt="A ferry on the Bosphorus"
      avatars={['/art/a.svg', '/art/b.svg', '/art/c.svg']}
      extraCount={4}
      {...props}
    />,
  )

describe('a card', () => {
  it('has one link to the trip, named after it, in its heading', () => {
    show()
    expect(screen.getByRole('heading', { level: 3, name: trip.title })).toBeVisible()
    expect(screen.getAllByRole('link')).toHaveLength(1)
    expect(screen.getByRole('link', { name: trip.title })).toHaveAttribute(
      'href',
      '/destinations/turkey',
    )
  })

  it('shows the place, and the days of the next departure or that there is none', () => {
    const nextDeparture = {
      id: 9,
      departureDate: '2025-09-13',
      duration: 4,
      priceTier: 2,
    } as const
    const { unmount } = show({ trip: { ...trip, nextDeparture } })
    expect(screen.getByText('Turkey')).toBeVisible()
    expect(screen.getByText('Next: 13-16 Sep')).toBeVisible()
    unmount()
    show({ trip: { ...trip, nextDeparture: null } })
    expect(screen.getByText('No date set yet')).toBeVisible()
  })

  it('says whether the next departure takes place', () => {
    const nextDeparture = {
      id: 9,
      departureDate: '2025-09-13',
      duration: 4,
      priceTier: 2,
      decisionDate: '2025-07-15',
      groupDecision: null,
      seats: { total: 12, booked: 5, held: 0, offered: 0, kept: 0, free: 7, isBeingPaid: false },
    } as const
    const { unmount } = show({ trip: { ...trip, nextDeparture } })
    expect(screen.getByText('5 of 8 booked')).toBeVisible()
    unmount()
    show({ trip: { ...trip, nextDeparture: { ...nextDeparture, groupDecision: 'guaranteed' } } })
    expect(screen.getByText('Guaranteed')).toBeVisible()
  })

  it('shows duration, group size and price', () => {
    show()
    const facts = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(facts).toEqual(['4 days / 3 nights', '8-12 People', 'INR 2 Lacs'])
  })

  it('cuts the description after the last whole word in 100 characters', () => {
    show()
    const [head] = description.split(' easy pace')
    expect(screen.getByText(`${head}…`)).toBeVisible()
  })

  it('shows the card picture, or the only picture', () => {
    const { rerender } = show()
    const picture = () => screen.getByRole('img', { name: 'A ferry on the Bosphorus' })
    expect(picture()).toHaveAttribute('src', '/art/card.svg')
    expect(picture()).toHaveAttribute('loading', 'lazy')
    rerender(
      <TripCard
        trip={{ ...trip, images: ['/art/hero.svg'] }}
        href="/"
        inviteHref="/"
        pictureAlt="A ferry on the Bosphorus"
        avatars={[]}
        extraCount={2}
        priority
      />,
    )
    expect(picture()).toHaveAttribute('src', '/art/hero.svg')
    expect(picture()).toHaveAttribute('loading', 'eager')
  })

  it('shows the fallback picture if its own fails, with the same alternative text', () => {
    show()
    fireEvent.error(screen.getByRole('img'))
    expect(screen.getByRole('img', { name: 'A ferry on the Bosphorus' })).toHaveAttribute(
      'src',
      '/art/fallback.svg',
    )
  })

  it('does not cut a description of 100 characters', () => {
    const whole = description.slice(0, 99) + '.'
    show({ trip: { ...trip, description: whole } })
    expect(screen.getByText(whole)).toBeVisible()
  })

  it('shows the given portraits and the number of others', () => {
    const { container } = show()
    const faces = Array.from(container.querySelectorAll('[aria-hidden="true"] img'))
    expect(faces.map((face) => face.getAttribute('src'))).toEqual([
      '/art/a.svg',
      '/art/b.svg',
      '/art/c.svg',
    ])
    expect(screen.getByText('+4')).toBeVisible()
  })

  it('hides the decorative portraits from assistive technology', () => {
    show()
    expect(screen.getAllByRole('img')).toHaveLength(1)
    expect(screen.getByText('+4').closest('[aria-hidden="true"]')).not.toBeNull()
  })

  it('can have a heading of level 2', () => {
    show({ headingLevel: 2 })
    expect(screen.getByRole('heading', { level: 2, name: trip.title })).toBeVisible()
  })
})

describe.each<Availability>(['open', 'preview'])('a card of a trip that is %s', (availability) => {
  it('shows View Experience and no badge, Request Invite or Coming soon', () => {
    show({ trip: { ...trip, availability } })
    expect(screen.getByText('View Experience')).toBeVisible()
    expect(screen.queryByText(/coming soon/i)).not.toBeInTheDocument()
    expect(screen.queryByText('Request Invite')).not.toBeInTheDocument()
  })
})

describe('a card of a trip that is coming soon', () => {
  const comingSoon: Trip = { ...trip, availability: 'coming-soon' }

  it('has the badge, and Coming soon instead of the description', () => {
    show({ trip: comingSoon })
    expect(screen.getByText('Coming Soon')).toBeVisible()
    expect(screen.getByText('Coming soon')).toBeVisible()
    expect(screen.queryByText(/fairy chimneys/)).not.toBeInTheDocument()
    expect(screen.queryByText('View Experience')).not.toBeInTheDocument()
  })

  it('has a button that links to the invite page, separate from the main link', () => {
    show({ trip: comingSoon })
    const invite = screen.getByRole('link', { name: 'Request Invite: Hidden Gems of Turkey' })
    const main = screen.getByRole('link', { name: trip.title })
    expect(screen.getAllByText('Request Invite')).toEqual([invite])
    expect(invite).toHaveAttribute('href', '/request-invite/turkey')
    expect(main).not.toContainElement(invite)
    expect(invite).not.toContainElement(main)
    expect(invite).toHaveStyle({ zIndex: '2', minHeight: '44px' })
  })

  it('has two tab stops', async () => {
    show({ trip: comingSoon })
    await userEvent.tab()
    expect(screen.getByRole('link', { name: trip.title })).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('link', { name: /Request Invite/ })).toHaveFocus()
    await userEvent.tab()
    expect(document.body).toHaveFocus()
  })
})

it.each<Availability>(['open', 'preview', 'coming-soon'])(
  'has no accessibility violations when it is %s',
  async (availability) => {
    const { container } = show({ trip: { ...trip, availability }, headingLevel: 2 })
    expect(await findViolations(container)).toEqual([])
  },
)
