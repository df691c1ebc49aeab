import { parse } from 'csv-parse/sync'
import type { AdminBooking, MoveTarget } from '@farandfew/domain/bookings/booking-detail.ts'
import type {
  AdminBookings,
  AdminDepartureWithBookings,
  DepartureCancellationProgress,
} from '@farandfew/domain/bookings/admin-bookings.ts'
import type { AdminUser } from '@farandfew/domain/member-care/admin-member.ts'
import type { AdminTaxRates } from '@farandfew/domain/payments/payment.ts'
import type { MoneyMonths } from '@farandfew/domain/payments/money-lists.ts'
import type { BookingView } from '@farandfew/domain/bookings/booking-view.ts'
import type { Integrity } from '@farandfew/domain/integrity/admin-integrity.ts'
import { sql } from 'kysely'
import { runRounds } from '../../../src/club/bookings/bookings.jobs.ts'
import { recordPayment } from '../../../src/club/payments/record-payment.service.ts'
import { settleOrder } from '../../../src/club/payments/settle-order.service.ts'
import { openPayment } from '../../../src/club/payments/open-payment.service.ts'
import { GatewayError } from '../../../src/platform/ports/payments/gateway-error.ts'
import type {
  GatewayPayment,
  PaymentGateway,
} from '../../../src/platform/ports/payments/payment-gateway.ts'
import { openConsole, openConsoleAs } from '../../harness/console.ts'
import { memberCalls } from '../../harness/member-calls.ts'
import { fromPage, mailsTo, plainSite } from '../../harness/members.ts'
import { insertSignedIn, type SignedIn } from '../../harness/signed-in.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import { agreement } from '../../support/agreement.ts'

/** Hidden Gems of Turkey, 14 August 2025: a seat costs INR 2 Lacs. */
const turkey = 7
const deposit = 5_000_000
const whole = 20_000_000

let site: TestApp
let cookie: string
let asha: SignedIn
let ravi: SignedIn
beforeAll(async () => {
  site = await createTestApp(plainSite)
})
beforeEach(async () => {
  await site.reset()
  ;[asha, ravi] = (await insertSignedIn(site.database.db, 2)) as [SignedIn, SignedIn]
  cookie = await openConsole(site, 'Meera')
})
afterAll(() => site.close())

const calls = memberCalls(() => site)
const { as, openOrder } = calls
const hold = async (member: SignedIn) => (await calls.hold(member, turkey)).id
const admin = (url: string, body: object, from = cookie) =>
  site.request.post(`/api/admin${url}`).set(fromPage(from)).send(body)
const change = (statement: string) => sql.raw(statement).execute(site.database.db)

/** Pays what is due at the gateway. */
async function pay(member: SignedIn, bookingId: number): Promise<void> {
  const { orderId } = await openOrder(member, bookingId)
  const { body } = await as(member, '/api/payments/sandbox', { orderId, outcome: 'paid' })
  await as(member, '/api/payments/verify', { orderId, ...(body as object) }).expect(200)
}

const view = async (member: SignedIn, id: number) =>
  (await site.request.get(`/api/bookings/${id}`).set(fromPage(member.cookie)).expect(200))
    .body as BookingView
const read = async (id: number, from = cookie) =>
  (await site.request.get(`/api/admin/bookings/${id}`).set(fromPage(from)).expect(200))
    .body as AdminBooking
const faults = async (kind: string) => {
  const { body } = await site.request.get('/api/admin/integrity').set(fromPage(cookie))
  return (body as Integrity).kinds.find((one) => one.kind === kind)!.faults
}
const lastMail = async (member: SignedIn) => (await mailsTo(site, member.email)).at(-1)!.content

