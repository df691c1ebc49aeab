import { agreement } from '../../support/agreement.ts'
import type { BookingView, DepartureOffer } from '@farandfew/domain/bookings/booking-view.ts'
import type { WaitlistPlace } from '@farandfew/domain/waitlist/waitlist.ts'
import { sql } from 'kysely'
import { runRounds } from '../../../src/club/bookings/bookings.jobs.ts'
import { fromPage, plainSite, signUp } from '../../harness/members.ts'
import { insertSignedIn, type SignedIn } from '../../harness/signed-in.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import { insertBooking, insertDeparture, insertUser } from '../../support/rows.ts'

/** Hidden Gems of Turkey: open, 14 August and 11 October 2025. */
const [august, october] = [7, 11] as const

let site: TestApp
let asha: SignedIn
let ravi: SignedIn
beforeAll(async () => {
  site = await createTestApp(plainSite)
})
beforeEach(async () => {
  await site.reset()
  ;[asha, ravi] = (await insertSignedIn(site.database.db, 2)) as [SignedIn, SignedIn]
})
afterAll(() => site.close())

type Cookie = Pick<SignedIn, 'cookie'>
const post = (path: string, { cookie }: Cookie, body: object = {}) =>
  site.request.post(path).set(fromPage(cookie)).send(body)
const hold = (member: Cookie, scheduleId: number = august) =>
  post('/api/bookings', member, { scheduleId })
const join = (member: Cookie, scheduleId: number = august) =>
  post('/api/waitlist', member, { scheduleId })
const offerTo = async ({ cookie }: Cookie, id: number = august) =>
  (await site.request.get(`/api/schedules/${id}`).set(fromPage(cookie)).expect(200))
    .body as DepartureOffer

/** Holds a seat and releases it. */
async function holdAndRelease(member: Cookie, scheduleId: number = august): Promise<void> {
  const { body } = await hold(member, scheduleId).expect(201)
  const { id } = body as BookingView
  await post(`/api/bookings/${id}/cancel`, member, { refund: 0, paid: 0 }).expect(200)
}

async function pay(member: Cookie, bookingId: number): Promise<void> {
  const { body } = await post('/api/payments/orders', member, { bookingId, agreement }).expect(201)
  const { orderId } = body as { orderId: string }
  const paid = await post('/api/payments/sandbox', member, { orderId, outcome: 'paid' }).expect(200)
  await post('/api/payments/verify', member, { orderId, ...(paid.body as object) }).expect(200)
}

async function sell(count: number, tripScheduleId: number = august): Promise<void> {
  const { db } = site.database
  for (let seat = 0; seat < count; seat += 1) {
    await insertBooking(db, { userId: await insertUser(db), tripScheduleId, status: 'confirmed' })
  }
}

const freeSeat = (tripScheduleId: number = august) =>
  sql`update bookings set status = 'cancelled' where id = (
    select id from bookings where trip_schedule_id = ${tripScheduleId} and status = 'confirmed'
    order by id limit 1
  )`.execute(site.database.db)

describe('a hold', () => {
  it('needs a confirmed address', async () => {
    const member = await signUp(site)
    expectProblem(await hold(member), 'EMAIL_UNCONFIRMED', 409)
    await site.database.db
      .updateTable('users')
      .set({ emailVerifiedAt: new Date() })
      .where('id', '=', member.user.id)
      .execute()
    await hold(member).expect(201)
  })

  it('of one departure is given twice a day without a payment', async () => {
    await holdAndRelease(asha)
    await holdAndRelease(asha)
    expectProblem(await hold(asha), 'TOO_MANY_HOLDS', 409)
    await hold(asha, october).expect(201)
    await hold(ravi).expect(201)
    await sql`update bookings set created_at = created_at - interval '24 hours'`.execute(
      site.database.db,
    )
    await hold(asha).expect(201)
  })

  it('of a third departure waits until one of two is paid or over', async () => {
    const third = await insertDeparture(site.database.db, 1, { departureDate: '2025-12-01' })
    const first = (await hold(asha).expect(201)).body as BookingView
    await hold(asha, october).expect(201)
    const { detail } = expectProblem(await hold(asha, third), 'TOO_MANY_HOLDS', 409)
    expect(detail).toMatch(/^You are holding two seats already/)
    await pay(asha, first.id)
    await hold(asha, third).expect(201)
  })
})

