import type { MailKind } from '@farandfew/domain/messages/message-kinds.ts'
import { addDays } from '@farandfew/domain/calendar/calendar-date.ts'
import { sql } from 'kysely'
import { agreement } from '../../support/agreement.ts'
import type { BookingView } from '@farandfew/domain/bookings/booking-view.ts'
import { getOffer } from '../../../src/club/bookings/departure-offer.service.ts'
import { recordPayment } from '../../../src/club/payments/record-payment.service.ts'
import { runRounds } from '../../../src/club/bookings/bookings.jobs.ts'
import type { MailContent } from '../../../src/platform/db/column-types.ts'
import { GatewayError } from '../../../src/platform/ports/payments/gateway-error.ts'
import type { PaymentGateway } from '../../../src/platform/ports/payments/payment-gateway.ts'
import { deriveKeys } from '../../../src/platform/ports/payments/sandbox/keys.ts'
import { sign } from '../../../src/platform/ports/payments/signatures.ts'
import {
  fromPage,
  mailsTo as mailsToAddress,
  memberPassword,
  plainSite,
  signUpConfirmed,
  type SignedUp,
} from '../../harness/members.ts'
import {
  createTestApp,
  expectProblem,
  sessionSecret,
  type TestApp,
} from '../../harness/test-app.ts'
import { insertBooking, insertDeparture, insertHost, insertUser } from '../../support/rows.ts'

/** Hidden Gems of Turkey, 14 August 2025: open, 4 days, INR 2 Lacs. */
const turkey = 7

let site: TestApp
let member: SignedUp
beforeAll(async () => {
  site = await createTestApp(plainSite)
})
beforeEach(async () => {
  await site.reset()
  member = await signUpConfirmed(site)
})
afterAll(() => site.close())

const post = (path: string, body: object, { cookie } = member) =>
  site.request.post(path).set(fromPage(cookie)).send(body)
const get = (path: string, { cookie } = member) => site.request.get(path).set(fromPage(cookie))

async function hold(owner = member): Promise<BookingView> {
  const { body } = await post('/api/bookings', { scheduleId: turkey }, owner).expect(201)
  return body as BookingView
}

async function openOrder(bookingId: number, owner = member) {
  const { body } = await post('/api/payments/orders', { bookingId, agreement }, owner).expect(201)
  return body as { orderId: string; amount: number }
}

/** Plays the checkout. */
async function checkOut(orderId: string, outcome: string, owner = member) {
  const { body } = await post('/api/payments/sandbox', { orderId, outcome }, owner).expect(200)
  return body as { paymentId: string; signature: string }
}

/** Pays what is due on a booking, as the checkout does. */
async function pay(bookingId: number, owner = member): Promise<BookingView> {
  const { orderId } = await openOrder(bookingId, owner)
  const report = { orderId, ...(await checkOut(orderId, 'paid', owner)) }
  const { body } = await post('/api/payments/verify', report, owner).expect(200)
  return body as BookingView
}

const fetchBooking = async (id: number) =>
  (await get(`/api/bookings/${id}`).expect(200)).body as BookingView

/** The text of the last mail of a kind to the member. */
const lastMail = async (kind: string) =>
  (await mailsToAddress(site, member.user.email as string)).findLast((mail) => mail.kind === kind)
    ?.content.text

const expireHoldOf = (id: number) =>
  site.database.db
    .updateTable('bookings')
    .set({ holdExpiresAt: new Date(Date.now() - 1000) })
    .where('id', '=', id)
    .execute()

const mailsTo = async (owner: SignedUp) => {
  const rows = await site.database.db
    .selectFrom('outbox')
    .select('kind')
    .where('recipient', '=', owner.user.email as string)
    .where(sql<boolean>`kind like 'booking.%'`)
    .orderBy('id')
    .execute()
  return rows.map(({ kind }) => kind)
}

const noticesOf = (kind: MailKind) =>
  site.database.db
    .selectFrom('outbox')
    .select(['recipient', 'content'])
    .where('kind', '=', kind)
    .execute()

/** Fills the departure up to a number of free seats. */
async function leaveSeats(free: number): Promise<void> {
  const { db } = site.database
  for (let seat = free; seat < 12; seat += 1) {
    await insertBooking(db, {
      userId: await insertUser(db),
      tripScheduleId: turkey,
      status: 'confirmed',
    })
  }
}

/** The departure is guaranteed: no date decides it any more. */
const guarantee = () =>
  site.database.db
    .updateTable('tripSchedules')
    .set({ groupDecision: 'guaranteed' })
    .where('id', '=', turkey)
    .execute()

/** The context on another date of the club. */
const onDate = (today: string) => ({
  ...site.context,
  clock: { now: () => new Date(), today: () => today },
})

