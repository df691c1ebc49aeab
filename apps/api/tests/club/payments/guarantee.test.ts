import ICAL from 'ical.js'
import { agreement } from '../../support/agreement.ts'
import type { BookingView } from '@farandfew/domain/bookings/booking-view.ts'
import type { DepartureOffer } from '@farandfew/domain/bookings/booking-view.ts'
import { runRounds } from '../../../src/club/bookings/bookings.jobs.ts'
import { openConsole } from '../../harness/console.ts'
import { fromPage, mailsTo, plainSite } from '../../harness/members.ts'
import { insertSignedIn, type SignedIn } from '../../harness/signed-in.ts'
import { createTestApp, type TestApp } from '../../harness/test-app.ts'
import { insertBooking, insertDeparture } from '../../support/rows.ts'

/** Hidden Gems of Turkey, 14 August 2025, which is decided on 15 June. */
const turkey = 7
const october = 11
const deposit = 5_000_000

let site: TestApp
let members: SignedIn[]
let cookie: string
beforeAll(async () => {
  site = await createTestApp(plainSite)
})
beforeEach(async () => {
  await site.reset()
  members = await insertSignedIn(site.database.db, 10)
  cookie = await openConsole(site, 'Meera')
})
afterAll(() => site.close())

const post = (path: string, body: object, owner: SignedIn) =>
  site.request.post(path).set(fromPage(owner.cookie)).send(body)

async function openOrder(owner: SignedIn, scheduleId: number) {
  const held = await post('/api/bookings', { scheduleId }, owner).expect(201)
  const { id } = held.body as BookingView
  const opened = await post('/api/payments/orders', { bookingId: id, agreement }, owner).expect(201)
  const { orderId } = opened.body as { orderId: string }
  return { id, orderId }
}

async function pay(owner: SignedIn, orderId: string): Promise<BookingView> {
  const paid = await post('/api/payments/sandbox', { orderId, outcome: 'paid' }, owner).expect(200)
  const report = { orderId, ...(paid.body as object) }
  const { body } = await post('/api/payments/verify', report, owner).expect(200)
  return body as BookingView
}

async function book(owner: SignedIn, scheduleId = turkey): Promise<BookingView> {
  const { orderId } = await openOrder(owner, scheduleId)
  return pay(owner, orderId)
}

/** Confirms seats of members without a payment. */
async function confirm(owners: readonly SignedIn[], scheduleId = turkey): Promise<number[]> {
  const ids: number[] = []
  for (const { id: userId } of owners) {
    const seat = { userId, tripScheduleId: scheduleId, status: 'confirmed' } as const
    ids.push(await insertBooking(site.database.db, { ...seat, confirmedAt: new Date() }))
  }
  return ids
}

const departureOf = async (id = turkey) =>
  ((await site.request.get(`/api/schedules/${id}`).expect(200)).body as DepartureOffer).departure

/** The recipients of the mail that says that the departure is guaranteed. */
async function told(): Promise<string[]> {
  const rows = await site.database.db
    .selectFrom('outbox')
    .select('recipient')
    .where('kind', '=', 'booking.guaranteed')
    .orderBy('recipient')
    .execute()
  return rows.map(({ recipient }) => recipient)
}
const addressesOf = (owners: readonly SignedIn[]) => owners.map(({ email }) => email).sort()

const onDate = (today: string) => ({
  ...site.context,
  clock: { now: () => new Date(), today: () => today },
})

const statesOf = async (scheduleId = turkey) =>
  site.database.db
    .selectFrom('bookings')
    .select(['status', 'endedBy'])
    .where('tripScheduleId', '=', scheduleId)
    .orderBy('id')
    .execute()

const guaranteeSentence = 'Guaranteed: this departure takes place, and you can book your flights.'

