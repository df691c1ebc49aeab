import { catalogue } from '@farandfew/domain/catalogue/catalogue.ts'
import { inclusionNote } from '@farandfew/domain/constants/labels.ts'
import { destinationSlugs } from '@farandfew/domain/destinations/destinations.derived.ts'
import { withdrawInviteRequest } from '@farandfew/domain/invites/invites.contract.ts'
import type { InviteRequestItem } from '@farandfew/domain/invites/invite.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import InviteRequest from '../src/features/invites/invite-request.tsx'
import { testMember } from './club-rows.ts'
import {
  address,
  findViolations,
  headTag,
  openPart,
  openPage,
  openSite,
  withFakeApi,
} from './open-site.tsx'

const club = withFakeApi()

const good = {
  name: 'Maya Rao',
  email: 'maya@example.com',
  message: 'Balloons, and nobody in a hurry.',
}

const title = () => screen.findByRole('heading', { level: 1 })
const form = async () => within(await screen.findByRole('form', { name: 'Invite request' }))
type Form = Awaited<ReturnType<typeof form>>
const name = (invite: Form) => invite.getByLabelText(/^Full Name/)
const email = (invite: Form) => invite.getByLabelText(/^Email Address/)
const message = (invite: Form) =>
  invite.getByLabelText('Why are you excited about this trip? (Optional)')
const submit = (invite: Form) => invite.getByRole('button', { name: 'Submit Request' })
const sent = () => club().calls.filter(({ line }) => line === 'POST /api/invite-requests')
const reads = () => club().calls.map(({ line }) => line)

const typed = (invite: Form) => ({
  name: (name(invite) as HTMLInputElement).value,
  email: (email(invite) as HTMLInputElement).value,
  message: (message(invite) as HTMLTextAreaElement).value,
})

/** Opens the form of a trip without the page around it. */
const openForm = (tripId = 1, path = '/request-invite/turkey') =>
  openPart(
    <InviteRequest trip={catalogue[tripId - 1]!} thanks={open.thanks} answer={open.answer} />,
    path,
  )

async function fillIn({ user, queryClient } = openForm()) {
  const invite = await form()
  await user.type(name(invite), good.name)
  await user.type(email(invite), good.email)
  await user.type(message(invite), good.message)
  return { user, queryClient, invite }
}

const early = {
  heading: 'Request Early Access',
  banner: 'Coming Soon - Be the first to know when bookings open',
  promise: "You'll be notified when bookings open",
  thanks: "We'll notify you as soon as bookings open for this trip.",
  answer:
    "We review every request within 48 hours. Once yours is approved, booking opens for you, and we'll email you the link.",
}
const open = {
  heading: 'Request an Invite',
  banner: 'Now Taking Invite Requests - Limited Spots Available',
  promise: "If selected, you'll receive booking instructions within 48 hours",
  thanks: "We'll be in touch shortly with next steps for your trip.",
  answer:
    "We review every request within 48 hours. Once yours is approved, we'll email you the link to book.",
}

const destinations = destinationSlugs.map((slug, index) => {
  const trip = catalogue[index]!
  const hasPage = ['turkey', 'bali', 'montenegro', 'sri-lanka'].includes(slug)
  return {
    slug,
    trip,
    back: hasPage ? `/destinations/${slug}` : `/trips/${trip.id}`,
    texts: slug === 'turkey' ? open : early,
  }
})

describe.each(destinations)('the page of $slug', ({ slug, trip, back, texts }) => {
  it('describes the trip and the next steps', async () => {
    await openSite(`/request-invite/${slug}`)
    expect(
      await screen.findByRole('heading', { level: 1, name: texts.heading }),
    ).toBeInTheDocument()
    expect(await screen.findByRole('heading', { level: 2, name: trip.title })).toBeVisible()
    expect(screen.getByText(trip.description)).toBeVisible()
    expect(screen.getByText(texts.banner)).toBeVisible()
    expect(screen.getByRole('link', { name: /^Back to / })).toHaveAttribute('href', back)
    const next = within(screen.getByRole('region', { name: 'What Happens Next?' }))
    const steps = next.getAllByRole('listitem')
    expect(steps.map((step) => within(step).getByRole('heading').textContent)).toEqual([
      'Submit Request',
      'We Review',
      'Get Invited',
    ])
    expect(within(steps[2]!).getByText(texts.promise)).toBeVisible()
    expect(document.title).toBe(`Request Invite - ${trip.title} - Far & Few`)
    expect(headTag('meta[name="description"]')).toBe(
      `Request an invite to ${trip.title}: tell us why you would like to come, and we answer within 48 hours.`,
    )
    expect(headTag('link[rel="canonical"]', 'href')).toBe(
      `https://club.example/request-invite/${slug}`,
    )
    expect(headTag('meta[property="og:image"]')).toBe(
      `https://club.example/art/share/trip-${slug}.png`,
    )
    const read = `GET /api/trips/${trip.id}`
    await waitFor(() => expect(reads()).toEqual([read, `${read}/departures`]))
  })
})

