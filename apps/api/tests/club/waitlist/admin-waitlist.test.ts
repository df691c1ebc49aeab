import { agreement } from '../../support/agreement.ts'
import { addDays } from '@farandfew/domain/calendar/calendar-date.ts'
import type { AdminWaitlist } from '@farandfew/domain/waitlist/waitlist.ts'
import { runRounds } from '../../../src/club/bookings/bookings.jobs.ts'
import { openConsole } from '../../harness/console.ts'
import { fromPage, mailsTo, plainSite } from '../../harness/members.ts'
import { insertSignedIn, type SignedIn } from '../../harness/signed-in.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import { insertBooking, insertUser } from '../../support/rows.ts'

/** Hidden Gems of Turkey, 14 August 2025. */
const august = 7

let site: TestApp
let console: string
let members: SignedIn[]
beforeAll(async () => {
  site = await createTestApp(plainSite)
})
beforeEach(async () => {
  await site.reset()
  const { db } = site.database
  console = await openConsole(site)
  members = await insertSignedIn(db, 3)
  for (let seat = 0; seat < 12; seat += 1) {
    const userId = await insertUser(db)
    await insertBooking(db, { userId, tripScheduleId: august, status: 'confirmed' })
  }
  for (const member of members) await join(member)
})
afterAll(() => site.close())

const join = ({ cookie }: SignedIn) =>
  site.request.post('/api/waitlist').set(fromPage(cookie)).send({ scheduleId: august }).expect(201)
const url = `/api/admin/departures/${august}/waitlist`
const read = async () =>
  (await site.request.get(url).set(fromPage(console)).expect(200)).body as AdminWaitlist
const freeSeat = () =>
  site.database.db
    .updateTable('bookings')
    .set({ status: 'cancelled' })
    .where('id', '=', (of) =>
      of.selectFrom('bookings').select('id').where('status', '=', 'confirmed').limit(1),
    )
    .execute()
const seats = async () => {
  const { body } = await site.request.get(`/api/schedules/${august}`).expect(200)
  return (body as { departure: { seats: object } }).departure.seats
}
const kindsTo = async ({ email }: SignedIn) => (await mailsTo(site, email)).map(({ kind }) => kind)

it('lists the people in order, with their offers and deadlines', async () => {
  await freeSeat()
  await runRounds(site.context)
  const { entries } = await read()
  expect(entries).toMatchObject([
    { userId: members[0]!.id, position: 1, state: 'offered', isOpened: false, obstacle: null },
    { userId: members[1]!.id, position: 2, state: 'waiting', until: null },
    { userId: members[2]!.id, position: 3, state: 'waiting', until: null },
  ])
  expect(Date.parse(entries[0]!.until!)).toBeGreaterThan(Date.now())
})

const keepSeatFor = ({ id }: SignedIn) =>
  site.database.db
    .updateTable('waitlist')
    .set({ isKept: true, offeredUntil: new Date(Date.now() + 3_600_000) })
    .where('userId', '=', id)
    .execute()

it('tells members the place in line that operators see, in which a kept seat does not count', async () => {
  const [kept, first] = members as [SignedIn, SignedIn]
  await keepSeatFor(kept)
  const { body } = await site.request.get('/api/waitlist').set(fromPage(first.cookie)).expect(200)
  const [, entry] = (await read()).entries
  expect(entry).toMatchObject({ userId: first.id, position: 1 })
  expect(body).toMatchObject([{ scheduleId: august, position: 1 }])
})

it('says why no seat can be offered to someone', async () => {
  const { db } = site.database
  const [unreachable, gone, busy] = members as [SignedIn, SignedIn, SignedIn]
  const change = (id: number, fields: object) =>
    db.updateTable('users').set(fields).where('id', '=', id).execute()
  await change(unreachable.id, { emailVerifiedAt: null, phoneVerifiedAt: null })
  await change(gone.id, { deactivatedAt: new Date() })
  await db
    .insertInto('waitlist')
    .values({
      userId: busy.id,
      tripScheduleId: 8,
      offeredUntil: new Date(Date.now() + 3_600_000),
    })
    .execute()
  const { entries } = await read()
  expect(entries.map(({ userId, obstacle }) => [userId, obstacle])).toEqual([
    [unreachable.id, 'unconfirmed'],
    [gone.id, 'deactivated'],
    [busy.id, 'other-offer'],
  ])
})

it('is emptied: offers end, their seats are free for anyone, and everyone is told', async () => {
  await freeSeat()
  await runRounds(site.context)
  expect(await seats()).toMatchObject({ offered: 1, free: 0 })
  const { body } = await site.request.post(`${url}/empty`).set(fromPage(console)).expect(200)
  expect(body).toEqual({ entries: [] })
  expect(await seats()).toMatchObject({ offered: 0, free: 1 })
  for (const member of members) expect(await kindsTo(member)).toContain('waitlist.place-ended')
})

