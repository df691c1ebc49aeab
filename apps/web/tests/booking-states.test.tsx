import {
  type BookingAction,
  type BookingFacts,
  summarizeBooking,
} from '@farandfew/domain/bookings/booking-summary.ts'
import { confirmed, expired } from '@farandfew/domain/bookings/testing/booking-facts.ts'
import { bookingCases } from '@farandfew/domain/bookings/testing/booking-cases.ts'
import type { BookingView } from '@farandfew/domain/bookings/booking-view.ts'
import { guaranteeText } from '@farandfew/domain/departures/guarantee.ts'
import { formatPaise } from '@farandfew/domain/money/format-paise.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { heldBooking, testMember } from './club-rows.ts'
import { openSite, withFakeApi } from './open-site.tsx'

// The booking page, the account and the pages about its departure say of a booking what its summary says, and nothing else: the same
// words, sums and actions.

const club = withFakeApi()
beforeEach(() => window.localStorage.clear())

/** What the API answers for a case. */
function viewOf(facts: BookingFacts, today: string): BookingView {
  const { status, endedBy, money, plan, amountPaid, partRefunded, discount, amountReturned } = facts
  const { refundHistory, refundNow, due, holdExpiresAt, departure, totalAmount } = facts
  const base = heldBooking()
  return {
    ...base,
    ...{ status, endedBy, money, plan, amountPaid, partRefunded, discount, amountReturned },
    ...{ refundHistory: [...refundHistory], refundNow, today },
    price: { ...base.price, total: totalAmount },
    due: due ? { part: status === 'pending' ? 'deposit' : 'balance', amount: due.amount } : null,
    holdExpiresAt: holdExpiresAt && new Date(Date.now() + 600_000).toISOString(),
    departure: { ...base.departure, groupDecision: departure.groupDecision },
    receipts: [],
    summary: summarizeBooking(facts, today),
  }
}

/** How the account and the booking page offer an action. */
const controls: Readonly<Record<BookingAction, RegExp>> = {
  pay: /^(Continue to Payment|Pay Balance|Pay Deposit of .*|Pay Balance of .*)$/,
  'did not pay': /^I Did Not Pay$/,
  release: /^Release My Seat$/,
  cancel: /^Cancel Booking$/,
  'ask to cancel': /^Cancel Booking$/,
  'book again': /^(Book Again|Hold a Seat Again|Ask for the next date)$/,
  'group room': /^Group Room$/,
  'add to calendar': /^Add to calendar$/,
  'remove from calendar': /^Remove from calendar$/,
  'trip pocket': /^Trip Pocket/,
  review: /^Write a Review$/,
}

/** Actions that have their control on the other page only. */
const notOn: Readonly<Record<'page' | 'account', readonly BookingAction[]>> = {
  page: ['cancel', 'ask to cancel'],
  account: ['did not pay', 'review'],
}

const offered = (part: HTMLElement) =>
  [...part.querySelectorAll('a, button')].map((control) => control.textContent)

function expectActions(
  part: HTMLElement,
  actions: readonly BookingAction[],
  on: 'page' | 'account',
) {
  const names = offered(part)
  for (const [action, name] of Object.entries(controls) as [BookingAction, RegExp][]) {
    if (notOn[on].includes(action)) continue
    const isPossible = Object.entries(controls).some(
      ([other, same]) => String(same) === String(name) && actions.some((one) => one === other),
    )
    const isOffered = names.some((text) => name.test(text))
    expect({ action, isOffered }).toEqual({ action, isOffered: isPossible })
  }
}

/** Words that tell a state or money. */
const tellings =
  /paid|refunded|goes back|on its way|overdue|confirmed|cancelled|had to cancel|ended|released|₹[\d,]+/gi

/** The states and sums that a part names beside what the summary and the departure say. */
function othersIn(part: HTMLElement, { summary, departure }: BookingView): string[] {
  const { title, label, money, moneyLabel, next, refunds, refundTable } = summary
  const said = [
    ...[guaranteeText(departure, true), guaranteeText(departure), money, next, title, label],
    ...refunds.flatMap(({ amount, text }) => [text, formatPaise(amount)]),
    ...refunds.map((refund) => refund.label),
    ...(refundTable.headings ?? []),
    ...refundTable.rows.flatMap(({ when, share, amount, ofWhole }) => [
      ...[when, share, formatPaise(amount), formatPaise(ofWhole ?? 0)],
    ]),
    moneyLabel,
  ]
    .filter((text) => text !== null)
    .sort((one, other) => other.length - one.length)
  const rest = [...part.querySelectorAll('*')]
    .flatMap((element) => [...element.childNodes])
    .filter((node) => node.nodeType === Node.TEXT_NODE && !node.parentElement?.closest('a, button'))
    .map((node) => said.reduce((text, one) => text.replaceAll(one, ''), node.textContent ?? ''))
  return rest.flatMap((text) => (text.match(tellings) ? [text] : []))
}

/** Sentences of the page that belong to every booking of its kind: how one pays, the order, and the policy. */
const ofThePage = [
  /^You pay by UPI, card or net banking\./,
  /^We have sent your receipt/,
  /^Within 24 hours of booking/,
  /^After a full refund, a new booking/,
  /^If we cancel, you get everything back\./,
  /^Wait until the departure is guaranteed/,
  /^₹[\d,]+$/,
  /^(Ended on|On the way)/,
  /^On its way$/,
  // Of the departure.
  /^\d of 8: guaranteed when .* otherwise everyone is refunded in full\.$/,
]

