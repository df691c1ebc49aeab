import type { OtpSent } from '@farandfew/domain/auth/auth.ts'
import { sql } from 'kysely'
import { otpRules } from '@farandfew/domain/constants/limits.ts'
import { cookieHeaderOf, plainSite } from '../../harness/members.ts'
import { recordStatements } from '../../harness/statements.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import {
  type Browser,
  requestCode,
  insertPhoneOwner,
  lastCode,
  allowResend,
  messagesOf,
  otherThan,
  phone,
  sendCode,
} from './codes.ts'

let api: TestApp
let owner: number
beforeAll(async () => {
  api = await createTestApp(plainSite)
})
beforeEach(async () => {
  owner = await insertPhoneOwner(api.database.db)
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
  api.log.length = 0
})
afterAll(() => api.close())

const rows = () => api.database.db.selectFrom('oneTimeCodes').selectAll().execute()
const expectWrongCode = async (code: string, of = phone) =>
  expectProblem(await sendCode(api, code, of), 'WRONG_CODE', 401)

describe('requesting a code', () => {
  it.each([
    '+91 098765 43210',
    '0091 98765 43210',
    '+91(0)9876543210',
    '\u202a+91 98765\u201143210\u202c',
    '९८७६५४३२१०',
  ])('sends it for the number written %j, which the code then signs in', async (written) => {
    await requestCode(api, written)
    expect(await messagesOf(api.database.db)).toMatchObject([{ recipient: '+919876543210' }])
    const code = await lastCode(api.database.db)
    const typed = `${code.slice(0, 3)}-${code.slice(3)}.`
    const signedIn = await sendCode(api, typed, phone)
    expect([signedIn.status, signedIn.body]).toMatchObject([200, { id: owner }])
  })

  it('refuses a number with a missing digit, which no code reaches', async () => {
    const { errors } = expectProblem(
      await requestCode(api, '+91 98765 4321'),
      'VALIDATION_FAILED',
      400,
    )
    expect(errors).toEqual({ phone: 'Please check the number: it has too few or too many digits' })
  })

  it('sends six digits to the phone number as its owner wrote it, and says how long they are valid', async () => {
    const response = await requestCode(api, '+91-98765-43210')
    expect([response.status, response.body]).toEqual([
      200,
      { expiresInSeconds: 300, resendAfterSeconds: 30, requestKey: expect.any(String) as string },
    ])
    const code = await lastCode(api.database.db)
    expect(await messagesOf(api.database.db)).toEqual([
      {
        kind: 'phone.sign-in',
        recipient: '+919876543210',
        content: {
          text: `${code} is your Far & Few code. It is valid for 5 minutes. Please do not share it.\n\n@club.example #${code}`,
        },
      },
    ])
    expect(api.outboxNotifications()).toBeGreaterThan(0)
  })

  it('stores neither the code nor the number', async () => {
    await requestCode(api)
    const stored = JSON.stringify(await rows())
    expect(stored).not.toContain(await lastCode(api.database.db))
    expect(stored).not.toContain('9876543210')
  })

  it('does the same work and gives the same answer for an unknown or unverified phone, but sends nothing', async () => {
    await api.database.db
      .updateTable('users')
      .set({ phoneVerifiedAt: null })
      .where('id', '=', owner)
      .execute()
    await insertPhoneOwner(api.database.db, '+44 20 7946 0000')
    const { database, during } = recordStatements(api.database)
    const site = await createTestApp({ ...plainSite, database })
    const answers: Awaited<ReturnType<typeof requestCode>>[] = []
    const statementsOf = (of: string) =>
      during(async () => answers.push(await requestCode(site, of)))
    const ofKnown = await statementsOf('+44 20 7946 0000')
    const ofUnknown = await statementsOf('+44 20 7946 0001')
    const ofUnproven = await statementsOf(phone)
    const ofSecond = await statementsOf('+44 20 7946 0000')
    await site.close()
    expect(ofKnown.join()).toMatch(/account_?messages/i)
    expect([ofUnknown, ofUnproven]).toEqual([ofKnown, ofKnown])
    // Control: a second request within 30 seconds stores nothing.
    expect(ofSecond).not.toEqual(ofKnown)
    const [known, unknown, unproven] = answers as [
      (typeof answers)[0],
      (typeof answers)[0],
      (typeof answers)[0],
    ]
    const seen = (response: typeof known) => ({
      status: response.status,
      body: { ...(response.body as OtpSent), requestKey: 'random' },
      headers: Object.keys(response.headers).sort(),
    })
    expect(seen(unknown)).toEqual(seen(known))
    expect(seen(unproven)).toEqual(seen(known))
    expect((await rows()).map(({ userId }) => userId)).toEqual([null, null, null])
    expect(await messagesOf(api.database.db)).toHaveLength(1)
    expect((await rows()).filter(({ userId }) => userId !== null)).toHaveLength(1)
    expect(await api.database.db.selectFrom('accountMessages').selectAll().execute()).toEqual([])
  })

  it('sends nothing within 30 seconds, gives the same answer, and keeps the first code valid', async () => {
    const first = await requestCode(api)
    const code = await lastCode(api.database.db)
    const second = await requestCode(api)
    expect([second.status, second.body]).toEqual([first.status, first.body])
    expect(await messagesOf(api.database.db)).toHaveLength(1)
    expect((await sendCode(api, code)).status).toBe(200)
  })

  it('replaces the previous code after 30 seconds', async () => {
    await requestCode(api)
    const old = await lastCode(api.database.db)
    await allowResend(api.database.db)
    await requestCode(api)
    const code = await lastCode(api.database.db)
    if (old !== code) await expectWrongCode(old)
    expect((await sendCode(api, code)).status).toBe(200)
  })

  it.each([{}, { phone: '' }, { phone: 'call me' }, { phone: '(----)' }, { phone: 7 }])(
    'rejects %j',
    async (body) => {
      const response = await api.request.post('/api/auth/otp/request').send(body)
      expectProblem(response, 'VALIDATION_FAILED', 400)
    },
  )
})