describe('a bank transfer', () => {
  const record = (id: number, body: object, from = cookie) =>
    admin(`/bookings/${id}/transfers`, { receivedOn: '2025-04-30', ...body }, from)

  it('confirms a seat, and mails speak of the transfer, with a receipt', async () => {
    const id = await hold(asha)
    expect((await read(id)).choices.transfer).toEqual({ least: deposit, most: whole })
    const { body } = await record(id, { paid: 0, amount: deposit, reference: 'UTR 1' }).expect(200)
    expect(body).toMatchObject({
      label: 'Confirmed',
      moneyLabel: 'Deposit paid',
      sums: { paid: deposit, paidOffSite: deposit, owed: whole - deposit },
      payments: [{ method: 'transfer', paymentId: 'UTR 1', receivedOn: '2025-04-30' }],
    })
    expect((await lastMail(asha)).text).toContain(
      'We received ₹50,000 by bank transfer on 30 April 2025. Your receipt is FF/25-26/000001.',
    )
    expect(await view(asha, id)).toMatchObject({
      receipts: [{ method: 'transfer', reference: 'UTR 1', part: 'deposit' }],
      due: { part: 'balance', amount: whole - deposit },
    })
  })

  it('pays the balance in parts, and gives up the order at the gateway for the old amount', async () => {
    const id = await hold(asha)
    await pay(asha, id)
    const { orderId } = await openOrder(asha, id)
    await record(id, { paid: deposit, amount: 1_000_000, reference: 'UTR 1' }).expect(200)
    expect((await lastMail(asha)).text).toContain(
      'The balance of ₹1,40,000 is due by 15 June 2025.',
    )
    // The order of the whole balance can still be paid at the gateway: all of that goes back.
    await as(asha, '/api/payments/sandbox', { orderId, outcome: 'paid' }).expect(200)
    await runRounds(site.context)
    const later = await view(asha, id)
    expect(later).toMatchObject({ amountPaid: deposit + 1_000_000, amountReturned: 15_000_000 })
    // What went back was received, too, without a receipt.
    const months = (await site.request.get('/api/admin/money-months').set({ cookie }))
      .body as MoneyMonths
    const { received, refunded, kept } = months.periods.thisMonth
    expect([received.value, refunded.value, kept.value]).toEqual([
      deposit + 1_000_000 + 15_000_000,
      -15_000_000,
      deposit + 1_000_000,
    ])
    const { body } = await site.request.get('/api/admin/receipts?kind=payment').set({ cookie })
    expect(body).toMatchObject({ total: 1, items: [{ amount: 15_000_000, number: null }] })
    const file = await site.request.get('/api/admin/receipts.csv?kind=payment').set({ cookie })
    expect(file.text).toContain('"Payment not booked",,,"2025-05-01","2025-05-01",')
    const next = await openOrder(asha, id)
    expect(next).toMatchObject({ amount: 14_000_000 })
    await record(id, { paid: 6_000_000, amount: 14_000_000, reference: 'UTR 2' }).expect(200)
    expect(await read(id)).toMatchObject({ moneyLabel: 'Paid in full', sums: { owed: 0 } })
    expect((await lastMail(asha)).text).toContain('There is nothing more to pay.')
  })

  it('goes back by hand, and says so to the member and to the club', async () => {
    const id = await hold(asha)
    await record(id, { paid: 0, amount: whole, reference: 'UTR 1' }).expect(200)
    const { refundNow } = await view(asha, id)
    await as(asha, `/api/bookings/${id}/cancel`, { refund: refundNow }).expect(200)
    expect((await lastMail(asha)).text).toContain(
      'Refund: ₹2,00,000\nRequested on 1 May 2025; we pay it by bank transfer.',
    )
    expect((await view(asha, id)).refundHistory).toMatchObject([
      { amount: whole, step: 'by-hand', isByHand: true, requestedOn: '2025-05-01' },
    ])
    expect(await read(id)).toMatchObject({
      moneyLabel: '₹2,00,000 paid',
      refundByHand: whole,
    })
    const [fault] = await faults('refund-by-hand')
    expect(fault?.facts).toBe('Pay back ₹2,00,000 of the bank transfer UTR 1.')
    const payout = { mark: fault?.mark, reason: 'Bank transfer', reference: 'UTR back 1' }
    await admin(`/integrity/refund-by-hand/${fault?.key}/by-hand`, payout).expect(200)
    expect(await view(asha, id)).toMatchObject({
      money: 'refunded',
      refundHistory: [{ step: 'done', reference: 'UTR back 1', creditNote: 'CN/25-26/000001' }],
      creditNotes: [{ number: 'CN/25-26/000001', receipt: 'FF/25-26/000001', amount: whole }],
    })
    expect((await lastMail(asha)).text).toContain(
      'by bank transfer. The reference is UTR back 1. Your credit note is CN/25-26/000001.',
    )
  })

  it('gives an ended hold its seat if one is free', async () => {
    const id = await hold(asha)
    await change(`update bookings set hold_expires_at = now() - interval '3 hours'`)
    await runRounds(site.context)
    expect(await view(asha, id)).toMatchObject({ status: 'expired' })
    await record(id, { paid: 0, amount: deposit, reference: 'UTR 1' }).expect(200)
    expect(await view(asha, id)).toMatchObject({ status: 'confirmed' })
    const full = await hold(ravi)
    await change(
      `update bookings set hold_expires_at = now() - interval '3 hours' where id = ${full}`,
    )
    await change(`update trip_schedules set spots_total = 1 where id = ${turkey}`)
    const refused = await record(full, { paid: 0, amount: deposit, reference: 'UTR 2' })
    expectProblem(refused, 'NO_SEAT_LEFT', 409)
  })

  it.each([
    [
      'too little for a seat',
      { amount: deposit - 1 },
      { amount: expect.stringContaining('₹50,000') },
    ],
    ['more than is to pay', { amount: whole + 1 }, { amount: 'At most ₹2,00,000 is to pay.' }],
    ['nothing', { amount: 0 }, { amount: 'Please enter an amount' }],
    ['a day to come', { receivedOn: '2025-05-02' }, { receivedOn: 'This day is still to come.' }],
    [
      'a day long ago',
      { receivedOn: '2024-01-01' },
      { receivedOn: 'This is more than a year ago.' },
    ],
    ['no reference', { reference: ' ' }, { reference: 'Please enter the reference of the bank' }],
    [
      'a reference that is known',
      { reference: 'UTR 1' },
      { reference: 'A payment with this reference is recorded already.' },
    ],
  ])('is refused with %s, and nothing changes', async (_, wrong, errors) => {
    const other = await hold(ravi)
    await record(other, { paid: 0, amount: deposit, reference: 'UTR 1' }).expect(200)
    const id = await hold(asha)
    const sent = await record(id, { paid: 0, amount: deposit, reference: 'UTR 2', ...wrong })
    expect(expectProblem(sent, 'VALIDATION_FAILED', 400).errors).toEqual(errors)
    expect(await read(id)).toMatchObject({ status: 'pending', payments: [], orders: [] })
  })

  it('is refused if something was paid meanwhile, nothing is due, or the booking is cancelled', async () => {
    const id = await hold(asha)
    await pay(asha, id)
    const outdated = await record(id, { paid: 0, amount: deposit, reference: 'UTR 1' })
    expectProblem(outdated, 'BOOKING_CHANGED', 409)
    await pay(asha, id)
    const paid = await record(id, { paid: whole, amount: 1, reference: 'UTR 1' })
    expectProblem(paid, 'NOTHING_DUE', 409)
    await as(asha, `/api/bookings/${id}/cancel`, { refund: whole }).expect(200)
    const ended = await record(id, { paid: whole, amount: 1, reference: 'UTR 1' })
    expectProblem(ended, 'BOOKING_ENDED', 409)
    const readOnly = await openConsoleAs(site, 'read-only')
    const denied = await record(id, { paid: whole, amount: 1, reference: 'UTR 1' }, readOnly)
    expectProblem(denied, 'ROLE_NOT_ALLOWED', 403)
  })
})