/** The body of a webhook about a captured payment. */
function paidEvent(fields: object): string {
  const entity = {
    id: 'pay_1',
    entity: 'payment',
    order_id: 'order_1',
    amount: 5_000_000,
    currency: 'INR',
    status: 'captured',
    captured: true,
    ...fields,
  }
  return JSON.stringify({ event: 'payment.captured', payload: { payment: { entity } } })
}

describe('an offer', () => {
  it('shows live seats, price lines, the plan and the refunds by date', async () => {
    await hold()
    const { body } = await site.request.get(`/api/schedules/${turkey}`).expect(200)
    expect(body).toMatchObject({
      state: 'bookable',
      departure: {
        id: turkey,
        spotsRemaining: 11,
        seats: { total: 12, booked: 0, held: 1, offered: 0, kept: 0, free: 11, isBeingPaid: false },
        groupDecision: null,
        decisionDate: '2025-06-15',
      },
      price: { package: 18_674_100, gst: 933_700, tcs: 392_200, total: 20_000_000 },
      plan: { kind: 'deposit', now: 5_000_000, balance: 15_000_000, balanceDue: '2025-06-15' },
      refundTable: {
        headings: ['Deposit paid', 'Paid in full'],
        rows: [
          { until: '2025-06-15', amount: 5_000_000, ofWhole: 20_000_000 },
          { until: '2025-07-15', amount: 2_500_000, ofWhole: 10_000_000 },
          { until: null, amount: 0, ofWhole: 0 },
        ],
      },
    })
  })

  it('of a trip that is not open is by invite, and bookable for a member with an approved one', async () => {
    const japan = 6
    expect((await get(`/api/schedules/${japan}`)).body).toMatchObject({ state: 'by-invite' })
    expectProblem(await post('/api/bookings', { scheduleId: japan }), 'NOT_BOOKABLE', 409)
    await site.database.db
      .insertInto('tripInviteRequests')
      .values({
        userId: member.user.id,
        tripId: 7,
        scheduleId: japan,
        status: 'approved',
        name: 'Asha',
        email: 'asha@mail.example',
      })
      .execute()
    expect((await get(`/api/schedules/${japan}`)).body).toMatchObject({ state: 'bookable' })
    await post('/api/bookings', { scheduleId: japan }).expect(201)
  })

  it('is closed from the decision date on unless it is guaranteed', async () => {
    const read = async (today: string) => {
      const clock = { now: () => new Date(), today: () => today }
      return (await getOffer({ ...site.context, clock }, { id: turkey, userId: undefined })).state
    }
    await leaveSeats(5)
    expect(await read('2025-06-14')).toBe('bookable')
    expect(await read('2025-06-15')).toBe('cancelled')
    await guarantee()
    expect(await read('2025-06-15')).toBe('bookable')
    expect(await read('2025-08-13')).toBe('bookable')
    expect(await read('2025-08-14')).toBe('closed')
  })

  it('is not found for an unknown departure', async () => {
    expectProblem(await get('/api/schedules/9999'), 'NOT_FOUND', 404)
  })
})

describe('a hold', () => {
  it('lasts 15 minutes, and is the same for every tab', async () => {
    const held = await hold()
    expect(held).toMatchObject({ status: 'pending', due: { part: 'deposit', amount: 5_000_000 } })
    expect(held.summary.refundTable.rows[0]).toMatchObject({
      amount: 5_000_000,
      ofWhole: 20_000_000,
    })
    expect(held.refundNow).toBe(0)
    const seconds = (Date.parse(held.holdExpiresAt as string) - Date.parse(held.now)) / 1000
    expect(seconds).toBeGreaterThan(890)
    expect(seconds).toBeLessThanOrEqual(900)
    expect((await hold()).id).toBe(held.id)
  })

  it('is answered as it is read later', async () => {
    const held = await hold()
    expect({ ...(await fetchBooking(held.id)), now: held.now }).toEqual(held)
  })

  it('is refused when the last seat is taken, and possible again when a hold has run out', async () => {
    await leaveSeats(1)
    const other = await signUpConfirmed(site)
    const held = await hold(other)
    expectProblem(await post('/api/bookings', { scheduleId: turkey }), 'NO_SEAT_LEFT', 409)
    await expireHoldOf(held.id)
    await hold()
  })

  it('that ran out is expired at once, and is swept with a mail', async () => {
    const { id } = await hold()
    await expireHoldOf(id)
    expect(await fetchBooking(id)).toMatchObject({ status: 'expired', endedBy: 'hold', due: null })
    await runRounds(site.context)
    expect(await fetchBooking(id)).toMatchObject({ status: 'expired', endedBy: 'hold' })
    expect(await mailsTo(member)).toEqual(['booking.held', 'booking.expired'])
  })

  it('of another member is not found', async () => {
    const { id } = await hold(await signUpConfirmed(site))
    expectProblem(await get(`/api/bookings/${id}`), 'NOT_FOUND', 404)
    expectProblem(await post(`/api/bookings/${id}/cancel`, { refund: 0 }), 'NOT_FOUND', 404)
    expectProblem(
      await post('/api/payments/orders', { bookingId: id, agreement }),
      'NOT_FOUND',
      404,
    )
  })
})

