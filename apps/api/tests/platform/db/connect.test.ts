import { createServer } from 'node:net'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import {
  DatabaseOverloadedError,
  isDatabaseUnavailable,
} from '../../../src/platform/db/unavailable.ts'
import {
  connectDatabase,
  type DatabaseConnection,
  type Db,
  ping,
} from '../../../src/platform/db/connect.ts'
import { WaitBudget, withBudget } from '../../../src/platform/db/wait-budget.ts'
import {
  createTestDatabase,
  startTcpProxy,
  type TcpProxy,
  type TestDatabase,
} from '../../support/index.ts'

let database: TestDatabase
let proxy: TcpProxy
let connection: DatabaseConnection

beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 2, contents: 'nothing' })
})
afterAll(() => database.close())

beforeEach(async () => {
  proxy = await startTcpProxy(database.url)
  connection = await connectDatabase({ databaseUrl: proxy.url, databasePoolSize: 3, dataDir: '' })
})
afterEach(async () => {
  await connection.close()
  await proxy.close()
})

/** The error of a failing call. Fails the test if the call succeeds. */
async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => {
      throw new Error('The call succeeded')
    },
    (error: unknown) => error,
  )
}

/** Enough calls to use every connection and to make one wait. */
const manyPings = () => Array.from({ length: 7 }, () => ping(connection.db))

test('reports a stopped server as unavailable and reconnects once it is back', async () => {
  await Promise.all(manyPings())
  await proxy.set('shut')
  const failures = await Promise.all(manyPings().map(failureOf))
  expect(failures.map(isDatabaseUnavailable)).not.toContain(false)
  await proxy.set('open')
  await Promise.all(manyPings())
})

test('reports a server that hangs as unavailable and reconnects once it is back', async () => {
  await Promise.all(manyPings())
  await proxy.set('frozen')
  // Without time limits these would wait until the test times out.
  const failures = await Promise.all(manyPings().map(failureOf))
  expect(failures.map(isDatabaseUnavailable)).not.toContain(false)
  // By now the hanging connections are discarded: their queries never reached the server.
  await proxy.set('open')
  await Promise.all(manyPings())
})

test('reports a server that hangs before its greeting as unavailable', async () => {
  await proxy.set('frozen')
  expect(isDatabaseUnavailable(await failureOf(ping(connection.db)))).toBe(true)
})

test('fails a transaction whose connection is lost, and keeps the pool usable', async () => {
  const call = connection.db.transaction().execute(async (trx) => {
    await sql`select 1`.execute(trx)
    await proxy.set('frozen')
    await sql`select 2`.execute(trx)
  })
  expect(isDatabaseUnavailable(await failureOf(call))).toBe(true)
  await proxy.set('open')
  await Promise.all(manyPings())
})

test('ends a slow statement, on the server too', async () => {
  const failure = await failureOf(sql`select pg_sleep(20)`.execute(connection.db))
  expect(isDatabaseUnavailable(failure)).toBe(true)
  const { rows } = await sql`
    select 1 from pg_stat_activity where state = 'active' and query like 'select pg_sleep%'
  `.execute(database.db)
  expect(rows).toEqual([])
})

test('lets withoutTimeLimit run longer', async () => {
  await connection.withoutTimeLimit(async (db) => {
    await sql`select pg_sleep(2)`.execute(db)
  })
})

