import type { OpenWork } from '@farandfew/domain/today/admin-today.ts'
import { sql } from 'kysely'
import { auditOf, cookieOf, openConsole, openConsoleAs } from '../../harness/console.ts'
import { seed } from '../../../src/seed/seed.ts'
import { createTestApp, testTravelKey, type TestApp } from '../../harness/test-app.ts'
import {
  insertBooking,
  insertDeparture,
  insertTrip,
  insertUser,
  paidAtOnce,
} from '../../support/rows.ts'
import { insertInvite, insertQuick } from '../invites/requests.ts'

let api: TestApp
let cookie: string
beforeAll(async () => {
  api = await createTestApp()
  cookie = await openConsole(api, 'Meera')
})
afterAll(() => api.close())

const ask = (as = cookie) => api.request.get('/api/admin/open-work').set({ cookie: as })
const read = async () => (await ask()).body as OpenWork
const countsOf = (work: OpenWork) =>
  Object.fromEntries(Object.entries(work).map(([queue, waiting]) => [queue, waiting?.open]))

it('counts what waits in each queue, and marks every change of one', async () => {
  const { db } = api.database
  const none = await read()
  // Armenia of 7 June has no travellers yet.
  expect(countsOf({ ...none, smallGroups: none.waitlists })).toEqual(
    Object.fromEntries(Object.keys(none).map((queue) => [queue, 0])),
  )

  const userId = await insertUser(db)
  const other = await insertUser(db)
  const departure = await insertDeparture(db, await insertTrip(db))
  await insertBooking(db, { userId, tripScheduleId: departure, ...paidAtOnce(100) })
  const invite = await insertInvite(db)
  await insertInvite(db, { status: 'rejected' })
  await insertQuick(db, userId)
  const inquiry = { name: 'Asha', email: 'a@mail.example', destination: 'bali', message: 'Hello?' }
  await db.insertInto('inquiries').values(inquiry).execute()
  await db
    .insertInto('memberReports')
    .values({ userId, reportedUserId: other, reason: 'spam', words: 'Sends offers.' })
    .execute()
  await db
    .insertInto('reviews')
    .values({
      userId,
      departureId: departure,
      rating: 5,
      words: 'Kind people, good food. '.repeat(9),
    })
    .execute()
  const some = await read()
  expect(countsOf(some)).toEqual({
    ...countsOf(none),
    invites: 2,
    inquiries: 1,
    reports: 1,
    reviews: 1,
  })

  await db.deleteFrom('tripInviteRequests').where('id', '=', invite).execute()
  await insertInvite(db)
  await db
    .updateTable('reviews')
    .set({ version: sql<number>`version + 1` })
    .execute()
  const later = await read()
  expect(countsOf(later)).toEqual(countsOf(some))
  expect(later.invites.mark).not.toBe(some.invites.mark)
  expect(later.reviews.mark).not.toBe(some.reviews.mark)
  expect(later.inquiries).toEqual(some.inquiries)
})

/** The lists that the lines of Today open. */
const lists: Readonly<Record<Exclude<keyof OpenWork, 'integrity'>, string>> = {
  invites: 'invites?status=pending',
  inquiries: 'inquiries?state=open',
  unwritten: 'invites?status=approved&message=missing',
  lapsedHolds: 'bookings?status=lapsed',
  smallGroups: 'departures?when=coming&lacks=travellers',
  waitlists: 'departures?when=coming&lacks=seats',
  messages: 'messages?state=dead',
  reports: 'reports?state=open',
  reviews: 'reviews?state=waiting',
}

it('counts exactly the rows of the list that a line opens', async () => {
  const { db } = api.database
  await api.reset()
  cookie = await openConsole(api, 'Meera')
  await seed(db, { demo: true, demoPassword: 'sunny-side-up', travelKeys: [testTravelKey] })
  const [userId, other] = [await insertUser(db), await insertUser(db)]
  const trip = await insertTrip(db)
  const soon = await insertDeparture(db, trip, { departureDate: '2025-07-08' })
  const archived = await insertTrip(db)
  await db.updateTable('trips').set({ archived: true }).where('id', '=', archived).execute()
  await insertDeparture(db, archived, { departureDate: '2025-07-08' })
  const full = await insertDeparture(db, trip, { departureDate: '2025-09-08', spotsTotal: 1 })
  await insertBooking(db, { userId, tripScheduleId: full, status: 'confirmed' })
  await db
    .insertInto('waitlist')
    .values([full, soon].map((tripScheduleId) => ({ userId: other, tripScheduleId })))
    .execute()
  const decidedAt = new Date()
  await insertInvite(db, { userId, status: 'approved', decidedAt })
  await insertQuick(db, userId, { status: 'approved', decidedAt })
  const lapsed = {
    userId: other,
    tripScheduleId: soon,
    status: 'expired',
    endedBy: 'hold',
  } as const
  const bookingId = await insertBooking(db, { ...lapsed, endedAt: new Date() })
  await db
    .insertInto('paymentOrders')
    .values({
      ...{ userId: other, bookingId, tripId: trip, scheduleId: soon, orderId: 'order-lapsed' },
      ...{ amount: 1_000_000, status: 'failed' },
    })
    .execute()
  await db
    .insertInto('outbox')
    .values({
      channel: 'mail',
      kind: 'inquiry.notice',
      recipient: 'a@mail.example',
      content: '{}',
      failedAt: new Date(),
    })
    .execute()
  const work = await read()
  const shown: Record<string, number | undefined> = {}
  const listed: Record<string, number> = {}
  for (const [queue, list] of Object.entries(lists)) {
    const { body } = await api.request.get(`/api/admin/${list}&limit=100`).set({ cookie })
    const { items, total } = body as { items: unknown[]; total: number }
    expect(items).toHaveLength(total)
    shown[queue] = work[queue as keyof OpenWork]?.open
    listed[queue] = total
  }
  expect(shown).toEqual(listed)
  expect(Object.keys(lists).filter((queue) => listed[queue] === 0)).toEqual([])
})

it('counts reports only for the roles that decide them', async () => {
  const { body } = await ask(await openConsoleAs(api, 'content'))
  expect(body).toMatchObject({ reports: null, invites: { open: expect.any(Number) } })
})

it('neither extends the session nor adds to the audit log', async () => {
  const { db } = api.database
  await db
    .updateTable('adminSessions')
    .set({ expiresAt: sql<Date>`now() + interval '1 minute'` })
    .execute()
  const before = await auditOf(api)
  const answer = await ask()
  expect(answer.status).toBe(200)
  expect(cookieOf(answer)).toBeUndefined()
  expect(await auditOf(api)).toEqual(before)
  const ends = await db.selectFrom('adminSessions').select('expiresAt').execute()
  for (const { expiresAt } of ends) expect(expiresAt.getTime()).toBeLessThan(Date.now() + 90_000)
})