describe('a payment', () => {
  it('confirms the booking with a numbered receipt, and leaves the balance due', async () => {
    const { id } = await hold()
    const paid = await pay(id)
    expect(paid).toMatchObject({
      status: 'confirmed',
      amountPaid: 5_000_000,
      due: { part: 'balance', amount: 15_000_000 },
      receipts: [{ number: 'FF/25-26/000001', amount: 5_000_000, part: 'deposit' }],
    })
    const payments = await site.database.db.selectFrom('payments').select('gatewayId').execute()
    expect(paid.receipts.map(({ reference }) => reference)).toEqual(
      payments.map(({ gatewayId }) => gatewayId),
    )
    const mail = await lastMail('booking.confirmed')
    expect(mail).toContain('/receipts/FF-25-26-000001')
    expect(mail).toContain(
      'Your seat on Hidden Gems of Turkey (departing on 14 August 2025) is confirmed.',
    )
    expect(mail).toContain(
      '1 of 8: guaranteed when 7 more join; decided by 15 June 2025, otherwise everyone is refunded in full.',
    )
    expect(mail).not.toContain('Cappadocia')
    expect(await pay(id)).toMatchObject({ amountPaid: 20_000_000, due: null })
    expect((await fetchBooking(id)).receipts.map(({ number }) => number)).toEqual([
      'FF/25-26/000001',
      'FF/25-26/000002',
    ])
    expect(await mailsTo(member)).toEqual([
      'booking.held',
      'booking.confirmed',
      'booking.balance-paid',
    ])
    expectProblem(
      await post('/api/payments/orders', { bookingId: id, agreement }),
      'NOTHING_DUE',
      409,
    )
    expectProblem(await post('/api/bookings', { scheduleId: turkey }), 'BOOKED_ALREADY', 409)
  })

  it('is followed by a mail with picture, dates, host, meeting place, flights, visa, terms and calendar file', async () => {
    await insertHost(site.database.db, { name: 'Leyla', departures: [turkey] })
    const { id } = await hold()
    await pay(id)
    const { content } = await site.database.db
      .selectFrom('outbox')
      .select('content')
      .where('kind', '=', 'booking.confirmed')
      .executeTakeFirstOrThrow()
    const { text, html, attachments = [] } = content as MailContent
    expect(html).toContain('<img src="http://club.example/art/share/trip-turkey.png"')
    for (const fact of [
      'Dates: 14 August 2025 to 17 August 2025\n4 days / 3 nights',
      'Host: Leyla',
      'Meeting: Karaköy, Istanbul, at 13:00 on 14 August 2025, local time',
      'Flights: Wait until the departure is guaranteed before you book flights: we email you as soon as it is. It is decided by 15 June 2025.\nLand at Istanbul (IST) by 10:30 on 14 August 2025',
      'Visa: With an Indian passport: from the embassy, 5 to 15 working days.',
      'If you cancel: Until 15 June 2025: ₹50,000 back (deposit paid), ₹2,00,000 back (paid in full)\nUntil 15 July 2025: ₹25,000 back (deposit paid), ₹1,00,000 back (paid in full)\nFrom 16 July 2025: no refund',
    ]) {
      expect(text).toContain(fact)
    }
    expect(html).toContain('₹2,00,000 back (paid in full)<br>Until 15 July 2025')
    expect(attachments).toHaveLength(1)
    expect(attachments[0]).toMatchObject({
      filename: 'far-few-turkey-2025-08-14.ics',
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    })
    expect(attachments[0]?.content).toContain(`UID:booking-${id}@`)
  })

  it('that is cancelled sends a calendar file that removes the trip', async () => {
    const { id } = await hold()
    await pay(id)
    await post(`/api/bookings/${id}/cancel`, { refund: 5_000_000, paid: 5_000_000 })
    const { content } = await site.database.db
      .selectFrom('outbox')
      .select('content')
      .where('kind', '=', 'booking.cancelled')
      .executeTakeFirstOrThrow()
    const [file] = (content as MailContent).attachments ?? []
    expect(file?.content).toContain('METHOD:CANCEL')
    expect(file?.content).toContain('STATUS:CANCELLED')
    expect(file?.content).toContain('SEQUENCE:1')
  })

  it('uses one order for every attempt', async () => {
    const { id } = await hold()
    const orders = await Promise.all([openOrder(id), openOrder(id), openOrder(id)])
    expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(1)
  })

  it('that was lost is found when the checkout is opened again, on any device', async () => {
    const { id } = await hold()
    const { orderId } = await openOrder(id)
    await checkOut(orderId, 'lost')
    expectProblem(
      await post('/api/payments/orders', { bookingId: id, agreement }),
      'NOTHING_DUE',
      409,
    )
    expect(await fetchBooking(id)).toMatchObject({ status: 'confirmed', amountPaid: 5_000_000 })
    const balance = await openOrder(id)
    expect(balance).toMatchObject({ amount: 15_000_000 })
  })

  it.each([
    ['amount', { amount: 4_999_900 }],
    ['currency', { currency: 'USD' }],
  ])('with another %s than its order goes back in full', async (_, other) => {
    const { id } = await hold()
    const { orderId } = await openOrder(id)
    const amount = 5_000_000
    const payment = { id: 'pay_wrong', orderId, amount, currency: 'INR', ...other }
    const { db } = site.database
    await db.transaction().execute((trx) => recordPayment(trx, site.context, payment))
    expect(await fetchBooking(id)).toMatchObject({
      status: 'pending',
      amountPaid: 0,
      amountReturned: payment.amount,
      receipts: [],
    })
    const refunds = await db.selectFrom('refunds').select(['amount', 'reason']).execute()
    expect(refunds).toEqual([{ amount: payment.amount, reason: 'mismatch' }])
    expect(await mailsTo(member)).toContain('booking.payment-returned')
    expect(await pay(id)).toMatchObject({ status: 'confirmed', amountPaid: 5_000_000 })
  })

  it('has a receipt with the date of the club, in the financial year of that date', async () => {
    const { id } = await hold()
    const { orderId } = await openOrder(id)
    await checkOut(orderId, 'paid')
    await runRounds(onDate('2026-04-01'))
    expect((await fetchBooking(id)).receipts).toMatchObject([
      { number: 'FF/26-27/000001', issuedOn: '2026-04-01', amount: 5_000_000 },
    ])
  })

  it('keeps the signature of the checkout', async () => {
    const { id } = await hold()
    await pay(id)
    const order = await site.database.db
      .selectFrom('paymentOrders')
      .select('paymentSignature')
      .executeTakeFirst()
    expect(order?.paymentSignature).toMatch(/^[0-9a-f]{64}$/)
  })

  it('with a wrong signature changes nothing', async () => {
    const { id } = await hold()
    const { orderId } = await openOrder(id)
    const { paymentId } = await checkOut(orderId, 'paid')
    const report = { orderId, paymentId, signature: 'f'.repeat(64) }
    expectProblem(await post('/api/payments/verify', report), 'SIGNATURE_WRONG', 400)
    expect(await fetchBooking(id)).toMatchObject({ status: 'pending', amountPaid: 0 })
  })

  it('that is declined changes nothing, and can be tried again', async () => {
    const { id } = await hold()
    const { orderId } = await openOrder(id)
    const declined = await post('/api/payments/sandbox', { orderId, outcome: 'declined' })
    expectProblem(declined, 'PAYMENT_DECLINED', 402)
    await runRounds(site.context)
    expect(await fetchBooking(id)).toMatchObject({ status: 'pending', amountPaid: 0 })
    expect(await pay(id)).toMatchObject({ status: 'confirmed' })
  })

  it('that came twice goes back once', async () => {
    const { id } = await hold()
    const { orderId } = await openOrder(id)
    const report = { orderId, ...(await checkOut(orderId, 'twice')) }
    await post('/api/payments/verify', report).expect(200)
    await post('/api/payments/verify', report).expect(200)
    await runRounds(site.context)
    expect(await fetchBooking(id)).toMatchObject({
      amountPaid: 5_000_000,
      amountRefunded: 0,
      amountReturned: 5_000_000,
    })
    const refunds = await site.database.db.selectFrom('refunds').selectAll().execute()
    expect(refunds).toMatchObject([{ amount: 5_000_000, reason: 'double', status: 'done' }])
  })

  it('that was lost is found by the reconciler before the hold is swept', async () => {
    const { id } = await hold()
    const { orderId } = await openOrder(id)
    await checkOut(orderId, 'lost')
    await expireHoldOf(id)
    await site.database.db.updateTable('paymentOrders').set({ nextCheckAt: new Date() }).execute()
    await runRounds(site.context)
    expect(await fetchBooking(id)).toMatchObject({ status: 'confirmed', amountPaid: 5_000_000 })
  })

  it('that was lost long after its order was opened is found within a day', async () => {
    const { id } = await hold()
    const { orderId } = await openOrder(id)
    const { db } = site.database
    await expireHoldOf(id)
    const weekAgo = new Date(Date.now() - 7 * 86_400_000)
    await db
      .updateTable('paymentOrders')
      .set({ createdAt: weekAgo, updatedAt: weekAgo, nextCheckAt: new Date() })
      .execute()
    await runRounds(site.context)
    await checkOut(orderId, 'lost')
    const order = await db.selectFrom('paymentOrders').select('nextCheckAt').executeTakeFirst()
    const hours = ((order?.nextCheckAt?.getTime() ?? Infinity) - Date.now()) / 3_600_000
    expect(hours).toBeLessThanOrEqual(24)
    await db.updateTable('paymentOrders').set({ nextCheckAt: new Date() }).execute()
    await runRounds(site.context)
    expect(await fetchBooking(id)).toMatchObject({ status: 'confirmed', amountPaid: 5_000_000 })
  })

  it('that was opened again is asked about soon', async () => {
    const { id } = await hold()
    await openOrder(id)
    const { db } = site.database
    const tomorrow = new Date(Date.now() + 86_400_000)
    await db.updateTable('paymentOrders').set({ nextCheckAt: tomorrow }).execute()
    await openOrder(id)
    const order = await db.selectFrom('paymentOrders').select('nextCheckAt').executeTakeFirst()
    expect(order?.nextCheckAt?.getTime()).toBeLessThan(Date.now() + 60_000)
  })

  it('for a hold whose seat an earlier payment took goes back', async () => {
    const first = await hold()
    const late = await openOrder(first.id)
    await expireHoldOf(first.id)
    const second = await hold()
    const other = await openOrder(second.id)
    await checkOut(late.orderId, 'paid')
    await checkOut(other.orderId, 'paid')
    await runRounds(site.context)
    expect(await fetchBooking(first.id)).toMatchObject({ status: 'confirmed' })
    expect(await fetchBooking(second.id)).toMatchObject({ status: 'expired', amountPaid: 0 })
    const refunds = await site.database.db.selectFrom('refunds').selectAll().execute()
    expect(refunds).toMatchObject([{ amount: 5_000_000, reason: 'late' }])
    expect(await lastMail('booking.payment-returned')).toContain(
      'and you have another booking for this departure.',
    )
  })

  it('that came late for a departure that has left goes back', async () => {
    const { id } = await hold()
    const { orderId } = await openOrder(id)
    await expireHoldOf(id)
    await checkOut(orderId, 'paid')
    await runRounds(onDate('2025-08-14'))
    expect(await fetchBooking(id)).toMatchObject({ status: 'expired', amountPaid: 0 })
    expect(await lastMail('booking.payment-returned')).toContain(
      'and this departure can no longer be booked.',
    )
  })

  it('that came late does not take a seat that is offered to the waitlist', async () => {
    await leaveSeats(1)
    const { id } = await hold()
    const { orderId } = await openOrder(id)
    const waiting = await signUpConfirmed(site)
    // They joined when the seat of this hold was booked.
    await site.database.db
      .insertInto('waitlist')
      .values({ userId: waiting.user.id, tripScheduleId: turkey })
      .execute()
    await expireHoldOf(id)
    await site.database.db.updateTable('paymentOrders').set({ checkedAt: new Date() }).execute()
    await runRounds(site.context)
    await checkOut(orderId, 'paid')
    await runRounds(site.context)
    expect(await fetchBooking(id)).toMatchObject({ status: 'expired', amountPaid: 0 })
    await hold(waiting)
  })

  it('that came late gets a seat if one is free, otherwise it goes back', async () => {
    const { id } = await hold()
    const { orderId } = await openOrder(id)
    await expireHoldOf(id)
    await runRounds(site.context)
    await leaveSeats(0)
    await checkOut(orderId, 'paid')
    await runRounds(site.context)
    expect(await fetchBooking(id)).toMatchObject({
      status: 'expired',
      amountPaid: 0,
      amountReturned: 5_000_000,
    })
    await runRounds(site.context)
    const refunds = await site.database.db.selectFrom('refunds').selectAll().execute()
    expect(refunds).toMatchObject([{ amount: 5_000_000, reason: 'late', status: 'done' }])
    expect(await lastMail('booking.payment-returned')).toContain('by then no seat was free.')
  })

  it('that came late confirms the expired booking', async () => {
    const { id } = await hold()
    const { orderId } = await openOrder(id)
    await expireHoldOf(id)
    await site.database.db.updateTable('paymentOrders').set({ checkedAt: new Date() }).execute()
    await runRounds(site.context)
    expect(await fetchBooking(id)).toMatchObject({ status: 'expired' })
    await checkOut(orderId, 'paid')
    await runRounds(site.context)
    expect(await fetchBooking(id)).toMatchObject({ status: 'confirmed', endedBy: null })
  })
})

