import { setTimeout as sleep } from 'node:timers/promises'
import { connectDatabase, type DatabaseConnection } from '../../../src/platform/db/connect.ts'
import { settleOrder } from '../../../src/club/payments/settle-order.service.ts'
import { runRounds } from '../../../src/club/bookings/bookings.jobs.ts'
import { createProgramFolder, startApi } from '../../harness/api-program.ts'
import {
  type Facts,
  faultsOf,
  lostPayments,
  readFacts,
  recordMoves,
} from '../../harness/booking-facts.ts'
import { BookingLoad } from '../../harness/booking-load.ts'
import { insertOpenDepartures } from '../../harness/booking-world.ts'
import { plainSite } from '../../harness/members.ts'
import { insertSignedIn } from '../../harness/signed-in.ts'
import { createTestApp } from '../../harness/test-app.ts'
import {
  createRandom,
  createTestDatabase,
  sized,
  startCrashingServer,
  until,
} from '../../support/index.ts'

// For the full size.
jest.setTimeout(1_200_000)

const kills = sized(3, 30)
const crashes = sized(1, 5)
const memberCount = 100
const departureCount = 40

/** Milliseconds of load before each crash: between 100 and 600, or in the full size between 200 and 1,700. */
const random = createRandom(20_250_501)
const someTime = () => sleep(sized(100, 200) + random() * sized(500, 1500))

let files: Awaited<ReturnType<typeof createProgramFolder>>
beforeAll(async () => {
  files = await createProgramFolder()
})
afterAll(() => files.remove())

const ends: (() => Promise<unknown>)[] = []
const atEnd = (end: () => Promise<unknown>) => void ends.unshift(end)
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

const isReady = async (origin: string) => {
  const response = await fetch(`${origin}/readyz`).catch(() => undefined)
  return response?.status === 200
}

/** Members and departures, and the load of the former on the latter. */
async function startLoad({ db }: DatabaseConnection, origin: string): Promise<BookingLoad> {
  const departures = await insertOpenDepartures(db, departureCount, memberCount)
  const load = new BookingLoad(origin, await insertSignedIn(db, memberCount), departures)
  load.start()
  atEnd(() => load.stop())
  return load
}

/** Asks the gateway about every order, as later rounds would, and reads what is stored. */
async function settle(database: DatabaseConnection): Promise<Facts> {
  const site = await createTestApp({ ...plainSite, database })
  const orders = await database.db.selectFrom('paymentOrders').select('orderId').execute()
  for (const { orderId } of orders) await settleOrder(site.context, orderId)
  await runRounds(site.context)
  await site.close()
  return readFacts(database.db)
}

/** Everything that was acknowledged is there, and nothing is there by halves. */
function expectWhole(facts: Facts, load: BookingLoad): void {
  expect(faultsOf(facts, '2025-05-01')).toEqual([])
  expect(lostPayments(facts)).toEqual([])
  const states = new Map(facts.bookings.map(({ id, status }) => [id, status]))
  const gone = load.held.filter((id) => !['pending', 'confirmed'].includes(states.get(id) ?? ''))
  expect(gone).toEqual([])
  expect(load.paid.filter((id) => states.get(id) !== 'confirmed')).toEqual([])
  expect(load.paid.length).toBeGreaterThan(0)
}

test('an API that is killed again and again while members book loses nothing that it acknowledged', async () => {
  const database = await createTestDatabase({ contents: 'catalogue' })
  atEnd(() => database.close())
  const moves = await recordMoves(database.db)
  atEnd(() => moves.stop())
  let program = await startApi(database.url, files)
  atEnd(() => program.end())
  const load = await startLoad(database, program.origin)
  const times: number[] = []
  for (let kill = 0; kill < kills; kill += 1) {
    await someTime()
    program.child.kill('SIGKILL')
    await program.exited
    const since = performance.now()
    program = await startApi(database.url, { ...files, port: program.port })
    await until(() => isReady(program.origin))
    times.push(performance.now() - since)
  }
  await someTime()
  await load.stop()
  expectWhole(await settle(database), load)
  // While it starts, an API answers that the database is not prepared.
  expect(Object.keys(load.refused).filter((status) => status !== '503')).toEqual([])
  report('kill -9 of the API', load, times)
})

test('a database that crashes while members book causes only 503s, and loses nothing that was acknowledged', async () => {
  const server = await startCrashingServer()
  atEnd(() => server.stop())
  const program = await startApi(server.url, files)
  atEnd(() => program.end())
  const database = await connectDatabase({
    databaseUrl: server.url,
    databasePoolSize: 4,
    dataDir: '',
  })
  atEnd(() => database.close())
  await recordMoves(database.db)
  const load = await startLoad(database, program.origin)
  const times: number[] = []
  for (let crash = 0; crash < crashes; crash += 1) {
    await someTime()
    await server.crash()
    await someTime()
    expect(await isReady(program.origin)).toBe(false)
    const since = performance.now()
    await server.restart()
    await until(() => isReady(program.origin))
    times.push(performance.now() - since)
  }
  await someTime()
  await load.stop()
  expectWhole(await settle(database), load)
  expect(Object.keys(load.refused)).toEqual(['503'])
  report('crash of PostgreSQL', load, times)
})

/** Figures for docs/operations.md, in the full size only. */
function report(what: string, { held, paid, refused }: BookingLoad, times: number[]): void {
  if (process.env.PROOF_SIZE !== 'full') return
  const sorted = times.map(Math.round).sort((one, other) => one - other)
  const ready = `ready in ${sorted[Math.floor(sorted.length / 2)]} ms, at most ${sorted.at(-1)} ms`
  const counts = `${held.length} holds, ${paid.length} payments, ${JSON.stringify(refused)}`
  process.stdout.write(`${what}: ${times.length} times, ${counts}; ${ready}\n`)
}
