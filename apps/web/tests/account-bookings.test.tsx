import type { BookingView } from '@farandfew/domain/bookings/booking-view.ts'
import { cancelBooking } from '@farandfew/domain/bookings/bookings.contract.ts'
import { listTravelDetails } from '@farandfew/domain/travel-details/travel-details.contract.ts'
import { screen, waitFor, within } from '@testing-library/react'
import {
  confirmedBooking,
  expiredBooking,
  heldBooking,
  releasedBooking,
  requestedRefund,
  testMember,
} from './club-rows.ts'
import { findViolations, openSite, withFakeApi } from './open-site.tsx'

const club = withFakeApi()
beforeEach(() => window.localStorage.clear())

/** Opens the account of a member with one booking. */
async function openAccount(booking: BookingView) {
  club().signIn(testMember('maya', { firstName: 'Maya' }))
  club().state.bookings = [booking]
  return openSite('/account')
}
/** Cancelling answers with this booking, which is what is read afterwards. */
const answerCancel = (booking: BookingView) =>
  club().answer(cancelBooking, () => {
    club().state.bookings = [booking]
    return booking
  })
const list = async (name: string) => within(await screen.findByRole('list', { name }))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const linksOf = (card: ReturnType<typeof within>) =>
  card
    .getAllByRole('link')
    .map((link: HTMLElement) => [link.textContent, link.getAttribute('href')])

