import { signedInHint } from '@farandfew/domain/auth/signed-in-hint.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { testMember } from './club-members.ts'
import { address, findViolations, headTag, openSite, withClubServer } from './open-site.tsx'

// Checks follow each other at once, so that the last one comes soon.
jest.mock('../src/features/bookings/check-delays.ts', () => ({
  checkDelays: [0, 1, 1],
  unknownCheckMs: 100,
}))

const club = withClubServer()
beforeEach(() => window.localStorage.clear())

const turkey = 7
const signIn = () => {
  const member = { user: testMember('maya', { firstName: 'Maya' }), password: 'far-places' }
  club().members.members.push(member)
  club().members.signedIn = member
  document.cookie = `${signedInHint}=1; path=/`
}
const open = (id: number | string = turkey) => openSite(`/book/${id}`)
const panel = async (name: string | RegExp) => within(await screen.findByRole('region', { name }))
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const dialog = async (name = 'Test checkout') => within(await screen.findByRole('dialog', { name }))
const sent = (line: string) => club().calls.filter((call) => call.line === line)
const rows = (region: ReturnType<typeof within>) =>
  region
    .getAllByRole('definition')
    .map((amount: HTMLElement) => [amount.previousElementSibling?.textContent, amount.textContent])

/** Opens the page of a signed-in member who holds a seat. */
async function openHeld() {
  signIn()
  const row = club().bookings.hold(turkey)
  const site = await open()
  await panel('Pay to confirm your seat')
  return { ...site, row }
}

/** The rest of the hold becomes this short; the page reads it when its tab is visible again. */
function shortenHold(seconds: number) {
  const { clockAhead, rows } = club().bookings.state
  rows[0]!.holdExpiresAt = Date.now() + clockAhead + seconds * 1000
  act(() => void fireEvent(window, new Event('visibilitychange')))
}

/** Opens the checkout and presses one of its buttons. */
async function choose(
  user: Awaited<ReturnType<typeof openSite>>['user'],
  outcome: string | RegExp,
) {
  await user.click(await button(/^Pay Deposit of/))
  await user.click((await dialog()).getByRole('button', { name: outcome }))
}

/** Adds the member that `logIn` logs in. */
const addMember = () =>
  void club().members.members.push({ user: testMember('maya'), password: 'far-places' })

