import type { ClubFigures } from '@farandfew/domain/today/admin-today.ts'
import type { Insertable } from 'kysely'
import type { PaymentOrdersTable } from '../../../src/platform/db/tables.ts'
import { cookieOf, openConsole } from '../../harness/console.ts'
import { createTestApp, type TestApp } from '../../harness/test-app.ts'
import { issueCreditNote, issueReceipt } from '../../../src/club/refunds/money-documents.queries.ts'
import { insertBooking, insertDeparture, insertTrip, insertUser } from '../../support/rows.ts'
import { insertInvite, insertQuick } from '../invites/requests.ts'

let api: TestApp
let cookie: string
beforeAll(async () => {
  api = await createTestApp({ today: '2025-05-01' })
  await api.database.db.deleteFrom('tripSchedules').execute()
  cookie = await openConsole(api)
})
afterAll(() => api.close())

const ask = () => api.request.get('/api/admin/today').set({ cookie })
const read = async () => (await ask()).body as ClubFigures
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

type Seat = Pick<
  Insertable<PaymentOrdersTable>,
  'bookingId' | 'tripId' | 'scheduleId' | 'userId' | 'kind'
>

/** Inserts a payment of a seat with its receipt of the club's date; returns the payment's id. */
async function receivePayment(seat: Seat, gatewayId: string, date: string): Promise<number> {
  const { db } = api.database
  const amount = 2_000_000_000
  const order = await db
    .insertInto('paymentOrders')
    .values({ ...seat, orderId: `order-${gatewayId}`, amount, status: 'paid', method: 'transfer' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('payments')
    .values({
      gatewayId,
      // The day of the receipt counts.
      receivedAt: daysAgo(40),
      paymentOrderId: order.id,
      amount,
      currency: 'INR',
      isBooked: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await issueReceipt(db, { paymentId: id, date, gst: 0, tcs: 0 })
  return id
}

it('has figures of an empty club', async () => {
  expect(await read()).toEqual({
    today: '2025-05-01',
    departures: [],
    steps: {
      requests: { now: 0, before: 0 },
      approvals: { now: 0, before: 0 },
      bookings: { now: 0, before: 0 },
      paid: { now: 0, before: 0 },
    },
    money: expect.objectContaining({ received: expect.objectContaining({ value: 0 }) }),
    replies: {
      counts: { within6: 0, within12: 0, within24: 0, within48: 0, later: 0 },
      median: null,
    },
  })
})

it('lists the departures that take place with seats and money, by date', async () => {
  const { db } = api.database
  const tripId = await insertTrip(db)
  const add = (departureDate: string, fields = {}) =>
    insertDeparture(db, tripId, { departureDate, ...fields })
  await add('2025-04-30')
  const later = await add('2025-07-01')
  // Decided today, and not guaranteed.
  await add('2025-06-30')
  const first = await add('2025-05-01', { groupDecision: 'guaranteed' })
  await add('2025-05-02', { isActive: false })
  await add('2025-05-03', { groupDecision: 'cancelled' })
  const seat = async (fields: object) =>
    insertBooking(db, {
      userId: await insertUser(db),
      tripScheduleId: first,
      totalAmount: 20_000_000,
      ...fields,
    })
  await seat({ status: 'confirmed', amountPaid: 5_000_000 })
  await seat({ status: 'confirmed', amountPaid: 20_000_000 })
  await seat({ status: 'pending' })
  await seat({
    status: 'cancelled',
    amountPaid: 20_000_000,
    endedAt: new Date(),
    endedBy: 'member',
  })
  const ofDeparture = (id: number, of: string, value: number) => ({
    ...(of === 'kept' ? { list: 'bookings' } : { list: 'balances' }),
    filter: { departure: String(id), money: of === 'kept' ? of : 'balance' },
    of,
    value,
  })
  const { departures } = await read()
  expect(departures).toEqual([
    {
      id: first,
      tripTitle: 'A walk',
      destination: 'Portugal',
      departureDate: '2025-05-01',
      duration: 4,
      seats: { total: 12, booked: 2, held: 0, offered: 0, kept: 0, free: 10, isBeingPaid: false },
      isGuaranteed: true,
      // With what was paid for the cancelled one.
      kept: ofDeparture(first, 'kept', 45_000_000),
      owed: ofDeparture(first, 'balanceOwed', 15_000_000),
    },
    expect.objectContaining({
      id: later,
      isGuaranteed: false,
      kept: ofDeparture(later, 'kept', 0),
    }),
  ])
  await db.deleteFrom('bookings').execute()
})

it('counts what the receipts and credit notes of 30 days say, and how fast inquiries were answered', async () => {
  const { db } = api.database
  const userId = await insertUser(db)
  const tripId = await insertTrip(db)
  const scheduleId = await insertDeparture(db, tripId)
  const times = { createdAt: daysAgo(61) }
  const bookingId = await insertBooking(db, { userId, tripScheduleId: scheduleId, ...times })
  const seat = { bookingId, tripId, scheduleId, userId, kind: 'balance' } as const
  const receive = (gatewayId: string, date: string) => receivePayment(seat, gatewayId, date)
  await receive('pay-1', '2025-05-01')
  const paymentId = await receive('pay-2', '2025-04-02')
  await receive('pay-3', '2025-04-01')
  const refund = { bookingId, reason: 'club', status: 'done', doneAt: daysAgo(1) } as const
  for (const [amount, doneOn] of [
    [500, '2025-04-02'],
    [7, '2025-04-01'],
  ] as const) {
    const { id } = await db
      .insertInto('refunds')
      .values({ ...refund, paymentId, amount, requestedOn: doneOn, doneOn })
      .returning('id')
      .executeTakeFirstOrThrow()
    await issueCreditNote(db, { refundId: id, date: doneOn })
  }
  // Of money without a receipt.
  await db
    .insertInto('refunds')
    .values({ ...refund, amount: 30, requestedOn: '2025-05-01', doneOn: '2025-05-01' })
    .execute()
  const inquiry = { name: 'Asha', email: 'a@mail.example', destination: 'bali', message: 'Hello?' }
  const hours = (answer: number) => new Date(Date.now() - answer * 3_600_000)
  await db
    .insertInto('inquiries')
    .values([
      ...[1, 6, 7, 30, 49].map((wait) => ({
        ...inquiry,
        answeredAt: hours(1),
        createdAt: hours(1 + wait),
      })),
      { ...inquiry, answeredAt: daysAgo(31), createdAt: daysAgo(32) },
      { ...inquiry, createdAt: daysAgo(3) },
    ])
    .execute()
  const { money, replies } = await read()
  // More than PostgreSQL's integer.
  const { received, refunded, kept } = money
  expect([received.value, refunded.value, kept.value]).toEqual([4_000_000_000, -530, 3_999_999_470])
  expect(replies).toEqual({
    counts: { within6: 2, within12: 1, within24: 0, within48: 1, later: 1 },
    median: 420,
  })
})

it('counts the steps to a paid seat in the last 30 days and in the 30 days before', async () => {
  const { db } = api.database
  const userId = await insertUser(db)
  await insertInvite(db, { createdAt: daysAgo(1) })
  await insertInvite(db, { createdAt: daysAgo(29), status: 'approved', decidedAt: daysAgo(28) })
  await insertQuick(db, userId, {
    createdAt: daysAgo(31),
    status: 'approved',
    decidedAt: daysAgo(2),
  })
  await insertInvite(db, { createdAt: daysAgo(61), status: 'rejected', decidedAt: daysAgo(2) })
  const tripId = await insertTrip(db)
  const tripScheduleId = await insertDeparture(db, tripId)
  const bookingId = await insertBooking(db, {
    userId,
    tripScheduleId,
    status: 'confirmed',
    createdAt: daysAgo(31),
    confirmedAt: daysAgo(29),
  })
  const seat = { bookingId, tripId, scheduleId: tripScheduleId, userId }
  await receivePayment({ ...seat, kind: 'deposit' as const }, 'pay-deposit', '2025-04-02')
  await receivePayment({ ...seat, kind: 'balance' }, 'pay-balance', '2025-05-01')
  await insertBooking(db, { userId: await insertUser(db), tripScheduleId })
  const { steps } = await read()
  expect(steps).toEqual({
    requests: { now: 2, before: 1 },
    approvals: { now: 2, before: 0 },
    bookings: { now: 1, before: 1 },
    paid: { now: 1, before: 0 },
  })
})

it("counts bookings by the club's date, as it counts their money", async () => {
  const { db } = api.database
  const tripId = await insertTrip(db)
  const scheduleId = await insertDeparture(db, tripId)
  const before = await read()
  // Far from the last 30 days of real time.
  const confirmedAt = new Date('2024-01-10T09:00:00Z')
  for (const date of [
    '2025-05-02',
    '2025-05-01',
    '2025-04-02',
    '2025-04-01',
    '2025-03-03',
    '2025-03-02',
  ]) {
    const userId = await insertUser(db)
    const times = { createdAt: new Date('2024-01-08T09:00:00Z'), confirmedAt }
    const bookingId = await insertBooking(db, { userId, tripScheduleId: scheduleId, ...times })
    const seat = { bookingId, tripId, scheduleId, userId, kind: 'at once' } as const
    await receivePayment(seat, `pay-${date}`, date)
  }
  const { steps, money } = await read()
  expect(money.received.value - before.money.received.value).toBe(2 * 2_000_000_000)
  expect(steps.paid).toEqual({
    now: before.steps.paid.now + 2,
    before: before.steps.paid.before + 2,
  })
  // Two days before they were paid.
  expect(steps.bookings).toEqual({
    now: before.steps.bookings.now + 1,
    before: before.steps.bookings.before + 2,
  })
})

it('does not extend the session', async () => {
  expect(cookieOf(await ask())).toBeUndefined()
})
