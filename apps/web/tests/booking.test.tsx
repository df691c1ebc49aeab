import { logIn, resendVerification, verifyEmailCode } from '@farandfew/domain/auth/auth.contract.ts'
import type { BookingView, DepartureOffer } from '@farandfew/domain/bookings/booking-view.ts'
import {
  cancelBooking,
  holdSeat,
  verifyPayment,
} from '@farandfew/domain/bookings/bookings.contract.ts'
import { createPaymentOrder, paySandbox } from '@farandfew/domain/payments/payments.contract.ts'
import {
  askForSeatNotice,
  joinWaitlist,
  leaveWaitlist,
} from '@farandfew/domain/waitlist/waitlist.contract.ts'
import type { PaymentCheckout } from '@farandfew/domain/payments/payment.ts'
import type { Seats } from '@farandfew/domain/departures/listed-departure.ts'
import type { Contract } from '@farandfew/domain/contract/contract.ts'
import type { WaitlistPlace } from '@farandfew/domain/waitlist/waitlist.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  confirmedBooking,
  expiredBooking,
  heldBooking,
  releasedBooking,
  requestedRefund,
  seatsWithFree,
  testMember,
} from './club-rows.ts'
import { address, headTag, openSite, withFakeApi } from './open-site.tsx'

// Checks follow each other at once, so that the last one comes soon.
jest.mock('../src/features/payments/check-delays.ts', () => ({
  checkDelays: [0, 1, 1],
  unknownCheckMs: 100,
}))

const club = withFakeApi()
beforeEach(() => window.localStorage.clear())

const turkey = 7
const { visa } = heldBooking().trip
const confirmedEmail = { email: 'maya@example.com', emailVerified: true }
const maya = testMember('maya', { firstName: 'Maya', ...confirmedEmail })
const open = (id: number | string = turkey) => openSite(`/book/${id}`)
const panel = async (name: string | RegExp) => within(await screen.findByRole('region', { name }))
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const dialog = async (name = 'Test checkout') => within(await screen.findByRole('dialog', { name }))
const sent = (line: string) => club().calls.filter((call) => call.line === line)
const rows = (region: ReturnType<typeof within>) =>
  region
    .getAllByRole('definition')
    .map((amount: HTMLElement) => [amount.previousElementSibling?.textContent, amount.textContent])

/** Opens the page of a signed-in member who holds a seat, or has another booking. */
async function openHeld(booking = heldBooking()) {
  club().signIn(maya)
  club().state.bookings = [booking]
  const site = await open()
  await screen.findByRole('region', { name: /^(Pay to|Your hold|Your payment|You )/ })
  return site
}

/** The page reads the booking, which is now this one, when its tab is visible again. */
function readAgain(booking: BookingView) {
  club().state.bookings = [booking]
  act(() => void fireEvent(window, new Event('visibilitychange')))
}

/** The call answers with this booking, which is what is read afterwards. */
function answerBooking(
  contract: Contract & { responses: Record<number, (typeof verifyPayment)['responses'][200]> },
  booking: BookingView,
) {
  club().answer(contract, () => {
    club().state.bookings = [booking]
    return booking
  })
}

const checkout: PaymentCheckout = {
  bookingId: 100,
  orderId: 'order_1',
  amount: 5_000_000,
  currency: 'INR',
  gateway: 'sandbox',
  publicKey: 'key',
  payer: { name: 'Maya Rao', email: 'maya@mail.example', phone: null },
}

async function logInAsMaya(user: Awaited<ReturnType<typeof open>>['user'], member = maya) {
  club().answer(logIn, member)
  await user.click(await button('Login with Email'))
  const form = await dialog('Login with Email')
  await user.type(form.getByLabelText(/^Username/), 'maya')
  await user.type(form.getByLabelText(/^Password/), 'far-places')
  await user.click(form.getByRole('button', { name: 'Log In' }))
}

/** The texts of a table, by row. */
const cells = (shown: Awaited<ReturnType<typeof panel>>) =>
  shown.getAllByRole('row').map((row) => Array.from(row.children, ({ textContent }) => textContent))

const confirmed = () => panel('Your seat is confirmed')