describe('a part refund', () => {
  const refund = (id: number, body: object, from = cookie) =>
    admin(`/bookings/${id}/refunds`, { reason: 'The hotel was another one.', ...body }, from)

  it('goes back without cancelling, by the gateway, with a credit note, and is not paid twice', async () => {
    const id = await hold(asha)
    await pay(asha, id)
    const part = { paid: deposit, partRefunded: 0, amount: 1_000_000 }
    const { body } = await refund(id, part).expect(200)
    // Nothing has left yet.
    expect(body).toMatchObject({ status: 'confirmed', moneyLabel: 'Deposit paid' })
    const mail = (await lastMail(asha)).text
    expect(mail).toContain("We'll refund ₹10,000 to the card or account that was used to pay")
    expect(mail).toContain('The reason: The hotel was another one.')
    expectProblem(await refund(id, part), 'REFUND_CHANGED', 409)
    await runRounds(site.context)
    await runRounds(site.context)
    expect(await view(asha, id)).toMatchObject({
      money: 'part-refunded',
      refundHistory: [{ amount: 1_000_000, step: 'done', creditNote: 'CN/25-26/000001' }],
      refundNow: deposit - 1_000_000,
      due: { part: 'balance', amount: whole - deposit },
    })
    expect(await faults('seat-refunded')).toEqual([])
    await as(asha, `/api/bookings/${id}/cancel`, { refund: deposit - 1_000_000 }).expect(200)
    await runRounds(site.context)
    await runRounds(site.context)
    expect(await view(asha, id)).toMatchObject({ money: 'refunded', amountRefunded: deposit })
  })

  it('has the limit of the role over all of its parts, and needs a reason', async () => {
    const id = await hold(asha)
    await pay(asha, id)
    const operator = await openConsoleAs(site, 'bookings')
    expect((await read(id, operator)).choices.largestPartRefund).toBe(2_500_000)
    const first = { paid: deposit, partRefunded: 0, amount: 2_000_000 }
    await refund(id, first, operator).expect(200)
    const second = { paid: deposit, partRefunded: 2_000_000, amount: 600_000 }
    expectProblem(await refund(id, second, operator), 'REFUND_OVER_LIMIT', 403)
    expectProblem(await refund(id, { ...second, reason: '' }), 'VALIDATION_FAILED', 400)
    const tooMuch = await refund(id, { ...second, amount: 3_000_001 })
    expect(expectProblem(tooMuch, 'VALIDATION_FAILED', 400).errors).toEqual({
      amount: 'Only ₹30,000 is left of what was paid.',
    })
    await refund(id, second).expect(200)
  })
})

it('tells of all refunds of a cancellation in one mail', async () => {
  const id = await hold(asha)
  await pay(asha, id)
  await pay(asha, id)
  await as(asha, `/api/bookings/${id}/cancel`, { refund: whole }).expect(200)
  await runRounds(site.context)
  await runRounds(site.context)
  const mails = (await mailsTo(site, asha.email)).filter(({ kind }) => kind === 'booking.refunded')
  expect(mails).toHaveLength(1)
  expect(mails[0]!.content.text).toMatch(/₹1,50,000 .*CN\/25-26.*₹50,000 .*CN\/25-26/s)
})

