import { sendAccountMessages } from '../../harness/members.ts'
import { otpRules } from '@farandfew/domain/constants/limits.ts'
import type { Db } from '../../../src/platform/db/connect.ts'
import { redeemSignInCode, sendSignInCode } from '../../../src/club/auth/one-time-codes.service.ts'
import { codeHash, codeKey } from '../../../src/club/auth/one-time-code.ts'
import {
  createTestDatabase,
  openConnections,
  resetDatabase,
  sized,
  type TestDatabase,
} from '../../support/index.ts'
import { insertPhoneOwner, lastCode, allowResend, otherThan, phone } from './codes.ts'

const secret = 'a secret of the tests, forty characters.'
const contextOf = (db: Db) => ({
  db,
  outbox: { notify: () => undefined },
  secrets: {
    session: () => secret,
    adminPasswordHash: () => '',
    adminPasswordId: () => '',
    travelKeys: () => [],
  },
  urls: { web: 'https://club.example', admin: 'http://localhost:4300' },
})
const poolSize = 40
const requestKey = 'k'.repeat(22)

let database: TestDatabase
let db: Db
let owner: number
beforeAll(async () => {
  database = await createTestDatabase({ poolSize })
  db = database.db
  await openConnections(database, poolSize)
})
beforeEach(async () => {
  await resetDatabase(db)
  owner = await insertPhoneOwner(db)
  await sendSignInCode(contextOf(db), { phone, requestKey })
})
afterAll(() => database.close())

/** Redeems a code without rate limits. Returns the member's id, or the error code. */
const attempt = (code: string): Promise<number | string> =>
  redeemSignInCode(contextOf(db), { phone, code, requestKey }).catch(
    (error: { code: string }) => error.code,
  )

const tries = async () =>
  (await db.selectFrom('oneTimeCodes').select('tries').executeTakeFirst())?.tries

const tally = (answers: readonly (number | string)[]) => ({
  signedIn: answers.filter((answer) => answer === owner).length,
  rejected: answers.filter((answer) => answer === 'WRONG_CODE').length,
})

test('thousands of wrong codes never sign in, and neither does the right code after them', async () => {
  const code = await lastCode(db)
  for (let sent = 0; sent < sized(1500, 10_000); sent += 500) {
    const batch = Array.from({ length: 500 }, (_, index) =>
      attempt(otherThan(code, sent + index + 1)),
    )
    expect(tally(await Promise.all(batch))).toEqual({ signedIn: 0, rejected: 500 })
  }
  expect(await tries()).toBe(5)
  expect(await attempt(code)).toBe('WRONG_CODE')
})

test('requesting new codes in between does not help', async () => {
  for (let round = 0; round < sized(30, 200); round += 1) {
    await allowResend(db)
    await sendSignInCode(contextOf(db), { phone, requestKey })
    const code = await lastCode(db)
    const batch = Array.from({ length: 10 }, (_, index) => attempt(otherThan(code, index + 1)))
    expect(tally(await Promise.all(batch))).toEqual({ signedIn: 0, rejected: 10 })
    expect(await attempt(code)).toBe('WRONG_CODE')
  }
})

test('exactly one of 100 concurrent uses of the right code signs in', async () => {
  const code = await lastCode(db)
  const answers = await Promise.all(Array.from({ length: 100 }, () => attempt(code)))
  expect(tally(answers)).toEqual({ signedIn: 1, rejected: 99 })
})

/** Reads and compares first, and deletes or counts afterwards. */
async function redeemNaively(code: string): Promise<boolean> {
  const use = { purpose: 'sign-in', phone, requestKey } as const
  const key = codeKey(use, secret)
  const row = await db
    .selectFrom('oneTimeCodes')
    .select('codeHash')
    .where('key', '=', key)
    .where('tries', '<', 5)
    .executeTakeFirst()
  const isRight = row?.codeHash === codeHash(use, code, secret)
  await (isRight
    ? db.deleteFrom('oneTimeCodes').where('key', '=', key).execute()
    : db
        .updateTable('oneTimeCodes')
        .set((set) => ({ tries: set('tries', '+', 1) }))
        .execute())
  return isRight
}

test('control: reading first and deleting afterwards signs several in', async () => {
  const code = await lastCode(db)
  const answers = await Promise.all(Array.from({ length: 100 }, () => redeemNaively(code)))
  expect(answers.filter(Boolean).length).toBeGreaterThan(1)
})

test('control: reading first and counting afterwards allows more than five tries', async () => {
  const wrong = otherThan(await lastCode(db))
  await Promise.all(Array.from({ length: 100 }, () => redeemNaively(wrong)))
  expect(await tries()).toBeGreaterThan(5)
})

test('one of several concurrent requests of a browser stores its code and sends it', async () => {
  const other = '+44 20 7946 0000'
  await insertPhoneOwner(db, other)
  await Promise.all(
    Array.from({ length: 30 }, () => sendSignInCode(contextOf(db), { phone: other, requestKey })),
  )
  await sendAccountMessages(db)
  const sent = await db
    .selectFrom('outbox')
    .select('id')
    .where('recipient', '=', '+442079460000')
    .execute()
  expect(sent).toHaveLength(1)
  const given = { phone: other, code: await lastCode(db), requestKey }
  expect(await redeemSignInCode(contextOf(db), given)).toEqual(expect.any(Number))
})

test('of many browsers that request a code at once, no more than twenty get one', async () => {
  const keys = Array.from({ length: 40 }, (_, index) => String(index).padStart(22, 'k'))
  await Promise.all(keys.map((key) => sendSignInCode(contextOf(db), { phone, requestKey: key })))
  const stored = await db.selectFrom('oneTimeCodes').select('key').execute()
  expect(stored).toHaveLength(otpRules.browsers)
})

test('an unknown phone runs the same statements', async () => {
  const statements = async (number: string) => {
    const run: string[] = []
    const log = db.withPlugin({
      transformQuery: ({ node }) => {
        run.push(node.kind)
        return node
      },
      transformResult: ({ result }) => Promise.resolve(result),
    })
    await sendSignInCode(contextOf(log), { phone: number, requestKey })
    await redeemSignInCode(contextOf(log), { phone: number, code: '000000', requestKey }).catch(
      () => undefined,
    )
    return run
  }
  await allowResend(db)
  expect(await statements('+44 20 7946 0009')).toEqual(await statements(phone))
})