describe('the page of a departure', () => {
  it('shows trip, dates, seats, group, price, plan and terms', async () => {
    const { container } = await open()
    const book = await panel('Book your seat')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hidden Gems of Turkey')
    expect(
      within(screen.getAllByRole('list')[0]!.closest('main') ?? container)
        .getByText('14-17 August 2025')
        .closest('ul'),
    ).toHaveTextContent(
      'Turkey14-17 August 20254 days / 3 nights3 seats leftHosted by Elif Kaya5 of 8 booked',
    )
    expect(book.getByText(/^₹2,00,000/)).toBeVisible()
    expect(screen.getByText(`Visa: ${visa}`)).toBeVisible()
    const plan = '₹50,000 deposit now, and the balance of ₹1,50,000 by 15 June 2025.'
    expect(book.getByText(plan)).toBeVisible()
    expect(
      book.getByText(
        '5 of 8: guaranteed when 3 more join; decided by 15 June 2025, otherwise everyone is refunded in full.',
      ),
    ).toBeVisible()
    expect(rows(await panel('Price'))).toEqual([
      ['Package', '₹1,86,741'],
      ['GST', '₹9,337'],
      ['TCS', '₹3,922'],
      ['Total', '₹2,00,000'],
    ])
    expect(cells(await panel('If you cancel'))).toEqual([
      ['When', 'Deposit paid', 'Paid in full'],
      ['Until 15 June 2025Everything you have paid', '₹50,000', '₹2,00,000'],
      ['Until 15 July 2025Half of what you have paid', '₹25,000', '₹1,00,000'],
      ['From 16 July 2025No refund', '₹0', '₹0'],
    ])
    expect((await panel("What's Included")).getAllByRole('listitem').length).toBeGreaterThan(3)
    expect((await panel("What's Not Included")).getAllByRole('listitem').length).toBeGreaterThan(3)
    expect(document.title).toBe('Book: Hidden Gems of Turkey - Far & Few')
    expect(headTag('meta[name="robots"]')).toBe('noindex')
  })

  it('asks for the whole price if departure is near', async () => {
    club().state.offers[turkey] = {
      plan: { kind: 'at once', now: 20_000_000 },
      refundTable: {
        headings: null,
        canReflect: false,
        rows: [{ until: null, when: 'From now on', share: 'No refund', amount: 0, ofWhole: null }],
      },
    }
    await open()
    expect(
      (await panel('Book your seat')).getByText('₹2,00,000 now, which is the full price.'),
    ).toBeVisible()
    expect(rows(await panel('If you cancel'))).toEqual([['From now onNo refund', '₹0']])
  })

  it.each(['by-invite', 'full', 'closed'] as const)(
    'offers what is possible if it is %s',
    async (state) => {
      club().state.offers[turkey] = { state }
      await open()
      const links = {
        'by-invite': [['Request Invite', '/request-invite/turkey?departure=7']],
        full: [['Request Invite', '/request-invite/turkey?departure=7']],
        closed: [['Ask for the next date', '/request-invite/turkey']],
      }[state]
      const region = await panel(/^This departure /)
      const hasPrice = state !== 'closed'
      expect(screen.queryAllByRole('region', { name: 'Price' })).toHaveLength(hasPrice ? 1 : 0)
      expect(screen.queryAllByRole('region', { name: 'If you cancel' })).toHaveLength(
        hasPrice ? 1 : 0,
      )
      await waitFor(() =>
        expect(
          region.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
        ).toEqual(links),
      )
      expect(region.queryByRole('button', { name: 'Book Now' })).not.toBeInTheDocument()
      const others = (await panel('Choose your departure')).getAllByRole('link')
      expect(others.map((link) => link.getAttribute('href'))).toEqual(['/book/11'])
    },
  )

  it.each(['99', 'seven'])('says that departure %s does not exist', async (id) => {
    await open(id)
    expect(await screen.findByRole('heading', { name: 'Departure Not Found' })).toBeVisible()
  })

  it('can be loaded again after a failure', async () => {
    club().fail('GET /api/schedules/7', { code: 'DATABASE_UNAVAILABLE', detail: 'Unavailable.' })
    const { user } = await open()
    await user.click(await button('Try Again'))
    await panel('Book your seat')
  })
})

describe('the other departures of the trip', () => {
  const setSeats = (id: number, free: number) => {
    const { schedule } = club().state
    club().state.schedule = {
      ...schedule,
      departures: schedule.departures.map((one) =>
        one.id === id ? { ...one, ...seatsWithFree(free) } : one,
      ),
    }
  }
  const october = 'Saturday 11 October 2025'
  const picker = () => panel('Choose your departure')
  const noPicker = () =>
    expect(screen.queryByRole('region', { name: 'Choose your departure' })).not.toBeInTheDocument()

  it('have date, state, length and price, and lead to their pages; this one is marked', async () => {
    const { user } = await open()
    const list = await picker()
    await waitFor(() => expect(list.getAllByText('Open · 3 left')).toHaveLength(2))
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Thursday 14 August 2025Open · 3 left4 days / 3 nights · INR 2 Lacs · shown on this page',
      'Saturday 11 October 2025Open · 3 left4 days / 3 nights · INR 2 Lacs5 of 8: guaranteed when 3 more join; decided by 12 August 2025, otherwise everyone is refunded in full.We say who is going once 9 of 12 seats are booked',
    ])
    // The panel next to it says so of the departure that is shown.
    expect(screen.getAllByText(/^5 of 8: .* decided by 15 June 2025/)).toHaveLength(1)
    const [shown] = list.getAllByRole('listitem')
    expect(shown!.querySelector('[aria-current="true"]')).toHaveTextContent('14 August 2025')
    await user.click(list.getByRole('link', { name: new RegExp(october) }))
    await screen.findAllByText('11-14 October 2025')
    expect(address()).toBe('/book/11')
    await waitFor(() =>
      expect(document.querySelector('[aria-current="true"]')).toHaveTextContent(october),
    )
  })

  it('lead to the invite page if they are by invite', async () => {
    const portugal = 2
    await open(portugal)
    const link = within((await picker()).getAllByRole('listitem')[1]!).getByRole('link')
    expect(link).toHaveTextContent('Saturday 27 September 2025By invite8 days')
    expect(link).toHaveAttribute('href', '/request-invite/portugal?departure=10')
  })

  it('are not shown if none of them can be chosen', async () => {
    setSeats(11, 0)
    await open()
    await panel('Book your seat')
    await waitFor(noPicker)
    const montenegro = 9
    await open(montenegro)
    noPicker()
  })

  it('are not those that can no longer be booked', async () => {
    const { schedule } = club().state
    club().state.schedule = {
      ...schedule,
      departures: schedule.departures.map((one) => ({ ...one, isClosed: one.id === 11 })),
    }
    await open()
    await panel('Book your seat')
    await waitFor(noPicker)
  })

  it('are offered if this one is full, as the panel says', async () => {
    const { departure } = heldBooking()
    club().state.offers[turkey] = {
      state: 'full',
      departure: { ...departure, ...seatsWithFree(0) },
    }
    await open()
    const [shown] = (await picker()).getAllByRole('listitem')
    expect(shown).toHaveTextContent('Full · 5 booked · 1 held · 1 offered · 5 kept')
  })

  it('are not offered to a member who holds or has a seat', async () => {
    await openHeld()
    noPicker()
    readAgain(confirmedBooking())
    await confirmed()
    noPicker()
  })
})

