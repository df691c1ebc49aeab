import { screen, waitFor, within } from '@testing-library/react'
import { wholeBooking } from './support/bookings.ts'
import { openApp, openPage, withFakeApi } from './support/open-app.tsx'

const api = withFakeApi()
const booking = () => api().state.wholeBookings[0]!

beforeEach(() => {
  Object.assign(api().state, { open: true, operator: 'Meera', wholeBookings: [wholeBooking(1)] })
})

const sentTo = (url: string) =>
  api()
    .calls.filter(({ line }) => line === url)
    .map(({ body }) => body)
const field = (name: RegExp) => screen.findByLabelText(name)
const button = (name: string) => screen.findByRole('button', { name })

describe('the list of bookings', () => {
  it('tells and filters the money of a booking, and a balance that is due or overdue', async () => {
    const row = { ...wholeBooking(1), balance: 'overdue' } as const
    const paid = { ...wholeBooking(2), moneyLabel: 'Part refunded', balance: null } as const
    api().state.bookings = [row, paid]
    const { user } = openPage('/bookings')
    const table = within(await screen.findByRole('table', { name: 'Bookings' }))
    expect(table.getByRole('cell', { name: 'Balance overdue' })).toBeInTheDocument()
    expect(table.getByRole('cell', { name: 'Part refunded' })).toBeInTheDocument()
    const filter = screen.getByRole('combobox', { name: 'Money' })
    await user.selectOptions(filter, 'Balance overdue')
    await waitFor(() =>
      expect(api().calls.at(-1)?.line).toMatch(
        /^GET \/api\/admin\/bookings\?.*money=balance-overdue/,
      ),
    )
  })
})

it('names the departure whose bookings it lists, and says how to search only of a search', async () => {
  api().state.bookings = []
  const { user } = openPage('/bookings?departure=7')
  const named = 'Remove the filter Departure: Hidden Gems of Turkey, 14 August 2025'
  expect(await screen.findByRole('button', { name: named })).toBeVisible()
  // Reading the departure itself would record a view of its travellers.
  expect(api().calls.map(({ line }) => line)).not.toContain('GET /api/admin/departures/7')
  expect(await screen.findByText('Nothing found.')).toBeVisible()
  await user.type(screen.getByRole('searchbox', { name: 'Search bookings' }), 'As')
  expect(
    await screen.findByText(
      'Nothing found. A name needs three letters; a receipt number needs all of its digits.',
    ),
  ).toBeVisible()
})

describe('more days to pay', () => {
  const url = 'POST /api/admin/bookings/1/deadline'

  it('are given in a form, which says until when it is now and will be', async () => {
    const { user } = openPage('/bookings?booking=1')
    await user.click(await button('Extend the deadline'))
    const deadlines = async () =>
      within(await screen.findByRole('form', { name: 'Extend the deadline' }))
        .getAllByRole('definition')
        .map(({ textContent }) => textContent)
    expect(await deadlines()).toEqual(['20 May 2025', '23 May 2025'])
    await user.clear(await field(/^More days/))
    await user.type(await field(/^More days/), '40')
    expect(await deadlines()).toEqual(['20 May 2025', '–'])
    const submit = screen.getByRole('button', { name: 'Extend the deadline' })
    await user.click(submit)
    expect(await screen.findByText('Please give 1 to 30 days')).toBeVisible()
    await user.clear(await field(/^More days/))
    await user.type(await field(/^More days/), '7{Enter}')
    expect(await screen.findByText('Deadline extended')).toBeVisible()
    expect(sentTo(url)).toEqual([{ days: 7, until: '2025-05-20' }])
  })

  it('are not offered when nothing is to pay', async () => {
    booking().sums.owed = 0
    openPage('/bookings?booking=1')
    await button('Cancel booking')
    expect(screen.queryByRole('button', { name: 'Extend the deadline' })).toBeNull()
  })
})

