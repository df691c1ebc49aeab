import { sql } from 'kysely'
import { runRounds } from '../../../src/club/bookings/bookings.jobs.ts'
import { askForSeatNotice, offerFreeSeats } from '../../../src/club/waitlist/waitlist.service.ts'
import {
  fromPage,
  mailsTo,
  plainSite,
  signUp,
  signUpConfirmed,
  type SignedUp,
} from '../../harness/members.ts'
import { overlap, raceable } from '../../harness/race.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../support/index.ts'
import { insertBooking, insertUser } from '../../support/rows.ts'

/** Hidden Gems of Turkey, 14 August 2025. */
const turkey = 7

let database: TestDatabase
let site: TestApp
let asha: SignedUp
let ravi: SignedUp
beforeAll(async () => {
  database = await createTestDatabase({ contents: 'catalogue', poolSize: 8 })
  site = await createTestApp({ ...plainSite, database: raceable(database) })
})
beforeEach(async () => {
  await site.reset()
  await fill(10, 2)
  asha = await signUpConfirmed(site)
  ravi = await signUpConfirmed(site)
})
afterAll(async () => {
  await site.close()
  await database.close()
})

/** Books and holds so many seats of the departure. */
async function fill(booked: number, held: number): Promise<void> {
  const { db } = site.database
  for (let count = 0; count < booked + held; count += 1) {
    await insertBooking(db, {
      userId: await insertUser(db),
      tripScheduleId: turkey,
      status: count < booked ? 'confirmed' : 'pending',
      holdExpiresAt: new Date(Date.now() + 600_000),
    })
  }
}

const ask = ({ cookie }: SignedUp, scheduleId = turkey) =>
  site.request.post('/api/waitlist/notices').set(fromPage(cookie)).send({ scheduleId })
const offerTo = async ({ cookie }: SignedUp) =>
  (await site.request.get(`/api/schedules/${turkey}`).set(fromPage(cookie)).expect(200))
    .body as unknown
/** Ends so many holds of the departure. */
const endHolds = (count: number) =>
  sql`update bookings set hold_expires_at = now() - interval '1 second' where id in (
    select id from bookings where trip_schedule_id = ${turkey} and status = 'pending' limit ${count}
  )`.execute(site.database.db)
const noticesTo = async (member: SignedUp) =>
  (await mailsTo(site, member.user.email as string)).filter(
    ({ kind }) => kind === 'waitlist.seat-back',
  )
const countRequests = async () => {
  const rows = await site.database.db.selectFrom('seatNotices').select('userId').execute()
  return rows.length
}

it('is asked for while the last seats are being paid, once, and holds no seat', async () => {
  const { end } = await site.database.db
    .selectFrom('bookings')
    .select(({ fn }) => fn.max('holdExpiresAt').as('end'))
    .where('tripScheduleId', '=', turkey)
    .executeTakeFirstOrThrow()
  expect(await offerTo(asha)).toMatchObject({
    state: 'being-paid',
    beingPaidUntil: end!.toISOString(),
    hasSeatNotice: false,
  })
  await ask(asha).expect(201, { scheduleId: turkey })
  await ask(asha).expect(201, { scheduleId: turkey })
  expect(await offerTo(asha)).toMatchObject({
    state: 'being-paid',
    hasSeatNotice: true,
    waitlist: null,
    departure: { seats: { booked: 10, held: 2, offered: 0, free: 0, isBeingPaid: true } },
  })
  expect(await countRequests()).toBe(1)
})

it('sends one mail to each when two seats come back at once, and two instances see it', async () => {
  await ask(asha).expect(201)
  await ask(ravi).expect(201)
  await endHolds(2)
  const instance = () => offerFreeSeats(site.context)
  await overlap(database, { first: instance, second: instance })
  const [mail, ...others] = await noticesTo(asha)
  expect(others).toEqual([])
  expect(await noticesTo(ravi)).toHaveLength(1)
  expect(JSON.stringify(mail)).toContain(`/book/${turkey}`)
  expect(await countRequests()).toBe(0)
  expect(await offerTo(asha)).toMatchObject({ state: 'bookable', hasSeatNotice: false })
})

it('sends nothing while no seat is free, nor for a seat that is offered to the waitlist', async () => {
  await ask(asha).expect(201)
  await runRounds(site.context)
  await sql`update bookings set status = 'confirmed' where status = 'pending'`.execute(
    site.database.db,
  )
  await site.request
    .post('/api/waitlist')
    .set(fromPage(ravi.cookie))
    .send({ scheduleId: turkey })
    .expect(201)
  await sql`
    update bookings set status = 'cancelled' where id = (select min(id) from bookings)
  `.execute(site.database.db)
  await runRounds(site.context)
  expect(await offerTo(ravi)).toMatchObject({ state: 'bookable' })
  expect(await noticesTo(asha)).toEqual([])
  expect(await countRequests()).toBe(1)
})