/** The same without these sentences. */
const othersOfBooking = (part: HTMLElement, booking: BookingView) =>
  othersIn(part, booking).filter((text) => !ofThePage.some((own) => own.test(text)))

const isOver = (today: string) => today > '2025-08-17'

it.each(bookingCases)(
  'says of %s what its summary says',
  async (_name, facts, today, _state, _label, _money, _next, actions) => {
    const booking = viewOf(facts, today)
    const { title, money, next, label, moneyLabel } = booking.summary
    club().signIn(testMember('maya'))
    club().state.bookings = [booking]
    club().state.offers[7] = { state: 'bookable' }

    const page = await openSite('/book/7')
    const region = await screen.findByRole('region', { name: title })
    if (booking.status !== 'pending') expect(region).toHaveTextContent(money)
    if (next && booking.summary.state !== 'held') expect(region).toHaveTextContent(next)
    expectActions(region, actions as BookingAction[], 'page')
    expect(othersOfBooking(region, booking)).toEqual([])
    page.unmount()

    if (isOver(today)) return
    await openSite('/account')
    const hasCard = ['pending', 'confirmed'].includes(booking.status) || booking.summary.hasMoney
    if (!hasCard) {
      await screen.findByText('No upcoming trips yet.')
      return
    }
    const heading = await screen.findByRole('heading', { name: 'Hidden Gems of Turkey' })
    const card = heading.closest('li') ?? document.body
    const isLive =
      ['pending', 'confirmed'].includes(booking.status) && !actions.includes('book again')
    expect(within(card).getAllByText(label)[0]).toBeVisible()
    for (const text of [isLive ? money : `${title}. ${money}`, next]) {
      if (text) expect(card).toHaveTextContent(text)
    }
    if (!isLive && booking.amountPaid > 0) expect(card).toHaveTextContent(moneyLabel)
    expectActions(card, actions as BookingAction[], 'account')
    for (const term of ['Host', 'Meeting']) {
      expect(within(card).queryAllByText(term)).toHaveLength(isLive ? 1 : 0)
    }
    const isCancelled = booking.departure.groupDecision === 'cancelled'
    expect(offered(card).includes('Ask for the next date')).toBe(isCancelled)
    expect(offered(card).includes('See the Booking')).toBe(
      isCancelled || actions.includes('did not pay'),
    )
    expect(othersIn(card, booking)).toEqual([])
  },
)

/** The links of the page to a seat on the departure, or to the member's booking of it. */
const seatLinks = () =>
  screen
    .getAllByRole('link', { hidden: true })
    .filter((link) => link.getAttribute('href') === '/book/7')

it.each(bookingCases.filter(([, , today]) => !isOver(today)))(
  'says of %s on pages about its departure what its summary says',
  async (_name, facts, today, state, _label, _money, next, actions) => {
    const booking = viewOf(facts, today)
    const { label, moneyLabel, hasMoney } = booking.summary
    club().signIn(testMember('maya'))
    club().state.bookings = [booking]
    const isSold = actions.includes('book again')
    const said = `Your booking: ${hasMoney ? moneyLabel : label}`
    const button = state === 'held' ? 'Pay Now' : 'Your Booking'

    const page = await openSite('/destinations/turkey?departure=7')
    const list = await screen.findByRole('region', { name: 'Departures' })
    const panel = await screen.findByRole('complementary', { name: 'Trip Details' })
    await waitFor(() => expect(club().calls.map(({ line }) => line)).toContain('GET /api/bookings'))
    await act(async () => {})
    const bar = document.querySelector<HTMLElement>('[data-bar]')!
    const row = within(list)
      .getAllByRole('link')
      .find((link) => link.getAttribute('href') === '/book/7')!
    const buttons = seatLinks().filter((link) => link !== row)
    // In the bar, the first screen and the panel.
    expect(buttons.map(({ textContent }) => textContent)).toEqual(
      Array(3).fill(isSold ? 'Book This Trip' : button),
    )
    for (const part of [bar, panel, row]) {
      expect(part.textContent.includes(said)).toBe(!isSold)
      expect(part.textContent.includes('Your booking')).toBe(!isSold)
      expect(othersOfBooking(part, booking)).toEqual([])
    }
    if (next !== null) expect(panel.textContent.includes(next)).toBe(!isSold)
    page.unmount()

    await openSite('/schedule?departure=7')
    const selected = await screen.findByRole('region', { name: 'Selected Trip' })
    const name = isSold ? 'Book This Trip' : button
    expect(await within(selected).findByRole('link', { name })).toHaveAttribute('href', '/book/7')
    expect(selected.textContent.includes('Your booking')).toBe(!isSold)
    expect(othersOfBooking(selected, booking)).toEqual([])
  },
)

it('says of two bookings of a departure the one that has the seat', async () => {
  club().signIn(testMember('maya'))
  const older = { ...viewOf(confirmed, '2025-05-01'), id: 1 }
  const newer = { ...viewOf({ ...expired, isPaymentOnItsWay: true }, '2025-05-01'), id: 2 }
  club().state.bookings = [newer, older]
  await openSite('/destinations/turkey?departure=7')
  const panel = await screen.findByRole('complementary', { name: 'Trip Details' })
  expect(await within(panel).findByText(/Your booking: Deposit paid/)).toBeVisible()
})

it('asks for no bookings of a visitor', async () => {
  await openSite('/destinations/turkey?departure=7')
  await screen.findByRole('region', { name: 'Departures' })
  expect(club().calls.map(({ line }) => line)).not.toContain('GET /api/bookings')
  expect(seatLinks()[0]).toHaveTextContent('Book This Trip')
})
