import { type ControlledTransaction, sql } from 'kysely'
import type { Database } from '../../../src/platform/db/tables.ts'
import { updateDeparture } from '../../../src/club/departures/change-departure.queries.ts'
import { openConsole } from '../../harness/console.ts'
import { fromPage } from '../../harness/members.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import {
  createTestDatabase,
  openConnections,
  type TestDatabase,
  until,
} from '../../support/index.ts'
import { insertBooking, insertUser, paidAtOnce } from '../../support/rows.ts'

let database: TestDatabase
let api: TestApp
let cookie: string
let booking: ControlledTransaction<Database>
beforeEach(async () => {
  database = await createTestDatabase()
  await openConnections(database, 5)
  api = await createTestApp({ database })
  cookie = await openConsole(api)
  const [travellerId, userId] = [await insertUser(database.db), await insertUser(database.db)]
  await insertBooking(database.db, {
    userId: travellerId,
    tripScheduleId: 7,
    status: 'confirmed',
  })
  await database.db
    .updateTable('tripSchedules')
    .set({ spotsTotal: 2 })
    .where('id', '=', 7)
    .execute()
  // One of the two seats is sold. A booking of the other is not committed yet.
  booking = await database.db.startTransaction().execute()
  await booking
    .insertInto('bookings')
    .values({ userId, tripScheduleId: 7, status: 'confirmed', ...paidAtOnce(1) })
    .execute()
})
afterEach(async () => {
  await api.close()
  await database.close()
})

const waitsForLock = async () => {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'
    ) as waits
  `.execute(database.db)
  return rows[0]?.waits === true
}

test('reducing the seats waits for a running booking and then counts its seat', async () => {
  const answered = api.request
    .patch('/api/admin/departures/7')
    .set(fromPage(cookie))
    .send({ before: { spotsTotal: 2 }, after: { spotsTotal: 1 } })
    .then((response) => response)
  await until(waitsForLock)
  await booking.commit().execute()
  expectProblem(await answered, 'SEATS_SOLD', 409)
})

test('control: without the lock the statement does not see the booking, and the database rejects it', async () => {
  const updated = updateDeparture(database.db, 7, { spotsTotal: 1 }).catch(
    (error: unknown) => error,
  )
  await until(waitsForLock)
  await booking.commit().execute()
  expect(await updated).toMatchObject({ constraint: 'departure_seats' })
})

test('closing waits for a running booking and then counts its seat', async () => {
  await database.db.deleteFrom('bookings').where('tripScheduleId', '=', 7).execute()
  const answered = api.request
    .post('/api/admin/departures/7/close')
    .set(fromPage(cookie))
    .then((response) => response)
  await until(waitsForLock)
  await booking.commit().execute()
  expectProblem(await answered, 'SEATS_SOLD', 409)
})

test('many concurrent changes to one departure each overwrite only what they have seen', async () => {
  await booking.rollback().execute()
  const totals = [5, 6, 7, 8, 9, 10]
  const answers = await Promise.all(
    totals.map((spotsTotal) =>
      api.request
        .patch('/api/admin/departures/7')
        .set(fromPage(cookie))
        .send({ before: { spotsTotal: 2 }, after: { spotsTotal } }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(totals.length - 1)
  const entries = await database.db
    .selectFrom('auditLog')
    .select('id')
    .where('action', '=', 'departure.changed')
    .execute()
  expect(entries).toHaveLength(1)
})