describe('cancelling', () => {
  it('pays back what was shown, to the paisa, and frees the seat', async () => {
    const { id } = await hold()
    await pay(id)
    expectProblem(
      await post(`/api/bookings/${id}/cancel`, { refund: 4_999_999 }),
      'REFUND_CHANGED',
      409,
    )
    const { body } = await post(`/api/bookings/${id}/cancel`, { refund: 5_000_000 }).expect(200)
    expect(body).toMatchObject({
      status: 'cancelled',
      endedBy: 'member',
      amountRefunded: 5_000_000,
      refundNow: null,
      departure: { spotsRemaining: 12 },
    })
    await runRounds(site.context)
    expect(await mailsTo(member)).toEqual([
      'booking.held',
      'booking.confirmed',
      'booking.cancelled',
      'booking.refunded',
    ])
    expectProblem(await post(`/api/bookings/${id}/cancel`, { refund: 0 }), 'BOOKING_ENDED', 409)
  })

  it('a hold charges and refunds nothing; money that comes later goes back', async () => {
    const { id } = await hold()
    const { orderId } = await openOrder(id)
    await post(`/api/bookings/${id}/cancel`, { refund: 0 }).expect(200)
    await checkOut(orderId, 'paid')
    await runRounds(site.context)
    expect(await fetchBooking(id)).toMatchObject({ status: 'cancelled', amountPaid: 0 })
    const refunds = await site.database.db.selectFrom('refunds').selectAll().execute()
    expect(refunds).toMatchObject([{ amount: 5_000_000, reason: 'late' }])
    expect(await lastMail('booking.payment-returned')).toContain('after you had cancelled')
  })
})