it('ends without a mail for a member who has booked meanwhile', async () => {
  await ask(asha).expect(201)
  await endHolds(2)
  await site.request
    .post('/api/bookings')
    .set(fromPage(asha.cookie))
    .send({ scheduleId: turkey })
    .expect(201)
  await runRounds(site.context)
  expect([await noticesTo(asha), await countRequests()]).toEqual([[], 0])
})

it('ends with the hold of its member, who reads nothing of the seat that they release', async () => {
  await ask(asha).expect(201)
  await endHolds(2)
  const { body } = await site.request
    .post('/api/bookings')
    .set(fromPage(asha.cookie))
    .send({ scheduleId: turkey })
    .expect(201)
  expect(await countRequests()).toBe(0)
  const { id } = body as { id: number }
  await site.request
    .post(`/api/bookings/${id}/cancel`)
    .set(fromPage(asha.cookie))
    .send({ refund: 0 })
    .expect(200)
  await runRounds(site.context)
  expect(await noticesTo(asha)).toEqual([])
})

it('ends with a hold that its member gets in another tab while it is asked for', async () => {
  let store = () => {}
  const isStored = new Promise<void>((resolve) => (store = resolve))
  let commit = () => {}
  const mayCommit = new Promise<void>((resolve) => (commit = resolve))
  const asked = database.db.transaction().execute(async (trx) => {
    await askForSeatNotice(trx, site.context, { userId: asha.user.id, departureId: turkey })
    store()
    await mayCommit
  })
  await isStored
  const answer = (async () => {
    await endHolds(2)
    const holding = site.request.post('/api/bookings').set(fromPage(asha.cookie))
    return (await holding.send({ scheduleId: turkey })).status
  })()
  // It waits for the request, or would be done before it is stored.
  await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 500))])
  commit()
  await asked
  expect([await answer, await countRequests()]).toEqual([201, 0])
})

it('ends where a merge gives it to a member with a seat', async () => {
  await ask(asha).expect(201)
  const { db } = site.database
  const { id } = await db
    .selectFrom('bookings')
    .select('id')
    .where('status', '=', 'confirmed')
    .executeTakeFirstOrThrow()
  await db.updateTable('bookings').set({ userId: ravi.user.id }).where('id', '=', id).execute()
  await db.updateTable('seatNotices').set({ userId: ravi.user.id }).execute()
  expect(await countRequests()).toBe(0)
})

it('is withdrawn by its member, also where there is none', async () => {
  const withdraw = ({ cookie }: SignedUp) =>
    site.request
      .delete(`/api/waitlist/${turkey}`)
      .set(fromPage(cookie))
      .expect(200, { waiting: false })
  await ask(asha).expect(201)
  await ask(ravi).expect(201)
  await withdraw(asha)
  await withdraw(asha)
  expect(await offerTo(asha)).toMatchObject({ state: 'being-paid', hasSeatNotice: false })
  await endHolds(1)
  await runRounds(site.context)
  expect([await noticesTo(asha), await noticesTo(ravi)]).toMatchObject([[], [{}]])
})

it('ends without a mail once the trip needs an invite, but for a member who has one', async () => {
  await ask(asha).expect(201)
  await ask(ravi).expect(201)
  const { db } = site.database
  await sql`update trips set availability = 'preview' where id = 1`.execute(db)
  const { id: userId, email } = ravi.user
  await db
    .insertInto('tripInviteRequests')
    .values({ userId, tripId: 1, name: 'Ravi', email: email as string, status: 'approved' })
    .execute()
  await endHolds(1)
  await runRounds(site.context)
  expect([await noticesTo(asha), await noticesTo(ravi)]).toMatchObject([[], [{}]])
  expect(await countRequests()).toBe(0)
})

it('is possible although a member waits who cannot be offered a seat', async () => {
  const passedOver = await insertUser(site.database.db)
  const place = { userId: passedOver, tripScheduleId: turkey }
  await site.database.db.insertInto('waitlist').values(place).execute()
  expect(await offerTo(asha)).toMatchObject({ state: 'being-paid' })
  await ask(asha).expect(201)
  const join = await site.request
    .post('/api/waitlist')
    .set(fromPage(ravi.cookie))
    .send({ scheduleId: turkey })
  expectProblem(join, 'SEATS_BEING_PAID', 409)
  await endHolds(1)
  await runRounds(site.context)
  expect(await offerTo(ravi)).toMatchObject({ state: 'bookable' })
})

it('ends without a mail with the departure', async () => {
  await ask(asha).expect(201)
  await sql`update trip_schedules set is_active = false where id = ${turkey}`.execute(
    site.database.db,
  )
  await endHolds(2)
  await runRounds(site.context)
  expect([await noticesTo(asha), await countRequests()]).toEqual([[], 0])
})

it('needs a confirmed address, and a departure without a free seat that can be booked', async () => {
  expectProblem(await ask(await signUp(site)), 'EMAIL_UNCONFIRMED', 409)
  expectProblem(await ask(asha, 8), 'NOT_BOOKABLE', 409)
  expectProblem(await ask(asha, 999), 'NOT_FOUND', 404)
  await endHolds(1)
  expectProblem(await ask(asha), 'NOT_FULL', 409)
})