describe('a hold that has ended', () => {
  const end = (minutesAgo: number) =>
    change(`update bookings set hold_expires_at = now() - ${minutesAgo} * interval '1 minute'`)
  const settleWith = (orderId: string, status: 'pending' | 'captured', paidAt?: Date) => {
    const payment = { id: 'pay_AAAAAAAAAAAAA1', orderId, amount: deposit, currency: 'INR' }
    const order = {
      ...payment,
      id: orderId,
      status: 'attempted' as const,
      payments: [{ ...payment, status }],
    }
    if (status === 'captured')
      return site.database.db
        .transaction()
        .execute((trx) =>
          recordPayment(trx, site.context, { ...payment, ...(paidAt && { paidAt }) }),
        )
    const payments = Object.create(site.context.payments) as PaymentGateway
    payments.fetchOrder = () => Promise.resolve(order)
    return settleOrder({ ...site.context, payments }, orderId)
  }

  it('counts another attempt that was paid in time after an undecided one', async () => {
    const id = await hold(asha)
    const { orderId } = await openOrder(asha, id)
    await settleWith(orderId, 'pending')
    await change("update payment_orders set undecided_at = now() - interval '130 minutes'")
    await end(120)
    await settleWith(orderId, 'captured', new Date(Date.now() - 125 * 60_000))
    expect((await view(asha, id)).status).toBe('confirmed')
  })

  it('promises neither a seat nor a refund that does not come', async () => {
    const id = await hold(asha)
    await openOrder(asha, id)
    const money = async () => (await view(asha, id)).summary.money
    for (const minutesAgo of [5, 120]) {
      await end(minutesAgo)
      expect(await money()).toContain(
        'If you paid within an hour of the end of your hold, you get a seat',
      )
    }
    await change(`update trip_schedules set group_decision = 'cancelled' where id = ${turkey}`)
    expect(await money()).toContain('all of it goes back to you')
  })

  it('gets no seat by a payment on its way if its member has one by another booking', async () => {
    const first = await hold(asha)
    const lost = await openOrder(asha, first)
    await as(asha, '/api/payments/sandbox', { orderId: lost.orderId, outcome: 'lost' }).expect(200)
    await change(
      "update bookings set status = 'expired', ended_at = now(), ended_by = 'hold', hold_expires_at = now() - interval '5 minutes'",
    )
    const second = await hold(asha)
    const { orderId } = await openOrder(asha, second)
    await settleWith(orderId, 'pending')
    expect((await view(asha, second)).summary.state).toBe('payment on its way')
    await settleOrder(site.context, lost.orderId)
    expect((await view(asha, first)).status).toBe('confirmed')
    expect((await view(asha, second)).summary.money).toContain('all of it goes back to you')
  })
})

it('cancels nothing by the terms on the day of a decision that gives everything back', async () => {
  const id = await hold(asha)
  await pay(asha, id)
  await change(
    `update trip_schedules set departure_date = '2025-05-20', decision_days = 20 where id = ${turkey}`,
  )
  expect((await view(asha, id)).summary).toMatchObject({ state: 'departure cancelled' })
  expectProblem(await as(asha, `/api/bookings/${id}/cancel`, { refund: 0 }), 'BOOKING_ENDED', 409)
})

it('keeps the names of receipts when a booking is moved to a dearer departure, and names the price', async () => {
  const id = await hold(asha)
  await pay(asha, id)
  await pay(asha, id)
  const namesOf = async () =>
    (await view(asha, id)).receipts.map(({ part, partNumber }) => [part, partNumber])
  const before = await namesOf()
  await change(
    "update trip_schedules set departure_date = '2025-09-20', price_tier = 3 where id = 6",
  )
  await change("update trips set availability = 'open'")
  const { body } = await site.request.get(`/api/admin/bookings/${id}/departures`).set({ cookie })
  const { refund, balance } = (body as MoveTarget[]).find((target) => target.id === 6)!
  await admin(`/bookings/${id}/move`, { from: turkey, to: 6, paid: whole, refund, balance }).expect(
    200,
  )
  expect(await namesOf()).toEqual(before)
  expect((await lastMail(asha)).text).toContain('The price is now ₹3,00,000.')
})

it('offers no departure that costs less than what counts as paid after a part was refunded', async () => {
  await change(
    "update trip_schedules set departure_date = '2025-09-20', price_tier = 3 where id = 6",
  )
  await change("update trips set availability = 'open'")
  const { id } = await calls.hold(asha, 6)
  await pay(asha, id)
  const rest = { receivedOn: '2025-04-30', paid: 7_500_000, amount: 22_500_000, reference: 'UTR 1' }
  await admin(`/bookings/${id}/transfers`, rest).expect(200)
  const part = { paid: 30_000_000, partRefunded: 0, amount: 25_000_000, reason: 'Another hotel.' }
  await admin(`/bookings/${id}/refunds`, part).expect(200)
  const { body } = await site.request.get(`/api/admin/bookings/${id}/departures`).set({ cookie })
  expect((body as MoveTarget[]).map((target) => target.id)).not.toContain(turkey)
  const move = {
    from: 6,
    to: turkey,
    paid: 30_000_000,
    refund: 5_000_000,
    balance: 0,
    reason: 'Agreed.',
  }
  expectProblem(await admin(`/bookings/${id}/move`, move), 'BOOKING_CHANGED', 409)
})

