import { agreement } from '../../support/agreement.ts'
import { runRounds } from '../../../src/club/bookings/bookings.jobs.ts'
import { listWaitlist } from '../../../src/club/waitlist/waitlist.queries.ts'
import { findDeparture } from '../../../src/club/departures/admin-departures.queries.ts'
import { claimedMailsPerDay, queueMail } from '../../../src/platform/outbox/queue.ts'
import {
  fromPage,
  mailsTo,
  plainSite,
  signUpConfirmed,
  type SignedUp,
} from '../../harness/members.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import { insertBooking, insertUser } from '../../support/rows.ts'

/** Hidden Gems of Turkey, 14 August 2025. */
const turkey = 7

let site: TestApp
let first: SignedUp
let second: SignedUp
/** The bookings that fill the departure. */
let taken: number[]
beforeAll(async () => {
  site = await createTestApp(plainSite)
})
beforeEach(async () => {
  await site.reset()
  const { db } = site.database
  taken = []
  while (taken.length < 12) {
    const userId = await insertUser(db)
    taken.push(await insertBooking(db, { userId, tripScheduleId: turkey, status: 'confirmed' }))
  }
  first = await signUpConfirmed(site)
  second = await signUpConfirmed(site)
})
afterAll(() => site.close())

const post = (path: string, { cookie }: SignedUp) =>
  site.request.post(path).set(fromPage(cookie)).send({ scheduleId: turkey })
const get = async (path: string, { cookie }: SignedUp) =>
  (await site.request.get(path).set(fromPage(cookie)).expect(200)).body as unknown
const join = async (member: SignedUp) =>
  (await post('/api/waitlist', member).expect(201)).body as unknown
const offerTo = (member: SignedUp) => get(`/api/schedules/${turkey}`, member)

/** Frees a seat, as a cancelled booking does. */
async function freeSeat(): Promise<void> {
  await site.database.db
    .updateTable('bookings')
    .set({ status: 'cancelled' })
    .where('id', '=', taken.pop() as number)
    .execute()
}

it('keeps the order of those who join, and a member joins once', async () => {
  expect(await join(first)).toEqual({
    ...{ scheduleId: turkey, position: 1 },
    ...{ offeredUntil: null, isOpened: false, isKept: false },
  })
  expect(await join(second)).toMatchObject({ position: 2 })
  expect(await join(first)).toMatchObject({ position: 1 })
  expect(await get('/api/waitlist', second)).toMatchObject([{ position: 2 }])
  expect(await offerTo(second)).toMatchObject({ state: 'full', waitlist: { position: 2 } })
})

it('is for full departures, and for members without a seat', async () => {
  await freeSeat()
  expectProblem(await post('/api/waitlist', first), 'NOT_FULL', 409)
  await post('/api/bookings', first).expect(201)
  expectProblem(await post('/api/waitlist', first), 'BOOKED_ALREADY', 409)
})

