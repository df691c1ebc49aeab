import type { Response } from 'supertest'
import {
  cookieHeaderOf,
  cookiesOf,
  fromPage,
  lastTokenTo,
  logIn,
  mailsTo,
  memberPassword,
  plainSite,
  sendAccountMessages,
  signUp,
  signUpVerified,
  whoIs,
} from '../../harness/members.ts'
import { recordStatements } from '../../harness/statements.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import {
  allowResend,
  type Browser,
  lastCode,
  messagesOf,
  requestCode,
  requestVerification,
  sendCode,
} from './codes.ts'
import { createTestDatabase, openConnections } from '../../support/index.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp(plainSite)
})
afterAll(() => api.close())

const next = 'a tea house in the rain'
const forgot = (email: string, of: TestApp = api) =>
  of.request.post('/api/auth/password/forgot').set(fromPage()).send({ email })
const reset = (token: string, password = next, of: TestApp = api) =>
  of.request
    .post('/api/auth/password/reset')
    .set(fromPage())
    .send({ token, password, confirmPassword: password })
const change = (cookie: string, currentPassword = memberPassword, password = next) =>
  api.request
    .post('/api/user/password')
    .set(fromPage(cookie))
    .send({ currentPassword, password, confirmPassword: password })
const rowCounts = async (of: TestApp = api) => {
  const count = async (table: 'accountMessages' | 'accountTokens' | 'outbox') =>
    (await of.database.db.selectFrom(table).selectAll().execute()).length
  return {
    asked: await count('accountMessages'),
    tokens: await count('accountTokens'),
    mails: await count('outbox'),
  }
}

