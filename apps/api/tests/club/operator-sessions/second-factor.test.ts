import { redeemRecoveryCode } from '../../../src/club/operator-sessions/recovery-codes.ts'
import { secretHash } from '../../../src/platform/secrets/secret-hash.ts'
import {
  auditOf,
  cookieOf,
  knownCookieOf,
  openConsole,
  sameOrigin,
  signIn,
} from '../../harness/console.ts'
import {
  adminPassword,
  createTestApp,
  expectProblem,
  sessionSecret,
  type TestApp,
} from '../../harness/test-app.ts'
import {
  requestOffer,
  clearConsole,
  codeOf,
  confirm,
  forgetStep,
  renew,
  stateOf,
  switchFactorOn,
  turnOff,
} from './second-factor-setup.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterEach(() => clearConsole(api))
afterAll(() => api.close())

const off = { on: false, recoveryCodesLeft: 0 }
const actionsSince = async (count: number) => (await auditOf(api)).slice(count)
const enter = (code?: string, of = api) =>
  signIn(of, { password: adminPassword, ...(code === undefined ? {} : { code }) })

describe('switching it on', () => {
  it('asks for the password, then a code from the app, and returns ten recovery codes once', async () => {
    const cookie = await openConsole(api, 'Asha')
    expect((await stateOf(api, cookie)).body).toEqual(off)

    const offer = await requestOffer(api, cookie)
    expect(offer.status).toBe(201)
    expect(offer.body.uri).toContain(`secret=${offer.body.secret}`)
    expect((await stateOf(api, cookie)).body).toEqual(off)
    expect((await enter()).status).toBe(201)

    const done = await confirm(api, cookie, codeOf(offer.body.secret))
    expect(done.status).toBe(201)
    const { recoveryCodes, ...state } = done.body
    expect(state).toEqual({ on: true, since: expect.any(String), recoveryCodesLeft: 10 })
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/)
    expect((await stateOf(api, cookie)).body).toEqual(state)
  })

  it('rejects a wrong password and a wrong code at their fields, and keeps the session', async () => {
    const cookie = await openConsole(api)
    const wrong = expectProblem(await requestOffer(api, cookie, 'wrong'), 'VALIDATION_FAILED', 400)
    expect(wrong.errors).toEqual({ password: 'Incorrect password' })
    const early = expectProblem(await confirm(api, cookie, '123456'), 'VALIDATION_FAILED', 400)
    expect(early.errors?.code).toBe('The secret is too old. Please start again.')

    const { secret } = (await requestOffer(api, cookie)).body
    const refused = await confirm(api, cookie, codeOf(secret, 5))
    expect(expectProblem(refused, 'VALIDATION_FAILED', 400).errors?.code).toContain('wrong')
    expect((await confirm(api, cookie, codeOf(secret))).status).toBe(201)
  })

  it('accepts only the latest secret, and none older than 15 minutes', async () => {
    const cookie = await openConsole(api)
    const first = (await requestOffer(api, cookie)).body.secret
    const second = (await requestOffer(api, cookie)).body.secret
    expect((await confirm(api, cookie, codeOf(first))).status).toBe(400)
    const createdAt = new Date(Date.now() - 16 * 60_000)
    await api.database.db.updateTable('secondFactorOffers').set({ createdAt }).execute()
    expect((await confirm(api, cookie, codeOf(second))).status).toBe(400)
  })

  it('cannot be completed in another session with the secret of the first', async () => {
    const [one, other] = [await openConsole(api), await openConsole(api)]
    const { secret } = (await requestOffer(api, one)).body
    expect((await confirm(api, other, codeOf(secret))).status).toBe(400)
  })

  it('ends every other session for good', async () => {
    const others = [await openConsole(api), await openConsole(api)]
    const { cookie } = await switchFactorOn(api)
    expect((await stateOf(api, cookie)).status).toBe(200)
    for (const other of others) {
      expectProblem(await stateOf(api, other), 'NOT_SIGNED_IN', 401)
    }
    const rows = await api.database.db.selectFrom('adminSessions').select('sid').execute()
    expect(rows).toHaveLength(1)
  })

  it('is rejected if it is on already', async () => {
    const { cookie } = await switchFactorOn(api)
    expectProblem(await requestOffer(api, cookie), 'SECOND_FACTOR_CHANGED', 409)
    expectProblem(await confirm(api, cookie, '123456'), 'SECOND_FACTOR_CHANGED', 409)
  })
})