it('offers a freed seat to the first for two hours, and to no one else', async () => {
  await join(first)
  await join(second)
  await freeSeat()
  expectProblem(await post('/api/bookings', second), 'NO_SEAT_LEFT', 409)
  expectProblem(await post('/api/bookings', await signUpConfirmed(site)), 'NO_SEAT_LEFT', 409)
  await Promise.all([runRounds(site.context), runRounds(site.context)])
  const offered = (await offerTo(first)) as { state: string; waitlist: { offeredUntil: string } }
  expect(offered.state).toBe('bookable')
  const hours = (Date.parse(offered.waitlist.offeredUntil) - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(1.9)
  expect(hours).toBeLessThanOrEqual(2)
  expect(await offerTo(second)).toMatchObject({ state: 'full', waitlist: { offeredUntil: null } })
  expectProblem(await post('/api/bookings', second), 'NO_SEAT_LEFT', 409)
  await post('/api/bookings', first).expect(201)
  const mails = await site.database.db
    .selectFrom('outbox')
    .select('recipient')
    .where('kind', '=', 'waitlist.offer')
    .execute()
  expect(mails).toEqual([{ recipient: first.user.email }])
})

it('mails the offer also to an unverified address whose daily limit is used up', async () => {
  await join(first)
  const kind = 'inquiry.acknowledgement'
  const mail = { to: first.user.email as string, kind, subject: 'A', text: 'A' } as const
  for (let count = 0; count < claimedMailsPerDay; count += 1) {
    await site.database.db
      .transaction()
      .execute((trx) => queueMail(trx, { ...mail, html: '', claimed: true }))
  }
  await freeSeat()
  await runRounds(site.context)
  const offers = (await mailsTo(site, mail.to)).filter(({ kind }) => kind === 'waitlist.offer')
  expect(offers).toHaveLength(1)
})

it('offers a seat that can be taken, also once the trip needs an invite', async () => {
  await join(first)
  await site.database.db
    .updateTable('trips')
    .set({ availability: 'preview' })
    .where('id', '=', 1)
    .execute()
  await freeSeat()
  await runRounds(site.context)
  expect(await offerTo(second)).toMatchObject({ state: 'by-invite' })
  expect(await offerTo(first)).toMatchObject({ state: 'bookable' })
  await post('/api/bookings', first).expect(201)
})

it('passes an offer that was not taken to the next', async () => {
  await join(first)
  await join(second)
  await freeSeat()
  await runRounds(site.context)
  await site.database.db
    .updateTable('waitlist')
    .set({ offeredUntil: new Date(Date.now() - 1000) })
    .where('offeredUntil', 'is not', null)
    .execute()
  await runRounds(site.context)
  expect(await offerTo(first)).toMatchObject({ state: 'full', waitlist: null })
  expect(await offerTo(second)).toMatchObject({ state: 'bookable' })
})

it('is left with one call, and the next member moves up', async () => {
  await join(first)
  await join(second)
  const leave = () =>
    site.request.delete(`/api/waitlist/${turkey}`).set(fromPage(first.cookie)).expect(200)
  await leave()
  await leave()
  expect(await get('/api/waitlist', first)).toEqual([])
  expect(await get('/api/waitlist', second)).toMatchObject([{ position: 1 }])
})

it('keeps the offer while its member pays, and ends when they have booked', async () => {
  await join(first)
  await freeSeat()
  await freeSeat()
  await join(second).catch(() => undefined)
  await runRounds(site.context)
  const { id } = (await post('/api/bookings', first).expect(201)).body as { id: number }
  // One seat is held by the first member, and the other one is free for anyone: no one else waits.
  expect(await offerTo(second)).toMatchObject({ departure: { spotsRemaining: 1 } })
  const order = await site.request
    .post('/api/payments/orders')
    .set(fromPage(first.cookie))
    .send({ bookingId: id, agreement })
  const { orderId } = order.body as { orderId: string }
  await site.request
    .post('/api/payments/sandbox')
    .set(fromPage(first.cookie))
    .send({ orderId, outcome: 'paid' })
  await runRounds(site.context)
  expect(await get(`/api/bookings/${id}`, first)).toMatchObject({ status: 'confirmed' })
  expect(await get('/api/waitlist', first)).toEqual([])
})

it('counts who pays for an offered seat on no list, and lets others join behind those who wait', async () => {
  await join(first)
  await join(second)
  await freeSeat()
  await runRounds(site.context)
  const { id } = (await post('/api/bookings', first).expect(201)).body as { id: number }
  expect(await offerTo(second)).toMatchObject({
    state: 'full',
    waitlist: { position: 1 },
  })
  const counted = await findDeparture(site.database.db, turkey, '2025-05-01')
  const listed = await listWaitlist(site.database.db, turkey)
  expect([counted?.waiting, listed.map(({ userId, position }) => ({ userId, position }))]).toEqual([
    1,
    [{ userId: second.user.id, position: 1 }],
  ])
  const third = await signUpConfirmed(site)
  expect(await offerTo(third)).toMatchObject({ state: 'full' })
  expect(await join(third)).toMatchObject({ position: 2 })

  await site.request
    .post(`/api/bookings/${id}/cancel`)
    .set(fromPage(first.cookie))
    .send({ refund: 0 })
    .expect(200)
  expect(await offerTo(first)).toMatchObject({ waitlist: { position: 1 } })
})