it('tells with a refund that is done what is still to come', async () => {
  const id = await hold(asha)
  await pay(asha, id)
  const transfer = {
    paid: deposit,
    amount: 1_000_000,
    reference: 'UTR 1',
    receivedOn: '2025-04-30',
  }
  await admin(`/bookings/${id}/transfers`, transfer).expect(200)
  await as(asha, `/api/bookings/${id}/cancel`, { refund: 6_000_000 }).expect(200)
  await runRounds(site.context)
  await runRounds(site.context)
  const [mail] = (await mailsTo(site, asha.email)).filter(({ kind }) => kind === 'booking.refunded')
  expect(mail!.content.text).toMatch(
    /We have refunded ₹50,000 .*Refund: ₹10,000.*we pay it by bank transfer/s,
  )
  expect(mail!.content.text).not.toContain('Refunded:')
})

it('counts of a cancelled departure what its cancelling gave back, apart from earlier refunds', async () => {
  const id = await hold(asha)
  await pay(asha, id)
  const part = { paid: deposit, partRefunded: 0, amount: 1_000_000, reason: 'Another hotel.' }
  await admin(`/bookings/${id}/refunds`, part).expect(200)
  const other = await hold(ravi)
  const transfer = { paid: 0, amount: deposit, reference: 'UTR 1', receivedOn: '2025-04-30' }
  await admin(`/bookings/${other}/transfers`, transfer).expect(200)
  await as(ravi, `/api/bookings/${other}/cancel`, { refund: deposit }).expect(200)
  const get = async <Body>(url: string) => {
    const { body } = await site.request.get(`/api/admin/departures/${turkey}${url}`).set({ cookie })
    return body as Body
  }
  const progress = async () => {
    const { cancellation } = await get<DepartureCancellationProgress>('/cancellation')
    const { left, paid, refunded, open, byHand, refundOpen } = cancellation!
    return [left, paid, refunded, open, byHand, refundOpen].map(({ value }) => value)
  }
  expect(await get('/cancellation')).toEqual({ cancellation: null })
  const { refundable } = await get<AdminDepartureWithBookings>('')
  expect(refundable.value).toBe(4_000_000)
  const asked = { travellers: 1, refund: 4_000_000, reason: 'The road is closed.' }
  const { body } = await admin(`/departures/${turkey}/cancel`, asked).expect(200)
  const sums = body as AdminDepartureWithBookings
  expect([sums.paid.value, sums.refundOpen.value, sums.kept.value]).toEqual([
    2 * deposit,
    2 * deposit,
    0,
  ])
  // One booking was paid, none is refunded in full, and what is still to refund, with the earlier refund, too.
  expect(await progress()).toEqual([0, 1, 0, 4_000_000, 0, deposit])
  await runRounds(site.context)
  await runRounds(site.context)
  expect(await progress()).toEqual([0, 1, 1, 0, 0, 0])
})

it('sends a receipt or a credit note again, and refuses one of another booking', async () => {
  const id = await hold(asha)
  await pay(asha, id)
  await admin(`/bookings/${id}/receipts/FF-25-26-000001/send`, {}).expect(200)
  const { subject, text } = await lastMail(asha)
  expect(subject).toBe('Your receipt for the deposit FF/25-26/000001')
  expect(text).toContain('http://club.example/receipts/FF-25-26-000001')
  const other = await hold(ravi)
  expectProblem(
    await admin(`/bookings/${other}/receipts/FF-25-26-000001/send`, {}),
    'NOT_FOUND',
    404,
  )
})

describe('what a member agrees to', () => {
  it('comes before the first payment, and is stored with its version and time', async () => {
    const id = await hold(asha)
    const open = (body: object) => as(asha, '/api/payments/orders', { bookingId: id, ...body })
    expectProblem(await open({}), 'TERMS_NOT_AGREED', 409)
    const minor = await open({ agreement: { ...agreement, isAdult: false } })
    expect(expectProblem(minor, 'VALIDATION_FAILED', 400).errors).toEqual({
      'agreement.isAdult': 'Please confirm that you are 18 or older',
    })
    const old = await open({ agreement: { ...agreement, terms: '2020-01-01' } })
    expectProblem(old, 'VALIDATION_FAILED', 400)
    expect(await read(id)).toMatchObject({ termsVersion: null, agreedAt: null, orders: [] })
    await open({ agreement }).expect(201)
    expect(await read(id)).toMatchObject({
      termsVersion: agreement.terms,
      agreedAt: expect.any(String),
    })
    // Not again, also for the balance.
    await open({}).expect(201)
  })

  it('comes with what the checkout is filled in with', async () => {
    const { payer } = await openOrder(asha, await hold(asha))
    expect(payer).toMatchObject({ email: asha.email })
    expect(payer.name).not.toBe('')
  })
})