it('sends the confirmation of a booking again', async () => {
  const { user } = openPage('/bookings?booking=1')
  await user.click(await button('Send the confirmation again'))
  expect(await screen.findByText('Confirmation sent again')).toBeVisible()
  expect(sentTo('POST /api/admin/bookings/1/confirmation/send')).toHaveLength(1)
})

it('enters a booking by hand on the page of its departure, and opens it', async () => {
  const { user } = openPage('/departures/7/money')
  await user.click(await button('Enter a booking'))
  await user.click(await button('Enter the booking'))
  expect(await screen.findByText('Please enter a username or an email address')).toBeVisible()
  await user.type(await field(/^Username/), 'asha')
  await user.click(await button('Enter the booking'))
  expect(await screen.findByText('Booking entered')).toBeVisible()
  expect(sentTo('POST /api/admin/departures/7/bookings')).toEqual([{ member: 'asha', days: 3 }])
  expect(window.location.search).toBe('?booking=1')
})

describe('recording a bank transfer', () => {
  const url = 'POST /api/admin/bookings/1/transfers'
  const openForm = () => openPage('/bookings?booking=1&view=transfer')

  it('books a held seat for its deposit, and says so before', async () => {
    Object.assign(booking(), { status: 'pending', moneyLabel: 'Payment on its way', payments: [] })
    Object.assign(booking().sums, { paid: 0, owed: 5_000_000 })
    booking().choices.transfer = { least: 5_000_000, most: 20_000_000 }
    const { user } = openForm()
    expect(await field(/^Amount in rupees/)).toHaveValue('50,000')
    expect(screen.getByText(/^Asha Rao holds a seat on .*\. Payment on its way\.$/)).toBeVisible()
    const effect = 'The seat is confirmed. ₹1,50,000 is then still to pay, due on 20 May 2025.'
    expect(screen.getByText(`${effect} The member gets an email with the receipt.`)).toBeVisible()
    await user.clear(await field(/^Amount in rupees/))
    await user.type(await field(/^Amount in rupees/), '49,999')
    await user.click(await button('Record the transfer'))
    expect(await screen.findByText('A seat is confirmed by ₹50,000 or more')).toBeVisible()
    expect(screen.getByText('Please enter the reference of the bank')).toBeVisible()
    expect(sentTo(url)).toEqual([])
    await user.clear(await field(/^Amount in rupees/))
    await user.type(await field(/^Amount in rupees/), '50,000')
    await user.type(await field(/^Reference/), 'UTR 42')
    api().answerNext(url, () => (booking().choices.transfer = null))
    await user.click(await button('Record the transfer'))
    expect(await screen.findByText('Transfer recorded')).toBeInTheDocument()
    const record = { amount: 5_000_000, receivedOn: '2025-05-05', reference: 'UTR 42' }
    expect(sentTo(url)).toEqual([{ paid: 0, ...record }])
  })

  it('pays a part of the balance, and shows the rest if it has changed in the meantime', async () => {
    const { user } = openForm()
    const amount = await field(/^Amount in rupees/)
    // All that is to pay.
    expect(amount).toHaveValue('1,50,000')
    expect(screen.getByText(/^The trip is then paid in full\./)).toBeVisible()
    await user.clear(amount)
    await user.type(amount, '1,00,000')
    expect(screen.getByText(/^₹50,000 is then still to pay, due on 20 May 2025\./)).toBeVisible()
    await user.type(await field(/^Reference/), 'UTR 43')
    const detail = 'The booking has changed in the meantime.'
    api().failNext(url, { code: 'BOOKING_CHANGED', detail }, () => {
      Object.assign(booking().sums, { paid: 8_000_000, owed: 12_000_000 })
      booking().choices.transfer = { least: 1, most: 12_000_000 }
    })
    await user.click(await button('Record the transfer'))
    expect(await screen.findByText(/^₹20,000 is then still to pay/)).toBeVisible()
    expect(screen.getAllByText(detail).length).toBeGreaterThan(0)
    await user.click(await button('Record the transfer'))
    expect(await screen.findByText('Transfer recorded')).toBeInTheDocument()
    expect(sentTo(url).map((body) => (body as { paid: number }).paid)).toEqual([
      5_000_000, 8_000_000,
    ])
  })

  it('shows at its field what the API refuses', async () => {
    const { user } = openForm()
    await user.type(await field(/^Reference/), 'UTR 42')
    const message = 'A payment with this reference is recorded already.'
    const errors = { reference: message }
    api().failNext(url, { code: 'VALIDATION_FAILED', detail: message, errors })
    await user.click(await button('Record the transfer'))
    await waitFor(async () =>
      expect(await field(/^Reference/)).toHaveAccessibleDescription(new RegExp(message)),
    )
    expect(await field(/^Reference/)).toHaveFocus()
  })
})

