import { insertUser } from '../../support/rows.ts'
import { fromPage, mailsTo, plainSite } from '../../harness/members.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import {
  removePhone,
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
const mayasEmail = 'maya@mail.example'
/** Two members with their cookies. */
let maya: { id: number; cookie: string }
let arjun: { id: number; cookie: string }

const addMember = async (ownPhone: string, email?: string) => {
  const id = await insertPhoneOwner(api.database.db, ownPhone, email === undefined ? {} : { email })
  return { id, cookie: await signInByCode(api, ownPhone) }
}

beforeAll(async () => {
  api = await createTestApp(plainSite)
})
beforeEach(async () => {
  maya = await addMember('+44 20 7946 0000', mayasEmail)
  arjun = await addMember('+44 20 7946 0001')
  await api.database.db.deleteFrom('outbox').execute()
})
afterEach(async () => {
  const { db } = api.database
  for (const table of [
    'oneTimeCodes',
    'accountMessages',
    'outbox',
    'sessions',
    'users',
    'rateLimits',
  ] as const) {
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
      { expiresInSeconds: 300, resendAfterSeconds: 30, requestKey: expect.any(String) as string },
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

describe('a stolen session alone', () => {
  it('adds, changes and removes no phone, and sends no message', async () => {
    const guess = { currentPassword: 'a guess' }
    const refused = [
      await requestVerification(api, maya.cookie, phone, guess),
      await removePhone(api, maya.cookie, 'a guess'),
    ]
    expect(await messagesOf(api.database.db)).toEqual([])
    // The code that the member themselves requested.
    await requestVerification(api, maya.cookie)
    const code = await lastCode(api.database.db)
    refused.push(await sendVerification(api, maya.cookie, code, phone, guess))
    for (const response of refused) {
      const { errors } = expectProblem(response, 'VALIDATION_FAILED', 400)
      expect(errors).toEqual({ currentPassword: 'This is not your password' })
    }
    for (const path of ['/api/user/phone', '/api/user/phone/verify']) {
      const call = api.request.post(path).set(fromPage(maya.cookie))
      const { errors } = expectProblem(await call.send({ phone, code }), 'VALIDATION_FAILED', 400)
      expect(errors).toHaveProperty('currentPassword')
    }
    expect((await phoneOf(maya.id)).phone).toBe('+44 20 7946 0000')
  })

  it('cannot use a code that the member requested in another browser', async () => {
    await requestVerification(api, maya.cookie)
    const code = await lastCode(api.database.db)
    const elsewhere = { browser: new Map() }
    const response = await sendVerification(api, maya.cookie, code, phone, elsewhere)
    expectProblem(response, 'WRONG_CODE', 401)
    expect((await sendVerification(api, maya.cookie, code)).status).toBe(200)
  })
})

describe('the mail about a phone', () => {
  const kinds = async () => (await mailsTo(api, mayasEmail)).map(({ kind }) => kind)
  const verify = async (of: string) => {
    await requestVerification(api, maya.cookie, of)
    return sendVerification(api, maya.cookie, await lastCode(api.database.db), of)
  }

  it('says that it was changed, removed or added, by its last digits, and what to do', async () => {
    await verify(phone)
    const removed = await removePhone(api, maya.cookie)
    expect([removed.status, removed.body]).toMatchObject([
      200,
      { phone: null, phoneVerified: false },
    ])
    await verify('+44 20 7946 0077')
    const mails = await mailsTo(api, mayasEmail)
    expect(mails.map(({ kind, claimed }) => [kind, claimed])).toEqual([
      ['account.phone-changed', false],
      ['account.phone-removed', false],
      ['account.phone-added', false],
    ])
    const texts = mails.map(({ content }) => content.text)
    expect(texts.map((text) => /ending in (\d+)/.exec(text)?.[1])).toEqual(['10', '10', '77'])
    for (const text of texts) {
      expect(text).toContain('If that was not you')
      expect(text).not.toContain('98765')
    }
  })

  it('is not sent for a phone that stays the same, nor for removing one that was never confirmed', async () => {
    await verify('+44-20-7946-0000')
    await api.database.db
      .updateTable('users')
      .set({ phoneVerifiedAt: null })
      .where('id', '=', maya.id)
      .execute()
    await removePhone(api, maya.cookie)
    expect(await phoneOf(maya.id)).toEqual({ phone: null, phoneVerifiedAt: null })
    await removePhone(api, maya.cookie)
    expect(await kinds()).toEqual([])
  })

  it('does not go to an address that is not confirmed', async () => {
    await requestVerification(api, maya.cookie)
    await api.database.db.updateTable('users').set({ emailVerifiedAt: null }).execute()
    const code = await lastCode(api.database.db)
    expect((await sendVerification(api, maya.cookie, code)).status).toBe(200)
    expect(await kinds()).toEqual([])
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