describe('signing in', () => {
  it('asks for a code only after the right password', async () => {
    await switchFactorOn(api)
    expectProblem(await enter(), 'SECOND_FACTOR_NEEDED', 401)
    expectProblem(await enter(''), 'SECOND_FACTOR_NEEDED', 401)
    expectProblem(await signIn(api, { password: 'wrong' }), 'WRONG_PASSWORD', 401)
  })

  it('accepts each code once, with or without spaces', async () => {
    const { secret } = await switchFactorOn(api)
    expectProblem(await enter(codeOf(secret)), 'WRONG_CODE', 401)
    const next = codeOf(secret, 1)
    const good = await enter(` ${next.slice(0, 3)} ${next.slice(3)} `)
    expect([good.status, good.body]).toEqual([201, expect.objectContaining({ open: true })])
    expect((await stateOf(api, cookieOf(good))).status).toBe(200)
    expectProblem(await enter(next), 'WRONG_CODE', 401)
    expectProblem(await enter('000000'), 'WRONG_CODE', 401)
  })

  it('accepts a recovery code once, in any case', async () => {
    const { recoveryCodes, cookie } = await switchFactorOn(api)
    const [one = '', other = ''] = recoveryCodes
    expect((await enter(one.toUpperCase())).status).toBe(201)
    expectProblem(await enter(one), 'WRONG_CODE', 401)
    expect((await stateOf(api, cookie)).body.recoveryCodesLeft).toBe(9)
    expect((await enter(other.replaceAll('-', ''))).status).toBe(201)
    expectProblem(await enter('aaaa-aaaa-aaaa-aaaa'), 'WRONG_CODE', 401)
  })

  it('accepts a recovery code even if the stored secret can no longer be decrypted', async () => {
    const { recoveryCodes, secret } = await switchFactorOn(api)
    const { db } = api.database
    await db.updateTable('secondFactor').set({ secret: 'AAAA', lastStep: 0 }).execute()
    expectProblem(await enter(codeOf(secret)), 'WRONG_CODE', 401)
    expect((await enter(recoveryCodes[0])).status).toBe(201)
  })

  it('sets no cookie without a code', async () => {
    await switchFactorOn(api)
    expect((await enter()).headers['set-cookie']).toBeUndefined()
    expect((await enter('000000')).headers['set-cookie']).toBeUndefined()
  })

  it('slows codes tried from many addresses, but not those of a browser that signed in before', async () => {
    const { secret } = await switchFactorOn(api)
    await forgetStep(api)
    const few = { max: 3, windowMs: 60_000 }
    const none = { max: 0, windowMs: 60_000 }
    const limited = await createTestApp({
      database: api.database,
      limits: { guesses: few, guessesWhenSlowed: none },
      config: { trustProxy: true },
    })
    const from = (code: string, end: number) =>
      enter(code, limited).set('x-forwarded-for', `192.0.${end}.1`)
    const known = knownCookieOf(await from(codeOf(secret), 9))
    for (const end of [1, 2, 3]) expectProblem(await from('000000', end), 'WRONG_CODE', 401)
    expectProblem(await from('000000', 4), 'TOO_MANY_REQUESTS', 429)
    await forgetStep(api)
    const again = await from(codeOf(secret), 4).set('cookie', known).set(sameOrigin)
    expect(again.status).toBe(201)
    await limited.close()
  })

  it('does not count right codes', async () => {
    const { secret } = await switchFactorOn(api)
    const limited = await createTestApp({
      database: api.database,
      limits: { guesses: { max: 2, windowMs: 60_000 } },
    })
    for (let day = 0; day < 4; day += 1) {
      await forgetStep(api)
      expect((await enter(codeOf(secret), limited)).status).toBe(201)
    }
    await limited.close()
  })
})