describe('releasing a hold', () => {
  it('frees the seat at once, and says so in a mail', async () => {
    await leaveSeats(1)
    const { id } = await hold()
    const other = await signUpConfirmed(site)
    expectProblem(await post('/api/bookings', { scheduleId: turkey }, other), 'NO_SEAT_LEFT', 409)
    const { body } = await post(`/api/bookings/${id}/cancel`, { refund: 0, paid: 0 }).expect(200)
    expect(body).toMatchObject({ status: 'cancelled', endedBy: 'member', amountPaid: 0 })
    await hold(other)
    const mails = await mailsToAddress(site, member.user.email as string)
    const { subject, text } = mails.at(-1)!.content
    expect(subject).toBe('Your seat on the Turkey trip is no longer held')
    expect(text).toContain('If one still arrives, all of it goes back to you.')
  })

  it('is refused if a payment has arrived, even if cancelling would give nothing back', async () => {
    const { db } = site.database
    const departureDate = '2025-05-10'
    const near = await insertDeparture(db, 1, { departureDate, groupDecision: 'guaranteed' })
    const { body } = await post('/api/bookings', { scheduleId: near }).expect(201)
    const { id } = body as BookingView
    expect(await pay(id)).toMatchObject({ status: 'confirmed', refundNow: 0 })
    const released = await post(`/api/bookings/${id}/cancel`, { refund: 0, paid: 0 })
    expectProblem(released, 'REFUND_CHANGED', 409)
    expect(await fetchBooking(id)).toMatchObject({ status: 'confirmed' })
  })
})