describe('refunding a part', () => {
  const url = 'POST /api/admin/bookings/1/refunds'
  const openForm = () => openPage('/bookings?booking=1&view=refund')

  it('gives back up to the limit of the role, for a reason', async () => {
    booking().choices.largestPartRefund = 2_500_000
    const { user } = openForm()
    const amount = await field(/^Refund in rupees/)
    const limit = 'Your role can refund up to ₹25,000 of this booking. An owner can refund more.'
    expect(amount).toHaveAccessibleDescription(limit)
    await user.type(amount, '25,001')
    await user.click(await button('Refund a part'))
    expect(amount).toBeInvalid()
    expect(await screen.findByText('Please say why')).toBeVisible()
    await user.clear(amount)
    await user.type(amount, '10,000')
    await user.type(await field(/^Reason/), 'One night in another hotel.')
    expect(screen.queryByText(/pay it back by hand/)).not.toBeInTheDocument()
    await user.click(await button('Refund ₹10,000'))
    expect(await screen.findByText('Part refund requested')).toBeInTheDocument()
    const reason = 'One night in another hotel.'
    const seen = { paid: 5_000_000, partRefunded: 0 }
    expect(sentTo(url)).toEqual([{ ...seen, amount: 1_000_000, reason }])
  })

  it('says what is to pay back by hand: the latest payment goes back first', async () => {
    const [first] = booking().payments
    const transfer = { paymentId: 'UTR 1', method: 'transfer', amount: 1_000_000 } as const
    booking().payments.push({ ...first!, ...transfer })
    booking().choices.largestPartRefund = 6_000_000
    const { user } = openForm()
    await user.type(await field(/^Refund in rupees/), '15,000')
    expect(screen.getByText(/^Of this, ₹10,000 was not paid on the site/)).toBeVisible()
  })

  it('leads to an owner if the role may give nothing back', async () => {
    booking().choices.largestPartRefund = 0
    openForm()
    expect(await screen.findByText(/An owner can refund more\.$/)).toBeVisible()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })
})