describe('switching it off, and renewing the codes', () => {
  it('requires password and code', async () => {
    const { cookie, secret } = await switchFactorOn(api)
    const code = codeOf(secret, 1)
    const noPassword = await turnOff(api, cookie, { password: 'wrong', code })
    expect(expectProblem(noPassword, 'VALIDATION_FAILED', 400).errors).toHaveProperty('password')
    const noCode = await turnOff(api, cookie, { password: adminPassword, code: '000000' })
    expect(expectProblem(noCode, 'VALIDATION_FAILED', 400).errors).toHaveProperty('code')

    const done = await turnOff(api, cookie, { password: adminPassword, code })
    expect([done.status, done.body]).toEqual([200, off])
    expect((await enter()).status).toBe(201)
    expectProblem(
      await turnOff(api, cookie, { password: adminPassword, code }),
      'SECOND_FACTOR_CHANGED',
      409,
    )
    expect(await api.database.db.selectFrom('recoveryCodes').selectAll().execute()).toEqual([])
  })

  it('invalidates the old recovery codes', async () => {
    const { cookie, secret, recoveryCodes } = await switchFactorOn(api)
    await forgetStep(api)
    const done = await renew(api, cookie, { password: adminPassword, code: codeOf(secret) })
    expect(done.status).toBe(201)
    expect(done.body.recoveryCodes).toHaveLength(10)
    expectProblem(await enter(recoveryCodes[0]), 'WRONG_CODE', 401)
    expect((await enter(done.body.recoveryCodes[0])).status).toBe(201)
  })

  it('limits the passwords typed in one session', async () => {
    const { cookie } = await switchFactorOn(api)
    const limits = { consolePasswords: { max: 1, windowMs: 60_000 } }
    const limited = await createTestApp({ database: api.database, limits })
    const body = { password: 'wrong', code: '000000' }
    expectProblem(await turnOff(limited, cookie, body), 'VALIDATION_FAILED', 400)
    expectProblem(await renew(limited, cookie, body), 'TOO_MANY_REQUESTS', 429)
    await limited.close()
  })
})

describe('stored data', () => {
  it('puts no secret, code or hash into the log, and no readable secret into the tables', async () => {
    const before = (await auditOf(api)).length
    const { cookie, secret, recoveryCodes } = await switchFactorOn(api)
    await enter()
    await enter('000000')
    await enter(recoveryCodes[0])
    await forgetStep(api)
    await turnOff(api, cookie, { password: adminPassword, code: codeOf(secret) })
    const entries = await actionsSince(before)
    expect(entries.map(({ action, details }) => [action, details])).toEqual([
      ['session.opened', {}],
      ['second-factor.on', { endedSessions: 0 }],
      ['recovery-code.used', { left: 9 }],
      ['session.opened', {}],
      ['second-factor.off', {}],
    ])
    for (const word of [secret, '000000', ...recoveryCodes]) {
      expect(JSON.stringify(entries)).not.toContain(word)
    }
  })

  it('keeps recovery codes under a key: their plain hash is in no table, and another key finds none', async () => {
    const { recoveryCodes } = await switchFactorOn(api)
    const { db } = api.database
    const code = (recoveryCodes[0] ?? '').replaceAll('-', '')
    const rows = await db.selectFrom('recoveryCodes').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(secretHash(code))
    expect(await redeemRecoveryCode(db, null, code, 'another secret')).toBe(false)
    expect(await redeemRecoveryCode(db, null, code, sessionSecret)).toBe(true)
  })

  it('is sealed or hashed in the tables', async () => {
    const { secret, recoveryCodes } = await switchFactorOn(api)
    const { db } = api.database
    const kept = JSON.stringify([
      await db.selectFrom('secondFactor').selectAll().execute(),
      await db.selectFrom('recoveryCodes').selectAll().execute(),
      await db.selectFrom('secondFactorOffers').selectAll().execute(),
      await db.selectFrom('adminSessions').selectAll().execute(),
    ])
    expect(kept).not.toContain(secret)
    for (const code of recoveryCodes) {
      expect(kept).not.toContain(code)
      expect(kept).not.toContain(code.replaceAll('-', ''))
    }
    expect(api.log.join('\n')).not.toContain(secret)
  })
})