test('deleting the account cancels a booking by its terms, and pays back', async () => {
  const { id } = await hold()
  await pay(id)
  await site.request
    .delete('/api/user')
    .set(fromPage(member.cookie))
    .send({ currentPassword: memberPassword })
    .expect(200)
  await runRounds(site.context)
  const { db } = site.database
  expect(await db.selectFrom('bookings').select(['status', 'userId', 'endedBy']).execute()).toEqual(
    [{ status: 'cancelled', userId: null, endedBy: 'member' }],
  )
  const refunds = await db.selectFrom('refunds').select(['amount', 'status']).execute()
  expect(refunds).toEqual([{ amount: 5_000_000, status: 'done' }])
})

describe('the payment plan', () => {
  it('reminds of the balance once for each date, and ends the booking after the grace', async () => {
    await guarantee()
    const { id } = await hold()
    await pay(id)
    await site.database.db
      .updateTable('bookings')
      .set({ confirmedAt: new Date('2025-05-01') })
      .execute()
    const last =
      'We accept it until 18 June 2025. If it is not paid by then, the booking is cancelled under its terms.'
    const loss =
      'Your seat then goes to someone else, and you get back ₹25,000 of the ₹50,000 you have paid.'
    const subjects: string[] = []
    for (let today = '2025-05-31'; today <= '2025-06-18'; today = addDays(today, 1)) {
      await Promise.all([runRounds(onDate(today)), runRounds(onDate(today))])
      const reminders = (await mailsToAddress(site, member.user.email as string)).filter(
        ({ kind }) => kind === 'booking.balance-due',
      )
      for (const { content } of reminders.slice(subjects.length)) {
        subjects.push(`${today}: ${content.subject}`)
        expect(content.text).toContain(last)
        expect(content.text).toContain(loss)
      }
    }
    expect(subjects).toEqual([
      '2025-06-01: The balance for your Turkey trip is due on 15 June 2025',
      '2025-06-08: The balance for your Turkey trip is due on 15 June 2025',
      '2025-06-14: The balance for your Turkey trip is due on 15 June 2025',
      '2025-06-16: The balance for your Turkey trip is overdue',
      '2025-06-18: The last day to pay the balance for your Turkey trip is 18 June 2025',
    ])
    // An instance whose clock is behind.
    await runRounds(onDate('2025-06-17'))
    expect(await fetchBooking(id)).toMatchObject({ status: 'confirmed' })
    await runRounds(onDate('2025-06-19'))
    expect(await fetchBooking(id)).toMatchObject({
      status: 'cancelled',
      endedBy: 'balance',
      amountRefunded: 2_500_000,
      departure: { spotsRemaining: 12 },
    })
    expect(await mailsTo(member)).toEqual([
      'booking.held',
      'booking.confirmed',
      ...Array.from({ length: 5 }, () => 'booking.balance-due'),
      'booking.cancelled',
      'booking.refunded',
    ])
  })

  it('asks the gateway before it ends a booking whose balance seems unpaid', async () => {
    await guarantee()
    const { id } = await hold()
    await pay(id)
    const { orderId } = await openOrder(id)
    await site.database.db
      .updateTable('paymentOrders')
      .set({ nextCheckAt: new Date(Date.now() + 86_400_000) })
      .execute()
    await checkOut(orderId, 'lost')
    await runRounds(onDate('2025-06-19'))
    expect(await fetchBooking(id)).toMatchObject({ status: 'confirmed', amountPaid: 20_000_000 })
  })

  it('refunds everyone in full if the departure is not guaranteed at its decision date, once', async () => {
    const { id } = await hold()
    await pay(id)
    await pay(id)
    const other = await signUpConfirmed(site)
    const held = await hold(other)
    await runRounds(onDate('2025-06-14'))
    expect(await fetchBooking(id)).toMatchObject({ status: 'confirmed' })
    await Promise.all([runRounds(onDate('2025-06-15')), runRounds(onDate('2025-06-15'))])
    expect(await fetchBooking(id)).toMatchObject({
      status: 'cancelled',
      endedBy: 'group',
      amountRefunded: 20_000_000,
      departure: { groupDecision: 'cancelled' },
    })
    const refunds = await site.database.db
      .selectFrom('refunds')
      .select(['amount', 'reason', 'status'])
      .orderBy('amount')
      .execute()
    expect(refunds).toEqual([
      { amount: 5_000_000, reason: 'group', status: 'done' },
      { amount: 15_000_000, reason: 'group', status: 'done' },
    ])
    expect((await get(`/api/bookings/${held.id}`, other)).body).toMatchObject({
      status: 'cancelled',
      endedBy: 'group',
    })
    expect((await get(`/api/schedules/${turkey}`)).body).toMatchObject({ state: 'cancelled' })
    expect(await lastMail('booking.cancelled')).toMatch(/See other dates:\n.*\/book\/7\n/)
  })
})