describe('opening the page', () => {
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  beforeEach(() => scrolled.mockClear())
  afterAll(() => scrolled.mockRestore())

  it('scrolls to the top, also when the visitor goes back', async () => {
    const { user } = await openSite('/request-invite/bali')
    await title()
    expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
    expect(history.scrollRestoration).toBe('manual')
    await user.click(await screen.findByRole('link', { name: 'Back to Bali' }))
    await screen.findByRole('heading', { level: 1, name: 'Bali Bliss' })
    expect(history.scrollRestoration).not.toBe('manual')
    scrolled.mockClear()
    act(() => history.back())
    await screen.findByRole('heading', { level: 1, name: early.heading })
    expect(address()).toBe('/request-invite/bali')
    expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
  })

  it('lets the browser restore the positions of other pages, also after a second visit', async () => {
    const { user } = await openSite('/request-invite/bali')
    await title()
    await user.click(await screen.findByRole('link', { name: 'Back to Bali' }))
    await screen.findByRole('heading', { level: 1, name: 'Bali Bliss' })
    // A browser keeps it with the entry of the page, and jsdom does not.
    history.scrollRestoration = 'manual'
    act(() => history.back())
    await screen.findByRole('heading', { level: 1, name: early.heading })
    act(() => history.forward())
    await screen.findByRole('heading', { level: 1, name: 'Bali Bliss' })
    expect(history.scrollRestoration).toBe('auto')
  })
})

describe('a destination without a page', () => {
  const notFound = async () => {
    expect(await screen.findByRole('heading', { level: 1, name: 'Trip Not Found' })).toBeVisible()
    expect(screen.getByText('The requested trip could not be found.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'View All Trips' })).toHaveAttribute('href', '/trips')
    expect(headTag('meta[name="robots"]')).toBe('noindex')
    expect(headTag('link[rel="canonical"]', 'href')).toBeUndefined()
  }
  const tryAgain = () => screen.queryByRole('button', { name: 'Try Again' })

  it.each(['atlantis', 'Turkey', '1a', 'constructor', '%20'])('is not found: %s', async (slug) => {
    await openPage(`/request-invite/${slug}`)
    await notFound()
    expect(tryAgain()).not.toBeInTheDocument()
    expect(reads()).toEqual([])
  })

  it('is that of a trip without a known destination by its id', async () => {
    const turkey = club().state.trips[0]!
    club().state.trips = [{ ...turkey, id: 11, title: 'Kerala by Water', destination: 'Kerala' }]
    await openPage('/request-invite/11')
    expect(await screen.findByRole('heading', { name: 'Kerala by Water' })).toBeVisible()
    const back = screen.getByRole('link', { name: 'Back to Kerala by Water' })
    expect(back).toHaveAttribute('href', '/trips/11')
    expect(headTag('link[rel="canonical"]', 'href')).toMatch(/\/request-invite\/11$/)
  })

  it('is not found if its trip does not exist, without Try Again', async () => {
    club().state.trips = []
    await openPage('/request-invite/turkey')
    await notFound()
    expect(tryAgain()).not.toBeInTheDocument()
  })

  it('can be loaded again if the server fails', async () => {
    club().fail('GET /api/trips/1', { code: 'DATABASE_UNAVAILABLE', detail: 'Unavailable.' })
    const { user } = await openPage('/request-invite/turkey')
    await notFound()
    await user.click(tryAgain()!)
    // The page appears in two steps, and each has its own heading.
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: open.heading })).toBeVisible(),
    )
    await form()
  })

  it('shows a placeholder while the trip loads', async () => {
    const release = club().hold()
    await openSite('/request-invite/turkey')
    expect(await screen.findByText('Loading the trip')).toBeInTheDocument()
    expect(await title()).toHaveTextContent(/^Request Invite$/)
    expect(await findViolations()).toEqual([])
    release()
    await form()
  })
})

