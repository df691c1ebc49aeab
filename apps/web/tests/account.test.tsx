import type { CurrentUser } from '@farandfew/domain/members/user.ts'
import { addVouch, withdrawVouch } from '@farandfew/domain/vouches/vouches.contract.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { receivedAt, testMember } from './club-rows.ts'
import { address, openPage, openSite, withFakeApi } from './open-site.tsx'
import { signedInHint } from '@farandfew/domain/auth/signed-in-hint.ts'

const club = withFakeApi()
beforeEach(() => window.sessionStorage.clear())

const button = (name: string) => screen.getByRole('button', { name })
const tab = (name: string) => screen.findByRole('tab', { name })
const panel = (name: string) => screen.findByRole('tabpanel', { name })
const sent = (line: string) => club().calls.filter((call) => call.line === line)
const region = async (name: string) => within(await screen.findByRole('region', { name }))

const maya = {
  firstName: 'Maya',
  lastName: 'Rao',
  email: 'maya@example.com',
  emailVerified: true,
  phone: '+91 98765 43210',
  phoneVerified: true,
  interests: ['Food'],
} satisfies Partial<CurrentUser>

/** Opens the account of a signed-in member, without header and footer unless `open` is `openSite`. */
async function openAccount(query = '', more: Partial<CurrentUser> = {}, open = openPage) {
  club().signIn(testMember('maya', { ...maya, ...more }))
  const site = await open(`/account${query}`)
  await screen.findByRole('tablist')
  return site
}

const trip = (id: number, status: string) => ({
  id,
  destination: `Far place ${id}`,
  date: '14-17 August 2025',
  status,
  groupSize: '8-12 People',
  coordinator: status === 'Completed' ? 'Nisha' : null,
  rating: status === 'Completed' ? 4.5 : null,
  highlights: ['Balloons', 'Bazaars', 'Baths'],
})

const request = (
  kind: 'trip' | 'quick',
  id: number,
  status: 'pending' | 'approved' | 'rejected',
) => ({
  kind,
  id,
  tripName: id === 2 ? 'Hidden Gems of Turkey' : `Trip ${id}`,
  requestedDate: 'August 2025',
  status,
  requestDate: '2025-04-30T10:00:00.000Z',
})