it('is emptied without the seats that are kept', async () => {
  const [kept] = members as [SignedIn]
  await keepSeatFor(kept)
  const { body } = await site.request.post(`${url}/empty`).set(fromPage(console)).expect(200)
  expect(body).toMatchObject({ entries: [{ userId: kept.id, state: 'kept' }] })
})

it('loses one member, and the next moves up', async () => {
  const remove = (id: number) => site.request.delete(`${url}/${id}`).set(fromPage(console))
  const { body } = await remove(members[0]!.id).expect(200)
  expect((body as AdminWaitlist).entries.map(({ userId, position }) => [userId, position])).toEqual(
    [
      [members[1]!.id, 1],
      [members[2]!.id, 2],
    ],
  )
  await remove(members[0]!.id).expect(200)
  expect(
    (await kindsTo(members[0]!)).filter((kind) => kind === 'waitlist.place-ended'),
  ).toHaveLength(1)
})

describe('the next seat out of turn', () => {
  const reason = 'Her sister is in the group'
  const offerNext = (member: SignedIn, body: object = { reason }) =>
    site.request.post(`${url}/${member.id}/next`).set(fromPage(console)).send(body)
  const line = async () =>
    (await read()).entries.map(({ userId, position, state, isAhead }) => ({
      member: members.findIndex(({ id }) => id === userId) + 1,
      position,
      state,
      isAhead,
    }))
  const wasOffered = async (member: SignedIn) => (await kindsTo(member)).includes('waitlist.offer')
  const [first, second, third] = [1, 2, 3]

  it('goes to that member once it is free, and the one after it to the first in line', async () => {
    const [asha, ben, carla] = members as [SignedIn, SignedIn, SignedIn]
    await offerNext(carla).expect(200)
    expect(await line()).toEqual([
      { member: third, position: 1, state: 'waiting', isAhead: true },
      { member: first, position: 2, state: 'waiting', isAhead: false },
      { member: second, position: 3, state: 'waiting', isAhead: false },
    ])
    await freeSeat()
    await runRounds(site.context)
    expect([await wasOffered(asha), await wasOffered(carla)]).toEqual([false, true])
    await freeSeat()
    await runRounds(site.context)
    expect(await line()).toMatchObject([
      { member: third, state: 'offered', isAhead: false },
      { member: first, state: 'offered' },
      { member: second, state: 'waiting' },
    ])
    expect(await wasOffered(ben)).toBe(false)
  })

  it('is offered at once if it is free, and goes on to the first in line if it is not taken', async () => {
    const [asha, ben] = members as [SignedIn, SignedIn]
    await freeSeat()
    const { body } = await offerNext(ben).expect(200)
    expect((body as AdminWaitlist).entries[0]).toMatchObject({ userId: ben.id, state: 'offered' })
    expect(await seats()).toMatchObject({ offered: 1, free: 0 })
    await runRounds(site.context)
    expect([await wasOffered(asha), await wasOffered(ben)]).toEqual([false, true])
    await site.database.db
      .updateTable('waitlist')
      .set({ offeredUntil: new Date(Date.now() - 1000) })
      .where('userId', '=', ben.id)
      .execute()
    await runRounds(site.context)
    expect(await line()).toMatchObject([
      { member: first, position: 1, state: 'offered' },
      { member: third, position: 2, state: 'waiting' },
    ])
  })

  it('goes to the one who was chosen last', async () => {
    await offerNext(members[2]!).expect(200)
    await offerNext(members[1]!).expect(200)
    expect((await line()).map(({ member }) => member)).toEqual([second, third, first])
  })

  it('is in the log with its reason, which ends with the account', async () => {
    const carla = members[2]!
    await offerNext(carla).expect(200)
    const entry = await site.database.db
      .selectFrom('auditLog')
      .innerJoin('auditReasons', 'auditReasons.entryId', 'auditLog.id')
      .select(['action', 'subject', 'details', 'auditReasons.reason', 'auditReasons.userId'])
      .executeTakeFirstOrThrow()
    expect(entry).toEqual({
      action: 'waitlist.put-ahead',
      subject: `departure ${august}`,
      details: { member: carla.id, others: 2, state: 'waiting' },
      reason,
      userId: carla.id,
    })
  })

  it('needs a reason', async () => {
    for (const text of ['', '  ', 'x'.repeat(501)]) {
      expectProblem(await offerNext(members[2]!, { reason: text }), 'VALIDATION_FAILED', 400)
    }
    expectProblem(await offerNext(members[2]!, {}), 'VALIDATION_FAILED', 400)
    expect((await line()).every(({ isAhead }) => !isAhead)).toBe(true)
  })

  it('is refused for who is next already, has an offer, or cannot have one', async () => {
    const [asha, ben, carla] = members as [SignedIn, SignedIn, SignedIn]
    expectProblem(await offerNext(asha), 'PLACE_CHANGED', 409)
    await offerNext(carla).expect(200)
    expectProblem(await offerNext(carla), 'PLACE_CHANGED', 409)
    await freeSeat()
    await runRounds(site.context)
    expectProblem(await offerNext(carla), 'PLACE_CHANGED', 409)
    await site.database.db
      .updateTable('users')
      .set({ emailVerifiedAt: null, phoneVerifiedAt: null })
      .where('id', '=', ben.id)
      .execute()
    expectProblem(await offerNext(ben), 'PLACE_CHANGED', 409)
  })
})