describe('Book Now', () => {
  it('holds a seat with a key, once for a double click', async () => {
    club().signIn(maya)
    answerBooking(holdSeat, heldBooking())
    const { user } = await open()
    const book = await button('Book Now')
    const release = club().hold()
    await user.dblClick(book)
    release()
    await panel('Pay to confirm your seat')
    const [hold, ...more] = sent('POST /api/bookings')
    expect(hold).toMatchObject({ body: { scheduleId: 7 }, idempotencyKey: expect.any(String) })
    expect(more).toEqual([])
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Pay to confirm your seat' })).toHaveFocus(),
    )
  })

  it('shows the booking that a member already has', async () => {
    club().state.bookings = [confirmedBooking()]
    club().fail('POST /api/bookings', { code: 'BOOKED_ALREADY', detail: 'You have a seat.' })
    const { user } = await open()
    await user.click(await button('Book Now'))
    await logInAsMaya(user)
    await confirmed()
  })

  it('says that the last seat was just taken, and shows what is possible now', async () => {
    club().signIn(maya)
    const { user } = await open()
    const book = await button('Book Now')
    club().state.offers[turkey] = { state: 'full' }
    const detail = 'The last seat was just taken.'
    club().fail('POST /api/bookings', { code: 'NO_SEAT_LEFT', detail })
    await user.click(book)
    expect((await panel('This departure is full')).getByText(detail)).toBeVisible()
  })

  it.each([
    [{ status: 502, text: 'Bad gateway' }, /^We could not reach our server\./],
    [
      { code: 'REQUEST_RUNNING', detail: 'We are still working on it.' },
      'We are still working on it.',
    ],
  ] as const)('can be tried again with the same key after %j', async (failure, text) => {
    club().signIn(maya)
    answerBooking(holdSeat, heldBooking())
    club().fail('POST /api/bookings', failure)
    const { user } = await open()
    await user.click(await button('Book Now'))
    await screen.findByText(text)
    await user.click(await button('Book Now'))
    await panel('Pay to confirm your seat')
    const [first, second] = sent('POST /api/bookings')
    expect(second!.idempotencyKey).toBe(first!.idempotencyKey)
  })

  it('asks to log in again if the session is over', async () => {
    club().signIn(maya)
    answerBooking(holdSeat, heldBooking())
    const { user } = await open()
    const book = await button('Book Now')
    club().endSession()
    await user.click(book)
    await logInAsMaya(user)
    await panel('Pay to confirm your seat')
    const [first, second] = sent('POST /api/bookings')
    expect(second!.idempotencyKey).toBe(first!.idempotencyKey)
  })
})

/** Eleven seats are booked, and the others as told. */
const fullOffer = (others: Partial<Seats>): Partial<DepartureOffer> => ({
  state: 'full',
  departure: {
    ...heldBooking().departure,
    seats: {
      total: 12,
      booked: 11,
      held: 0,
      offered: 0,
      kept: 0,
      free: 0,
      isBeingPaid: false,
      ...others,
    },
    spotsRemaining: 0,
  },
})

describe('an address that is not confirmed', () => {
  const ira = testMember('ira', { email: 'ira@example.com' })
  const form = async () =>
    within(await screen.findByRole('form', { name: 'Confirm your email address' }))

  it('is confirmed in place by a code, and the seat is held', async () => {
    club().signIn(ira)
    club().answer(resendVerification, { sent: true })
    club().answer(verifyEmailCode, () => club().signIn({ ...ira, emailVerified: true }))
    const { user } = await open()
    await user.click(await button('Book Now'))
    const confirm = await form()
    expect(screen.queryByRole('button', { name: 'Book Now' })).not.toBeInTheDocument()
    expect(confirm.getByText('ira@example.com')).toBeVisible()
    club().fail('POST /api/user/email/code', { code: 'WRONG_CODE', detail: 'Not this code.' })
    await user.type(confirm.getByLabelText(/^Code/), '111111')
    await user.click(confirm.getByRole('button', { name: 'Confirm and Hold My Seat' }))
    expect(await confirm.findByText('Not this code.')).toBeVisible()
    await user.click(confirm.getByRole('button', { name: 'Send a New Code' }))
    expect(await screen.findByText('Code on its way')).toBeVisible()
    answerBooking(holdSeat, heldBooking())
    await user.clear(confirm.getByLabelText(/^Code/))
    await user.type(confirm.getByLabelText(/^Code/), '222 222')
    await user.click(confirm.getByRole('button', { name: 'Confirm and Hold My Seat' }))
    await panel('Pay to confirm your seat')
    const codes = sent('POST /api/user/email/code').map(({ body }) => body)
    expect(codes).toEqual([{ code: '111111' }, { code: '222222' }])
  })

  it('needs no code if its link was opened in the meantime', async () => {
    club().signIn(ira)
    club().answer(resendVerification, { sent: true })
    const { user } = await open()
    await user.click(await button('Book Now'))
    const confirm = await form()
    club().signIn({ ...ira, emailVerified: true })
    club().answer(resendVerification, { sent: false })
    answerBooking(holdSeat, heldBooking())
    await user.click(confirm.getByRole('button', { name: 'Send a New Code' }))
    await panel('Pay to confirm your seat')
  })

  it('is confirmed before the member joins a waitlist', async () => {
    club().signIn(ira)
    club().state.offers[turkey] = fullOffer({ kept: 1 })
    club().answer(resendVerification, { sent: true })
    const { user } = await open()
    await user.click(await button('Join the Waitlist'))
    expect((await form()).getByText(/^We email you when a seat is free/)).toBeVisible()
  })

  it('is asked for if only the API knows that it is not confirmed', async () => {
    club().signIn(maya)
    club().answer(resendVerification, { sent: true })
    const detail = 'Please confirm your email address first.'
    club().fail('POST /api/bookings', { code: 'EMAIL_UNCONFIRMED', detail })
    const { user } = await open()
    await user.click(await button('Book Now'))
    expect((await form()).getByText('maya@example.com')).toBeVisible()
  })

  it('is added first if the account has none', async () => {
    club().signIn(testMember('ira'))
    const { user } = await open()
    await user.click(await button('Book Now'))
    expect(await screen.findByRole('link', { name: 'add one in My Profile' })).toHaveAttribute(
      'href',
      '/account?tab=my-profile',
    )
    expect(sent('POST /api/user/email/verification')).toEqual([])
  })
})

