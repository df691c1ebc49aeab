import { sql } from 'kysely'
import { cleanUp } from '../../src/process/housekeeping.ts'
import { longestWindow, limits } from '../../src/platform/context/limits.ts'
import { createTestDatabase, type TestDatabase } from '../support/index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 1 })
})
afterAll(() => database.close())

const longest = longestWindow(limits)
const ago = (interval: string) => sql<Date>`now() - ${interval}::interval`

it('removes expired rows and keeps the others', async () => {
  const { db } = database
  await db
    .insertInto('rateLimits')
    .values([
      { key: 'old', windowStart: ago(`${longest + 60_000} milliseconds`), count: 1 },
      { key: 'running', windowStart: ago(`${longest - 60_000} milliseconds`), count: 1 },
    ])
    .execute()
  await db
    .insertInto('adminSessions')
    .values([
      { sid: 'old', data: '{}', expiresAt: ago('1 second') },
      { sid: 'running', data: '{}', expiresAt: ago('-1 hour') },
    ])
    .execute()
  const code = { purpose: 'sign-in', codeHash: 'h'.repeat(43), sharedKey: 's'.repeat(43) } as const
  await db
    .insertInto('oneTimeCodes')
    .values([
      { ...code, key: 'o'.repeat(43), expiresAt: ago('1 second') },
      { ...code, key: 'r'.repeat(43), expiresAt: ago('-1 minute') },
    ])
    .execute()
  await db
    .insertInto('idempotencyKeys')
    .values([
      { scope: 's', key: 'old', fingerprint: '', createdAt: ago('25 hours') },
      { scope: 's', key: 'running', fingerprint: '', createdAt: ago('23 hours') },
    ])
    .execute()
  const event = { kind: 'sign-in.password', outcome: 'refused' } as const
  await db
    .insertInto('securityEvents')
    .values([
      { ...event, typedHash: 'old', at: ago('31 days'), lastAt: ago('721 hours') },
      { ...event, typedHash: 'running', at: ago('31 days'), lastAt: ago('719 hours') },
    ])
    .execute()

  await cleanUp({ db, limits })

  const left = await Promise.all([
    db.selectFrom('rateLimits').select('key').execute(),
    db.selectFrom('adminSessions').select('sid as key').execute(),
    db.selectFrom('idempotencyKeys').select('key').execute(),
    db.selectFrom('oneTimeCodes').select('key').execute(),
    db.selectFrom('securityEvents').select('typedHash as key').execute(),
  ])
  expect(left).toEqual([
    [{ key: 'running' }],
    [{ key: 'running' }],
    [{ key: 'running' }],
    [{ key: 'r'.repeat(43) }],
    [{ key: 'running' }],
  ])
})