describe('a departure is guaranteed', () => {
  it('the moment its eighth seat is paid, and the other seven read it once', async () => {
    const [eighth, ninth, ...others] = members as [SignedIn, SignedIn, ...SignedIn[]]
    await confirm(others.slice(0, 7))
    expect(await departureOf()).toMatchObject({ groupDecision: null, seats: { booked: 7 } })
    expect(await book(eighth)).toMatchObject({
      status: 'confirmed',
      departure: { groupDecision: 'guaranteed', seats: { booked: 8 } },
    })
    expect(await departureOf()).toMatchObject({ groupDecision: 'guaranteed', seats: { booked: 8 } })
    const first = addressesOf(others.slice(0, 7))
    expect(await told()).toEqual(first)
    const own = (await mailsTo(site, eighth.email)).findLast(
      ({ kind }) => kind === 'booking.confirmed',
    )
    expect(own?.content.text).toContain(guaranteeSentence)
    await book(ninth)
    await runRounds(site.context)
    expect(await told()).toEqual(first)
  })

  it('and the calendar file of its mail replaces the one before', async () => {
    const [eighth, first, ...others] = members as [SignedIn, SignedIn, ...SignedIn[]]
    await book(first)
    await confirm(others.slice(0, 6))
    await book(eighth)
    const mails = await mailsTo(site, first.email)
    const [before, after] = ['booking.confirmed', 'booking.guaranteed'].map((kind) => {
      const file = mails.find((mail) => mail.kind === kind)?.content.attachments?.[0]?.content ?? ''
      const [event] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')
      return new ICAL.Event(event!)
    })
    expect(before!.description).toContain('Wait until the departure is guaranteed')
    expect(after!.description).toContain(guaranteeSentence)
    expect(after!.uid).toBe(before!.uid)
    expect(after!.sequence).toBeGreaterThan(before!.sequence)
  })

  it('for good, whoever cancels', async () => {
    await confirm(members.slice(1, 8))
    const { id } = await book(members[0]!)
    await post(`/api/bookings/${id}/cancel`, { refund: deposit }, members[0]!).expect(200)
    await site.database.db
      .updateTable('bookings')
      .set({ status: 'cancelled', endedBy: 'member', endedAt: new Date() })
      .where('userId', 'in', [members[1]!.id, members[2]!.id])
      .execute()
    expect(await departureOf()).toMatchObject({ groupDecision: 'guaranteed', seats: { booked: 5 } })
    await runRounds(onDate('2025-06-15'))
    expect(await departureOf()).toMatchObject({ groupDecision: 'guaranteed', seats: { booked: 5 } })
  })

  it('once by two payments at the same time', async () => {
    const pair = members.slice(0, 2)
    await confirm(members.slice(2, 9))
    const orders: string[] = []
    for (const owner of pair) orders.push((await openOrder(owner, turkey)).orderId)
    await Promise.all(pair.map((owner, index) => pay(owner, orders[index]!)))
    expect(await departureOf()).toMatchObject({ groupDecision: 'guaranteed', seats: { booked: 9 } })
    const tellings = await told()
    expect(new Set(tellings).size).toBe(tellings.length)
    expect(tellings).toEqual(expect.arrayContaining(addressesOf(members.slice(2, 9))))
    // The eighth reads it in the mail about the payment, as the ninth does.
    expect(tellings).toHaveLength(7)
  })

  it('by a booking that is moved to it', async () => {
    const [mover, ...others] = members as [SignedIn, ...SignedIn[]]
    await confirm(others.slice(0, 7), october)
    const { id } = await book(mover)
    await site.request
      .post(`/api/admin/bookings/${id}/move`)
      .set(fromPage(cookie))
      .send({ from: turkey, to: october, paid: deposit, refund: 0, balance: 15_000_000 })
      .expect(200)
    expect(await departureOf(october)).toMatchObject({
      groupDecision: 'guaranteed',
      seats: { booked: 8 },
    })
    expect(await told()).toEqual(addressesOf(others.slice(0, 7)))
  })
})