describe('a refund', () => {
  it('marks order and booking as refunded when it has been paid out', async () => {
    const { id } = await hold()
    await pay(id)
    await pay(id)
    await post(`/api/bookings/${id}/cancel`, { refund: 20_000_000 }).expect(200)
    const { db } = site.database
    const states = async () => ({
      orders: (await db.selectFrom('paymentOrders').select('status').execute()).map(
        ({ status }) => status,
      ),
      booking: (await db.selectFrom('bookings').select('paymentStatus').executeTakeFirst())
        ?.paymentStatus,
    })
    expect(await states()).toEqual({ orders: ['paid', 'paid'], booking: 'paid' })
    await runRounds(site.context)
    expect(await states()).toEqual({ orders: ['refunded', 'refunded'], booking: 'refunded' })
  })

  it('of the terms is shown with the money of a second payment, which also goes back', async () => {
    const { id } = await hold()
    const { orderId } = await openOrder(id)
    await checkOut(orderId, 'twice')
    await runRounds(site.context)
    await post(`/api/bookings/${id}/cancel`, { refund: 5_000_000 }).expect(200)
    await runRounds(site.context)
    expect(await fetchBooking(id)).toMatchObject({
      amountPaid: 5_000_000,
      amountRefunded: 5_000_000,
      amountReturned: 5_000_000,
    })
  })

  it('of a booking that was paid outside the site is left to the club', async () => {
    const { db } = site.database
    const id = await insertBooking(db, {
      userId: member.user.id,
      tripScheduleId: turkey,
      status: 'confirmed',
      paymentStatus: 'paid',
      amountPaid: 20_000_000,
      confirmedAt: new Date(),
    })
    const { body } = await post(`/api/bookings/${id}/cancel`, { refund: 20_000_000 }).expect(200)
    expect(body).toMatchObject({ amountRefunded: 20_000_000 })
    const notices = await noticesOf('refund.by-hand')
    expect(notices).toHaveLength(1)
    expect(notices[0]?.recipient).toBe(site.context.mail.clubEmail)
    expect(JSON.stringify(notices[0]?.content)).toContain('₹2,00,000')
  })

  const refunds = () =>
    site.database.db.selectFrom('refunds').select(['amount', 'status']).orderBy('id').execute()

  /** The context with a gateway that fails to refund an amount. */
  const failingRefundOf = (amount: number, error: Error) => ({
    ...site.context,
    payments: Object.assign(Object.create(site.context.payments) as PaymentGateway, {
      refund: (refund: Parameters<PaymentGateway['refund']>[0]) =>
        refund.amount === amount ? Promise.reject(error) : site.context.payments.refund(refund),
    }),
  })

  it('that the gateway refuses is reported to the club', async () => {
    const { id } = await hold()
    await pay(id)
    await post(`/api/bookings/${id}/cancel`, { refund: 5_000_000 }).expect(200)
    await runRounds(failingRefundOf(5_000_000, new GatewayError('GATEWAY_REFUSED')))
    await runRounds(site.context)
    expect(await refunds()).toEqual([{ amount: 5_000_000, status: 'failed' }])
    const notices = await noticesOf('refund.failed')
    expect(notices).toHaveLength(1)
    expect(notices[0]?.recipient).toBe(site.context.mail.clubEmail)
    expect(JSON.stringify(notices[0]?.content)).toContain('₹50,000')
    expect(await mailsTo(member)).not.toContain('booking.refunded')
  })

  it('that fails does not hold up the others', async () => {
    const { id } = await hold()
    await pay(id)
    await pay(id)
    await post(`/api/bookings/${id}/cancel`, { refund: 20_000_000 }).expect(200)
    // The balance goes back first.
    const context = failingRefundOf(15_000_000, new Error('a fault of ours'))
    await expect(runRounds(context)).rejects.toThrow('a fault of ours')
    expect(await refunds()).toEqual([
      { amount: 15_000_000, status: 'queued' },
      { amount: 5_000_000, status: 'done' },
    ])
  })
})