describe('sending a request', () => {
  const confirmation = () => screen.findByRole('heading', { level: 2, name: 'Request Submitted!' })

  it.each([
    ['turkey', 1, open],
    ['bali', 2, early],
    ['sri-lanka', 4, early],
    ['koh-samui', 10, early],
  ])('for %s replaces the form with a confirmation', async (slug, tripId, texts) => {
    const { thanks, answer } = texts
    const { user, invite } = await fillIn(await openSite(`/request-invite/${slug}`))
    const release = club().hold()
    await user.click(submit(invite))
    expect(await invite.findByRole('button', { name: 'Submitting...' })).toBeDisabled()
    expect(typed(invite)).toEqual(good)
    release()
    const heading = await confirmation()
    expect(heading).toHaveFocus()
    expect(screen.queryByRole('form', { name: 'Invite request' })).not.toBeInTheDocument()
    // Once on the page and once in the toast.
    await waitFor(() => expect(screen.getAllByText('Request Submitted!')).toHaveLength(2))
    // Only in the toast: the page says the same from the member's side.
    expect(screen.getAllByText(thanks)).toHaveLength(1)
    expect(screen.getByText(answer)).toBeVisible()
    expect(sent().map(({ body }) => body)).toEqual([{ ...good, tripId }])
  })

  it('needs no message, and works by keyboard only', async () => {
    const { user } = openForm(7)
    const invite = await form()
    act(() => name(invite).focus())
    await user.keyboard(`${good.name}{Tab}${good.email}{Enter}`)
    expect(await confirmation()).toHaveFocus()
    expect(sent().map(({ body }) => body)).toEqual([
      { name: good.name, email: good.email, message: '', tripId: 7 },
    ])
  })

  it.each(['/api/invite-requests', '/api/user/invite-requests'])(
    'invalidates the list %s',
    async (key) => {
      const { user, queryClient, invite } = await fillIn()
      queryClient.setQueryData([key], [])
      await user.click(submit(invite))
      await confirmation()
      expect(queryClient.getQueryState([key])?.isInvalidated).toBe(true)
    },
  )
})

describe('the departure of the request', () => {
  const select = async () => within(await screen.findByRole('combobox', { name: 'Departure' }))

  it('can be chosen, and is in the address, in the facts and in the request', async () => {
    const { user, invite } = await fillIn(openForm(5, '/request-invite/portugal'))
    const options = (await select()).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Any date works for me',
      '17-24 May 2025 · 8 days / 7 nights · INR 3 Lacs · By invite · Guaranteed',
      '27 September - 4 October 2025 · 8 days / 7 nights · INR 3 Lacs · By invite · 5 of 8 booked',
    ])
    await user.selectOptions(screen.getByRole('combobox', { name: 'Departure' }), options[2]!)
    expect(address()).toBe('/request-invite/portugal?departure=10')
    expect(screen.getByText('Your departure: 27 September - 4 October 2025')).toBeVisible()
    expect(typed(invite)).toEqual(good)
    await user.click(submit(invite))
    await screen.findByText('Request Submitted!', { selector: 'h2' })
    expect(sent()[0]?.body).toMatchObject({ tripId: 5, scheduleId: 10 })
  })

  it('is the one of the page that the link back leads to', async () => {
    await openSite('/request-invite/portugal?departure=10')
    expect(await screen.findByRole('link', { name: /^Back to / })).toHaveAttribute(
      'href',
      '/trips/5?departure=10',
    )
  })

  it('is not one that an operator has closed', async () => {
    const { schedule } = club().state
    const departures = schedule.departures.filter(({ id }) => id !== 2)
    club().state.schedule = { ...schedule, departures }
    openForm(5, '/request-invite/portugal?departure=2')
    await form()
    await waitFor(() => expect(screen.queryByText(/^Your departure/)).not.toBeInTheDocument())
    expect((await select()).getAllByRole('option')).toHaveLength(2)
  })

  it.each(['cancelled', 'taken off the schedule'])('is not one that was %s', async (how) => {
    const { schedule } = club().state
    const departures = schedule.departures.map((one) => ({ ...one, isClosed: one.id === 2 }))
    club().state.schedule = {
      ...schedule,
      departures: how === 'cancelled' ? departures : departures.filter(({ id }) => id !== 2),
    }
    const { user, invite } = await fillIn(openForm(5, '/request-invite/portugal?departure=2'))
    expect(await screen.findByText(/^The departure of 17-24 May 2025 can no longer/)).toBeVisible()
    expect((await select()).getAllByRole('option')).toHaveLength(2)
    await user.click(submit(invite))
    await screen.findByText('Request Submitted!', { selector: 'h2' })
    expect(sent()[0]?.body).not.toHaveProperty('scheduleId')
  })

  it('cannot be chosen if the trip has none', async () => {
    club().state.schedule = { ...club().state.schedule, departures: [] }
    openForm(5, '/request-invite/portugal')
    await form()
    await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument())
  })
})