describe('the account of a signed-in member', () => {
  it('greets by first name and shows the initials if there is no picture', async () => {
    await openAccount()
    expect(screen.getByText('Welcome, Maya.')).toBeInTheDocument()
    expect(screen.getByText('MR')).toHaveAttribute('aria-hidden')
    expect(screen.queryByText('You are not logged in.')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  })

  it('has the name of the tab in the title of the page', async () => {
    const { user } = await openAccount('?tab=trip-invites', {}, openSite)
    expect(document.title).toBe('Trip Invites - My Account - Far & Few')
    await user.click(await tab('My Profile'))
    expect(document.title).toBe('My Profile - My Account - Far & Few')
    await user.click(button('Logout'))
    await screen.findByRole('region', { name: 'Your place in the club' })
    expect(document.title).toBe('My Account - Far & Few')
  })

  it('shows an error and stays if Logout fails', async () => {
    const { user } = await openAccount()
    club().fail('POST /api/auth/logout', {
      code: 'DATABASE_UNAVAILABLE',
      detail: 'The service is unavailable.',
    })
    await user.click(button('Logout'))
    expect(await screen.findByText('The service is unavailable.')).toBeInTheDocument()
    expect(screen.getByRole('tablist')).toBeInTheDocument()
  })

  it('offers to try again if the account fails to load', async () => {
    document.cookie = `${signedInHint}=1; path=/`
    club().fail('GET /api/auth/me', { code: 'DATABASE_UNAVAILABLE', detail: 'Unavailable.' })
    const { user } = await openPage('/account')
    await screen.findByText('We could not load your account.')
    await user.click(button('Try Again'))
    await screen.findByRole('region', { name: 'Your place in the club' })
  })
})

describe('the tabs', () => {
  it('keep the open tab in the address, and follow Back and Forward', async () => {
    const { user } = await openAccount('', {}, openSite)
    await user.click(await tab('Trip Invites'))
    expect(address()).toBe('/account?tab=trip-invites')
    await user.click(await tab('My Profile'))
    expect(address()).toBe('/account?tab=my-profile')
    act(() => window.history.back())
    await waitFor(() => expect(address()).toBe('/account?tab=trip-invites'))
    await waitFor(async () =>
      expect(await tab('Trip Invites')).toHaveAttribute('aria-selected', 'true'),
    )
    act(() => window.history.forward())
    await waitFor(async () =>
      expect(await tab('My Profile')).toHaveAttribute('aria-selected', 'true'),
    )
    await user.click(await tab('Overview'))
    expect(address()).toBe('/account')
  })

  it('open the tab of the address, and the first one if the address names an unknown tab', async () => {
    const { unmount } = await openAccount('?tab=previous-trips')
    expect(await panel('Previous Trips')).toBeVisible()
    unmount()
    await openAccount('?tab=nonsense')
    expect(await panel('Overview')).toBeVisible()
  })

  it('are one Tab stop; arrow keys, Home and End move between them', async () => {
    const { user } = await openAccount()
    const before = window.history.length
    act(() => screen.getByRole('tab', { name: 'Overview' }).focus())
    await user.keyboard('{ArrowRight}')
    expect(await tab('Trip Invites')).toHaveFocus()
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(await tab('My Profile')).toHaveFocus()
    await user.keyboard('{Home}')
    expect(await tab('Overview')).toHaveFocus()
    await user.keyboard('{End}')
    expect(await tab('My Profile')).toHaveAttribute('aria-selected', 'true')
    expect(window.history).toHaveLength(before)
    const stops = screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)
    expect(stops).toHaveLength(1)
  })

  it('keep text that was typed but not saved', async () => {
    const { user } = await openAccount('?tab=my-profile')
    await user.type(await screen.findByLabelText('City'), 'Pune')
    await user.click(await tab('Overview'))
    await user.click(await tab('My Profile'))
    expect(screen.getByLabelText('City')).toHaveValue('Pune')
  })
})

describe('vouching', () => {
  it('is not offered to members who have not travelled', async () => {
    await openAccount('?tab=previous-trips')
    await screen.findByText('No previous trips yet.')
    await waitFor(() => expect(sent('GET /api/user/vouches')).toHaveLength(1))
    expect(screen.queryByRole('heading', { name: 'Vouch for someone' })).not.toBeInTheDocument()
  })

  it('sends a name and words, and withdraws them', async () => {
    const vouch = {
      ...{ id: 1, year: 2025, createdAt: receivedAt, withdrawnAt: null },
      ...{ person: 'ravi.menon', words: 'We shared a ferry.' },
    }
    const none = { mayVouch: true, left: 2, vouches: [] }
    club().state.vouches = none
    club().answer(addVouch, { mayVouch: true, left: 1, vouches: [vouch] })
    club().answer(withdrawVouch, none)
    const { user } = await openAccount('?tab=previous-trips')
    await user.type(await screen.findByLabelText(/^Their email or username/), 'ravi.menon')
    await user.type(screen.getByLabelText(/^How do you know them/), 'We shared a ferry.')
    await user.click(button('Vouch'))
    const list = await screen.findByRole('list', { name: 'Your vouches' })
    expect(list).toHaveTextContent('ravi.menon')
    expect(screen.getByLabelText(/^Their email or username/)).toHaveValue('')
    await user.click(button('Withdraw the vouch for ravi.menon'))
    await waitFor(() => expect(list).not.toBeInTheDocument())
  })
})