describe('on the day of its decision', () => {
  it('a departure that is not guaranteed is cancelled, and everyone gets everything back', async () => {
    const [payer, holder, waiter, full, ...others] = members as SignedIn[] as [
      ...[SignedIn, SignedIn, SignedIn, SignedIn],
      ...SignedIn[],
    ]
    await confirm(others.slice(0, 4))
    const { id: paidId } = await book(payer)
    const whole = await book(full)
    const balance = await post(
      '/api/payments/orders',
      { bookingId: whole.id, agreement },
      full,
    ).expect(201)
    await pay(full, (balance.body as { orderId: string }).orderId)
    await post('/api/bookings', { scheduleId: turkey }, holder).expect(201)
    const { db } = site.database
    await db.insertInto('waitlist').values({ userId: waiter.id, tripScheduleId: turkey }).execute()
    await runRounds(onDate('2025-06-14'))
    expect(await departureOf()).toMatchObject({ groupDecision: null, isClosed: false })
    await runRounds(onDate('2025-06-15'))
    expect(await departureOf()).toMatchObject({
      groupDecision: 'cancelled',
      isClosed: true,
      seats: { booked: 0, held: 0, offered: 0, kept: 0 },
    })
    expect(await statesOf()).toEqual(
      Array.from({ length: 7 }, () => ({ status: 'cancelled', endedBy: 'group' })),
    )
    const refunds = await db
      .selectFrom('refunds')
      .select(['amount', 'reason'])
      .orderBy('amount')
      .execute()
    expect(refunds).toEqual([
      ...[deposit, deposit, 15_000_000].map((amount) => ({ amount, reason: 'group' })),
    ])
    const { body } = await site.request
      .get(`/api/bookings/${paidId}`)
      .set(fromPage(payer.cookie))
      .expect(200)
    expect(body).toMatchObject({ amountRefunded: deposit, endedBy: 'group' })
    const kinds = async ({ email }: SignedIn) =>
      (await mailsTo(site, email)).map(({ kind }) => kind)
    expect(await kinds(holder)).toContain('booking.cancelled')
    expect(await kinds(waiter)).toEqual(['waitlist.offer', 'waitlist.ended'])
  })

  it('a guaranteed one is kept, and the balance is due', async () => {
    await confirm(members.slice(1, 8))
    const { id, plan } = await book(members[0]!)
    expect(plan).toMatchObject({ kind: 'deposit', balanceDue: '2025-06-15' })
    expect((await departureOf()).decisionDate).toBe('2025-06-15')
    await runRounds(onDate('2025-06-15'))
    expect(await departureOf()).toMatchObject({
      groupDecision: 'guaranteed',
      isClosed: false,
      seats: { booked: 8 },
    })
    const { body } = await site.request
      .get(`/api/bookings/${id}`)
      .set(fromPage(members[0]!.cookie))
      .expect(200)
    expect(body).toMatchObject({ status: 'confirmed', due: { part: 'balance' } })
  })
})

it('is decided before its balances: after days without a run everyone gets everything back', async () => {
  const [asha] = members as [SignedIn]
  const { id } = await book(asha)
  const clock = { now: () => new Date(), today: () => '2025-06-19' }
  await runRounds({ ...site.context, clock })
  const { body } = await site.request
    .get(`/api/bookings/${id}`)
    .set(fromPage(asha.cookie))
    .expect(200)
  expect(body).toMatchObject({ status: 'cancelled', endedBy: 'group', amountRefunded: deposit })
})

describe('the days of a trip', () => {
  it('move the decision of its departures without a seat, and leave the others', async () => {
    const { db } = site.database
    const held = await insertDeparture(db, 1, { departureDate: '2025-12-01' })
    await insertBooking(db, {
      userId: members[0]!.id,
      tripScheduleId: held,
      status: 'pending',
      holdExpiresAt: new Date(Date.now() + 600_000),
    })
    await confirm(members.slice(0, 1))
    const guaranteed = await insertDeparture(db, 1, {
      departureDate: '2025-12-10',
      groupDecision: 'guaranteed',
    })
    const other = await insertDeparture(db, 2, { departureDate: '2025-12-20' })
    const trip = await site.request.get('/api/admin/trips/1').set(fromPage(cookie)).expect(200)
    const { version } = trip.body as { version: string }
    await site.request
      .patch('/api/admin/trips/1')
      .set(fromPage(cookie))
      .send({ version, decisionDays: 45 })
      .expect(200)
    const dates = await Promise.all(
      [turkey, october, held, guaranteed, other].map(
        async (id) => (await departureOf(id)).decisionDate,
      ),
    )
    expect(dates).toEqual([
      ...['2025-06-15', '2025-08-27', '2025-10-02', '2025-10-11', '2025-10-21'],
    ])
  })

  it('do not cancel a departure that they would decide at once', async () => {
    const { db } = site.database
    const near = await insertDeparture(db, 1, { departureDate: '2025-08-01' })
    const trip = await site.request.get('/api/admin/trips/1').set(fromPage(cookie)).expect(200)
    const { version } = trip.body as { version: string }
    await site.request
      .patch('/api/admin/trips/1')
      .set(fromPage(cookie))
      .send({ version, decisionDays: 100 })
      .expect(200)
    await runRounds(site.context)
    expect(await departureOf(near)).toMatchObject({
      decisionDate: '2025-06-02',
      groupDecision: null,
    })
    expect(await departureOf(october)).toMatchObject({ decisionDate: '2025-07-03' })
  })
})
