import { sql } from 'kysely'
import { connectDatabase } from '../../../src/platform/db/connect.ts'
import { DatabaseFullError } from '../../../src/platform/db/unavailable.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import { createTestDatabase } from '../../support/index.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

it.each([
  ['/healthz', { status: 'ok' }],
  ['/readyz', { status: 'ready' }],
])('%s answers %j, which is not cacheable', async (path, body) => {
  const response = await api.request.get(path)
  expect([response.status, response.body]).toEqual([200, body])
  expect(response.headers['cache-control']).toBe('no-store')
})

describe('/readyz', () => {
  const connect = (url: string) =>
    connectDatabase({ databaseUrl: url, databasePoolSize: 1, dataDir: '' })

  it('says no while the database accepts no writes, such as a standby', async () => {
    const database = await createTestDatabase({ contents: 'nothing' })
    const readOnly = new URL(database.url)
    readOnly.searchParams.set('options', '-c default_transaction_read_only=on')
    const connection = await connect(readOnly.href)
    await expect(connection.checkWrites()).rejects.toThrow('The database did not answer')
    await connection.close()
    await database.close()
  })

  it('says why if the disk of the database is full, and yes again once there is room', async () => {
    const check = jest
      .spyOn(api.database, 'checkWrites')
      .mockRejectedValue(new DatabaseFullError('The disk of the database is full'))
    const response = await api.request.get('/readyz')
    expectProblem(response, 'STORAGE_FULL', 503)
    check.mockRestore()
    expect((await api.request.get('/readyz')).status).toBe(200)
  })

  it('answers while other work uses every connection of the pool', async () => {
    const database = await createTestDatabase({ contents: 'catalogue' })
    const connection = await connect(database.url)
    const busy = await createTestApp({ database: connection })
    const held = await connection.db.startTransaction().execute()
    await sql`select 1`.execute(held)
    expect((await busy.request.get('/readyz')).status).toBe(200)
    await held.rollback().execute()
    await busy.close()
    await connection.close()
    await database.close()
  })
})

it('refuses requests while the process is too slow, but is not taken for dead', async () => {
  const slow = await createTestApp({
    database: api.database,
    overload: { maxDelayMs: 0.000_001, sampleMs: 20 },
  })
  const statusOf = async (path: string) => (await slow.request.get(path)).status
  // Any delay is too much for this app, once one was measured.
  let refused = await slow.request.get('/api/trips')
  while (refused.status === 200) refused = await slow.request.get('/api/trips')
  expectProblem(refused, 'OVERLOADED', 503)
  expect(refused.headers['retry-after']).toBe('2')
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 200])
  await slow.close()
})