describe('the waitlist of a full departure', () => {
  const place: WaitlistPlace = {
    ...{ scheduleId: turkey, position: 2 },
    ...{ offeredUntil: null, isOpened: false, isKept: false },
  }
  beforeEach(() => {
    club().state.offers[turkey] = fullOffer({ kept: 1 })
  })

  it('is joined and left with one press each', async () => {
    club().signIn(maya)
    club().answer(joinWaitlist, () => {
      club().state.offers[turkey] = { ...fullOffer({ kept: 1 }), waitlist: place }
      return place
    })
    club().answer(leaveWaitlist, () => {
      club().state.offers[turkey] = fullOffer({ kept: 1 })
      return { waiting: false as const }
    })
    const { user } = await open()
    await user.click(await button('Join the Waitlist'))
    const full = await panel('This departure is full')
    expect(
      await full.findByText(
        /^You are 2nd on the waitlist\. We'll email you when a seat is yours to book\.$/,
      ),
    ).toBeVisible()
    await user.click(await button('Leave the Waitlist'))
    expect(await button('Join the Waitlist')).toBeVisible()
  })

  it('shows a member who logs in the seat that they have, and joins nothing', async () => {
    club().state.bookings = [confirmedBooking()]
    const { user } = await open()
    await user.click(await button('Booked or on the Waitlist? Log In'))
    await logInAsMaya(user)
    await confirmed()
    expect(sent('POST /api/waitlist')).toEqual([])
  })

  it('gives way, while others are paying for the last seats, to one mail when a seat comes back', async () => {
    club().signIn(maya)
    const paying = {
      ...fullOffer({ held: 1, isBeingPaid: true }),
      state: 'being-paid' as const,
      beingPaidUntil: '2025-05-01T04:30:00.000Z',
    }
    club().state.offers[turkey] = paying
    club().answer(askForSeatNotice, () => {
      club().state.offers[turkey] = { ...paying, hasSeatNotice: true }
      return { scheduleId: turkey }
    })
    const { user } = await open()
    const offer = await panel('Last seats are being paid')
    expect(
      offer.getByText(
        '11 booked · 1 held · 0 free. Others are paying for the last seats: by 1 May 2025 at 10:00 IST they are booked, or free again.',
      ),
    ).toBeVisible()
    expect(offer.queryByRole('button', { name: 'Join the Waitlist' })).not.toBeInTheDocument()
    await user.click(await button('Tell Me When One Comes Back'))
    expect(await offer.findByText(/^We will email you once when a seat comes back\./)).toBeVisible()
    expect(offer.queryByRole('button', { name: /^Tell Me/ })).not.toBeInTheDocument()
    expect(sent('POST /api/waitlist/notices')).toHaveLength(1)
    club().answer(leaveWaitlist, () => {
      club().state.offers[turkey] = paying
      return { waiting: false as const }
    })
    await user.click(await button('Do Not Email Me'))
    expect(await button('Tell Me When One Comes Back')).toBeVisible()
    expect(offer.queryByText(/^We will email you once/)).not.toBeInTheDocument()
    expect(sent(`DELETE /api/waitlist/${turkey}`)).toHaveLength(1)
  })

  it('lets a member who asked for a mail before it was full withdraw it, or join', async () => {
    club().signIn(maya)
    club().state.offers[turkey] = { ...fullOffer({}), hasSeatNotice: true }
    await open()
    expect(await screen.findByText(/^We will email you once/)).toBeVisible()
    expect(await button('Do Not Email Me')).toBeVisible()
    expect(await button('Join the Waitlist')).toBeVisible()
  })

  it('asks a visitor to log in first', async () => {
    const { user } = await open()
    await user.click(await button('Join the Waitlist'))
    await dialog('Sign Up / Log In')
  })

  it('says until when a freed seat is kept, and lets the member book it', async () => {
    club().signIn(maya)
    const offeredUntil = new Date(Date.now() + 5.5 * 3_600_000).toISOString()
    club().state.offers[turkey] = { waitlist: { ...place, position: 1, offeredUntil } }
    await open()
    expect(
      await screen.findByText(/^A seat is yours to book until \d.* at \d\d:\d\d IST\.$/),
    ).toBeVisible()
    expect(screen.getByText(/^5 hours (29|30) minutes$/)).toBeVisible()
    const actions = (await panel('Book your seat')).getAllByRole('button')
    expect(actions.map(({ textContent }) => textContent)).toEqual([
      'Book Now',
      'Leave the Waitlist',
    ])
  })

  it('says until when a seat is kept for the member, who is on no waitlist', async () => {
    club().signIn(maya)
    const offeredUntil = new Date(Date.now() + 5.5 * 3_600_000).toISOString()
    const kept = { ...place, position: 1, offeredUntil, isOpened: true, isKept: true }
    club().state.offers[turkey] = { state: 'bookable', waitlist: kept }
    await open()
    expect(
      await screen.findByText(/^A seat is kept for you until \d.* at \d\d:\d\d IST\.$/),
    ).toBeVisible()
    const actions = (await panel('Book your seat')).getAllByRole('button')
    expect(actions.map(({ textContent }) => textContent)).toEqual(['Book Now'])
  })
})