async function logIn(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(await button('Login with Email'))
  const form = await dialog('Login with Email')
  await user.type(form.getByLabelText(/^Username/), 'maya')
  await user.type(form.getByLabelText(/^Password/), 'far-places')
  await user.click(form.getByRole('button', { name: 'Log In' }))
}

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
    ).toHaveTextContent('Turkey14-17 August 20254 days / 3 nights3 seats leftHosted by Elif Kaya')
    expect(book.getByText(/^₹2,00,000/)).toBeVisible()
    const plan = '₹50,000 deposit now, and the balance of ₹1,50,000 by 15 June 2025.'
    expect(book.getByText(plan)).toBeVisible()
    expect(
      (await panel('Your group')).getByText(
        /^5 of the 8 travellers we need\. We confirm on 15 July 2025/,
      ),
    ).toBeVisible()
    expect(rows(await panel('Price'))).toEqual([
      ['Package', '₹1,86,741'],
      ['GST', '₹9,337'],
      ['TCS', '₹3,922'],
      ['Total', '₹2,00,000'],
    ])
    expect(rows(await panel('If you cancel'))).toEqual([
      ['Until 15 June 2025Everything you have paid', '₹50,000'],
      ['Until 15 July 2025Half of what you have paid', '₹25,000'],
      ['From 16 July 2025No refund', '₹0'],
    ])
    expect((await panel("What's Included")).getAllByRole('listitem').length).toBeGreaterThan(3)
    expect((await panel("What's Not Included")).getAllByRole('listitem').length).toBeGreaterThan(3)
    expect(document.title).toBe('Book: Hidden Gems of Turkey - Far & Few')
    expect(headTag('meta[name="robots"]')).toBe('noindex')
    expect(await findViolations()).toEqual([])
  })

  it('asks for the whole price if departure is near', async () => {
    club().state.schedule = { ...club().state.schedule, today: '2025-07-20' }
    await open()
    expect(
      (await panel('Book your seat')).getByText('₹2,00,000 now, the whole price at once.'),
    ).toBeVisible()
    expect(rows(await panel('If you cancel'))).toEqual([['From now onNo refund', '₹0']])
  })

  it.each(['by-invite', 'full', 'closed'] as const)(
    'offers what is possible if it is %s',
    async (state) => {
      club().bookings.state.offers[turkey] = { state }
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
      expect(await findViolations()).toEqual([])
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
  const setSeats = (id: number, spotsRemaining: number) => {
    const { schedule } = club().state
    club().state.schedule = {
      ...schedule,
      departures: schedule.departures.map((one) =>
        one.id === id ? { ...one, spotsRemaining } : one,
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
      'Saturday 11 October 2025Open · 3 left4 days / 3 nights · INR 2 Lacs',
    ])
    const [shown] = list.getAllByRole('listitem')
    expect(shown!.querySelector('[aria-current="true"]')).toHaveTextContent('14 August 2025')
    expect(await findViolations()).toEqual([])
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
    club().bookings.state.offers[turkey] = { state: 'full' }
    await open()
    const [shown] = (await picker()).getAllByRole('listitem')
    expect(shown).toHaveTextContent('Fully booked')
  })

  it('are not offered to a member who holds or has a seat', async () => {
    const { row } = await openHeld()
    noPicker()
    Object.assign(row, { status: 'confirmed', paid: 5_000_000 })
    act(() => void fireEvent(window, new Event('visibilitychange')))
    await confirmed()
    noPicker()
  })
})