describe('the gateway as it is', () => {
  const withGateway = (calls: Partial<PaymentGateway>) => ({
    ...site.context,
    payments: Object.assign(Object.create(site.context.payments) as PaymentGateway, calls),
  })

  async function opened() {
    const id = await hold(asha)
    const { orderId } = await openOrder(asha, id)
    const captured = { id: 'pay_AAAAAAAAAAAAA1', orderId, currency: 'INR', amount: deposit }
    return { id, orderId, captured }
  }
  const record = (payment: Omit<GatewayPayment, 'status'>) =>
    site.database.db
      .transaction()
      .execute((trx) => recordPayment(trx, site.context, { ...payment }))

  it('counts a payment by its order if the member paid the fee on top', async () => {
    const { id, captured } = await opened()
    await record({ ...captured, amount: 5_118_000, isFeeOnTop: true })
    expect(await view(asha, id)).toMatchObject({
      status: 'confirmed',
      amountPaid: deposit,
      receipts: [{ amount: deposit }],
    })
    expect((await faults('payment-differs')).map(({ facts }) => facts)).toEqual([
      'Payment pay_AAAAAAAAAAAAA1 counts ₹50,000. The member paid a fee of ₹1,180 on top.',
    ])
  })

  it('counts a payment by its order if an offer took a part off, and owes no more than was paid', async () => {
    const { id, captured } = await opened()
    await record({ ...captured, amount: 4_500_000, hasOffer: true })
    expect(await view(asha, id)).toMatchObject({
      status: 'confirmed',
      money: 'deposit-paid',
      amountPaid: 4_500_000,
      discount: 500_000,
      due: { amount: 15_000_000 },
      refundNow: 4_500_000,
    })
    expect((await faults('payment-differs'))[0]?.facts).toContain('An offer took ₹5,000 off.')
  })

  it('gives back another amount without a fee or an offer', async () => {
    const { id, captured } = await opened()
    await record({ ...captured, amount: 4_500_000 })
    expect(await view(asha, id)).toMatchObject({ status: 'pending', amountReturned: 4_500_000 })
  })

  it('takes the money of a payment that is only authorized, and operators see it', async () => {
    const { id, orderId, captured } = await opened()
    const payment = { ...captured, status: 'authorized' } as const
    const asked: unknown[] = []
    const context = withGateway({
      fetchOrder: (order) =>
        Promise.resolve({
          ...{ id: order, amount: deposit, currency: 'INR', status: 'attempted' },
          payments: [payment],
        }),
      capture: (wanted) => {
        asked.push(wanted)
        return Promise.resolve({ ...payment, status: 'captured' })
      },
    })
    await settleOrder(context, orderId)
    expect(asked).toEqual([{ paymentId: captured.id, amount: deposit, currency: 'INR' }])
    expect(await view(asha, id)).toMatchObject({ status: 'confirmed', money: 'deposit-paid' })
    expect((await faults('event-not-understood'))[0]?.facts).toContain('so we captured it')
  })

  it.each([
    ['an order that it refuses for good', 'GATEWAY_REFUSED', 'It refuses the order'],
    ['a wrong key', 'GATEWAY_REJECTED_KEY', 'It does not accept our key'],
  ] as const)('tells operators at once of %s, which is no outage', async (_, code, facts) => {
    const bookingId = await hold(asha)
    const context = withGateway({ createOrder: () => Promise.reject(new GatewayError(code)) })
    await expect(
      openPayment(context, { bookingId, userId: asha.id, agreement }),
    ).rejects.toMatchObject({ code: 'PAYMENT_REFUSED' })
    const [fault] = await faults('event-not-understood')
    expect(fault).toMatchObject({ bookingId, facts: expect.stringContaining(facts) })
  })

  it('counts an hour after a hold until the member paid, not until we heard of it', async () => {
    const { id, captured } = await opened()
    await change(`update bookings set hold_expires_at = now() - interval '2 hours'`)
    await record({ ...captured, paidAt: new Date(Date.now() - 90 * 60_000) })
    expect(await view(asha, id)).toMatchObject({ status: 'confirmed' })
  })

  it('counts it until the money arrived for a payment of which the member read that it goes back', async () => {
    const { id, orderId, captured } = await opened()
    const payment = { ...captured, status: 'pending' } as const
    const order = { id: orderId, amount: deposit, currency: 'INR', status: 'attempted' } as const
    const context = withGateway({
      fetchOrder: () => Promise.resolve({ ...order, payments: [payment] }),
    })
    await settleOrder(context, orderId)
    const moneyOf = async () => (await view(asha, id)).summary.money
    await change(`update bookings set hold_expires_at = now() - interval '2 hours'`)
    expect(await moneyOf()).toBe(
      'Your payment is on its way to us. When it arrives, all of it goes back to you.',
    )
    await record({ ...captured, paidAt: new Date(Date.now() - 90 * 60_000) })
    expect(await moneyOf()).toBe('Your payment of ₹50,000 arrived too late. All of it goes back.')
  })
})