describe('a code of another browser', () => {
  it('does not sign in a stranger who requested one for the same phone, or none', async () => {
    const stranger: Browser = new Map()
    await requestCode(api, phone, stranger)
    const strangers = await lastCode(api.database.db)
    await requestCode(api)
    const code = await lastCode(api.database.db)
    if (code !== strangers) {
      expectProblem(await sendCode(api, code, phone, stranger), 'WRONG_CODE', 401)
    }
    expectProblem(await sendCode(api, code, phone, new Map()), 'WRONG_CODE', 401)
    expect((await sendCode(api, code)).body).toMatchObject({ id: owner })
  })

  it('is not made void by requests and wrong tries from elsewhere, and sends its own message', async () => {
    await requestCode(api)
    const code = await lastCode(api.database.db)
    const stranger: Browser = new Map()
    for (let round = 0; round < 3; round += 1) {
      await requestCode(api, phone, stranger)
      for (let wrong = 1; wrong <= 5; wrong += 1) {
        await sendCode(api, otherThan(code, wrong), phone, stranger)
      }
      await sendCode(api, otherThan(code), phone, new Map())
      await allowResend(api.database.db)
    }
    expect((await messagesOf(api.database.db)).length).toBeGreaterThan(1)
    expect((await sendCode(api, code)).body).toMatchObject({ id: owner })
  })

  it('is not sent beyond twenty browsers at once, with the same answer', async () => {
    const answers = []
    for (let count = 0; count < otpRules.browsers + 2; count += 1) {
      answers.push(await requestCode(api, phone, new Map()))
    }
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await rows()).toHaveLength(otpRules.browsers)
    expect(await messagesOf(api.database.db)).toHaveLength(otpRules.browsers)
  })

  it.each(['', 'too short', 'x'.repeat(23), 7])(
    'rejects the malformed key %j',
    async (requestKey) => {
      for (const [path, more] of [
        ['request', {}],
        ['verify', { code: '123456' }],
      ] as const) {
        const call = api.request.post(`/api/auth/otp/${path}`)
        const document = expectProblem(
          await call.send({ phone, requestKey, ...more }),
          'VALIDATION_FAILED',
          400,
        )
        expect(document.errors).toEqual({ requestKey: 'Please request a new code' })
      }
    },
  )
})

