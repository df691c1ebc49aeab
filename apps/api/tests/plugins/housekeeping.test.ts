import { sql } from 'kysely'
import { cleanUp } from '../../src/plugins/housekeeping.ts'
import { standardLimits } from '../../src/plugins/rate-limit.ts'
import { createEmbeddedTestDatabase, type TestDatabase } from '../support/index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createEmbeddedTestDatabase()
})
afterAll(() => database.close())

const ago = (interval: string) => sql<Date>`now() - ${interval}::interval`

it('removes what has run out and keeps what has not', async () => {
  const { db } = database
  await db
    .insertInto('rateLimits')
    .values([
      { key: 'old', windowStart: ago('16 minutes'), count: 1 },
      { key: 'running', windowStart: ago('14 minutes'), count: 1 },
    ])
    .execute()
  await db
    .insertInto('adminSessions')
    .values([
      { sid: 'old', data: '{}', expiresAt: ago('1 second') },
      { sid: 'running', data: '{}', expiresAt: ago('-1 hour') },
    ])
    .execute()
  await db
    .insertInto('idempotencyKeys')
    .values([
      { scope: 's', key: 'old', fingerprint: '', createdAt: ago('25 hours') },
      { scope: 's', key: 'running', fingerprint: '', createdAt: ago('23 hours') },
    ])
    .execute()

  await cleanUp(db, standardLimits)

  const left = await Promise.all([
    db.selectFrom('rateLimits').select('key').execute(),
    db.selectFrom('adminSessions').select('sid as key').execute(),
    db.selectFrom('idempotencyKeys').select('key').execute(),
  ])
  expect(left).toEqual([[{ key: 'running' }], [{ key: 'running' }], [{ key: 'running' }]])
})