describe('every tab', () => {
  it.each([
    ['previous-trips', 'GET /api/user/trips', 'We could not load your trips.'],
    ['trip-invites', 'GET /api/user/invite-requests', 'We could not load your invites.'],
    ['trip-requests', 'GET /api/user/invite-requests', 'We could not load your requests.'],
    ['travel-quiz', 'GET /api/user/quiz', 'We could not load your quiz.'],
    ['my-profile', 'GET /api/user/sessions', 'We could not load your sessions.'],
  ])('%s shows an error and loads again on request', async (name, line, message) => {
    club().fail(line, { code: 'DATABASE_UNAVAILABLE', detail: 'Unavailable.' })
    const { user } = await openAccount(`?tab=${name}`)
    await screen.findByText(message)
    await user.click(button('Try Again'))
    await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument())
    expect(sent(line)).toHaveLength(2)
  })

  it('leads to the sign-in if the session has ended', async () => {
    club().fail('GET /api/user/trips', { code: 'NOT_SIGNED_IN', detail: 'Please sign in.' })
    const { user } = await openAccount('?tab=previous-trips', {}, openSite)
    await screen.findByText(/You have been logged out/)
    await user.click(button('Log In'))
    expect(await screen.findByRole('dialog', { name: 'Sign Up / Log In' })).toBeVisible()
  })
})

describe('the overview', () => {
  it('shows upcoming trips, the last two trips, and two highlights per card', async () => {
    club().state.userTrips = {
      current: [trip(1, 'Confirmed')],
      previous: [2, 3, 4].map((id) => trip(id, 'Completed')),
    }
    const { user } = await openAccount()
    const ahead = within(await screen.findByRole('list', { name: 'Upcoming trips' }))
    expect(ahead.getByRole('heading', { name: 'Far place 1' })).toBeInTheDocument()
    expect(ahead.getByText('Bazaars')).toBeInTheDocument()
    expect(ahead.queryByText('Baths')).not.toBeInTheDocument()
    const last = within(screen.getByRole('list', { name: 'Previous trips' }))
    expect(last.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Far place 2',
      'Far place 3',
    ])
    await user.click(button('All Previous Trips'))
    expect(await tab('Previous Trips')).toHaveFocus()
    const all = within(await panel('Previous Trips'))
    expect(all.getAllByRole('heading', { level: 3 })).toHaveLength(3)
    expect(all.getAllByText('Nisha')).toHaveLength(3)
    expect(all.getAllByText('4.5 out of 5')).toHaveLength(3)
    expect(all.getAllByText('Baths')).toHaveLength(3)
  })

  it('lists the steps that are left, each with its action', async () => {
    const departures = [
      { id: 7, dates: '14-17 August 2025', isBooked: false, offeredUntil: null, free: 3 },
    ]
    club().state.requests = [{ ...request('trip', 2, 'approved'), departures }]
    const { user } = await openAccount('', { emailVerified: false, phoneVerified: false })
    const steps = await region('Next steps')
    await steps.findByRole('heading', { name: 'Take the travel quiz' })
    await steps.findByRole('heading', { name: 'Your invite is approved: Hidden Gems of Turkey' })
    expect(
      steps.getByText(/^14-17 August 2025\. You can book your seat now\. 3 seats are free/),
    ).toBeInTheDocument()
    expect(steps.getByRole('link', { name: 'Book Your Seat' })).toHaveAttribute('href', '/book/7')
    expect(steps.getByRole('button', { name: 'Confirm Phone' })).toBeVisible()
    await user.click(steps.getByRole('button', { name: 'Confirm Email' }))
    expect(await tab('My Profile')).toHaveFocus()
  })

  it('leads from an invite without a date to its departures, until one is booked', async () => {
    const departures = [
      { id: 7, dates: '14-17 August 2025', isBooked: false, offeredUntil: null, free: 3 },
      { id: 11, dates: '11-14 October 2025', isBooked: false, offeredUntil: null, free: 3 },
    ]
    const booked = [departures[0]!, { ...departures[1]!, isBooked: true }]
    club().state.requests = [
      { ...request('trip', 2, 'approved'), departures },
      { ...request('trip', 3, 'approved'), departures: booked },
    ]
    const { user } = await openAccount()
    const steps = await region('Next steps')
    await user.click(await steps.findByRole('button', { name: 'See Your Departures' }))
    expect(await tab('Trip Invites')).toHaveFocus()
    const cards = within(await screen.findByRole('list', { name: 'Trip invites' }))
    const links = cards
      .getAllByRole('link', { name: /^(Book|See) Your/ })
      .map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['Book Your Seat: 14-17 August 2025', '/book/7'],
      ['Book Your Seat: 11-14 October 2025', '/book/11'],
      ['Book Your Seat: 14-17 August 2025', '/book/7'],
      ['See Your Booking: 11-14 October 2025', '/book/11'],
    ])
  })

  it('lists no steps if all are done', async () => {
    club().state.quiz = {
      takenAt: receivedAt,
      answers: {},
      matches: [],
      profile: null,
    }
    await openAccount()
    await screen.findByText('No upcoming trips yet.')
    await waitFor(() => expect(sent('GET /api/user/quiz')).toHaveLength(1))
    expect(screen.queryByRole('region', { name: 'Next steps' })).not.toBeInTheDocument()
  })
})