it('does not exist for an unknown departure or member', async () => {
  const unknown = site.request.get('/api/admin/departures/999999/waitlist').set(fromPage(console))
  expectProblem(await unknown, 'NOT_FOUND', 404)
  const noOne = site.request.post('/api/admin/users/999999/holds/end').set(fromPage(console))
  expectProblem(await noOne, 'NOT_FOUND', 404)
})

it('the holds of one account end, and their seats are free', async () => {
  await site.database.db.deleteFrom('waitlist').execute()
  await freeSeat()
  const [holder] = members as [SignedIn]
  await site.request
    .post('/api/bookings')
    .set(fromPage(holder.cookie))
    .send({ scheduleId: august })
    .expect(201)
  expect(await seats()).toMatchObject({ held: 1, free: 0 })
  const end = () =>
    site.request.post(`/api/admin/users/${holder.id}/holds/end`).set(fromPage(console)).expect(200)
  expect((await end()).body).toEqual({ ended: 1 })
  expect(await seats()).toMatchObject({ held: 0, free: 1 })
  expect((await end()).body).toEqual({ ended: 0 })
})

it('a payment for a hold that an operator has ended goes back', async () => {
  await site.database.db.deleteFrom('waitlist').execute()
  await freeSeat()
  const [holder] = members as [SignedIn]
  const post = (path: string, body: object) =>
    site.request.post(path).set(fromPage(holder.cookie)).send(body)
  const held = await post('/api/bookings', { scheduleId: august }).expect(201)
  const { id } = held.body as { id: number }
  const opened = await post('/api/payments/orders', { bookingId: id, agreement }).expect(201)
  const { orderId } = opened.body as { orderId: string }
  await site.request
    .post(`/api/admin/users/${holder.id}/holds/end`)
    .set(fromPage(console))
    .expect(200)
  const paid = await post('/api/payments/sandbox', { orderId, outcome: 'paid' }).expect(200)
  await post('/api/payments/verify', { orderId, ...(paid.body as object) }).expect(200)
  const read = await site.request
    .get(`/api/bookings/${id}`)
    .set(fromPage(holder.cookie))
    .expect(200)
  expect(read.body).toMatchObject({ status: 'cancelled', amountPaid: 0, amountReturned: 5_000_000 })
  expect(await seats()).toMatchObject({ held: 0, free: 1 })
})

it('extends the offer that the operator saw, and mails the member the new end', async () => {
  await freeSeat()
  await runRounds(site.context)
  const [offered, waiting] = (await read()).entries
  const extend = (userId: number, until: string | null) =>
    site.request
      .post(`${url}/${userId}/extend`)
      .set(fromPage(console))
      .send({ hours: 24, until: until ?? new Date().toISOString() })
  const { body } = await extend(offered!.userId, offered!.until).expect(200)
  const [extended] = (body as AdminWaitlist).entries
  expect(Date.parse(extended!.until!) - Date.parse(offered!.until!)).toBe(24 * 3_600_000)
  expect(await kindsTo(members[0]!)).toEqual(
    expect.arrayContaining(['waitlist.offer', 'waitlist.extended']),
  )
  // Another operator has seen the earlier end; and who waits has no offer.
  expectProblem(await extend(offered!.userId, offered!.until), 'OFFER_CHANGED', 409)
  expectProblem(await extend(waiting!.userId, null), 'OFFER_CHANGED', 409)
})

it('keeps the end of an extended offer when the member opens it', async () => {
  await freeSeat()
  await runRounds(site.context)
  const [offered] = (await read()).entries
  const { userId, until } = offered!
  const { body } = await site.request
    .post(`${url}/${userId}/extend`)
    .set(fromPage(console))
    .send({ hours: 72, until })
    .expect(200)
  const extended = (body as AdminWaitlist).entries[0]!.until
  await site.request
    .post(`/api/waitlist/${august}/open`)
    .set(fromPage(members[0]!.cookie))
    .expect(200)
  expect((await read()).entries[0]).toMatchObject({ isOpened: true, until: extended })
})

it('extends no offer until the departure has left', async () => {
  await freeSeat()
  await runRounds(site.context)
  await site.database.db
    .updateTable('tripSchedules')
    .set({ departureDate: addDays(site.context.clock.today(), 5), groupDecision: 'guaranteed' })
    .where('id', '=', august)
    .execute()
  const [offered] = (await read()).entries
  const { userId, until } = offered!
  const extend = (hours: number) =>
    site.request.post(`${url}/${userId}/extend`).set(fromPage(console)).send({ hours, until })
  expectProblem(await extend(168), 'VALIDATION_FAILED', 400)
  expect((await read()).entries[0]).toMatchObject({ until })
  await extend(48).expect(200)
})
