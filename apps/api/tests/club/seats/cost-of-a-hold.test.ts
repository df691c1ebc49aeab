import { Session } from 'node:inspector/promises'
import { sql } from 'kysely'
import { sendDueMessages } from '../../../src/platform/outbox/worker.ts'
import { fromPage, plainSite } from '../../harness/members.ts'
import { insertSignedIn, type SignedIn } from '../../harness/signed-in.ts'
import { recordStatements } from '../../harness/statements.ts'
import { createTestApp, type TestApp } from '../../harness/test-app.ts'
import { createEmbeddedTestDatabase, type TestDatabase } from '../../support/index.ts'

/**
 * What a hold and its mail may cost. A machine measures them alike whether it is busy or not, unlike `npm run bench -- booking`,
 * which shows how long they take (docs/operations.md). A new index on the bookings, or a statement more, has to be worth it.
 */
const ceilings = {
  /** Beside `begin` and `commit`. */
  statements: 9,
  walBytes: 4_800,
  /** Indexes in which its booking and its message have an entry. */
  indexEntries: 15,
  /** Calls of the club's functions until the answer. */
  calls: 700,
}

/** Hidden Gems of Turkey, and years ahead, because a hold must not cost more the later its departure is. */
const departure = { id: 11, date: '2031-10-11' }

let database: TestDatabase
let during: ReturnType<typeof recordStatements>['during']
let site: TestApp
let members: SignedIn[]
beforeAll(async () => {
  database = await createEmbeddedTestDatabase()
  const recorded = recordStatements(database)
  during = recorded.during
  // The database of this suite alone, so that no other one writes ahead at the same time.
  site = await createTestApp({ ...plainSite, database: recorded.database })
  await database.db
    .updateTable('tripSchedules')
    .set({ departureDate: departure.date, spotsTotal: 100 })
    .where('id', '=', departure.id)
    .execute()
  members = await insertSignedIn(database.db, 20)
  for (let warmUp = 0; warmUp < 5; warmUp += 1) await holdSeat()
})
afterAll(async () => {
  await site.close()
  await database.close()
})

const answerHold = (member: SignedIn) =>
  site.request
    .post('/api/bookings')
    .set(fromPage(member.cookie))
    .send({ scheduleId: departure.id })
    .expect(201)

async function sendMail(): Promise<void> {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const port = { send: () => Promise.resolve() }
  expect(await sendDueMessages({ db: site.database.db, log, mail: port, sms: port })).toBe(1)
}

/** Holds a seat for the next member and sends the mail about it. */
async function holdSeat(): Promise<void> {
  await answerHold(members.pop() as SignedIn)
  await sendMail()
}

const writtenAhead = async () => {
  const { rows } = await sql<{ bytes: number }>`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as bytes
  `.execute(database.db)
  return rows[0]!.bytes
}

/** The number of indexes that have an entry of the last row of a table. */
async function countIndexEntries(table: 'bookings' | 'outbox'): Promise<number> {
  const { rows } = await sql<{ condition: string | null }>`
    select pg_get_expr(indpred, indrelid) as condition from pg_index
    where indrelid = ${table}::regclass
  `.execute(database.db)
  const conditions = rows.map(
    ({ condition }) => sql`case when ${sql.raw(condition ?? 'true')} then 1 else 0 end`,
  )
  const { rows: counts } = await sql<{ count: number }>`
    select ${sql.join(conditions, sql` + `)} as count from ${sql.table(table)} order by id desc limit 1
  `.execute(database.db)
  return counts[0]!.count
}

/** The calls of functions of the club's own files during some work. */
async function countCalls(work: () => Promise<unknown>): Promise<number> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  await session.post('Profiler.takePreciseCoverage')
  await work()
  const { result } = await session.post('Profiler.takePreciseCoverage')
  await session.post('Profiler.stopPreciseCoverage')
  session.disconnect()
  const own = result.filter(({ url }) => /\/(?:apps\/api|libs\/domain)\/src\//.test(url))
  return own
    .flatMap(({ functions }) => functions.map(({ ranges }) => ranges[0]!.count))
    .reduce((sum, count) => sum + count, 0)
}

test('a hold sends few statements, with the mail about it', async () => {
  expect((await during(holdSeat)).length).toBeLessThanOrEqual(ceilings.statements)
})

test('a hold writes little ahead, with the mail about it', async () => {
  const bytes: number[] = []
  for (let hold = 0; hold < 9; hold += 1) {
    const before = await writtenAhead()
    await holdSeat()
    bytes.push((await writtenAhead()) - before)
  }
  // Now and then one writes a whole page ahead as well.
  expect(bytes.sort((a, b) => a - b)[4]).toBeLessThanOrEqual(ceilings.walBytes)
})

test('a hold has few entries in indexes', async () => {
  await answerHold(members.pop() as SignedIn)
  const entries = (await countIndexEntries('bookings')) + (await countIndexEntries('outbox'))
  await sendMail()
  expect(entries).toBeLessThanOrEqual(ceilings.indexEntries)
})

test('a hold calls few functions, however late its departure is', async () => {
  const calls = await countCalls(() => answerHold(members.pop() as SignedIn))
  await sendMail()
  expect(calls).toBeLessThanOrEqual(ceilings.calls)
})