describe('the bookings in the account', () => {
  it('have dates, countdown, what was paid, group, itinerary, calendar, receipt and balance', async () => {
    await openAccount(confirmedBooking())
    const card = await list('Your bookings')
    expect(card.getByRole('heading', { name: 'Hidden Gems of Turkey' })).toBeVisible()
    for (const text of [
      'Confirmed',
      '14-17 August 2025',
      'in 105 days',
      'Deposit paid: ₹50,000 of ₹2,00,000.',
    ]) {
      expect(card.getByText(text)).toBeVisible()
    }
    expect(
      card.getByText(
        '5 of 8: guaranteed when 3 more join; decided by 15 June 2025, otherwise everyone is refunded in full.',
      ),
    ).toBeVisible()
    expect(card.getByText('The balance of ₹1,50,000 is due by 15 June 2025.')).toBeVisible()
    expect(linksOf(card)).toEqual([
      ['Pay Balance', '/book/7'],
      ['Itinerary', '/destinations/turkey?departure=7#itinerary'],
      ['Group Room', '/groups/7'],
      ['Add to calendar', '/api/bookings/100/calendar.ics'],
      ['Receipt for the deposit FF/25-26/000042', '/receipts/FF-25-26-000042'],
      ['Trip Pocket (works offline)', '/groups/7/pocket'],
    ])
  })

  it('say that a balance is overdue, as the booking page does', async () => {
    await openAccount(confirmedBooking({ today: '2025-06-16' }))
    const card = await list('Your bookings')
    expect(card.getByText(/^Balance overdue: ₹1,50,000 was due by 15 June 2025\./)).toBeVisible()
  })

  it('are not ended while a payment is on its way', async () => {
    await openAccount(expiredBooking({ isPaymentOnItsWay: true }))
    const card = await list('Your bookings')
    expect(card.getByText('Payment on its way')).toBeVisible()
    expect(card.queryByText('Expired')).not.toBeInTheDocument()
    expect(
      card.getByText(/^Your payment is on its way\. The payment has not reached us yet\./),
    ).toBeVisible()
    expect(linksOf(card)).toEqual([['See the Booking', '/book/7']])
    expect(screen.queryByRole('list', { name: 'Ended bookings' })).not.toBeInTheDocument()
  })

  it('ask for travel details only of a booking that has its seat', async () => {
    const missing = {
      bookingId: 100,
      departureId: 7,
      tripTitle: 'Hidden Gems of Turkey',
      departureDate: '2025-08-14',
      duration: 4,
      dueOn: '2025-07-15',
      eraseOn: '2025-11-15',
      open: true,
      state: 'missing',
      isLate: false,
      savedAt: null,
      hasArrival: false,
    } as const
    club().answer(listTravelDetails, [missing])
    const cancelled = releasedBooking({ id: 99, amountPaid: 5_000_000, money: 'refunded' })
    club().signIn(testMember('maya'))
    club().state.bookings = [confirmedBooking(), cancelled]
    await openSite('/account')
    expect(await (await list('Your bookings')).findByText(/^Due by 15 July 2025/)).toBeVisible()
    const ended = await list('Ended bookings')
    expect(ended.getByText('Refunded')).toBeVisible()
    expect(ended.queryByText('Travel details')).not.toBeInTheDocument()
  })

  it('lead back to the payment of a seat that is held', async () => {
    await openAccount(heldBooking())
    const card = await list('Your bookings')
    expect(linksOf(card)[0]).toEqual(['Continue to Payment', '/book/7'])
    // The same countdown as on the booking page.
    expect(card.getByRole('timer')).toHaveTextContent(/^Your seat is held for \d{1,2}:\d\d$/)
    expect(card.queryByRole('button', { name: 'Cancel Booking' })).not.toBeInTheDocument()
  })

  it('count the requests to connect that wait, on the tab, among the next steps and at the link', async () => {
    const asking = {
      memberId: 4,
      state: 'asking',
      note: null,
      canAsk: false,
      askAgainFrom: null,
      contact: null,
      member: { id: 4, name: 'Imani', picture: null },
      since: '2025-04-30T10:00:00.000Z',
    } as const
    club().state.connections = {
      ...club().state.connections,
      pairs: [asking, { ...asking, memberId: 5, state: 'connected' }],
    }
    await openAccount(confirmedBooking())
    expect(await screen.findByText('1 request to connect is waiting for your answer')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See Requests' })).toHaveAttribute(
      'href',
      '/connections',
    )
    expect(screen.getByRole('link', { name: /^My Connections/ })).toHaveTextContent('1 new')
    expect(
      screen.getByRole('tab', { name: 'Overview , 1 request to connect is waiting' }),
    ).toBeVisible()
  })

  it('let a seat go that is held, and offer to book again', async () => {
    answerCancel(releasedBooking())
    const { user } = await openAccount(heldBooking())
    const card = await list('Your bookings')
    await user.click(card.getByRole('button', { name: 'Release My Seat' }))
    const words = await screen.findByText(/^You released your seat: Hidden Gems of Turkey, 14-17/)
    const status = words.parentElement!
    expect(within(status).getByRole('link', { name: 'Book Again' })).toHaveAttribute(
      'href',
      '/book/7',
    )
    expect(screen.queryByRole('list', { name: 'Your bookings' })).not.toBeInTheDocument()
    expect(screen.queryByRole('list', { name: 'Ended bookings' })).not.toBeInTheDocument()
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Upcoming trips' })).toHaveFocus(),
    )
    expect(await findViolations()).toEqual([])
  })

  it('keep a seat that is held while a payment is being checked', async () => {
    window.localStorage.setItem('open-payment-100', '{"orderId":"order_1","received":0}')
    await openAccount(heldBooking())
    const card = await list('Your bookings')
    expect(card.queryByRole('button', { name: 'Release My Seat' })).not.toBeInTheDocument()
  })

  it('are not shown twice', async () => {
    club().state.userTrips.current = [
      {
        id: 100,
        destination: 'Turkey',
        date: '14-17 August 2025',
        status: 'Confirmed',
        groupSize: '8-12 People',
        coordinator: null,
        rating: null,
        highlights: [],
      },
    ]
    await openAccount(confirmedBooking())
    await list('Your bookings')
    expect(screen.queryByRole('list', { name: 'Upcoming trips' })).not.toBeInTheDocument()
  })

  it('are previous trips with their receipts once they are over', async () => {
    club().state.userTrips.previous = [
      {
        id: 100,
        destination: 'Turkey',
        date: '14-17 August 2025',
        status: 'Completed',
        groupSize: '8-12 People',
        coordinator: null,
        rating: null,
        highlights: [],
      },
    ]
    const { user } = await openAccount(
      confirmedBooking({ today: '2025-08-18', amountReturned: 5_000_000 }),
    )
    const trip = await list('Previous trips')
    for (const text of ['Turkey', 'Completed', '14-17 August 2025']) {
      expect(trip.getByText(text)).toBeVisible()
    }
    const receiptLink = await trip.findByRole('link', {
      name: 'Receipt for the deposit FF/25-26/000042',
    })
    expect(receiptLink).toHaveAttribute('href', '/receipts/FF-25-26-000042')
    for (const name of ['Your bookings', 'Ended bookings']) {
      expect(screen.queryByRole('list', { name })).not.toBeInTheDocument()
    }
    await user.click(screen.getByRole('tab', { name: 'Previous Trips' }))
    const tab = within(screen.getByRole('tabpanel', { name: 'Previous Trips' }))
    expect(tab.getByRole('link', { name: 'Receipt for the deposit FF/25-26/000042' })).toBeVisible()
  })

  it('can be loaded again', async () => {
    club().fail('GET /api/bookings', { code: 'DATABASE_UNAVAILABLE', detail: 'Unavailable.' })
    const { user } = await openAccount(confirmedBooking())
    await screen.findByText('We could not load your bookings.')
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await list('Your bookings')
  })
})