describe('trip requests', () => {
  it('appear under Trip Invites with their status; an approved one leads to booking', async () => {
    club().state.requests = [
      request('trip', 1, 'pending'),
      {
        ...request('trip', 2, 'approved'),
        departures: [
          { id: 7, dates: '14-17 August 2025', isBooked: false, offeredUntil: null, free: 3 },
        ],
      },
      request('trip', 3, 'rejected'),
      request('quick', 4, 'pending'),
    ]
    await openAccount('?tab=trip-invites')
    const cards = within(await screen.findByRole('list', { name: 'Trip invites' }))
    const shown = cards.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(shown).toHaveLength(3)
    expect(shown[0]).toContain('Pending')
    expect(shown[1]).toContain(
      'Your invite is approved. You can book your seat now. 3 seats are free at the moment.',
    )
    expect(cards.getByRole('link', { name: 'Book Your Seat' })).toHaveAttribute('href', '/book/7')
    expect(shown[2]).toContain('Rejected')
    expect(await cards.findByRole('link', { name: 'See Hidden Gems of Turkey' })).toHaveAttribute(
      'href',
      '/destinations/turkey?departure=7',
    )
    expect(cards.getAllByRole('link')).toHaveLength(2)
  })

  it('say that their departure is cancelled, and lead to those that can be booked instead', async () => {
    const other = { dates: '14-17 August 2025', isBooked: false, offeredUntil: null, free: 1 }
    const cancelled = { id: 11, isCancelled: true }
    club().state.requests = [
      {
        ...request('trip', 2, 'approved'),
        departures: [],
        ended: { ...cancelled, others: [{ id: 7, ...other }] },
      },
      { ...request('trip', 2, 'pending'), id: 3, ended: { ...cancelled, others: [] } },
    ]
    await openAccount('?tab=trip-invites')
    const cards = within(await screen.findByRole('list', { name: 'Trip invites' }))
    expect(cards.getByText(/^Your invite is approved, but .+ is cancelled\./)).toHaveTextContent(
      'You can book another departure of this trip without an invite.',
    )
    expect(cards.getByRole('link', { name: 'Book Your Seat' })).toHaveAttribute('href', '/book/7')
    expect(cards.getByText(/^The departure .+ is cancelled\./)).not.toHaveTextContent('can book')
    const links = await cards.findAllByRole('link', { name: 'See Hidden Gems of Turkey' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/destinations/turkey?departure=7',
      '/destinations/turkey?departure=11',
    ])
  })
})
