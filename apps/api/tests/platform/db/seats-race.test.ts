import { sql } from 'kysely'
import type { Db } from '../../../src/platform/db/connect.ts'
import { createTestDatabase, openConnections, type TestDatabase } from '../../support/index.ts'
import { insertDeparture, insertTrip, insertUser, paidAtOnce } from '../../support/rows.ts'

const seats = 12
const connections = 20

let database: TestDatabase
let userIds: number[]
beforeEach(async () => {
  database = await createTestDatabase()
  await openConnections(database, connections)
  userIds = []
  while (userIds.length < connections) userIds.push(await insertUser(database.db))
})
afterEach(() => database.close())

const addDeparture = async (spotsTotal: number) =>
  insertDeparture(database.db, await insertTrip(database.db), { spotsTotal })

/** Inserts a confirmed booking. */
const book = (db: Db, tripScheduleId: number, userId: number) =>
  db
    .insertInto('bookings')
    .values({ userId, tripScheduleId, status: 'confirmed', ...paidAtOnce(1) })
    .execute()

/** Books on every connection at once, and returns how many were accepted. */
async function bookAtOnce(): Promise<number> {
  const departureId = await addDeparture(seats)
  const booked = await Promise.allSettled(
    userIds.map((userId) => book(database.db, departureId, userId)),
  )
  const refusals = booked.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as { constraint?: string }] : [],
  )
  expect(refusals.filter(({ constraint }) => constraint !== 'departure_seats')).toEqual([])
  return booked.length - refusals.length
}

test('concurrent inserts of bookings get exactly the seats of the departure', async () => {
  for (let round = 0; round < 5; round += 1) expect(await bookAtOnce()).toBe(seats)
})

test('control: without the lock, bookings do not see each other and oversell', async () => {
  const { rows } = await sql<{ body: string }>`
    select pg_get_functiondef('check_departure_seats'::regproc) as body
  `.execute(database.db)
  const locked = rows[0]!.body
  const unlocked = locked.replace(' for no key update', '')
  expect(unlocked).not.toBe(locked)
  await sql.raw(unlocked).execute(database.db)
  try {
    const departureId = await addDeparture(1)
    const first = await database.db.startTransaction().execute()
    await book(first, departureId, userIds[0]!)
    // The first is not committed yet. With the lock, this would wait for it and be refused.
    await book(database.db, departureId, userIds[1]!)
    await first.commit().execute()
    const { taken } = await database.db
      .selectFrom('bookings')
      .select(sql<number>`count(*)::int`.as('taken'))
      .where('tripScheduleId', '=', departureId)
      .executeTakeFirstOrThrow()
    expect(taken).toBe(2)
  } finally {
    await sql.raw(locked).execute(database.db)
  }
})