describe('a webhook', () => {
  const send = (body: string, secret = deriveKeys(sessionSecret).webhookSecret) =>
    site.request
      .post('/api/payments/webhook')
      .set('content-type', 'application/json')
      .set('x-razorpay-signature', sign(body, secret))
      .set('x-razorpay-event-id', 'event-1')
      .send(body)
  const events = () => site.database.db.selectFrom('paymentEvents').select('id').execute()

  it.each([
    ['is not JSON', '{"event":'],
    ['has no event', '{}'],
    ['lacks its payment', '{"event":"payment.captured","payload":{}}'],
    ['has a negative amount', paidEvent({ amount: -1 })],
  ])('with the right signature that %s is refused, and changes nothing', async (_, body) => {
    expectProblem(await send(body), 'VALIDATION_FAILED', 400)
    expect(await events()).toEqual([])
  })

  it('about an order that is not ours is accepted, and changes nothing', async () => {
    await send(paidEvent({ order_id: 'order_OfSomeoneElse' })).expect(200)
    expect(await site.database.db.selectFrom('payments').select('id').execute()).toEqual([])
  })

  it('signed with another secret is refused', async () => {
    const { keySecret } = deriveKeys(sessionSecret)
    expectProblem(await send(paidEvent({}), keySecret), 'SIGNATURE_WRONG', 400)
    expect(await events()).toEqual([])
  })
})

describe('an idempotency key', () => {
  it('belongs to one path: another booking needs another key', async () => {
    const key = { 'idempotency-key': 'one-key-for-two-bookings' }
    const { id } = await hold()
    await post(`/api/bookings/${id}/cancel`, { refund: 0 }).set(key).expect(200)
    const again = await hold()
    const other = await post(`/api/bookings/${again.id}/cancel`, { refund: 0 }).set(key)
    expectProblem(other, 'IDEMPOTENCY_KEY_REUSED', 409)
  })

  it('repeats the order of a payment, and is refused for another booking', async () => {
    const key = { 'idempotency-key': 'one-key-for-one-order' }
    const { id } = await hold()
    const open = (bookingId: number) =>
      post('/api/payments/orders', { bookingId, agreement }).set(key)
    const { body } = await open(id).expect(201)
    expect((await open(id).expect(201)).body).toEqual(body)
    expectProblem(await open(id + 1), 'IDEMPOTENCY_KEY_REUSED', 409)
  })

  it('gets the first answer again', async () => {
    const send = (scheduleId: number) =>
      post('/api/bookings', { scheduleId }).set('idempotency-key', 'one-key-for-one-seat')
    const first = await send(turkey).expect(201)
    const second = await send(turkey).expect(201)
    expect(second.body).toEqual(first.body)
    expectProblem(await send(11), 'IDEMPOTENCY_KEY_REUSED', 409)
  })
})
