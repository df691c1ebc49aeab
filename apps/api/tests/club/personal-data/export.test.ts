import { sql } from 'kysely'
import { exportMember } from '../../../src/club/personal-data/export.queries.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import {
  fromPage,
  type Member,
  plainSite,
  signUp,
  signUpVerified,
} from '../members/account-forms.ts'
import { fillMember, traces } from './full-member.ts'

let api: TestApp
let member: Member
beforeAll(async () => {
  api = await createTestApp(plainSite)
  ;({ member } = await fillMember(api))
})
afterAll(() => api.close())

const take = (cookie: string) => api.request.get('/api/user/export').set(fromPage(cookie))
const exportOf = async (cookie: string) =>
  (await take(cookie)).body as Record<string, Record<string, unknown>[]>

/** Every table that refers to a member, from the database's catalogue. */
async function listTablesOfMembers(): Promise<string[]> {
  const { rows } = await sql<{ tableName: string }>`
    select distinct table_name
    from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and column_name like '%user_id'
    order by 1
  `.execute(api.database.db)
  return rows.map(({ tableName }) => toCamelCase(tableName))
}

const toCamelCase = (name: string) =>
  name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

it('is a file for the signed-in member only', async () => {
  expectProblem(await take(''), 'NOT_SIGNED_IN', 401)
  const response = await take(member.cookie)
  expect(response.status).toBe(200)
  expect(response.headers).toMatchObject({
    'content-disposition': 'attachment; filename="my-account.json"',
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
})

it('contains something of every table that refers to a member', async () => {
  const stored = await exportOf(member.cookie)
  const tables = await listTablesOfMembers()
  expect(tables.length).toBeGreaterThanOrEqual(10)
  const empty = tables.filter((table) => (stored[table]?.length ?? 0) === 0)
  expect(empty).toEqual([])
})

it('leaves room for other calls among those that wait for a connection', async () => {
  const { database } = api
  let most = 0
  let isDone = false
  const done = exportMember(database.db, member.user.id, []).finally(() => (isDone = true))
  while (!isDone) {
    most = Math.max(most, database.pool().waiting)
    await new Promise(setImmediate)
  }
  await done
  expect(most).toBeGreaterThan(0)
  // With one connection, and the time limit of an instance, 50 may wait.
  expect(most).toBeLessThan(20)
})

/** Secrets, internal values, and the names of operators. */
const leftOut = {
  accountMerges: ['undo'],
  accountTokens: ['tokenHash', 'userId'],
  auditLog: [
    ...['address', 'after', 'before', 'details', 'id', 'operator', 'operatorId', 'role', 'session'],
    'subject',
  ],
  auditReasons: ['userId'],
  // Who of a pair blocks whom.
  connections: ['declinedBeforeBlock', 'higherBlocks', 'id', 'lowerBlocks'],
  idempotencyKeys: ['answer', 'fingerprint', 'key', 'status'],
  inquiries: ['answeredBy'],
  memberPictures: ['content', 'key', 'userId'],
  messagePictures: ['content', 'key', 'position', 'userId'],
  // What the reported member wrote, and the decision.
  memberReports: ['decidedBy', 'decision', 'decisionNote', 'message', 'requestNote'],
  notes: [
    ...['author', 'authorId', 'bookingId', 'id', 'inquiryId', 'inviteRequestId', 'quickRequestId'],
    ...['userId', 'version'],
  ],
  outbox: [
    'aboutId',
    ...[
      'attemptedAt',
      'attempts',
      'bookingId',
      'claimed',
      'content',
      'earlierAttempts',
      'failedAt',
      'id',
    ],
    ...['lastError', 'lastReason', 'mailingRecipientId', 'nextAttemptAt', 'queuedAt', 'urgent'],
  ],
  paymentOrders: ['checkedAt', 'nextCheckAt', 'paymentSignature', 'undecidedAt'],
  oneTimeCodes: ['codeHash', 'key', 'sharedKey', 'userId'],
  quickInviteRequests: ['decidedBy', 'decisionMailId'],
  reviews: ['decidedBy', 'version'],
  rooms: [
    ...['firstAnswer', 'firstUserId', 'remindedOn', 'secondAnswer', 'secondUserId'],
    'updatedAt',
  ],
  securityEvents: ['addressHash', 'id', 'operatorId', 'session', 'typedHash', 'userId'],
  sessions: ['data', 'sid', 'userId'],
  tags: ['bookingId', 'id', 'inquiryId', 'inviteRequestId', 'quickRequestId', 'userId'],
  travelDetails: ['keyId', 'sealed'],
  tripInviteRequests: ['decidedBy', 'decisionMailId'],
  users: ['passwordHash', 'usernameKey', 'usernameSkeleton'],
  vouches: ['email', 'slot', 'usernameKey', 'vouchedUserId'],
}

it('contains every column of its tables but secrets, internal values and the names of operators', async () => {
  const stored = await exportOf(member.cookie)
  const { rows } = await sql<{ tableName: string; columnName: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' order by column_name collate "C"
  `.execute(api.database.db)
  const missing: Record<string, string[]> = {}
  for (const { tableName, columnName } of rows) {
    const [table, column] = [toCamelCase(tableName), toCamelCase(columnName)]
    const row = [stored[table] ?? []].flat()[0]
    if (row && !(column in row)) (missing[table] ??= []).push(column)
  }
  expect(missing).toEqual(leftOut)
})

it('contains what refers only to the verified address', async () => {
  const { newsletters, inquiries, tripInviteRequests, outbox, users } = await exportOf(
    member.cookie,
  )
  expect(users).toMatchObject({ username: traces.username, email: traces.email })
  expect(newsletters).toMatchObject([{ email: traces.email }])
  expect(inquiries).toMatchObject([{ message: traces.words }])
  expect(tripInviteRequests?.map(({ tripId }) => tripId)).toEqual([1, 2])
  expect(outbox?.map(({ channel }) => channel)).toEqual(expect.arrayContaining(['mail', 'sms']))
})

it('contains no secret', async () => {
  const { text } = await take(member.cookie)
  expect(text).not.toMatch(/argon2|passwordHash|tokenHash|codeHash|"sid"|signature|123456/)
  const { rows } = await sql<{ secret: string }>`
    select sid as secret from sessions union all select token_hash from account_tokens
  `.execute(api.database.db)
  expect(rows.length).toBeGreaterThan(1)
  for (const { secret } of rows) expect(text).not.toContain(secret)
})

it('contains nothing of another member', async () => {
  const other = await signUpVerified(api)
  const { text } = await take(other.cookie)
  for (const trace of Object.values(traces)) expect(text).not.toContain(trace)
})

it('contains nothing that belongs to an unverified address', async () => {
  const claimant = await signUp(api, { email: traces.email })
  const stored = await exportOf(claimant.cookie)
  expect([stored['newsletters'], stored['inquiries'], stored['tripInviteRequests']]).toEqual([
    [],
    [],
    [],
  ])
  expect(stored['outbox']).toEqual([])
})