describe('Book Now', () => {
  it('holds a seat with a key, once for a double click', async () => {
    signIn()
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

  it('lets a visitor log in and continues on the same page', async () => {
    addMember()
    const { user } = await open()
    await user.click(await button('Book Now'))
    await logIn(user)
    await panel('Pay to confirm your seat')
    expect(address()).toBe('/book/7')
    expect(sent('POST /api/bookings')).toHaveLength(1)
  })

  it('lets a visitor create an account and continues on the same page', async () => {
    const { user } = await open()
    await user.click(await button('Book Now'))
    await user.click(await button('Create an Account'))
    const form = await dialog('Create an Account')
    await user.type(form.getByLabelText(/^First name/), 'Ira')
    await user.type(form.getByLabelText(/^Username/), 'ira')
    await user.type(form.getByLabelText(/^Email/), 'ira@example.com')
    await user.type(form.getAllByLabelText(/^Password/)[0]!, 'a window seat')
    await user.type(form.getByLabelText(/^Confirm password/), 'a window seat')
    await user.click(form.getByRole('button', { name: 'Create Account' }))
    await panel('Pay to confirm your seat')
    expect(address()).toBe('/book/7')
    expect(screen.getByText('Account created successfully!')).toBeInTheDocument()
  })

  it('shows the booking that a member already has instead of holding another seat', async () => {
    addMember()
    const row = club().bookings.hold(turkey)
    row.status = 'confirmed'
    row.paid = 5_000_000
    const { user } = await open()
    await user.click(await button('Book Now'))
    await logIn(user)
    await confirmed()
    expect(club().bookings.state.rows).toHaveLength(1)
  })

  it('says that the last seat was just taken, and shows what is possible now', async () => {
    signIn()
    const { user } = await open()
    const book = await button('Book Now')
    club().bookings.state.offers[turkey] = { state: 'full' }
    await user.click(book)
    const full = await panel('This departure is full')
    expect(full.getByText('The last seat was just taken.')).toBeVisible()
  })

  it('can be tried again after a lost answer without holding two seats', async () => {
    signIn()
    const { user } = await open()
    club().fail('POST /api/bookings', { status: 502, text: 'Bad gateway' })
    await user.click(await button('Book Now'))
    await screen.findByText(/^We could not reach our server\./)
    await user.click(await button('Book Now'))
    await panel('Pay to confirm your seat')
    const [first, second] = sent('POST /api/bookings')
    expect(second!.idempotencyKey).toBe(first!.idempotencyKey)
  })

  it('waits with the same key while its first request is running', async () => {
    signIn()
    const { user } = await open()
    const detail = 'We are still working on your first request.'
    club().fail('POST /api/bookings', { code: 'REQUEST_RUNNING', detail })
    await user.click(await button('Book Now'))
    expect(await screen.findByText(detail)).toBeVisible()
    await user.click(await button('Book Now'))
    await panel('Pay to confirm your seat')
    const [first, second] = sent('POST /api/bookings')
    expect(second!.idempotencyKey).toBe(first!.idempotencyKey)
  })

  it('asks to log in again if the session is over', async () => {
    signIn()
    const { user } = await open()
    const book = await button('Book Now')
    club().members.signedIn = undefined
    await user.click(book)
    await logIn(user)
    await panel('Pay to confirm your seat')
    const [first, second] = sent('POST /api/bookings')
    expect(second!.idempotencyKey).toBe(first!.idempotencyKey)
  })
})

describe('the waitlist of a full departure', () => {
  beforeEach(() => {
    club().bookings.state.offers[turkey] = { state: 'full' }
  })

  it('is joined and left with one press each', async () => {
    signIn()
    const { user } = await open()
    await user.click(await button('Join the Waitlist'))
    const full = await panel('This departure is full')
    expect(await full.findByText(/^You are number 2 on the waitlist\./)).toBeVisible()
    await user.click(await button('Leave the Waitlist'))
    expect(await button('Join the Waitlist')).toBeVisible()
  })

  it('shows a member who logs in the seat that they have, and joins nothing', async () => {
    addMember()
    Object.assign(club().bookings.hold(turkey), { status: 'confirmed', paid: 5_000_000 })
    const { user } = await open()
    await user.click(await button('Booked or on the Waitlist? Log In'))
    await logIn(user)
    await confirmed()
    expect(sent('POST /api/waitlist')).toEqual([])
  })

  it('asks a visitor to log in first', async () => {
    const { user } = await open()
    await user.click(await button('Join the Waitlist'))
    await dialog('Sign Up / Log In')
  })

  it('says until when a freed seat is kept, and lets the member book it', async () => {
    signIn()
    const offeredUntil = new Date(Date.now() + 5.5 * 3_600_000).toISOString()
    club().bookings.state.offers[turkey] = { state: 'bookable' }
    club().bookings.state.waitlist[turkey] = { scheduleId: turkey, position: 1, offeredUntil }
    const { user } = await open()
    expect(await screen.findByText(/^A seat is yours to book until .*\d\.$/)).toBeVisible()
    expect(screen.getByText(/^5 hours (29|30) minutes$/)).toBeVisible()
    const actions = (await panel('Book your seat')).getAllByRole('button')
    expect(actions.map(({ textContent }) => textContent)).toEqual([
      'Book Now',
      'Leave the Waitlist',
    ])
    await user.click(await button('Book Now'))
    await panel('Pay to confirm your seat')
  })
})

describe('the hold', () => {
  it('is found again after a reload and on another device, by the clock of the server', async () => {
    club().bookings.state.clockAhead = 3 * 3_600_000
    await openHeld()
    expect(screen.getByRole('timer')).toHaveTextContent(/^Your seat is held for (15:00|14:5\d)$/)
    expect(await findViolations()).toEqual([])
  })

  it.each([
    [5, 'Less than 5 minutes left to pay.'],
    [1, 'Less than 1 minute left to pay.'],
  ])('is announced when %i minutes are left', async (minutes, text) => {
    await openHeld()
    const status = screen.getByRole('timer').nextElementSibling!
    expect(status).toHaveAttribute('role', 'status')
    expect(status).toBeEmptyDOMElement()
    shortenHold(minutes * 60 + 1)
    await waitFor(() => expect(status).toHaveTextContent(text))
  })

  it('says at its end that no payment has arrived, and offers another one', async () => {
    const { user } = await openHeld()
    shortenHold(1)
    const ended = await screen.findByRole('region', { name: 'Your hold has ended' })
    expect(within(ended).getByText(/^No payment has reached us\./)).toBeVisible()
    expect(await findViolations()).toEqual([])
    await user.click(within(ended).getByRole('button', { name: 'Hold a Seat Again' }))
    await panel('Pay to confirm your seat')
  })

  it('says that late money is refunded', async () => {
    signIn()
    const row = club().bookings.hold(turkey)
    Object.assign(row, { status: 'expired', endedBy: 'hold', returned: 5_000_000 })
    await open()
    const ended = await panel('Your hold has ended')
    expect(
      ended.getByText(/^Your payment of ₹50,000 arrived too late\. All of it goes back/),
    ).toBeVisible()
  })

  it('shows what another tab did when this one is visible again', async () => {
    const { row } = await openHeld()
    Object.assign(row, { status: 'confirmed', paid: 5_000_000 })
    act(() => void fireEvent(window, new Event('visibilitychange')))
    await confirmed()
  })
})

describe('releasing the seat', () => {
  const release = () => button('Release My Seat')
  const cancels = () => sent('POST /api/bookings/100/cancel')

  it('frees it at once, says so, and offers to book again', async () => {
    const { user } = await openHeld()
    await user.dblClick(await release())
    const ended = await panel('You released your seat')
    expect(ended.getByText(/^You released it before you paid, so it is free again\./)).toBeVisible()
    expect(cancels()).toMatchObject([
      { body: { refund: 0, paid: 0 }, idempotencyKey: expect.any(String) },
    ])
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'You released your seat' })).toHaveFocus(),
    )
    expect(await findViolations()).toEqual([])
    await user.click(await button('Book Again'))
    await panel('Pay to confirm your seat')
  })

  it('is not offered while a payment is being checked', async () => {
    const { user } = await openHeld()
    await choose(user, 'Pay late')
    await screen.findByText('We have not received your payment yet.')
    expect(screen.queryByRole('button', { name: 'Release My Seat' })).not.toBeInTheDocument()
    await user.click(await button('I Did Not Pay'))
    expect(await release()).toBeVisible()
  })

  it('does nothing while the payment is being opened', async () => {
    const { user } = await openHeld()
    const open = club().hold()
    await user.click(await button(/^Pay Deposit of/))
    await user.click(await release())
    open()
    await dialog()
    expect(cancels()).toEqual([])
  })

  it('keeps a seat for which a payment has arrived meanwhile', async () => {
    const { user, row } = await openHeld()
    Object.assign(row, { status: 'confirmed', paid: 5_000_000 })
    await user.click(await release())
    await confirmed()
    expect(row.status).toBe('confirmed')
  })

  it('says that late money goes back', async () => {
    const { user, row, queryClient } = await openHeld()
    club().bookings.pay(club().bookings.createOrder(row))
    await user.click(await release())
    await panel('You released your seat')
    // A read that is still running would answer what was true before.
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    club().bookings.reportPayments()
    act(() => void fireEvent(window, new Event('visibilitychange')))
    await screen.findByText(
      /^Your payment of ₹50,000 arrived after this booking was cancelled\. All of it goes back/,
    )
  })

  it('can be tried again with the same key after a lost answer', async () => {
    const { user } = await openHeld()
    club().fail('POST /api/bookings/100/cancel', { status: 502, text: 'Bad gateway' })
    await user.click(await release())
    await screen.findByText(/^We could not reach our server, so we do not know whether your seat/)
    await user.click(await release())
    await panel('You released your seat')
    const [first, second] = cancels()
    expect(second!.idempotencyKey).toBe(first!.idempotencyKey)
  })
})