describe('an open booking', () => {
  it('shows each step of its refunds, and what the member has agreed to', async () => {
    const [payment] = booking().payments
    const refund = {
      id: 1,
      paymentId: payment!.paymentId,
      amount: 1_000_000,
      reason: 'goodwill',
      givenReason: 'The hotel was another one.',
      attempts: 0,
      nextAttemptAt: null,
      createdAt: '2025-05-01T09:00:00.000Z',
      requestedOn: '2025-05-01',
    } as const
    const done = { doneAt: '2025-05-03T09:00:00.000Z', doneOn: '2025-05-03', sentOn: '2025-05-02' }
    const open = { doneAt: null, doneOn: null, sentOn: null, creditNote: null }
    Object.assign(booking(), {
      termsVersion: '2025-04-01',
      agreedAt: '2025-04-20T09:01:00.000Z',
      refunds: [
        {
          ...refund,
          ...done,
          status: 'done',
          refundId: 'UTR 7',
          isByHand: true,
          creditNote: 'CN/25-26/000001',
        },
        { ...refund, ...open, id: 2, status: 'by-hand', refundId: null, isByHand: true },
        { ...refund, ...open, id: 3, status: 'queued', refundId: null, isByHand: false },
      ],
    })
    openPage('/bookings?booking=1')
    const table = within(await screen.findByRole('table', { name: 'Refunds' }))
    expect(table.getByText(/^Done on 3 May 2025 by bank transfer\./)).toBeVisible()
    expect(table.getByText(/^Requested on 1 May 2025; we pay it by bank transfer\./)).toBeVisible()
    expect(
      table.getByText(/^Requested on 1 May 2025; it goes to the card or account/),
    ).toBeVisible()
    expect(table.getByText('CN/25-26/000001')).toBeVisible()
    expect(screen.getByText(/^To the Booking Terms of 1 April 2025 on/)).toBeVisible()
  })

  it('says of it what its member reads, with what cancelling gives back', async () => {
    openPage('/bookings?booking=1')
    const dialog = within(await screen.findByRole('dialog', { name: 'Booking 1: Asha Rao' }))
    const { title, money, next } = booking().summary
    expect(await dialog.findByText(`${title}. ${money} ${next ?? ''}`)).toBeVisible()
    expect(dialog.getByText('Confirmed')).toBeVisible()
    const row = /^From now on Half of what you have paid ₹25,000 ₹1,00,000$/
    expect(dialog.getByRole('row', { name: row })).toBeVisible()
  })

  it.each([
    ['Held', 'Held until 1 May 2025, 15:00 IST', '₹50,000'],
    ['Payment on its way', 'Payment on its way held until 1 May 2025, 15:00 IST', undefined],
  ] as const)('that is “%s” says until when, and what is due now', async (label, state, due) => {
    const { summary, sums } = booking()
    Object.assign(booking(), { status: 'pending', holdExpiresAt: '2025-05-01T09:30:00.000Z' })
    Object.assign(booking(), { returned: 2_000_000, refundOpen: 1_000_000 })
    Object.assign(sums, { paid: 0, owed: 5_000_000 })
    Object.assign(summary, { label })
    openPage('/bookings?booking=1')
    const dialog = within(await screen.findByRole('dialog', { name: 'Booking 1: Asha Rao' }))
    await dialog.findByText(label)
    const factOf = (name: string) =>
      dialog.queryByText(name, { selector: 'dt' })?.nextElementSibling?.textContent
    expect(['State', 'Due now', 'Other money refunded', 'Still to refund'].map(factOf)).toEqual([
      state,
      due,
      '₹20,000',
      '₹10,000',
    ])
  })

  it('sends a receipt again, and says if that failed', async () => {
    const { user } = openPage('/bookings?booking=1')
    const again = () => button('Send again: FF/25-26/000001')
    const url = 'POST /api/admin/bookings/1/receipts/FF-25-26-000001/send'
    await user.click(await again())
    expect(await screen.findByText('Receipt sent again')).toBeInTheDocument()
    const detail = 'The member has no email address.'
    api().failNext(url, { code: 'NO_ADDRESS', detail })
    await user.click(await again())
    expect(await screen.findByText(detail)).toBeInTheDocument()
    expect(sentTo(url)).toHaveLength(2)
  })

  it('offers none of it to a role that only reads', async () => {
    Object.assign(api().state, { role: 'read-only' })
    openApp('/bookings?booking=1&view=transfer')
    expect(await screen.findByText('FF/25-26/000001')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Send again|Record|Refund/ })).toBeNull()
  })
})

it('lists overdue balances among those that are due, with what is still to pay', async () => {
  api().state.bookings = [{ ...wholeBooking(1), balance: 'overdue' }]
  openPage('/money/balances')
  const table = await screen.findByRole('table', { name: 'Balances due' })
  expect(table).toHaveTextContent('₹1,50,000')
  expect(api().calls.map(({ line }) => line)).toContain(
    'GET /api/admin/bookings?money=balance&sort=due',
  )
})