describe('a forgotten password', () => {
  it('does the same work and gives the same answer for known, unknown and unverified addresses; only the known one gets a mail', async () => {
    const { email } = await signUpVerified(api)
    const claimed = await signUp(api)
    const { database, during } = recordStatements(api.database)
    const site = await createTestApp({ ...plainSite, database })
    const before = await rowCounts()
    const addresses = [email, 'nobody-here@mail.example', claimed.user.email as string]
    const answers: Response[] = []
    const statements: string[][] = []
    for (const address of addresses) {
      statements.push(await during(async () => answers.push(await forgot(address, site))))
    }
    // Control: what the worker does differs.
    const work = await during(() => sendAccountMessages(database.db))
    await site.close()
    const [known, unknown, third] = answers as [Response, Response, Response]
    const [ofKnown, ...ofOthers] = statements
    expect(ofKnown?.join()).toMatch(/account_?messages/i)
    expect(ofOthers).toEqual([ofKnown, ofKnown])
    expect(work.filter((statement) => /account_?tokens/i.test(statement))).toHaveLength(1)

    for (const other of [unknown, third]) {
      expect([other.status, other.text]).toEqual([known.status, known.text])
      expect(Object.keys(other.headers).sort()).toEqual(Object.keys(known.headers).sort())
    }
    expect([known.status, known.body]).toEqual([200, { sent: true }])
    expect(known.headers['set-cookie']).toBeUndefined()
    expect(await rowCounts()).toEqual({
      asked: 0,
      tokens: before.tokens + 1,
      mails: before.mails + 1,
    })
    const mail = (await mailsTo(api, email)).at(-1)
    expect(mail).toMatchObject({ kind: 'account.password-reset', claimed: false })
    expect(mail?.content.text).toContain('http://club.example/reset-password?token=')
  })

  it("limits the links sent to one address, known or not, but a stranger cannot use up the member's", async () => {
    const site = await createTestApp({
      config: { ...plainSite.config, trustProxy: true },
      database: api.database,
      limits: {
        passwordLinks: { max: 3, windowMs: 3_600_000, ofNetwork: 2, ofNewNetwork: 1, most: 6 },
      },
    })
    const { email, cookie } = await signUpVerified(api)
    const ask = (to: string, network: number, known = '') =>
      forgot(to, site)
        .set('x-forwarded-for', `192.0.${network}.1`)
        .set(fromPage(/ff_known=[^;]+/.exec(known)?.[0]))
    for (const to of [email, 'nobody-at-all@mail.example']) {
      const statuses = []
      for (const network of [1, 1, 1, 2, 2, 3]) statuses.push((await ask(to, network)).status)
      // The third of one network; the second of another one, once three were sent in all.
      expect(statuses).toEqual([200, 200, 429, 200, 429, 200])
    }
    const refused = expectProblem(await ask(email, 1), 'TOO_MANY_REQUESTS', 429)
    expect(refused.detail).toBe('Too many attempts. Please try again in about 60 minutes.')
    expect((await ask(email, 4)).status).toBe(200)
    expect((await ask(email, 1, cookie)).status).toBe(200)
    await site.close()
    const mails = (await mailsTo(api, email)).filter(
      ({ kind }) => kind === 'account.password-reset',
    )
    expect(mails).toHaveLength(6)
  })

  it('is replaced through the link, which ends every session and signs in here', async () => {
    const { user, cookie, email } = await signUpVerified(api)
    await forgot(email)
    const response = await reset(await lastTokenTo(api, email))
    expect([response.status, (response.body as { id: number }).id]).toEqual([200, user.id])
    expect(cookiesOf(response).ff_signed_in).toBe('1')
    expect((await whoIs(api, cookieHeaderOf(response))).status).toBe(200)
    expectProblem(await whoIs(api, cookie), 'NOT_SIGNED_IN', 401)
    expectProblem(await logIn(api, user.username), 'WRONG_SIGN_IN', 401)
    expect((await logIn(api, user.username, next)).status).toBe(200)
    expect((await mailsTo(api, email)).at(-1)).toMatchObject({ kind: 'account.password-changed' })
  })

  it('removes the confirmed phone with the old password, ends valid codes, and says so', async () => {
    const { user, cookie, email } = await signUpVerified(api)
    const { db } = api.database
    const thiefs = '+44 20 7946 0123'
    const verified = { phone: thiefs, phoneVerifiedAt: new Date() }
    await db.updateTable('users').set(verified).where('id', '=', user.id).execute()
    await requestCode(api, thiefs)
    const code = await lastCode(db)
    await requestVerification(api, cookie, '+44 20 7946 0124')
    await forgot(email)
    const asked = (await mailsTo(api, email)).at(-1)
    expect(asked?.content.text).toContain('If a phone is confirmed for your account, it is removed')
    const response = await reset(await lastTokenTo(api, email))
    expect(response.body).toMatchObject({ phone: null, phoneVerified: false, phoneRemoved: true })
    expectProblem(await sendCode(api, code, thiefs), 'WRONG_CODE', 401)
    const codes = db.selectFrom('oneTimeCodes').select('key').where('userId', '=', user.id)
    expect(await codes.execute()).toEqual([])
    await allowResend(db)
    const before = (await messagesOf(db)).length
    await requestCode(api, thiefs)
    expect(await messagesOf(db)).toHaveLength(before)
    const { content } = (await mailsTo(api, email)).at(-1)!
    expect(content.text).toContain('The confirmed phone was removed from your account')
  })

  it('keeps a phone that was never confirmed, which logs no one in', async () => {
    const { email } = await signUpVerified(api, { phone: '+44 20 7946 0125' })
    await forgot(email)
    const response = await reset(await lastTokenTo(api, email))
    expect(response.body).toMatchObject({ phone: '+442079460125', phoneRemoved: false })
    const { content } = (await mailsTo(api, email)).at(-1)!
    expect(content.text).not.toContain('phone')
  })

  it('is not replaced by the same link again, nor by an older one', async () => {
    const { email, user } = await signUpVerified(api)
    await forgot(email)
    const older = await lastTokenTo(api, email)
    await forgot(email)
    const token = await lastTokenTo(api, email)
    expect((await reset(token)).status).toBe(200)
    expectProblem(await reset(token, 'replayed it is'), 'LINK_INVALID', 400)
    expectProblem(await reset(older, 'replayed it is'), 'LINK_INVALID', 400)
    expect((await logIn(api, user.username, next)).status).toBe(200)
  })

  it('is not replaced by a link that is too old, of another purpose, or sent to a former address', async () => {
    const { email, cookie } = await signUpVerified(api)
    await forgot(email)
    const token = await lastTokenTo(api, email)
    await api.database.db
      .updateTable('accountTokens')
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where('purpose', '=', 'password')
      .execute()
    expectProblem(await reset(token), 'LINK_INVALID', 400)

    const claimed = await signUp(api)
    const proving = await lastTokenTo(api, claimed.user.email as string)
    expectProblem(await reset(proving), 'LINK_INVALID', 400)

    await forgot(email)
    const old = await lastTokenTo(api, email)
    await api.request
      .post('/api/user/email')
      .set(fromPage(cookie))
      .send({ email: 'moved@mail.example', currentPassword: memberPassword })
    const moving = await lastTokenTo(api, 'moved@mail.example')
    await api.request.post('/api/auth/email/verify').set(fromPage(cookie)).send({ token: moving })
    expectProblem(await reset(old), 'LINK_INVALID', 400)
  })

  it('is rejected if it is a common one, and the link stays valid', async () => {
    const { email } = await signUpVerified(api)
    await forgot(email)
    const token = await lastTokenTo(api, email)
    const document = expectProblem(await reset(token, 'qwerty'), 'VALIDATION_FAILED', 400)
    expect(Object.keys(document.errors ?? {})).toEqual(['password'])
    expect((await reset(token)).status).toBe(200)
  })
})