/** Opens a departure by invite for a member with a request for its trip. */
async function openAskedFor(status: 'pending' | 'approved') {
  club().signIn(testMember('maya'))
  club().state.offers[4] = { state: 'by-invite' }
  club().state.requests = [
    {
      kind: 'trip',
      id: 5,
      tripName: 'Bali Bliss',
      status,
      requestedDate: '21-28 June 2025',
      requestDate: '2025-04-30T10:00:00.000Z',
    },
  ]
  await openSite('/book/4')
}

it('shows a request for an invite that waits, and does not ask for another one', async () => {
  await openAskedFor('pending')
  expect(await screen.findByText('Your request for an invite is with us')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Withdraw Request' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Request Invite' })).not.toBeInTheDocument()
})

it('says of a departure that an approved invite is not for that it is not, and where its departures are', async () => {
  await openAskedFor('approved')
  expect(await screen.findByText(/^Your invite is not for this departure/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'see your invites' })).toHaveAttribute(
    'href',
    '/account?tab=trip-invites',
  )
  expect(screen.queryByRole('link', { name: 'Request Invite' })).not.toBeInTheDocument()
})

describe('after the return', () => {
  it('the page speaks of the past, and of nothing that is still to do', async () => {
    club().signIn(testMember('maya'))
    club().state.bookings = [confirmedBooking({ today: '2025-08-20', due: null, refundNow: null })]
    await openSite('/book/7')
    expect(await screen.findByRole('heading', { name: 'You were on this trip' })).toBeVisible()
    expect(screen.getAllByText('Ended on 17 August 2025.').length).toBeGreaterThan(0)
    expect(screen.getByRole('link', { name: 'Write a Review' })).toHaveAttribute(
      'href',
      '/account?tab=previous-trips',
    )
    for (const text of [
      /your passport/,
      /^Visa/,
      /is confirmed/,
      /book flights/,
      /Meet the others/,
    ]) {
      expect(screen.queryByText(text)).not.toBeInTheDocument()
    }
    expect(screen.queryByRole('link', { name: 'Add to calendar' })).not.toBeInTheDocument()
  })
})

it.each([
  ['2025-06-15', 'The balance of ₹1,50,000 is due by 15 June 2025. We accept it until'],
  ['2025-06-16', 'Balance overdue: ₹1,50,000 was due by 15 June 2025. We accept it until'],
])('the page says on %s whether the balance is overdue', async (today, text) => {
  club().signIn(maya)
  const departure = { ...confirmedBooking().departure, groupDecision: 'guaranteed' } as const
  club().state.bookings = [confirmedBooking({ today, departure })]
  await open()
  const region = await confirmed()
  expect(region.getByText((words) => words.startsWith(text))).toBeVisible()
  expect(
    region.getByText('Guaranteed: this departure takes place, and you can book your flights.'),
  ).toBeVisible()
})

it('says after a part refund what went back, and measures cancelling by what is left', async () => {
  club().signIn(maya)
  const back = {
    ...requestedRefund(),
    amount: 2_000_000,
    reason: 'goodwill',
    step: 'done',
  } as const
  club().state.bookings = [
    confirmedBooking({
      money: 'part-refunded',
      amountRefunded: 2_000_000,
      refundHistory: [back],
      refundNow: 3_000_000,
      partRefunded: 2_000_000,
      refundSteps: [
        { rule: 'early', amount: 3_000_000, until: '2025-06-15' },
        { rule: 'half', amount: 1_500_000, until: '2025-07-15' },
        { rule: 'late', amount: 0, until: undefined },
      ],
    }),
  ]
  await open()
  const region = await confirmed()
  expect(region.getByText('Part refunded: ₹20,000 of the ₹50,000 you have paid.')).toBeVisible()
  expect(cells(await panel('If you cancel'))).toEqual([
    ['When', 'As it stands', 'Once paid in full'],
    ['Until 15 June 2025Everything that is left of what you paid', '₹30,000', '₹1,80,000'],
    ['Until 15 July 2025Half of what is left of what you paid', '₹15,000', '₹90,000'],
    ['From 16 July 2025No refund', '₹0', '₹0'],
  ])
})