describe('paying', () => {
  it('confirms the seat with receipt, calendar and the balance that is due', async () => {
    const { user } = await openHeld()
    await user.click(await button('Pay Deposit of ₹50,000'))
    const checkout = await dialog()
    expect(
      checkout.getByText('This is a test. No real money moves, whatever you choose.'),
    ).toBeVisible()
    expect(
      checkout.getAllByRole('button').map(({ textContent, ariaLabel }) => textContent || ariaLabel),
    ).toEqual(['Pay ₹50,000', 'Decline', 'Pay late', 'Pay twice', 'Lose the answer', 'Close'])
    expect(await findViolations()).toEqual([])
    await user.click(checkout.getByRole('button', { name: 'Pay ₹50,000' }))
    const done = await confirmed()
    expect(done.getByText('You have paid ₹50,000 of ₹2,00,000.')).toBeVisible()
    expect(
      done.getByText(
        /^The balance of ₹1,50,000 is due by 15 June 2025 and accepted until 18 June 2025\./,
      ),
    ).toBeVisible()
    expect(done.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      '/api/bookings/100/calendar.ics',
    )
    expect(done.getByRole('link', { name: 'My Account' })).toHaveAttribute('href', '/account')
    expect(sent('POST /api/payments/orders')).toHaveLength(1)
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Your seat is confirmed' })).toHaveFocus(),
    )
    expect(await findViolations()).toEqual([])

    await user.click(done.getByRole('link', { name: 'Receipt FF/2025-26/00042' }))
    await screen.findByRole('heading', { level: 1, name: 'Receipt FF/2025-26/00042' })
    expect(address()).toBe('/receipts/FF-2025-26-00042')
  })

  it('pays the balance', async () => {
    signIn()
    Object.assign(club().bookings.hold(turkey), { status: 'confirmed', paid: 5_000_000 })
    const { user } = await open()
    await user.click(await button('Pay Balance of ₹1,50,000'))
    await user.click((await dialog()).getByRole('button', { name: 'Pay ₹1,50,000' }))
    await screen.findByText('You have paid ₹2,00,000 of ₹2,00,000.')
    expect(screen.queryByText(/^The balance/)).not.toBeInTheDocument()
  })

  it.each([
    ['Decline', 'The payment was declined, so this attempt charged nothing. You can try again.'],
    ['Close', 'You closed the payment before it was made. You were not charged.'],
  ])('keeps the seat after %s, and can be tried again', async (outcome, note) => {
    const { user } = await openHeld()
    await choose(user, outcome)
    expect(await screen.findByText(note)).toBeVisible()
    expect(screen.getByRole('timer')).toBeVisible()
    expect(await findViolations()).toEqual([])
    await choose(user, 'Pay ₹50,000')
    await confirmed()
  })

  it('confirms one payment and shows the refund of a second one', async () => {
    const { user } = await openHeld()
    await choose(user, 'Pay twice')
    await confirmed()
    expect(
      screen.getByText(/^You paid ₹50,000 too much\. All of it goes back to the card/),
    ).toBeVisible()
  })

  it('notices a payment that arrives late while the page is open', async () => {
    const { user } = await openHeld()
    await choose(user, 'Lose the answer')
    await screen.findByText('We have not received your payment yet.')
    act(() => club().bookings.reportPayments())
    await confirmed()
  })

  it('asks to log in again if the session is over, and then opens the payment', async () => {
    const { user } = await openHeld()
    club().members.signedIn = undefined
    await user.click(await button(/^Pay Deposit of/))
    await dialog('Sign Up / Log In')
    await user.keyboard('{Escape}')
    expect(
      await screen.findByText(/^You have been logged out\. Your seat is still held/),
    ).toBeVisible()
    await user.click(await button(/^Pay Deposit of/))
    await logIn(user)
    expect((await dialog()).getByRole('button', { name: /^Pay ₹/ })).toBeVisible()
  })

  it('finds a payment whose answer was lost', async () => {
    const { user } = await openHeld()
    await choose(user, 'Lose the answer')
    expect(await screen.findByText('We are checking your payment.')).toBeVisible()
    act(() => club().bookings.reportPayments())
    await screen.findByRole('region', { name: /confirmed|Pay to confirm/ })
    const again = screen.queryByRole('button', { name: 'Check Again' })
    if (again) await user.click(again)
    await confirmed()
    expect(sent('POST /api/payments/sandbox')).toHaveLength(1)
  })

  it('says that it does not know, offers to check again, and pays the same order', async () => {
    const { user } = await openHeld()
    await choose(user, 'Pay late')
    expect(await screen.findByText('We have not received your payment yet.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument()
    expect(await findViolations()).toEqual([])
    await user.click(await button('Check Again'))
    await screen.findByText('We have not received your payment yet.')
    await user.click(await button('I Did Not Pay'))
    await choose(user, 'Pay ₹50,000')
    await confirmed()
    expect(club().bookings.state.orders).toHaveLength(1)
  })

  it('checks an open payment after a reload before it offers another one', async () => {
    const { user, unmount } = await openHeld()
    await choose(user, 'Lose the answer')
    await screen.findByText('We have not received your payment yet.')
    unmount()
    await open()
    await screen.findByText('We have not received your payment yet.')
    unmount()
    club().bookings.reportPayments()
    await open()
    await confirmed()
    expect(window.localStorage).toHaveLength(0)
  })

  it('reports the payment again after a reload if the API did not answer', async () => {
    const { user, unmount } = await openHeld()
    club().fail('POST /api/payments/verify', { status: 502, text: 'Bad gateway' }, 3)
    await choose(user, 'Pay ₹50,000')
    await screen.findByText('We have not received your payment yet.')
    unmount()
    await open()
    await confirmed()
  })

  it('does not say that nothing was charged while the payment of an ended hold is open', async () => {
    const { user } = await openHeld()
    await choose(user, 'Lose the answer')
    shortenHold(1)
    const ended = await screen.findByRole('region', { name: 'Your hold has ended' })
    expect(await within(ended).findByText('We have not received your payment yet.')).toBeVisible()
    expect(within(ended).queryByText(/^No payment has reached us/)).not.toBeInTheDocument()
    club().bookings.reportPayments()
    await user.click(within(ended).getByRole('button', { name: 'Check Again' }))
    await within(ended).findByText(
      /^Your payment of ₹50,000 arrived too late\. All of it goes back/,
    )
  })

  it('shows the truth if another tab has paid meanwhile', async () => {
    const { user } = await openHeld()
    const [row] = club().bookings.state.rows
    club().bookings.pay(club().bookings.createOrder(row!))
    club().bookings.reportPayments()
    row!.paid = 20_000_000
    await user.click(await button(/^Pay Deposit of/))
    await screen.findByText('You have paid ₹2,00,000 of ₹2,00,000.')
    expect(sent('POST /api/payments/sandbox')).toEqual([])
  })

  it('does not open the balance if another tab has paid the deposit meanwhile', async () => {
    const { user } = await openHeld()
    const [row] = club().bookings.state.rows
    club().bookings.pay(club().bookings.createOrder(row!))
    club().bookings.reportPayments()
    await user.click(await button(/^Pay Deposit of/))
    await screen.findByText('You have paid ₹50,000 of ₹2,00,000.')
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

  it('works with the keyboard alone', async () => {
    const { user } = await openHeld()
    ;(await button(/^Pay Deposit of/)).focus()
    await user.keyboard('{Enter}')
    const pay = (await dialog()).getByRole('button', { name: 'Pay ₹50,000' })
    await waitFor(() => expect(pay).toHaveFocus())
    await user.keyboard('{Enter}')
    await confirmed()
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
    club().bookings.state.gateway = 'razorpay'
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
    const { id } = club().bookings.pay(club().bookings.state.orders[0]!)
    act(() =>
      opened.mock.calls[1]![0].handler({
        razorpay_payment_id: id,
        razorpay_signature: `signed_${id}`,
      }),
    )
    await confirmed()
  })
})