describe('changing the password', () => {
  it('ends every other session and gives this one a new id', async () => {
    const { user, cookie, email } = await signUpVerified(api)
    const other = cookieHeaderOf(await logIn(api, user.username))
    const response = await change(cookie)
    expect([response.status, (response.body as { id: number }).id]).toEqual([200, user.id])
    const fresh = cookieHeaderOf(response)
    expect(fresh).not.toBe(cookie)
    const statuses = await Promise.all(
      [cookie, other, fresh].map(async (one) => (await whoIs(api, one)).status),
    )
    expect(statuses).toEqual([401, 401, 200])
    expectProblem(await logIn(api, user.username), 'WRONG_SIGN_IN', 401)
    const mail = (await mailsTo(api, email)).at(-1)
    expect(mail).toMatchObject({ kind: 'account.password-changed', claimed: false })
  })

  it('keeps the confirmed phone, mentions it in the mail, and ends valid codes', async () => {
    const { user, cookie, email } = await signUpVerified(api)
    const { db } = api.database
    const phone = '+44 20 7946 0126'
    const verified = { phone, phoneVerifiedAt: new Date() }
    await db.updateTable('users').set(verified).where('id', '=', user.id).execute()
    await requestCode(api, phone)
    const code = await lastCode(db)
    expect((await change(cookie)).body).toMatchObject({ phone, phoneVerified: true })
    expectProblem(await sendCode(api, code, phone), 'WRONG_CODE', 401)
    const { content } = (await mailsTo(api, email)).at(-1)!
    expect(content.text).toContain('If it is not yours, remove it in My Profile.')
  })

  it('requires the current one', async () => {
    const { cookie } = await signUp(api)
    const document = expectProblem(await change(cookie, 'a guess'), 'VALIDATION_FAILED', 400)
    expect(document.errors).toEqual({ currentPassword: 'This is not your password' })
    expect((await whoIs(api, cookie)).status).toBe(200)
  })

  it('rejects the username and the email address, as does the link for a new one', async () => {
    const { cookie, user, email } = await signUpVerified(api)
    for (const password of [user.username.toUpperCase(), email, email.split('@')[0]]) {
      const { errors } = expectProblem(
        await change(cookie, memberPassword, password),
        'VALIDATION_FAILED',
        400,
      )
      expect(errors?.password).toMatch(/^Please do not use your (username|email address)/)
    }
    await forgot(email)
    const token = await lastTokenTo(api, email)
    expectProblem(await reset(token, user.username), 'VALIDATION_FAILED', 400)
    expect((await whoIs(api, cookie)).status).toBe(200)
    expect((await reset(token)).status).toBe(200)
  })

  it('cannot be avoided by taking the password as the username', async () => {
    const password = 'lanterns-at-noon'
    const { cookie } = await signUp(api, { password, confirmPassword: password })
    const rename = api.request.patch('/api/user/profile').set(fromPage(cookie))
    const response = await rename.send({ username: 'Lanterns-at-Noon', currentPassword: password })
    expect(expectProblem(response, 'VALIDATION_FAILED', 400).errors).toEqual({
      username: 'Please do not use your password as your username',
    })
  })

  it('rejects a common one', async () => {
    const { cookie } = await signUp(api)
    const response = await change(cookie, memberPassword, 'iloveyou')
    expect(expectProblem(response, 'VALIDATION_FAILED', 400).errors).toHaveProperty('password')
  })
})