describe('the hold', () => {
  const heldFor = (milliseconds: number, clock = Date.now()) =>
    heldBooking({
      now: new Date(clock).toISOString(),
      holdExpiresAt: new Date(clock + milliseconds).toISOString(),
    })

  it('says before the payment whether the departure takes place', async () => {
    await openHeld()
    expect((await panel('Pay to confirm your seat')).getByText(/^5 of 8: guaranteed/)).toBeVisible()
  })

  it('is counted by the clock of the server', async () => {
    await openHeld(heldFor(15 * 60_000, Date.now() + 3 * 3_600_000))
    expect(screen.getByRole('timer')).toHaveTextContent(/^Your seat is held for (15:00|14:5\d)$/)
  })

  it.each([
    [5, 'Less than 5 minutes left to pay.'],
    [1, 'Less than 1 minute left to pay.'],
  ])('is announced when %i minutes are left', async (minutes, text) => {
    await openHeld()
    const status = screen.getByRole('timer').nextElementSibling!
    expect(status).toHaveAttribute('role', 'status')
    expect(status).toBeEmptyDOMElement()
    readAgain(heldFor((minutes * 60 + 1) * 1000))
    await waitFor(() => expect(status).toHaveTextContent(text))
  })

  it('asks for no payment while one is on its way', async () => {
    const holdExpiresAt = new Date(Date.now() + 4 * 60_000).toISOString()
    const { user } = await openHeld(heldBooking({ isPaymentOnItsWay: true, holdExpiresAt }))
    await panel('Your payment is on its way')
    expect(screen.getByRole('timer').nextElementSibling).toBeEmptyDOMElement()
    await user.click(await button('I Did Not Pay'))
    await screen.findByText('Less than 5 minutes left to pay.')
  })

  it('says after its end that late money is refunded', async () => {
    await openHeld(expiredBooking({ amountReturned: 5_000_000 }))
    const ended = await panel('Your hold has ended')
    expect(
      ended.getByText(/^Your payment of ₹50,000 arrived too late\. All of it goes back/),
    ).toBeVisible()
  })
})

describe('releasing the seat', () => {
  const release = () => button('Release My Seat')
  const line = 'POST /api/bookings/100/cancel'
  const cancels = () => sent(line)
  beforeEach(() => answerBooking(cancelBooking, releasedBooking()))

  it('frees it at once, says so, and offers to book again', async () => {
    const { user } = await openHeld()
    await user.dblClick(await release())
    const ended = await panel('You released your seat')
    expect(ended.getByText(/^You released it before you paid\./)).toBeVisible()
    expect(cancels()).toMatchObject([
      { body: { refund: 0, paid: 0 }, idempotencyKey: expect.any(String) },
    ])
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'You released your seat' })).toHaveFocus(),
    )
    answerBooking(holdSeat, heldBooking({ id: 101 }))
    await user.click(await button('Book Again'))
    await panel('Pay to confirm your seat')
  })

  it('is not offered while a payment is being checked', async () => {
    window.localStorage.setItem('open-payment-100', '{"orderId":"order_1","received":0}')
    const { user } = await openHeld()
    await screen.findByText('We have not received your payment yet.')
    expect(screen.queryByRole('button', { name: 'Release My Seat' })).not.toBeInTheDocument()
    await user.click(await button('I Did Not Pay'))
    expect(await release()).toBeVisible()
  })

  it('does nothing while the payment is being opened', async () => {
    club().answer(createPaymentOrder, checkout)
    const { user } = await openHeld()
    const open = club().hold()
    await user.click(await button(/^Pay Deposit of/))
    await user.click(await release())
    open()
    await dialog()
    expect(cancels()).toEqual([])
  })

  it('shows the seat as confirmed if a payment has arrived meanwhile', async () => {
    const { user } = await openHeld()
    club().state.bookings = [confirmedBooking()]
    club().fail(line, { code: 'REFUND_CHANGED', detail: 'The refund has changed.' })
    await user.click(await release())
    await confirmed()
  })

  it('says that late money goes back', async () => {
    await openHeld(releasedBooking({ amountReturned: 5_000_000 }))
    expect(
      await screen.findByText(
        /^Your payment of ₹50,000 arrived after this booking was cancelled\. All of it goes back/,
      ),
    ).toBeVisible()
  })

  it('can be tried again with the same key after a lost answer', async () => {
    const { user } = await openHeld()
    club().fail(line, { status: 502, text: 'Bad gateway' })
    await user.click(await release())
    await screen.findByText(/^We could not reach our server, so we do not know whether your seat/)
    await user.click(await release())
    await panel('You released your seat')
    const [first, second] = cancels()
    expect(second!.idempotencyKey).toBe(first!.idempotencyKey)
  })
})