describe('a waitlist', () => {
  it('needs a confirmed address', async () => {
    await sell(12)
    const member = await signUp(site)
    expectProblem(await join(member), 'EMAIL_UNCONFIRMED', 409)
  })

  it('does not open while the last seats are only held', async () => {
    await sell(11)
    await hold(ravi).expect(201)
    expectProblem(await join(asha), 'SEATS_BEING_PAID', 409)
    const { body } = await site.request.get('/api/bookings').set(fromPage(ravi.cookie)).expect(200)
    await pay(ravi, (body as BookingView[])[0]!.id)
    await join(asha).expect(201)
  })

  it('is joined again at its end after an offer that has passed, also before the worker has ended it', async () => {
    await sell(12)
    await join(asha).expect(201)
    await join(ravi).expect(201)
    await sql`
      update waitlist set offered_until = now() - interval '1 second' where user_id = ${asha.id}
    `.execute(site.database.db)
    const { body } = await join(asha).expect(201)
    expect(body).toMatchObject({ position: 2, offeredUntil: null })
  })

  it('offers a seat for two hours, and for 24 once the member has opened the offer', async () => {
    await sell(12)
    await join(asha).expect(201)
    await freeSeat()
    await runRounds(site.context)
    const hoursLeft = (until: string | null) =>
      (Date.parse(until as string) - Date.now()) / 3_600_000
    const { waitlist, state, departure } = await offerTo(asha)
    expect([state, waitlist?.isOpened]).toEqual(['bookable', false])
    expect(departure.seats).toMatchObject({ offered: 1, free: 0 })
    expect(Math.round(hoursLeft(waitlist!.offeredUntil))).toBe(2)
    const open = () => post(`/api/waitlist/${august}/open`, asha).expect(200)
    const opened = (await open()).body as WaitlistPlace
    expect(Math.round(hoursLeft(opened.offeredUntil))).toBe(24)
    expect(opened.isOpened).toBe(true)
    // Again is not longer.
    expect((await open()).body).toEqual(opened)
    expectProblem(await post(`/api/waitlist/${august}/open`, ravi), 'NOT_FOUND', 404)
    await hold(asha).expect(201)
  })

  it('passes over those who cannot read an offer, and those who have another one', async () => {
    await sell(12)
    await sell(12, october)
    await join(asha).expect(201)
    await join(ravi).expect(201)
    await join(asha, october).expect(201)
    await freeSeat()
    await freeSeat(october)
    await runRounds(site.context)
    expect((await offerTo(asha)).waitlist?.offeredUntil).not.toBeNull()
    // Asha has an offer, so the seat in October is free for anyone.
    expect((await offerTo(ravi, october)).departure.seats).toMatchObject({ offered: 0, free: 1 })
    expect((await offerTo(asha, october)).waitlist?.offeredUntil).toBeNull()
    await site.database.db.updateTable('users').set({ emailVerifiedAt: null }).execute()
    await freeSeat()
    await runRounds(site.context)
    expect((await offerTo(ravi)).waitlist?.offeredUntil).toBeNull()
    expect((await offerTo(ravi)).departure.seats).toMatchObject({ offered: 1, free: 1 })
  })
})

it('a second full refund for one departure is for the club to give', async () => {
  const bookAndCancel = async () => {
    const { id } = (await hold(asha).expect(201)).body as BookingView
    await pay(asha, id)
    return post(`/api/bookings/${id}/cancel`, asha, { refund: 5_000_000, paid: 5_000_000 })
  }
  expect((await bookAndCancel()).status).toBe(200)
  expectProblem(await bookAndCancel(), 'REFUND_BY_CLUB', 409)
  const { body } = await site.request.get('/api/bookings').set(fromPage(asha.cookie)).expect(200)
  expect((body as BookingView[])[0]).toMatchObject({
    ...{ status: 'confirmed', amountPaid: 5_000_000 },
    summary: { actions: expect.arrayContaining(['ask to cancel']) },
  })
})