describe('on a real server', () => {
  it('one of a hundred concurrent uses of a link sets its password', async () => {
    const database = await createTestDatabase({ poolSize: 30 })
    const site = await createTestApp({ ...plainSite, database })
    try {
      const { email, user } = await signUpVerified(site)
      await forgot(email, site)
      const token = await lastTokenTo(site, email)
      await openConnections(database, 30)
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, index) => reset(token, `number ${index} of them`, site)),
      )
      const good = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []))
      expect(good).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 400)).toHaveLength(99)
      const signedIn = await logIn(site, user.username, `number ${good[0]} of them`)
      expect(signedIn.status).toBe(200)
    } finally {
      await site.close()
      await database.close()
    }
  })

  it('no sign-in with a code survives a concurrent reset', async () => {
    const database = await createTestDatabase({ poolSize: 20 })
    const site = await createTestApp({ ...plainSite, database })
    try {
      const phone = '+44 20 7946 0127'
      const { email, user } = await signUpVerified(site)
      const verified = { phone, phoneVerifiedAt: new Date() }
      await database.db.updateTable('users').set(verified).where('id', '=', user.id).execute()
      const thieves = []
      for (let count = 0; count < 12; count += 1) {
        const browser: Browser = new Map()
        await requestCode(site, phone, browser)
        thieves.push({ browser, code: await lastCode(database.db) })
      }
      await forgot(email, site)
      const token = await lastTokenTo(site, email)
      await openConnections(database, 20)
      const [isReset, ...signIns] = await Promise.all([
        reset(token, next, site),
        ...thieves.map(({ browser, code }) => sendCode(site, code, phone, browser)),
      ])
      expect(isReset.status).toBe(200)
      const open = await Promise.all(
        signIns.map(async (one) => (await whoIs(site, cookieHeaderOf(one))).status),
      )
      expect(new Set(open)).toEqual(new Set([401]))
    } finally {
      await site.close()
      await database.close()
    }
  })

  it('no sign-in with the old password survives a concurrent change', async () => {
    const database = await createTestDatabase({ poolSize: 20 })
    const site = await createTestApp({ ...plainSite, database })
    try {
      const { email, user } = await signUpVerified(site)
      await forgot(email, site)
      const token = await lastTokenTo(site, email)
      await openConnections(database, 20)
      const [changed, ...signIns] = await Promise.all([
        reset(token, next, site),
        ...Array.from({ length: 20 }, () => logIn(site, user.username)),
      ])
      expect(changed.status).toBe(200)
      const open = await Promise.all(
        signIns.map(async (one) => (await whoIs(site, cookieHeaderOf(one))).status),
      )
      expect(new Set(open)).toEqual(new Set([401]))
    } finally {
      await site.close()
      await database.close()
    }
  })
})
