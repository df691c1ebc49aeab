import type { OpenWork } from '@farandfew/domain/today/admin-today.ts'
import { sql } from 'kysely'
import { openConsole } from '../../harness/console.ts'
import { createTestApp, type TestApp } from '../../harness/test-app.ts'
import { insertBooking, insertDeparture, insertTrip, insertUser } from '../../support/rows.ts'
import { insertInvite, insertQuick } from '../invites/requests.ts'

/** The club's date. */
const today = '2025-05-01'

let api: TestApp
let cookie: string
let tripId: number
beforeAll(async () => {
  api = await createTestApp({ today })
  cookie = await openConsole(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  const { db } = api.database
  await sql`truncate trip_schedules, users, outbox, trip_invite_requests, inquiries cascade`.execute(
    db,
  )
  tripId = await insertTrip(db)
})

const read = async () => {
  const { body } = await api.request.get('/api/admin/open-work').set({ cookie })
  return body as OpenWork
}
const book = async (tripScheduleId: number, seats: number) => {
  const { db } = api.database
  for (let seat = 0; seat < seats; seat += 1) {
    const userId = await insertUser(db)
    await insertBooking(db, { userId, tripScheduleId, status: 'confirmed' })
  }
}
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)

it('names what is due first, with the end of the promise to it', async () => {
  const { db } = api.database
  const userId = await insertUser(db)
  await insertInvite(db, { createdAt: hoursAgo(3) })
  const quick = await insertQuick(db, userId, { createdAt: hoursAgo(50) })
  const inquiry = { name: 'Asha', email: 'a@mail.example', destination: 'bali', message: 'Hello?' }
  const [first] = await db
    .insertInto('inquiries')
    .values([23, 2].map((hours) => ({ ...inquiry, createdAt: hoursAgo(hours) })))
    .returning(['id', 'createdAt'])
    .execute()
  const { invites, inquiries } = await read()
  expect(invites).toMatchObject({ open: 2, first: `quick-${quick}` })
  expect(Date.parse(invites.due!) - Date.now()).toBeLessThan(-1.9 * 3_600_000)
  expect(inquiries).toMatchObject({
    open: 2,
    first: String(first!.id),
    due: new Date(first!.createdAt.getTime() + 24 * 3_600_000).toISOString(),
  })
})

it('lists departures that are not guaranteed in the two weeks before their decision', async () => {
  const { db } = api.database
  // Decided on 2 and 15 May, and a day before and after.
  const dates = ['2025-06-30', '2025-07-01', '2025-07-14', '2025-07-15'] as const
  const ids: number[] = []
  for (const departureDate of dates) ids.push(await insertDeparture(db, tripId, { departureDate }))
  await book(ids[1]!, 7)
  const other = await insertTrip(db)
  await insertDeparture(db, other, { departureDate: '2025-07-03', isActive: false })
  await insertDeparture(db, other, { departureDate: '2025-07-04', groupDecision: 'guaranteed' })
  const { smallGroups } = await read()
  expect(smallGroups).toMatchObject({ open: 2, first: String(ids[1]) })
  expect(smallGroups.departures.map(({ id, seats }) => [id, seats.booked])).toEqual([
    [ids[1], 7],
    [ids[2], 0],
  ])
  // The next midnight in Asia/Kolkata.
  const left = Date.parse(smallGroups.due!) - Date.now()
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThanOrEqual(24 * 3_600_000)
  await db
    .updateTable('tripSchedules')
    .set({ groupDecision: 'guaranteed' })
    .where('id', '=', ids[1]!)
    .execute()
  const after = (await read()).smallGroups
  expect(after).toMatchObject({ open: 1, first: String(ids[2]) })
  expect(after.mark).not.toBe(smallGroups.mark)
})

it('lists full departures with a waitlist until a seat is free or no one waits', async () => {
  const { db } = api.database
  const full = await insertDeparture(db, tripId, { spotsTotal: 2 })
  await book(full, 2)
  const left = await insertDeparture(db, tripId, { spotsTotal: 1, departureDate: '2025-05-01' })
  await book(left, 1)
  for (const tripScheduleId of [full, full, left]) {
    await db
      .insertInto('waitlist')
      .values({ tripScheduleId, userId: await insertUser(db), createdAt: hoursAgo(9) })
      .execute()
  }
  const { waitlists } = await read()
  expect(waitlists).toMatchObject({ open: 1, first: String(full) })
  expect(waitlists.departures).toMatchObject([
    { id: full, seats: { total: 2, booked: 2, free: 0 }, waiting: 2 },
  ])
  await db.updateTable('tripSchedules').set({ spotsTotal: 3 }).where('id', '=', full).execute()
  expect((await read()).waitlists.open).toBe(0)
})