describe('paying', () => {
  const signed = { paymentId: 'pay_1', signature: 'signed' }
  beforeEach(() => {
    club().answer(createPaymentOrder, checkout)
    club().answer(paySandbox, signed)
    answerBooking(verifyPayment, confirmedBooking())
  })

  it('shows what is being paid, and comes after agreeing to the terms', async () => {
    const { user } = await openHeld(heldBooking({ hasAgreed: false }))
    const order = await screen.findByLabelText('Your order')
    expect(order).toHaveTextContent(
      'TripHidden Gems of TurkeyDates14-17 August 2025TravellerMayaDue now₹50,000Due by 15 June 2025₹1,50,000',
    )
    const cancelling = await panel('If you cancel')
    expect(cells(cancelling)[0]).toEqual(['When', 'Deposit paid', 'Paid in full'])
    expect(
      cancelling.getByText(/^Within 24 hours of booking you get everything back/),
    ).toBeVisible()
    const orders = () => club().calls.filter(({ line }) => line === 'POST /api/payments/orders')
    await user.click(await button(/^Pay Deposit of/))
    const box = screen.getByRole('checkbox', { name: /Booking Terms.*18 or older/ })
    expect(box).toHaveFocus()
    expect(box).toHaveAccessibleDescription('Please agree before you pay')
    expect(orders()).toEqual([])
    await user.click(box)
    await user.click(await button(/^Pay Deposit of/))
    await dialog()
    expect(orders()).toMatchObject([{ body: { bookingId: 100, agreement: { isAdult: true } } }])
  })

  it('closes the checkout if another tab pays while it is open', async () => {
    const { user } = await openHeld()
    await user.click(await button(/^Pay Deposit of/))
    await dialog()
    readAgain(confirmedBooking())
    await screen.findByText('This is paid already, in another tab or on another device.')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('confirms the seat with receipt, calendar and the balance that is due', async () => {
    const { user } = await openHeld()
    await user.click(await button('Pay Deposit of ₹50,000'))
    const shown = await dialog()
    expect(
      shown.getByText('This is a test. No real money moves, whatever you choose.'),
    ).toBeVisible()
    expect(
      shown.getAllByRole('button').map(({ textContent, ariaLabel }) => textContent || ariaLabel),
    ).toEqual(['Pay ₹50,000', 'Decline', 'Pay late', 'Pay twice', 'Lose the answer', 'Close'])
    await user.click(shown.getByRole('button', { name: 'Pay ₹50,000' }))
    const done = await confirmed()
    expect(screen.getAllByText(`Visa: ${visa}`)).toHaveLength(1)
    expect(screen.getAllByText(/\bguaranteed\b.*(join|place)/i)).toHaveLength(1)
    expect(done.getByText('Deposit paid: ₹50,000 of ₹2,00,000.')).toBeVisible()
    expect(
      done.getByText(
        // The departure is decided on that day, so nothing else can end the booking before.
        'The balance of ₹1,50,000 is due by 15 June 2025.',
      ),
    ).toBeVisible()
    expect(done.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      '/api/bookings/100/calendar.ics',
    )
    expect(done.getByRole('link', { name: 'My Account' })).toHaveAttribute('href', '/account')
    expect(
      done.getByRole('link', { name: 'Receipt for the deposit FF/25-26/000042' }),
    ).toHaveAttribute('href', '/receipts/FF-25-26-000042')
    expect(sent('POST /api/payments/verify').map(({ body }) => body)).toEqual([
      { orderId: 'order_1', ...signed },
    ])
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Your seat is confirmed' })).toHaveFocus(),
    )
  })

  it('asks to log in again if the session is over, and then opens the payment', async () => {
    const { user } = await openHeld()
    club().endSession()
    await user.click(await button(/^Pay Deposit of/))
    await dialog('Sign Up / Log In')
    await user.keyboard('{Escape}')
    expect(
      await screen.findByText(/^You have been logged out\. Your seat is still held/),
    ).toBeVisible()
    await user.click(await button(/^Pay Deposit of/))
    await logInAsMaya(user)
    expect((await dialog()).getByRole('button', { name: /^Pay ₹/ })).toBeVisible()
  })

  it('reports the payment again after a reload if the API did not answer', async () => {
    const { user, unmount } = await openHeld()
    club().fail('POST /api/payments/verify', { status: 502, text: 'Bad gateway' }, 3)
    await user.click(await button(/^Pay Deposit of/))
    await user.click((await dialog()).getByRole('button', { name: 'Pay ₹50,000' }))
    await screen.findByText('We have not received your payment yet.')
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument()
    unmount()
    await open()
    await confirmed()
    expect(window.localStorage).toHaveLength(0)
  })

  it('does not say that nothing was charged while the payment of an ended hold is open', async () => {
    window.localStorage.setItem('open-payment-100', '{"orderId":"order_1","received":0}')
    club().answer(verifyPayment, () => club().state.bookings[0]!)
    const { user } = await openHeld(expiredBooking())
    const ended = await panel('Your hold has ended')
    expect(await ended.findByText('We have not received your payment yet.')).toBeVisible()
    expect(ended.queryByText(/^No payment has reached us/)).not.toBeInTheDocument()
    club().state.bookings = [expiredBooking({ amountReturned: 5_000_000 })]
    await user.click(ended.getByRole('button', { name: 'Check Again' }))
    await ended.findByText(/^Your payment of ₹50,000 arrived too late\. All of it goes back/)
  })

  it('offers no second payment while the server knows of one on its way', async () => {
    club().signIn(maya)
    club().state.bookings = [heldBooking({ isPaymentOnItsWay: true })]
    await open()
    const region = await panel('Your payment is on its way')
    expect(region.getByText(/^Your seat is confirmed as soon as it arrives\./)).toBeVisible()
    for (const name of [/^Pay/, 'Release My Seat']) {
      expect(region.queryByRole('button', { name })).not.toBeInTheDocument()
    }
  })

  it('opens a payment again after one press of a member who did not pay, also while it is being checked', async () => {
    window.localStorage.setItem('open-payment-100', '{"orderId":"order_1","received":0}')
    club().signIn(maya)
    club().state.bookings = [heldBooking({ isPaymentOnItsWay: true })]
    club().answer(verifyPayment, () => club().state.bookings[0]!)
    const { user } = await open()
    await panel('Your payment is on its way')
    expect(screen.queryByText('We are checking your payment.')).not.toBeInTheDocument()
    await user.click(await button('I Did Not Pay'))
    expect(await button(/^Pay Deposit of/)).toBeVisible()
    expect(window.localStorage).toHaveLength(0)
    const held = await panel('Pay to confirm your seat')
    expect(held.getByText('Due now')).toBeVisible()
    expect(held.getByText(/one of the two goes back to you in full\.$/)).toBeVisible()
    expect(held.getByRole('button', { name: 'Release My Seat' })).toBeVisible()
    expect(held.queryByText(/do not pay again/)).not.toBeInTheDocument()
  })

  it('offers a seat again to a member who did not pay before the hold ended', async () => {
    const { user } = await openHeld(expiredBooking({ isPaymentOnItsWay: true }))
    const open = await panel('Your payment is on its way')
    expect(open.queryByRole('button', { name: 'Hold a Seat Again' })).not.toBeInTheDocument()
    await user.click(await button('I Did Not Pay'))
    const ended = await panel('Your hold has ended')
    expect(ended.getByRole('button', { name: 'Hold a Seat Again' })).toBeVisible()
    expect(ended.queryByText(/do not pay again/)).not.toBeInTheDocument()
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Your hold has ended' })).toHaveFocus(),
    )
  })

  it('says of an ended booking what became of its money, also while the browser asks for another payment', async () => {
    window.localStorage.setItem('open-payment-100', '{"orderId":"order_2","received":5000000}')
    const cancelled = releasedBooking({ money: 'deposit-paid', amountPaid: 5_000_000 })
    const { title, money } = cancelled.summary
    club().answer(verifyPayment, cancelled)
    await openHeld(cancelled)
    expect((await panel(title)).getByText(money)).toBeVisible()
  })

  it('shows what another tab has paid instead of opening a payment', async () => {
    const { user } = await openHeld()
    club().state.bookings = [
      confirmedBooking({
        money: 'paid-in-full',
        amountPaid: 20_000_000,
        due: null,
      }),
    ]
    club().fail('POST /api/payments/orders', { code: 'NOTHING_DUE', detail: 'Nothing is due.' })
    await user.click(await button(/^Pay Deposit of/))
    await screen.findByText('Paid in full: ₹2,00,000.')
    expect(screen.queryByText(/^The balance/)).not.toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('does not open the balance if another tab has paid the deposit meanwhile', async () => {
    const { user } = await openHeld()
    club().state.bookings = [confirmedBooking()]
    club().answer(createPaymentOrder, { ...checkout, amount: 15_000_000 })
    await user.click(await button(/^Pay Deposit of/))
    await screen.findByText('Deposit paid: ₹50,000 of ₹2,00,000.')
    expect(screen.getByText(/^What is due has changed, so no payment was opened\./)).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('says that nothing was charged if the payment does not open', async () => {
    const { user } = await openHeld()
    const detail = 'The payment service does not answer. You were not charged.'
    club().fail('POST /api/payments/orders', { code: 'GATEWAY_UNAVAILABLE', detail })
    await user.click(await button(/^Pay Deposit of/))
    expect(await screen.findByText(detail)).toBeVisible()
    club().fail('POST /api/payments/orders', { status: 502, text: 'Bad gateway' })
    await user.click(await button(/^Pay Deposit of/))
    expect(
      await screen.findByText(/^The payment could not be opened\. You were not charged\./),
    ).toBeVisible()
  })
})

describe('paying by Razorpay', () => {
  type Options = {
    handler: (payment: { razorpay_payment_id: string; razorpay_signature: string }) => void
    modal: { ondismiss: () => void }
  }
  const opened = jest.fn<void, [Options]>()
  const script = () => document.head.querySelector<HTMLScriptElement>('script[src*="razorpay"]')
  beforeEach(() => {
    opened.mockReset()
    club().answer(createPaymentOrder, { ...checkout, gateway: 'razorpay' })
    answerBooking(verifyPayment, confirmedBooking())
  })
  afterAll(() => {
    delete window.Razorpay
    script()?.remove()
  })

  it('says that nothing was charged if its script does not load', async () => {
    const { user } = await openHeld()
    expect(script()).toBeNull()
    await user.click(await button(/^Pay Deposit of/))
    await waitFor(() => expect(script()).not.toBeNull())
    fireEvent.error(script()!)
    expect(
      await screen.findByText(/^The payment page did not load\. You were not charged\./),
    ).toBeVisible()
  })

  it('opens its checkout with the order, and confirms the seat', async () => {
    window.Razorpay = class {
      constructor(private readonly options: Options) {}
      open() {
        opened(this.options)
      }
    }
    const { user } = await openHeld()
    await user.click(await button(/^Pay Deposit of/))
    await waitFor(() => expect(script()).not.toBeNull())
    fireEvent.load(script()!)
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1))
    const [options] = opened.mock.calls[0]!
    expect(options).toMatchObject({
      key: 'key',
      order_id: 'order_1',
      amount: 5_000_000,
      currency: 'INR',
      name: 'Far & Few',
    })
    act(() => options.modal.ondismiss())
    expect(await screen.findByText(/^You closed the payment\. If you approved it/)).toBeVisible()
    await user.click(await button(/^Pay Deposit of/))
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(2))
    act(() =>
      opened.mock.calls[1]![0].handler({
        razorpay_payment_id: 'pay_1',
        razorpay_signature: 'signed',
      }),
    )
    await confirmed()
  })
})
