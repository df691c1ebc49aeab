import { insertUser } from '../../support/rows.ts'
import { plainSite } from '../../harness/members.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import {
  requestCode,
  requestVerification,
  insertPhoneOwner,
  lastCode,
  allowResend,
  messagesOf,
  otherThan,
  phone,
  sendCode,
  sendVerification,
  signInByCode,
} from './codes.ts'

let api: TestApp
/** Two members with their cookies. */
let maya: { id: number; cookie: string }
let arjun: { id: number; cookie: string }

const addMember = async (ownPhone: string) => {
  const id = await insertPhoneOwner(api.database.db, ownPhone)
  return { id, cookie: await signInByCode(api, ownPhone) }
}

beforeAll(async () => {
  api = await createTestApp(plainSite)
})
beforeEach(async () => {
  maya = await addMember('+44 20 7946 0000')
  arjun = await addMember('+44 20 7946 0001')
  await api.database.db.deleteFrom('outbox').execute()
})
afterEach(async () => {
  const { db } = api.database
  for (const table of ['phoneCodes', 'outbox', 'sessions', 'users', 'rateLimits'] as const) {
    await db.deleteFrom(table).execute()
  }
})
afterAll(() => api.close())

const phoneOf = (id: number) =>
  api.database.db
    .selectFrom('users')
    .select(['phone', 'phoneVerifiedAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

describe('verifying a phone', () => {
  it('sends a code to it, and stores it for the member once the code is confirmed', async () => {
    const asked = await requestVerification(api, maya.cookie)
    expect([asked.status, asked.body]).toEqual([
      200,
      { expiresInSeconds: 300, resendAfterSeconds: 30 },
    ])
    expect(await messagesOf(api.database.db)).toMatchObject([
      { kind: 'phone.proof', recipient: '+919876543210' },
    ])
    expect((await phoneOf(maya.id)).phone).toBe('+44 20 7946 0000')

    const proven = await sendVerification(api, maya.cookie, await lastCode(api.database.db))
    expect(proven.status).toBe(200)
    expect(proven.body).toMatchObject({ id: maya.id, phone, phoneVerified: true })
    expect(await phoneOf(maya.id)).toEqual({ phone, phoneVerifiedAt: expect.any(Date) as Date })
  })

  it('lets the phone sign in from then on, and no longer the previous one', async () => {
    await requestVerification(api, maya.cookie)
    await sendVerification(api, maya.cookie, await lastCode(api.database.db))
    await requestCode(api)
    const response = await sendCode(api, await lastCode(api.database.db))
    expect(response.body).toMatchObject({ id: maya.id })

    await api.database.db.deleteFrom('outbox').execute()
    await requestCode(api, '+44 20 7946 0000')
    expect(await messagesOf(api.database.db)).toEqual([])
  })

  it('requires a signed-in member', async () => {
    expectProblem(await requestVerification(api, ''), 'NOT_SIGNED_IN', 401)
    expectProblem(await sendVerification(api, '', '123456'), 'NOT_SIGNED_IN', 401)
  })

  it('rejects a wrong code, and the right one after five wrong ones', async () => {
    await requestVerification(api, maya.cookie)
    const code = await lastCode(api.database.db)
    for (let wrong = 1; wrong <= 5; wrong += 1) {
      const response = await sendVerification(api, maya.cookie, otherThan(code, wrong))
      expectProblem(response, 'WRONG_CODE', 401)
    }
    expectProblem(await sendVerification(api, maya.cookie, code), 'WRONG_CODE', 401)
  })
})

describe('a code', () => {
  it('of one member is rejected for another', async () => {
    await requestVerification(api, maya.cookie)
    const code = await lastCode(api.database.db)
    expectProblem(await sendVerification(api, arjun.cookie, code), 'WRONG_CODE', 401)
    expect((await sendVerification(api, maya.cookie, code)).status).toBe(200)
  })

  it('of one purpose is rejected for the other', async () => {
    const own = '+44 20 7946 0000'
    await requestVerification(api, maya.cookie, own)
    const proof = await lastCode(api.database.db)
    expectProblem(await sendCode(api, proof, own), 'WRONG_CODE', 401)
    await allowResend(api.database.db)
    await requestCode(api, own)
    const signIn = await lastCode(api.database.db)
    if (signIn !== proof) {
      expectProblem(await sendVerification(api, maya.cookie, signIn, own), 'WRONG_CODE', 401)
    }
  })

  it('of one phone is rejected for another', async () => {
    await requestVerification(api, maya.cookie)
    const code = await lastCode(api.database.db)
    const response = await sendVerification(api, maya.cookie, code, '+91 98765 43211')
    expectProblem(response, 'WRONG_CODE', 401)
  })
})

describe('a phone that another member has verified', () => {
  const taken = '(+44) 20-7946-0001'.replace('(+44)', '+44')

  it('is reported only after the right code', async () => {
    expect((await requestVerification(api, maya.cookie, taken)).status).toBe(200)
    const code = await lastCode(api.database.db)
    const wrong = await sendVerification(api, maya.cookie, otherThan(code), taken)
    expectProblem(wrong, 'WRONG_CODE', 401)
    const right = expectProblem(
      await sendVerification(api, maya.cookie, code, taken),
      'PHONE_TAKEN',
      409,
    )
    expect(right.detail).toBe('This phone belongs to another account.')
    expect((await phoneOf(maya.id)).phone).toBe('+44 20 7946 0000')
    expect((await phoneOf(arjun.id)).phone).toBe('+44 20 7946 0001')
    expect(api.log.join('\n')).not.toMatch(/7946[ -]?000/)
  })

  it('is accepted if they have not verified it', async () => {
    await insertUser(api.database.db, { phone })
    await requestVerification(api, maya.cookie)
    const response = await sendVerification(api, maya.cookie, await lastCode(api.database.db))
    expect(response.status).toBe(200)
  })
})