describe('cancelling', () => {
  const line = 'POST /api/bookings/100/cancel'
  beforeEach(() =>
    answerCancel(
      releasedBooking({
        amountPaid: 5_000_000,
        amountRefunded: 5_000_000,
        refundHistory: [requestedRefund()],
      }),
    ),
  )
  async function openCancel() {
    const site = await openAccount(confirmedBooking())
    const card = await list('Your bookings')
    await site.user.click(card.getByRole('button', { name: 'Cancel Booking' }))
    return { ...site, ask: await dialog('Cancel your booking?') }
  }
  const sent = () => club().calls.filter((call) => call.line === line)

  it('shows the refund to the rupee and by date first, and then where it goes', async () => {
    const { user, ask } = await openCancel()
    expect(ask.getByText(/^If you cancel now, you get/)).toHaveTextContent(
      'If you cancel now, you get a refund of ₹50,000 of the ₹50,000 you have paid.',
    )
    expect(ask.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '₹50,000',
      '₹25,000',
      '₹0',
    ])
    expect(sent()).toEqual([])
    await user.dblClick(ask.getByRole('button', { name: 'Cancel for ₹50,000 Back' }))
    const done = await dialog('Your booking is cancelled')
    expect(done.getByText('You have paid ₹50,000, and your refund is ₹50,000.')).toBeVisible()
    expect(done.getByLabelText('Refunds')).toHaveTextContent(
      'RefundRequested on 1 May 2025; it goes to the card or account that was used to pay.₹50,000',
    )
    expect(sent()).toMatchObject([
      { body: { refund: 5_000_000, paid: 5_000_000 }, idempotencyKey: expect.any(String) },
    ])
    await user.click(done.getByRole('button', { name: 'Done' }))
    const ended = await list('Ended bookings')
    expect(
      ended.getByText(
        /^You cancelled this booking\. You have paid ₹50,000, and your refund is ₹50,000\./,
      ),
    ).toBeVisible()
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Upcoming trips' })).toHaveFocus(),
    )
    expect(await findViolations()).toEqual([])
  })

  it('says that nothing goes back, instead of a sum of nothing', async () => {
    const none = { rule: 'late', amount: 0, until: undefined } as const
    const { user } = await openAccount(confirmedBooking({ refundNow: 0, refundSteps: [none] }))
    await user.click((await list('Your bookings')).getByRole('button', { name: 'Cancel Booking' }))
    const ask = await dialog('Cancel your booking?')
    expect(
      ask.getByText('If you cancel now, there is no refund of the ₹50,000 you have paid.'),
    ).toBeVisible()
    expect(ask.getByRole('button', { name: 'Cancel Without a Refund' })).toBeVisible()
  })

  it('measures after a part refund by what is left', async () => {
    const back = { ...requestedRefund(), amount: 2_000_000, reason: 'goodwill' } as const
    const left = { rule: 'early', amount: 3_000_000, until: '2025-06-15' } as const
    const { user } = await openAccount(
      confirmedBooking({
        refundHistory: [back],
        partRefunded: 2_000_000,
        refundNow: 3_000_000,
        refundSteps: [left],
      }),
    )
    await user.click((await list('Your bookings')).getByRole('button', { name: 'Cancel Booking' }))
    const ask = await dialog('Cancel your booking?')
    expect(ask.getByText(/^If you cancel now, you get/)).toHaveTextContent(
      'If you cancel now, you get a refund of ₹30,000 of the ₹30,000 left of what you have paid.',
    )
    expect(ask.getByText('Everything that is left of what you paid')).toBeVisible()
  })

  it('asks again if the refund has changed', async () => {
    const { user, ask } = await openCancel()
    club().state.bookings = [confirmedBooking({ refundNow: 2_500_000 })]
    club().fail(line, { code: 'REFUND_CHANGED', detail: 'The refund has changed.' })
    await user.click(ask.getByRole('button', { name: 'Cancel for ₹50,000 Back' }))
    expect(await ask.findByText(/^The refund has changed since it was shown\./)).toBeVisible()
    const again = await ask.findByRole('button', { name: 'Cancel for ₹25,000 Back' })
    await user.click(again)
    await dialog('Your booking is cancelled')
    expect(sent().map(({ body }) => body)).toEqual([
      { refund: 5_000_000, paid: 5_000_000 },
      { refund: 2_500_000, paid: 5_000_000 },
    ])
  })

  it('can be tried again with the same key after a lost answer', async () => {
    const { user, ask } = await openCancel()
    club().fail(line, { status: 502, text: 'Bad gateway' })
    await user.click(ask.getByRole('button', { name: 'Cancel for ₹50,000 Back' }))
    expect(await ask.findByText(/^We could not reach our server/)).toBeVisible()
    await user.click(ask.getByRole('button', { name: 'Cancel for ₹50,000 Back' }))
    await dialog('Your booking is cancelled')
    const [first, second] = sent()
    expect(second!.idempotencyKey).toBe(first!.idempotencyKey)
  })

  it('changes nothing if the member keeps the booking', async () => {
    const { user, ask } = await openCancel()
    await user.click(ask.getByRole('button', { name: 'Keep My Booking' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(sent()).toEqual([])
  })
})