describe('a right code', () => {
  it('signs in, returns the member, and works however the number is written', async () => {
    await requestCode(api)
    const code = await lastCode(api.database.db)
    const response = await sendCode(api, ` ${code.slice(0, 3)} ${code.slice(3)}`, '919876543210')
    expect(response.status).toBe(200)
    expect(response.body).toMatchObject({ id: owner, phone, phoneVerified: true })
    const cookie = cookieHeaderOf(response)
    expect(cookie).not.toBe('')
    expect(response.headers['set-cookie']).toEqual(
      expect.arrayContaining([expect.stringMatching(/^ff_signed_in=1;/)]),
    )
    const again = await api.request.get('/api/auth/me').set({ cookie })
    expect(again.body).toMatchObject({ id: owner })
  })

  it('works once', async () => {
    await requestCode(api)
    const code = await lastCode(api.database.db)
    expect((await sendCode(api, code)).status).toBe(200)
    await expectWrongCode(code)
    expect(await rows()).toEqual([])
  })

  it('is rejected after five minutes', async () => {
    await requestCode(api)
    const code = await lastCode(api.database.db)
    await api.database.db
      .updateTable('oneTimeCodes')
      .set({ expiresAt: sql<Date>`expires_at - interval '300 seconds'` })
      .execute()
    await expectWrongCode(code)
  })

  it('works on the fifth try and is rejected on the sixth', async () => {
    await requestCode(api)
    const code = await lastCode(api.database.db)
    for (let wrong = 1; wrong <= 4; wrong += 1) await expectWrongCode(otherThan(code, wrong))
    expect((await sendCode(api, code)).status).toBe(200)

    await requestCode(api)
    const next = await lastCode(api.database.db)
    for (let wrong = 1; wrong <= 5; wrong += 1) await expectWrongCode(otherThan(next, wrong))
    await expectWrongCode(next)
  })

  it('is rejected for another phone', async () => {
    await insertPhoneOwner(api.database.db, '+44 20 7946 0000')
    await requestCode(api)
    const code = await lastCode(api.database.db)
    await requestCode(api, '+44 20 7946 0000')
    if (code !== (await lastCode(api.database.db))) await expectWrongCode(code, '+44 20 7946 0000')
  })

  it('is rejected once the phone no longer belongs to the member', async () => {
    await requestCode(api)
    const code = await lastCode(api.database.db)
    await api.database.db
      .updateTable('users')
      .set({ phoneVerifiedAt: null })
      .where('id', '=', owner)
      .execute()
    await insertPhoneOwner(api.database.db)
    await expectWrongCode(code)
  })
})

describe('a wrong code', () => {
  it('gets the same error whether the phone is known, unknown, or no code was requested', async () => {
    const wrongs = [
      await expectWrongCode('000000'),
      await expectWrongCode('000000', '+44 20 7946 0001'),
    ]
    await requestCode(api)
    wrongs.push(await expectWrongCode(otherThan(await lastCode(api.database.db))))
    expect(wrongs).toEqual(wrongs.map(() => wrongs[0]))
    expect(wrongs[0]?.detail).toBe('This code is wrong or has expired.')
  })

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５', 123456])(
    'is rejected as invalid input if it is malformed: %j',
    async (code) => {
      const response = await api.request.post('/api/auth/otp/verify').send({ phone, code })
      expectProblem(response, 'VALIDATION_FAILED', 400)
    },
  )
})

test('neither the phone nor a code reaches the log', async () => {
  await requestCode(api)
  const code = await lastCode(api.database.db)
  const wrong = otherThan(code)
  await expectWrongCode(wrong)
  await sendCode(api, code)
  await sendCode(api, code)
  await api.request.post('/api/auth/otp/verify').send({ phone, code: `${code}7` })
  const log = api.log.join('\n')
  expect(log).toContain('/api/auth/otp/verify')
  for (const secret of [code, wrong, phone, '9876543210']) expect(log).not.toContain(secret)
})
