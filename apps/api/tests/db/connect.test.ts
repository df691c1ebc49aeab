import { createServer } from 'node:net'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { isDatabaseUnavailable } from '../../src/db/unavailable.ts'
import { connectDatabase, type DatabaseConnection } from '../../src/db/connect.ts'
import {
  createTestDatabase,
  startTcpProxy,
  type TcpProxy,
  type TestDatabase,
} from '../support/index.ts'

let database: TestDatabase
let proxy: TcpProxy
let connection: DatabaseConnection

beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 2, migrated: false })
})
afterAll(() => database.close())

beforeEach(async () => {
  const url = new URL(database.url)
  proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) })
  url.port = String(proxy.port)
  connection = await connectDatabase({ databaseUrl: url.href, databasePoolSize: 3, dataDir: '' })
})
afterEach(async () => {
  await connection.close()
  await proxy.close()
})

/** What a call fails with; the test fails where it succeeds. */
async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => {
      throw new Error('The call succeeded')
    },
    (error: unknown) => error,
  )
}

/** Calls enough to use every connection, and to wait for one. */
const manyPings = () => Array.from({ length: 7 }, () => connection.ping())

test('a server that is gone is said to be away, and found again by itself', async () => {
  await Promise.all(manyPings())
  await proxy.set('shut')
  const failures = await Promise.all(manyPings().map(failureOf))
  expect(failures.map(isDatabaseUnavailable)).not.toContain(false)
  await proxy.set('open')
  await Promise.all(manyPings())
})

test('a server that hangs is said to be away, and found again by itself', async () => {
  await Promise.all(manyPings())
  await proxy.set('frozen')
  // Without limits these would wait for as long as the test may last.
  const failures = await Promise.all(manyPings().map(failureOf))
  expect(failures.map(isDatabaseUnavailable)).not.toContain(false)
  // Connections that hang are broken by now: what the server never got will never be answered.
  await proxy.set('open')
  await Promise.all(manyPings())
})

test('a server that hangs before it greets is said to be away', async () => {
  await proxy.set('frozen')
  expect(isDatabaseUnavailable(await failureOf(connection.ping()))).toBe(true)
})

test('a transaction that loses its server fails once, and leaves a sound pool', async () => {
  const call = connection.db.transaction().execute(async (trx) => {
    await sql`select 1`.execute(trx)
    await proxy.set('frozen')
    await sql`select 2`.execute(trx)
  })
  expect(isDatabaseUnavailable(await failureOf(call))).toBe(true)
  await proxy.set('open')
  await Promise.all(manyPings())
})

test('a statement that takes too long is ended, on the server too', async () => {
  const failure = await failureOf(sql`select pg_sleep(20)`.execute(connection.db))
  expect(isDatabaseUnavailable(failure)).toBe(true)
  const { rows } = await sql`
    select 1 from pg_stat_activity where state = 'active' and query like 'select pg_sleep%'
  `.execute(database.db)
  expect(rows).toEqual([])
})

test('patient work may take longer', async () => {
  await connection.withPatience(async (db) => {
    await sql`select pg_sleep(2)`.execute(db)
  })
})

test('an address where nobody listens is said to be away', async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  const nobody = await connectDatabase({
    databaseUrl: `postgres://x:y@127.0.0.1:${port}/z`,
    databasePoolSize: 1,
    dataDir: '',
  })
  expect(isDatabaseUnavailable(await failureOf(nobody.ping()))).toBe(true)
  await nobody.close()
})

test('a wrong password and an unknown database are said to be away, a wrong statement is not', async () => {
  const wrong = new URL(database.url)
  wrong.password = 'wrong'
  const unknown = new URL(database.url)
  unknown.pathname = '/nothing_there'
  for (const url of [wrong, unknown]) {
    const other = await connectDatabase({ databaseUrl: url.href, databasePoolSize: 1, dataDir: '' })
    expect(isDatabaseUnavailable(await failureOf(other.ping()))).toBe(true)
    await other.close()
  }
  expect(isDatabaseUnavailable(await failureOf(sql`select nonsense`.execute(connection.db)))).toBe(
    false,
  )
})