describe('the console and its files', () => {
  const get = (url: string) =>
    site.request.get(`/api/admin${url}`).set(fromPage(cookie)).expect(200)

  /** The badge and the money of a booking, after comparing all surfaces with what its member reads. */
  async function saidOf(id: number) {
    const { summary } = await view(asha, id)
    const { label, moneyLabel } = summary
    const opened = await read(id)
    expect(opened).toMatchObject({ summary, label, moneyLabel })
    const list = (await get('/bookings')).body as AdminBookings
    const member = (await get(`/users/${asha.id}`)).body as AdminUser
    const departure = (await get(`/departures/${turkey}`)).body as AdminDepartureWithBookings
    const rows = [...list.items, ...member.bookings, ...departure.bookings]
    // A hold that has run out is not listed with its departure.
    expect(rows).toHaveLength(opened.status === 'expired' ? 2 : 3)
    for (const row of rows) expect(row).toMatchObject({ id, label, moneyLabel })
    const { text } = await get('/bookings.csv')
    const [row] = parse(text, { bom: true, columns: true }) as Record<string, string>[]
    expect(row).toMatchObject({ Booking: String(id), State: label, Money: moneyLabel })
    return [label, moneyLabel]
  }
  const onItsWay = ['Payment on its way', 'Payment on its way']

  it('say of a booking what its member reads, also while a payment is on its way', async () => {
    const id = await hold(asha)
    expect(await saidOf(id)).toEqual(['Held', 'Not paid'])
    const { orderId } = await openOrder(asha, id)
    await as(asha, '/api/payments/sandbox', { orderId, outcome: 'late' }).expect(200)
    await settleOrder(site.context, orderId)
    expect(await saidOf(id)).toEqual(onItsWay)
    await change(`update bookings set hold_expires_at = now() - interval '1 minute'`)
    expect(await saidOf(id)).toEqual(onItsWay)
    await change(`update bookings set hold_expires_at = now() - interval '2 hours'`)
    expect(await saidOf(id)).toEqual(['Expired', 'Payment on its way'])
  })

  it('say that a seat was released', async () => {
    const id = await hold(asha)
    await as(asha, `/api/bookings/${id}/cancel`, { refund: 0 }).expect(200)
    const { items } = (await get('/bookings')).body as AdminBookings
    const opened = await read(id)
    expect([opened.summary.state, opened.label, items[0]?.label]).toEqual([
      'released',
      'Released',
      'Released',
    ])
  })

  it('name what was paid twice as other money, in the booking and on its departure', async () => {
    const id = await hold(asha)
    const { orderId } = await openOrder(asha, id)
    const { body } = await as(asha, '/api/payments/sandbox', { orderId, outcome: 'twice' })
    await as(asha, '/api/payments/verify', { orderId, ...(body as object) }).expect(200)
    await runRounds(site.context)
    const back = { refunded: 0, refundOpen: 0, returnOpen: 0, returned: deposit }
    expect(await read(id)).toMatchObject(back)
    expect((await get('/bookings?money=return-done')).body).toMatchObject({
      items: [{ id, ...back }],
    })
    expect((await get(`/departures/${turkey}`)).body).toMatchObject({
      refunded: { value: 0 },
      returned: { value: deposit },
      bookings: [{ refunds: [{ amount: deposit, status: 'done', isOther: true }] }],
    })
  })

  it('say that the deposit is paid only of exactly the deposit', async () => {
    const id = await hold(asha)
    await pay(asha, id)
    expect(await saidOf(id)).toEqual(['Confirmed', 'Deposit paid'])
    const transfer = { paid: deposit, amount: 6_000_000, receivedOn: '2025-04-30' }
    await admin(`/bookings/${id}/transfers`, { ...transfer, reference: 'UTR 1' }).expect(200)
    expect(await saidOf(id)).toEqual(['Confirmed', '₹1,10,000 paid so far'])
    await change(`update trip_schedules set group_decision = 'cancelled' where id = ${turkey}`)
    expect(await saidOf(id)).toEqual(['Cancelled', '₹1,10,000 paid'])
  })
})

describe('a hold that ends', () => {
  const end = async () => {
    await change(`update bookings set hold_expires_at = now() - interval '1 minute'`)
    await change(`update payment_orders set next_check_at = now()`)
    await runRounds(site.context)
  }
  const expiredMails = async () =>
    (await mailsTo(site, asha.email)).filter(({ kind }) => kind === 'booking.expired')

  it('says that nothing was charged only if no checkout was opened', async () => {
    const id = await hold(asha)
    await end()
    const [mail] = await expiredMails()
    expect(mail?.content.text).toContain('You have not been charged.')
    expect(await view(asha, id)).toMatchObject({ summary: { state: 'hold ended' } })
  })

  it('does not say so once a checkout was opened', async () => {
    await openOrder(asha, await hold(asha))
    await end()
    const [mail] = await expiredMails()
    expect(mail?.content.text).not.toContain('not been charged')
    expect(mail?.content.text).toContain('No payment has reached us.')
  })

  it('sends no mail while a payment is on its way, and offers no second seat until it is decided', async () => {
    const id = await hold(asha)
    const { orderId } = await openOrder(asha, id)
    await as(asha, '/api/payments/sandbox', { orderId, outcome: 'late' }).expect(200)
    await end()
    expect(await expiredMails()).toEqual([])
    expect(await view(asha, id)).toMatchObject({ summary: { state: 'payment on its way' } })
    await change(`update sandbox_payments set captured_at = now()`)
    await end()
    expect(await view(asha, id)).toMatchObject({ summary: { state: 'confirmed' } })
  })
})