describe('a departure that was chosen in the schedule', () => {
  it('is shown with its duration and price, and sent with the request', async () => {
    const { user, invite } = await fillIn(openForm(5, '/request-invite/portugal?departure=2'))
    expect(await screen.findByText('Your departure: 17-24 May 2025')).toBeInTheDocument()
    expect(screen.getByText('8 days / 7 nights · INR 3 Lacs')).toBeInTheDocument()
    expect(screen.getByText(inclusionNote)).toBeInTheDocument()
    await user.click(submit(invite))
    await screen.findByText('Request Submitted!', { selector: 'h2' })
    expect(sent()[0]?.body).toMatchObject({ tripId: 5, scheduleId: 2 })
  })

  it('can be one that an operator added for a later year', async () => {
    const [planned] = club().state.schedule.departures.filter(({ tripId }) => tripId === 5)
    club().state.schedule = {
      ...club().state.schedule,
      departures: [{ ...planned!, id: 41, departureDate: '2027-03-06', duration: 4, priceTier: 2 }],
    }
    const { user, invite } = await fillIn(openForm(5, '/request-invite/portugal?departure=41'))
    expect(await screen.findByText('Your departure: 6-9 March 2027')).toBeInTheDocument()
    await user.click(submit(invite))
    await screen.findByText('Request Submitted!', { selector: 'h2' })
    expect(sent()[0]?.body).toMatchObject({ tripId: 5, scheduleId: 41 })
  })

  it('can be removed', async () => {
    const { user, invite } = await fillIn(openForm(5, '/request-invite/portugal?departure=2'))
    const departure = await screen.findByRole('combobox', { name: 'Departure' })
    expect(departure).toHaveValue('2')
    await user.selectOptions(departure, 'Any date works for me')
    expect(address()).toBe('/request-invite/portugal')
    expect(screen.queryByText(/^Your departure/)).not.toBeInTheDocument()
    expect(typed(invite)).toEqual(good)
    await user.click(submit(invite))
    await screen.findByText('Request Submitted!', { selector: 'h2' })
    expect(sent()[0]?.body).not.toHaveProperty('scheduleId')
  })

  it.each(['3', '99', 'abc', ''])(
    'is ignored if the trip does not have it: %j',
    async (departure) => {
      openForm(5, `/request-invite/portugal?departure=${departure}`)
      await form()
      expect(screen.queryByText(/^Your departure/)).not.toBeInTheDocument()
    },
  )
})

describe('a member whose invite to the trip is approved', () => {
  const request: InviteRequestItem = {
    kind: 'trip',
    id: 1,
    tripName: 'Hidden Gems of Turkey',
    status: 'approved',
    requestedDate: 'Any departure',
    requestDate: '2025-04-30T10:00:00.000Z',
    departures: [
      { id: 7, dates: '14-17 August 2025', isBooked: false, offeredUntil: null, free: 3 },
      { id: 11, dates: '11-14 October 2025', isBooked: true, offeredUntil: null, free: 3 },
    ],
  }
  const openAsMember = (requests: InviteRequestItem[], tripId = 1) => {
    club().signIn(testMember('maya', { firstName: 'Maya' }))
    club().state.requests = requests
    return openForm(tripId)
  }

  it('is led to booking', async () => {
    openAsMember([request, { ...request, id: 2 }])
    expect(await screen.findByText('Your invite to this trip is approved.')).toBeVisible()
    const links = screen
      .getAllByRole('link', { name: /^(Book|See) Your/ })
      .map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['Book Your Seat: 14-17 August 2025', '/book/7'],
      ['See Your Booking: 11-14 October 2025', '/book/11'],
    ])
  })

  it('finds only the form on the page of another trip', async () => {
    openAsMember([request], 2)
    await form()
    await waitFor(() => expect(reads()).toContain('GET /api/user/invite-requests'))
    expect(screen.queryByText('Your invite to this trip is approved.')).not.toBeInTheDocument()
  })
})

describe('a member whose request for the trip is pending', () => {
  const request: InviteRequestItem = {
    kind: 'trip',
    id: 5,
    tripName: 'Hidden Gems of Turkey',
    status: 'pending',
    requestedDate: '14-17 August 2025',
    requestDate: '2025-04-30T10:00:00.000Z',
  }

  it('reads so in the words of the confirmation, and can withdraw it', async () => {
    club().signIn(testMember('maya', { firstName: 'Maya' }))
    club().state.requests = [request]
    club().answer(withdrawInviteRequest, () => {
      club().state.requests = [{ ...request, status: 'withdrawn' }]
      return club().state.requests[0]!
    })
    const { user } = openForm()
    expect(await screen.findByText('Your request for an invite is with us')).toBeVisible()
    expect(screen.getByText(/\(14-17 August 2025, sent on 30 April 2025\)/)).toBeVisible()
    expect(screen.getByText(open.answer)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Withdraw Request' }))
    await waitFor(() =>
      expect(screen.queryByText('Your request for an invite is with us')).not.toBeInTheDocument(),
    )
    expect(club().calls.map(({ line }) => line)).toContain(
      'POST /api/user/invite-requests/trip/5/withdrawal',
    )
  })
})