describe('the time limit', () => {
  const connectShortly = (timeoutMs: number, databasePoolSize: number) =>
    connectDatabase({ databaseUrl: database.url, databasePoolSize, dataDir: '' }, timeoutMs)
  const sleep = (db: Db, seconds: number) => sql`select pg_sleep(${seconds})`.execute(db)
  const sleepFourTimes = async (db: Db) => {
    for (let times = 0; times < 4; times += 1) await sleep(db, 0.4)
  }

  test('holds for all waits of a request together, and for each wait of other work', async () => {
    const limited = await connectShortly(1000, 2)
    const request = withBudget(new WaitBudget(), () => failureOf(sleepFourTimes(limited.db)))
    await sleepFourTimes(limited.db)
    expect(isDatabaseUnavailable(await request)).toBe(true)
    await limited.close()
  })

  test('undoes what a request has begun when its time is over', async () => {
    const limited = await connectShortly(300, 1)
    await sql`create table if not exists begun (text text)`.execute(database.db)
    const failure = await withBudget(new WaitBudget(), () =>
      failureOf(
        limited.db.transaction().execute(async (trx) => {
          await sql`insert into begun values ('half')`.execute(trx)
          await sleep(trx, 0.2)
          await sleep(trx, 0.2)
        }),
      ),
    )
    expect(isDatabaseUnavailable(failure)).toBe(true)
    const { rows } = await sql`select * from begun`.execute(limited.db)
    expect(rows).toEqual([])
    await limited.close()
  })

  test('calls it overload if the server answers others while a call waits for a connection', async () => {
    const limited = await connectShortly(1000, 1)
    const busy = limited.db.transaction().execute(async (trx) => {
      for (let times = 0; times < 24; times += 1) await sleep(trx, 0.05)
    })
    expect(await failureOf(ping(limited.db))).toBeInstanceOf(DatabaseOverloadedError)
    await busy
    await limited.close()
  })

  test("calls it overload, not an absent database, if the server answers but a request's time is over", async () => {
    const limited = await connectShortly(1000, 1)
    const slow = () => withBudget(new WaitBudget(), () => failureOf(sleepFourTimes(limited.db)))
    expect(await slow()).toBeInstanceOf(DatabaseOverloadedError)
    const unanswered = await failureOf(sleep(limited.db, 5))
    expect(unanswered).not.toBeInstanceOf(DatabaseOverloadedError)
    await limited.close()
  })

  test('refuses a call at once if 28 are waiting for each connection and second of the time limit', async () => {
    const limited = await connectShortly(10_000, 1)
    const held = await limited.db.startTransaction().execute()
    await sleep(held, 0)
    const waiting = Array.from({ length: 280 }, () => ping(limited.db))
    expect(await failureOf(ping(limited.db))).toBeInstanceOf(DatabaseOverloadedError)
    await held.commit().execute()
    await Promise.all(waiting)
    await limited.close()
  })
})

describe('with DATABASE_PREPARED_STATEMENTS=false', () => {
  const connectPlain = (databasePreparedStatements: boolean) =>
    connectDatabase({
      databaseUrl: database.url,
      databasePoolSize: 1,
      databasePreparedStatements,
      dataDir: '',
    })
  const setting = sql<{ limit: string }>`select current_setting('statement_timeout') as limit`
  const limitOf = async (db: Db) => (await setting.execute(db)).rows[0]?.limit
  const named = sql`select 1 /* prepared: a-name */`
  const names = sql<{ name: string }>`select name from pg_prepared_statements`

  test.each([
    [true, ['a-name'], '1800ms'],
    [false, [], '0'],
  ])(
    '%s: named statements are %j, and the connection has the limit %s',
    async (on, expected, limit) => {
      const connection = await connectPlain(on)
      await named.execute(connection.db)
      const { rows } = await names.execute(connection.db)
      expect(rows.map(({ name }) => name)).toEqual(expected)
      expect(await limitOf(connection.db)).toBe(limit)
      const isolated = connection.db.transaction().setIsolationLevel('repeatable read')
      for (const begun of [connection.db.transaction(), isolated]) {
        expect(await begun.execute((trx) => limitOf(trx))).toBe('1800ms')
      }
      expect(await limitOf(connection.db)).toBe(limit)
      await connection.close()
    },
  )
})

test('reports a port without a listener as unavailable', async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  const unreachable = await connectDatabase({
    databaseUrl: `postgres://x:y@127.0.0.1:${port}/z`,
    databasePoolSize: 1,
    dataDir: '',
  })
  expect(isDatabaseUnavailable(await failureOf(ping(unreachable.db)))).toBe(true)
  await unreachable.close()
})

test('reports a wrong password and an unknown database as unavailable, but not a wrong statement', async () => {
  const wrong = new URL(database.url)
  wrong.password = 'wrong'
  const unknown = new URL(database.url)
  unknown.pathname = '/nothing_there'
  for (const url of [wrong, unknown]) {
    const other = await connectDatabase({ databaseUrl: url.href, databasePoolSize: 1, dataDir: '' })
    expect(isDatabaseUnavailable(await failureOf(ping(other.db)))).toBe(true)
    await other.close()
  }
  expect(isDatabaseUnavailable(await failureOf(sql`select nonsense`.execute(connection.db)))).toBe(
    false,
  )
})