it('tells a second tab that the first one has paid, instead of that the payment was declined', async () => {
  const { orderId } = await openOrder(asha, await hold(asha))
  await as(asha, '/api/payments/sandbox', { orderId, outcome: 'paid' }).expect(200)
  const second = await as(asha, '/api/payments/sandbox', { orderId, outcome: 'paid' })
  expect(expectProblem(second, 'NOTHING_DUE', 409).detail).toBe(
    'This is paid already, in another tab or on another device.',
  )
})

describe('tax rates', () => {
  const rates = async () =>
    (await site.request.get('/api/admin/tax-rates').set(fromPage(cookie)).expect(200))
      .body as AdminTaxRates

  it('apply from their date on, and a price names its own', async () => {
    const before = await hold(asha)
    const added = { validFrom: '2025-05-01', gst: 1800, tcs: 500 }
    await admin('/tax-rates', added).expect(201)
    expect((await rates()).items[0]).toEqual(added)
    expect((await view(asha, before)).price).toMatchObject({ gstRate: 500, tcsRate: 200 })
    const after = await hold(ravi)
    expect((await view(ravi, after)).price).toMatchObject({
      gstRate: 1800,
      tcsRate: 500,
      total: whole,
    })
  })

  it('are refused for a day that has passed, twice for one day, and by others than owners', async () => {
    const later = { validFrom: '2025-06-01', gst: 1800, tcs: 500 }
    const past = await admin('/tax-rates', { ...later, validFrom: '2025-04-30' })
    expect(expectProblem(past, 'VALIDATION_FAILED', 400).errors).toEqual({
      validFrom: 'Must be today or later',
    })
    await admin('/tax-rates', later).expect(201)
    expect(
      expectProblem(await admin('/tax-rates', later), 'VALIDATION_FAILED', 400).errors,
    ).toEqual({
      validFrom: 'There are rates from this day already',
    })
    const operator = await openConsoleAs(site, 'bookings')
    expectProblem(await admin('/tax-rates', later, operator), 'ROLE_NOT_ALLOWED', 403)
  })

  it('can be removed until their date', async () => {
    await admin('/tax-rates', { validFrom: '2025-06-01', gst: 1800, tcs: 500 }).expect(201)
    const remove = (date: string) =>
      site.request.delete(`/api/admin/tax-rates/${date}`).set(fromPage(cookie))
    await remove('2025-06-01').expect(200)
    expectProblem(await remove('2000-01-01'), 'NOT_FOUND', 404)
    expect((await rates()).items).toHaveLength(1)
  })
})

describe("coming back from the gateway's own page", () => {
  const back = (fields: Record<string, string>) =>
    site.request
      .post('/api/payments/callback')
      .set('origin', 'https://api.razorpay.com')
      .set('sec-fetch-site', 'cross-site')
      .type('form')
      .send(fields)

  it('records what is signed, and leads to the booking page without a session', async () => {
    const id = await hold(asha)
    const { orderId } = await openOrder(asha, id)
    const { body } = await as(asha, '/api/payments/sandbox', { orderId, outcome: 'paid' })
    const { paymentId, signature } = body as { paymentId: string; signature: string }
    const answer = await back({
      razorpay_order_id: orderId,
      razorpay_payment_id: paymentId,
      razorpay_signature: signature,
    }).expect(303)
    expect(answer.headers.location).toBe(`http://club.example/book/${turkey}`)
    expect(await view(asha, id)).toMatchObject({ status: 'confirmed' })
  })

  it.each([
    ['a wrong signature', (orderId: string) => ({ razorpay_order_id: orderId })],
    [
      'a payment that failed',
      (orderId: string) => ({ 'error[metadata]': JSON.stringify({ order_id: orderId }) }),
    ],
  ])('leads to the booking page with %s, and records nothing', async (_, fieldsOf) => {
    const id = await hold(asha)
    const { orderId } = await openOrder(asha, id)
    await as(asha, '/api/payments/sandbox', { orderId, outcome: 'paid' })
    const answer = await back({
      ...fieldsOf(orderId),
      razorpay_payment_id: 'pay_AAAAAAAAAAAAA1',
      razorpay_signature: 'wrong',
    }).expect(303)
    expect(answer.headers.location).toBe(`http://club.example/book/${turkey}`)
    expect(await view(asha, id)).toMatchObject({ status: 'pending' })
  })

  it('leads to the home page with an order that is not ours', async () => {
    const { headers } = await back({ razorpay_order_id: 'order_unknown' }).expect(303)
    expect(headers.location).toBe('http://club.example/')
  })
})