it('counts the members who wait for a seat as the page of departures does', async () => {
  const { db } = api.database
  const full = await insertDeparture(db, tripId, { spotsTotal: 2 })
  await book(full, 1)
  const holding = await insertUser(db)
  await insertBooking(db, {
    userId: holding,
    tripScheduleId: full,
    status: 'pending',
    holdExpiresAt: new Date(Date.now() + 600_000),
  })
  const offeredUntil = new Date(Date.now() + 3_600_000)
  await db
    .insertInto('waitlist')
    .values([
      { tripScheduleId: full, userId: holding, offeredUntil },
      { tripScheduleId: full, userId: await insertUser(db), offeredUntil, isKept: true },
      { tripScheduleId: full, userId: await insertUser(db) },
    ])
    .execute()
  const { body } = await api.request.get(`/api/admin/departures/${full}`).set({ cookie })
  expect(body).toMatchObject({ waiting: 1 })
  expect((await read()).waitlists.departures).toMatchObject([{ id: full, waiting: 1 }])
})

it('lists approved requests that no message followed, until their member books', async () => {
  const { db } = api.database
  const userId = await insertUser(db)
  const decided = { status: 'approved', decidedAt: hoursAgo(47) } as const
  const mail = (failed: boolean) =>
    db
      .insertInto('outbox')
      .values({
        channel: 'mail',
        kind: 'invite.approved',
        recipient: 'a@mail.example',
        ...(failed
          ? { failedAt: new Date(), content: '{"subject":"","text":"","html":""}' }
          : { sentAt: new Date() }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  await insertInvite(db, { ...decided, decisionMailId: (await mail(false)).id })
  await insertInvite(db, { ...decided, decisionMailId: (await mail(true)).id, tripId })
  const without = await insertInvite(db, { ...decided, decidedAt: hoursAgo(60), userId, tripId })
  await insertQuick(db, userId, { ...decided, decisionMailId: (await mail(false)).id })
  await insertQuick(db, userId, { ...decided, decidedAt: hoursAgo(24 * 31) })
  const { unwritten } = await read()
  expect(unwritten).toMatchObject({ open: 3, first: `trip-${without}` })
  expect(Date.parse(unwritten.due!) - Date.now()).toBeLessThan(-11.9 * 3_600_000)
  await book(await insertDeparture(db, tripId), 1)
  expect((await read()).unwritten.open).toBe(3)
  await insertBooking(db, {
    userId,
    tripScheduleId: await insertDeparture(db, await insertTrip(db)),
  })
  expect((await read()).unwritten.open).toBe(1)
})

it('counts what an operator has written to an approved applicant as a message, unless it failed', async () => {
  const { db } = api.database
  const userId = await insertUser(db)
  const decided = { status: 'approved', decidedAt: hoursAgo(47) } as const
  const trip = await insertInvite(db, decided)
  const quick = await insertQuick(db, userId, decided)
  const write = async (kind: string, id: number, state = 'sent') => {
    const { rows } = await sql<{ id: number }>`
      with mailing as (
        insert into mailings (key, audience_kind, audience_id, audience_name, subject, text, state, send_at)
        values (gen_random_uuid(), ${kind}, ${id}, 'Asha', 'Your seat', 'Hello.', 'finished', now())
        returning id
      )
      insert into mailing_recipients (mailing_id, user_id, email, state)
      select id, ${kind === 'member' ? id : null}::integer, 'a@mail.example', ${state} from mailing
      returning id
    `.execute(db)
    return rows[0]!.id
  }
  expect((await read()).unwritten.open).toBe(2)
  await write('trip-invite', trip + 1)
  await write('trip-invite', trip, 'failed')
  expect((await read()).unwritten.open).toBe(2)
  await write('trip-invite', trip, 'queued')
  expect((await read()).unwritten).toMatchObject({ open: 1, first: `quick-${quick}` })
  await write('member', userId)
  expect((await read()).unwritten.open).toBe(0)
})

it('lists holds that ran out during their payment, until the member holds the seat again', async () => {
  const { db } = api.database
  const departure = await insertDeparture(db, tripId)
  const lapsed = { status: 'expired', endedBy: 'hold', paymentStatus: 'failed' } as const
  const hold = async (endedAt: Date, isPaying: boolean) => {
    const userId = await insertUser(db)
    const bookingId = await insertBooking(db, {
      userId,
      tripScheduleId: departure,
      ...lapsed,
      endedAt,
    })
    const order = { orderId: `order-${bookingId}`, bookingId, amount: 100, tripId, userId }
    if (isPaying) {
      await db
        .insertInto('paymentOrders')
        .values({ ...order, scheduleId: departure, status: 'failed' })
        .execute()
    }
    return { userId, bookingId }
  }
  await hold(hoursAgo(1), false)
  await hold(hoursAgo(24 * 8), true)
  const latest = await hold(hoursAgo(1), true)
  const first = await hold(hoursAgo(5), true)
  expect((await read()).lapsedHolds).toMatchObject({ open: 2, first: String(first.bookingId) })
  await insertBooking(db, { userId: first.userId, tripScheduleId: departure })
  expect((await read()).lapsedHolds).toMatchObject({ open: 1, first: String(latest.bookingId) })
})
