import { screen, waitFor } from '@testing-library/react'
import { wholeBooking } from './support/bookings.ts'
import { openPage, withFakeApi } from './support/open-app.tsx'

const api = withFakeApi()

beforeEach(() => {
  Object.assign(api().state, { open: true, operator: 'Meera', wholeBookings: [wholeBooking(1)] })
})

const cancelUrl = 'POST /api/admin/bookings/1/cancel'
const cancellations = () =>
  api()
    .calls.filter(({ line }) => line === cancelUrl)
    .map(({ body }) => body)
/** The API cancels the booking, after which there is nothing more to choose. */
const cancelsNext = () =>
  api().answerNext(cancelUrl, ({ wholeBookings }) =>
    Object.assign(wholeBookings[0]!, {
      status: 'cancelled',
      choices: {
        byTerms: null,
        byClub: false,
        largestRefund: null,
        move: false,
        largestPartRefund: null,
        transfer: null,
      },
    }),
  )
const button = (name: string) => screen.findByRole('button', { name })
const openQuestion = () => openPage('/bookings?booking=1&view=cancel')

it.each([
  ['', 'Booking 1: Asha Rao'],
  ['cancel', 'Cancel booking 1: Asha Rao'],
  ['move', 'Move booking 1: Asha Rao'],
  ['transfer', 'Record a transfer for booking 1: Asha Rao'],
  ['deadline', 'Extend the deadline of booking 1: Asha Rao'],
  ['refund', 'Refund a part of booking 1: Asha Rao'],
])('heads the view “%s” with what it does and with the member', async (view, name) => {
  openPage(`/bookings?booking=1&view=${view}`)
  expect(await screen.findByRole('dialog', { name })).toBeVisible()
})

it('heads a change that is not possible as the booking that it shows', async () => {
  api().state.wholeBookings[0]!.choices.move = false
  openPage('/bookings?booking=1&view=move')
  expect(await screen.findByRole('dialog', { name: 'Booking 1: Asha Rao' })).toBeVisible()
})

describe('cancelling a booking', () => {
  it.each([
    ['The club: ₹50,000 goes back', 'club', 5_000_000, 'The host is ill.'],
    ["At the member's request: ₹25,000 goes back", 'member', 2_500_000, undefined],
  ])('asks who cancels: %s', async (choice, by, owed, reason) => {
    api().state.wholeBookings[0]!.choices.largestRefund = 5_000_000
    const { user } = openQuestion()
    expect(
      await screen.findByText(
        'Asha Rao has paid ₹50,000 of ₹2,00,000 for Hidden Gems of Turkey, 10 June 2025. Who is cancelling?',
      ),
    ).toBeInTheDocument()
    await user.click(await button('Cancel booking'))
    expect(cancellations()).toEqual([])
    await user.click(screen.getByRole('radio', { name: new RegExp(`^${choice}`) }))
    if (reason !== undefined) {
      // It is more than the terms give.
      await user.click(await button('Cancel booking'))
      expect(cancellations()).toEqual([])
      await user.type(screen.getByRole('textbox', { name: /^Reason/ }), reason)
    }
    cancelsNext()
    await user.click(await button(`Cancel and refund ₹${owed === 5_000_000 ? '50' : '25'},000`))
    expect(await screen.findByText('Booking cancelled')).toBeInTheDocument()
    const why = reason === undefined ? {} : { reason }
    expect(cancellations()).toEqual([{ by, paid: 5_000_000, owed, refund: owed, ...why }])
    await waitFor(() => expect(window.location.search).toBe('?booking=1'))
    expect(screen.queryByRole('button', { name: 'Cancel booking' })).not.toBeInTheDocument()
  })

  it('gives back more for a reason, up to the limit of the role', async () => {
    const { user } = openQuestion()
    await user.click(await screen.findByRole('radio', { name: /with a goodwill refund/ }))
    const refund = screen.getByRole('textbox', { name: /^Refund in rupees/ })
    const why = screen.getByRole('textbox', { name: /^Reason/ })
    expect(why).toHaveAccessibleDescription(/^Why more goes back than the terms give\./)
    await user.type(refund, '45,000')
    expect(why).toHaveAccessibleDescription(/^Why ₹20,000 more goes back/)
    await user.type(why, 'Broken leg.')
    await user.click(await button('Cancel booking'))
    expect(cancellations()).toEqual([])
    await user.clear(refund)
    await user.type(refund, '40,000')
    cancelsNext()
    await user.click(await button('Cancel and refund ₹40,000'))
    expect(await screen.findByText('Booking cancelled')).toBeInTheDocument()
    expect(cancellations()).toEqual([
      {
        by: 'member',
        paid: 5_000_000,
        owed: 2_500_000,
        refund: 4_000_000,
        reason: 'Broken leg.',
      },
    ])
  })

  it('says what is to pay back by hand', async () => {
    api().state.wholeBookings[0]!.payments[0]!.method = 'transfer'
    const { user } = openQuestion()
    await user.click(await screen.findByRole('radio', { name: /^At the member's request: / }))
    expect(
      screen.getByText(
        'Of this, ₹25,000 was not paid on the site: please pay it back by hand, and enter the reference under Refunds by hand.',
      ),
    ).toBeInTheDocument()
  })

  it('ends a hold without asking for a refund', async () => {
    const hold = api().state.wholeBookings[0]!
    Object.assign(hold, { status: 'pending', moneyLabel: 'Not paid', payments: [], amountPaid: 0 })
    Object.assign(hold.sums, { paid: 0, owed: 5_000_000 })
    const { user } = openQuestion()
    expect(
      await screen.findByText(/^Asha Rao holds a seat on .*\. Not paid\. A late/),
    ).toBeInTheDocument()
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
    cancelsNext()
    await user.click(await button('Cancel booking'))
    expect(await screen.findByText('Booking cancelled')).toBeInTheDocument()
    expect(cancellations()).toEqual([{ by: 'club', paid: 0, owed: 0, refund: 0 }])
  })

  it('asks again if the refund has changed', async () => {
    const { user } = openQuestion()
    await user.click(await screen.findByRole('radio', { name: /^At the member's request: / }))
    const detail = 'The refund is no longer the one you were shown. Please look at it again.'
    api().failNext(cancelUrl, { code: 'REFUND_CHANGED', detail }, ({ wholeBookings }) => {
      wholeBookings[0]!.choices.byTerms = 0
    })
    await user.click(await button('Cancel and refund ₹25,000'))
    expect(await screen.findByRole('alert')).toHaveTextContent(detail)
    expect(await button('Cancel booking')).toBeInTheDocument()
  })
})
