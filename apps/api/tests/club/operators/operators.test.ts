import type { OperatorSession } from '@farandfew/domain/operators/admin-operators.ts'
import {
  addOperator,
  auditOf,
  codeOf,
  cookieOf,
  knownCookieOf,
  openConsole,
  operatorPassword,
  sameOrigin,
  signIn,
  signInOperator,
  type TestOperator,
} from '../../harness/console.ts'
import {
  adminPassword,
  createTestApp,
  expectProblem,
  type TestApp,
} from '../../harness/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterEach(() => api.reset())
afterAll(() => api.close())

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'
const send = (cookie: string, method: Method, path: string, body?: object) =>
  api.request[method](`/api/admin/${path}`)
    .set({ cookie, ...sameOrigin })
    .send(body)
const isOpen = async (cookie: string) => (await send(cookie, 'get', 'session')).body.open as boolean

const invite = (cookie: string, form: object = {}) =>
  send(cookie, 'post', 'operators', {
    name: 'Meera Iyer',
    email: 'Meera@club.example',
    role: 'bookings',
    ...form,
  })

/** The token in the last mail. */
async function mailedToken() {
  const { content, kind, recipient } = await api.database.db
    .selectFrom('outbox')
    .select(['content', 'kind', 'recipient'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const text = JSON.stringify(content)
  return { kind, recipient, token: /invitation\?token=([\w-]+)/.exec(text)?.[1] ?? '' }
}

const passwords = { password: 'three lamps at dusk', confirmPassword: 'three lamps at dusk' }

/** Accepts the link of the last mail. */
async function accept(token: string, form: object = {}) {
  const { body } = await api.request.post('/api/admin/invitation').send({ token })
  const secret = body.secret as string
  const code = secret ? codeOf(secret) : '000000'
  const answer = await api.request
    .post('/api/admin/invitation/accept')
    .send({ token, name: 'Meera Iyer', ...passwords, code, ...form })
  return { answer, secret, email: 'meera@club.example' }
}

describe('an invitation', () => {
  it('becomes an account by the link of its mail, which works once', async () => {
    const club = await openConsole(api, 'Asha')
    const invited = await invite(club)
    expect([invited.status, invited.body]).toEqual([
      201,
      {
        id: expect.any(Number),
        name: 'Meera Iyer',
        email: 'meera@club.example',
        role: 'bookings',
        state: 'invited',
        linkExpiresAt: expect.any(String),
        lastSignInAt: null,
      },
    ])
    const { kind, recipient, token } = await mailedToken()
    expect([kind, recipient]).toEqual(['account.operator-invitation', 'meera@club.example'])
    const { answer, secret, email } = await accept(token)
    expect([answer.status, answer.body.email]).toEqual([201, email])
    expect(answer.body.recoveryCodes).toHaveLength(10)
    const cookies = answer.headers['set-cookie'] as unknown as string[]
    const cookie = cookies.find((one) => one.startsWith('ff_admin='))?.split(';')[0] ?? ''
    const session = await api.request.get('/api/admin/session').set({ cookie })
    expect(session.body).toMatchObject({ open: true, operator: 'Meera Iyer', ownAccount: true })
    const { db } = api.database
    const [operator] = await db.selectFrom('operators').select('lastSignInAt').execute()
    expect(operator?.lastSignInAt).not.toBeNull()
    const signIns = await db
      .selectFrom('securityEvents')
      .select(['operatorId', 'outcome'])
      .where('kind', '=', 'operator.sign-in')
      .where('operatorId', 'is not', null)
      .execute()
    expect(signIns).toEqual([{ operatorId: invited.body.id, outcome: 'success' }])
    expectProblem((await accept(token)).answer, 'LINK_INVALID', 400)

    const body = { email, password: passwords.password }
    expectProblem(await signIn(api, body), 'SECOND_FACTOR_NEEDED', 401)
    expectProblem(await signIn(api, { ...body, code: codeOf(secret) }), 'WRONG_CODE', 401)
    const opened = await signIn(api, { ...body, code: answer.body.recoveryCodes[0] })
    expect(opened.body).toMatchObject({
      open: true,
      role: 'bookings',
      operator: 'Meera Iyer',
      ownAccount: true,
    })
    expect((await auditOf(api)).map(({ action, operator }) => [action, operator])).toEqual([
      ['session.opened', 'Asha'],
      ['operator.invited', 'Asha'],
      ['operator.activated', 'Meera Iyer'],
      ['recovery-code.used', 'Meera Iyer'],
      ['session.opened', 'Meera Iyer'],
    ])
    const ids = await api.database.db
      .selectFrom('auditLog')
      .select('operatorId')
      .orderBy('id')
      .execute()
    const { id } = invited.body
    expect(ids.map(({ operatorId }) => operatorId)).toEqual([null, null, id, id, id])
  })

  it('shows one secret however often its link is opened, and needs a code of it', async () => {
    await invite(await openConsole(api))
    const { token } = await mailedToken()
    const open = () => api.request.post('/api/admin/invitation').send({ token })
    const [one, other] = [await open(), await open()]
    expect(one.body).toEqual(other.body)
    expect(one.body).toMatchObject({ name: 'Meera Iyer', role: 'bookings' })
    expect(one.body.uri).toContain(`secret=${one.body.secret}`)
    const wrong = await accept(token, { code: codeOf(one.body.secret, 9) })
    expect(expectProblem(wrong.answer, 'VALIDATION_FAILED', 400).errors).toHaveProperty('code')
    for (const password of ['password', 'meera@club.example', 'Meera Iyer']) {
      const { answer } = await accept(token, { password, confirmPassword: password })
      expect(expectProblem(answer, 'VALIDATION_FAILED', 400).errors).toHaveProperty('password')
    }
    expect((await accept(token)).answer.status).toBe(201)
    const kept = JSON.stringify([
      await api.database.db.selectFrom('operatorLinks').selectAll().execute(),
      await api.database.db.selectFrom('secondFactor').selectAll().execute(),
    ])
    expect(kept).not.toContain(one.body.secret)
  })

  it('expires, and a new link ends the earlier one', async () => {
    const club = await openConsole(api)
    const { id } = (await invite(club)).body
    const first = (await mailedToken()).token
    expectProblem(await invite(club), 'OPERATOR_EXISTS', 409)
    const again = (state: string) => send(club, 'post', `operators/${id}/link`, { state })
    expect((await again('invited')).status).toBe(200)
    const second = (await mailedToken()).token
    expectProblem((await accept(first)).answer, 'LINK_INVALID', 400)
    const expiresAt = new Date(Date.now() - 1000)
    await api.database.db.updateTable('operatorLinks').set({ expiresAt }).execute()
    expectProblem((await accept(second)).answer, 'LINK_INVALID', 400)
    expect((await send(club, 'get', 'operators')).body.items[0]).toMatchObject({
      linkExpiresAt: null,
    })
    // The page that shows them as invited must not end what they have set up meanwhile.
    await again('invited')
    await accept((await mailedToken()).token)
    expectProblem(await again('invited'), 'OPERATOR_CHANGED', 409)
  })

  it('is counted for the account that sends it, refused ones included', async () => {
    const limited = await createTestApp({
      database: api.database,
      limits: { operatorInvitations: { max: 3, windowMs: 60_000 } },
    })
    try {
      const club = await openConsole(limited)
      const post = (path: string, body: object) =>
        limited.request
          .post(`/api/admin/${path}`)
          .set({ cookie: club, ...sameOrigin })
          .send(body)
      const form = { name: 'Meera Iyer', email: 'meera@club.example', role: 'bookings' }
      const { id } = (await post('operators', form)).body
      expectProblem(await post('operators', form), 'OPERATOR_EXISTS', 409)
      const link = () => post(`operators/${id}/link`, { state: 'invited' })
      expect((await link()).status).toBe(200)
      expectProblem(await link(), 'TOO_MANY_REQUESTS', 429)
      expectProblem(await post('operators', form), 'TOO_MANY_REQUESTS', 429)
    } finally {
      await limited.close()
    }
  })
})

describe('signing in with an account', () => {
  it('gets the same answer for an unknown address and a wrong password', async () => {
    const { email } = await addOperator(api, 'content')
    const attempts = [
      { email, password: 'wrong' },
      { email: 'nobody@club.example', password: operatorPassword },
    ]
    for (const body of attempts) {
      expectProblem(await signIn(api, body), 'WRONG_SIGN_IN', 401)
    }
    await invite(await openConsole(api))
    const invited = { email: 'meera@club.example', password: operatorPassword }
    expectProblem(await signIn(api, invited), 'WRONG_SIGN_IN', 401)
  })

  it('counts guesses by address, spares a browser that signed in before, and shows both in Sign-ins', async () => {
    const few = { max: 2, windowMs: 60_000 }
    const none = { max: 0, windowMs: 60_000 }
    const limits = { guesses: few, guessesWhenSlowed: none }
    const limited = await createTestApp({ database: api.database, limits })
    const [one, other] = [await addOperator(api, 'content', 'Ben'), await addOperator(api, 'owner')]
    const known = knownCookieOf(await signInOperator(limited, one))
    const guess = ({ email }: TestOperator) => signIn(limited, { email, password: 'wrong' })
    for (let count = 0; count < 2; count += 1) {
      expectProblem(await guess(one), 'WRONG_SIGN_IN', 401)
    }
    expectProblem(await guess(one), 'TOO_MANY_REQUESTS', 429)
    expectProblem(await guess(other), 'WRONG_SIGN_IN', 401)
    const again = await signInOperator(limited, one, 1).set({ cookie: known, ...sameOrigin })
    expect(again.status).toBe(201)
    const cookie = cookieOf(await signInOperator(limited, other))
    const events = await send(cookie, 'get', 'security-events?outcome=refused&search=Ben')
    const rows = events.body.items as { kind: string; count: number; operator: object }[]
    expect(rows.map(({ kind, count, operator }) => [kind, count, operator])).toEqual([
      ['operator.sign-in', 1, { id: other.id, name: 'Ben' }],
      ['operator.slowed', 1, { id: one.id, name: 'Ben' }],
      ['operator.sign-in', 2, { id: one.id, name: 'Ben' }],
    ])
    await limited.close()
  })

  it('keeps the second factors of operators and of the club apart', async () => {
    const [one, other] = [await addOperator(api, 'content'), await addOperator(api, 'content')]
    const mixed = { email: one.email, password: operatorPassword, code: codeOf(other.secret) }
    expectProblem(await signIn(api, mixed), 'WRONG_CODE', 401)
    expect((await signIn(api, { password: adminPassword })).status).toBe(201)
    const renewed = await send(
      cookieOf(await signInOperator(api, one)),
      'post',
      'second-factor/recovery-codes',
      { password: operatorPassword, code: codeOf(one.secret, 1) },
    )
    const [code] = renewed.body.recoveryCodes
    const foreign = { email: other.email, password: operatorPassword, code }
    expectProblem(await signIn(api, foreign), 'WRONG_CODE', 401)
    expect((await signIn(api, { ...foreign, email: one.email })).status).toBe(201)
  })
})

describe('an owner', () => {
  let owner: string
  let ben: TestOperator
  let own: TestOperator
  beforeEach(async () => {
    own = await addOperator(api, 'owner', 'Asha')
    owner = cookieOf(await signInOperator(api, own))
    ben = await addOperator(api, 'bookings', 'Ben')
  })
  const change = (id: number, body: object) => send(owner, 'patch', `operators/${id}`, body)

  it('changes a role, which ends the sessions of the earlier one', async () => {
    const cookie = cookieOf(await signInOperator(api, ben))
    const changed = await change(ben.id, { before: 'bookings', role: 'content' })
    expect([changed.status, changed.body.role]).toEqual([200, 'content'])
    expect(await isOpen(cookie)).toBe(false)
    const stale = await change(ben.id, { before: 'bookings', role: 'owner' })
    expectProblem(stale, 'OPERATOR_CHANGED', 409)
    const opened = await signInOperator(api, ben, 1)
    expect(opened.body).toMatchObject({ role: 'content' })
  })

  it('deactivates an operator at once, and lets them back in by a new link', async () => {
    const cookie = cookieOf(await signInOperator(api, ben))
    const ended = await send(owner, 'post', `operators/${ben.id}/deactivate`)
    expect([ended.status, ended.body.state]).toEqual([200, 'deactivated'])
    expect(await isOpen(cookie)).toBe(false)
    expectProblem(await signInOperator(api, ben, 1), 'WRONG_SIGN_IN', 401)
    expect(await api.database.db.selectFrom('secondFactor').select('operatorId').execute()).toEqual(
      [{ operatorId: own.id }],
    )
    const again = await send(owner, 'post', `operators/${ben.id}/link`, { state: 'deactivated' })
    expect(again.body.state).toBe('invited')
    const { answer } = await accept((await mailedToken()).token)
    expect(answer.status).toBe(201)
  })

  it('resets password and second factor of an operator, who sets up both again', async () => {
    const cookie = cookieOf(await signInOperator(api, ben))
    await send(owner, 'post', `operators/${ben.id}/link`, { state: 'active' })
    expect(await isOpen(cookie)).toBe(false)
    expectProblem(await signInOperator(api, ben, 1), 'WRONG_SIGN_IN', 401)
    const { kind, token } = await mailedToken()
    expect(kind).toBe('account.operator-reset')
    expect((await accept(token)).answer.status).toBe(201)
  })

  it('cannot take the last owner away', async () => {
    const demoted = await change(own.id, { before: 'owner', role: 'content' })
    expectProblem(demoted, 'LAST_OWNER', 409)
    expectProblem(await send(owner, 'post', `operators/${own.id}/deactivate`), 'LAST_OWNER', 409)
    expect(await isOpen(owner)).toBe(true)
    // With the club's password off there would be no way in.
    await send(owner, 'put', 'club-password', { on: false })
    const reset = await send(owner, 'post', `operators/${own.id}/link`, { state: 'active' })
    expectProblem(reset, 'LAST_OWNER', 409)
    await change(ben.id, { before: 'bookings', role: 'owner' })
    expect((await change(own.id, { before: 'owner', role: 'content' })).status).toBe(200)
  })

  it("switches the club's password off, which ends its sessions, and on again", async () => {
    const club = await openConsole(api)
    const asked = await send(club, 'put', 'club-password', { on: false })
    expectProblem(asked, 'CLUB_PASSWORD_NEEDED', 409)
    const off = await send(owner, 'put', 'club-password', { on: false })
    expect([off.status, off.body]).toEqual([200, { on: false, canSwitch: true }])
    expect(await isOpen(club)).toBe(false)
    expectProblem(await signIn(api), 'CLUB_PASSWORD_OFF', 403)
    expect((await api.request.get('/api/admin/session')).body).toEqual({
      open: false,
      ownAccountsOnly: true,
    })
    await send(owner, 'put', 'club-password', { on: true })
    expect((await signIn(api)).status).toBe(201)
  })

  it('sees every session and ends one of them', async () => {
    const [club, other] = [
      await openConsole(api, 'Dev'),
      cookieOf(await signInOperator(api, ben).set('user-agent', 'Firefox/130 (Linux)')),
    ]
    const sessions = (await send(owner, 'get', 'sessions')).body as OperatorSession[]
    const named = sessions.map(({ name, role, current }) => ({ name, role, current }))
    expect(named.sort((one, two) => String(one.name).localeCompare(String(two.name)))).toEqual([
      { name: 'Asha', role: 'owner', current: true },
      { name: 'Ben', role: 'bookings', current: false },
      { name: 'Dev', role: 'owner', current: false },
    ])
    const bens = sessions.find(({ name }) => name === 'Ben')
    expect(bens?.device).toBe('Firefox on Linux')
    const left = await send(owner, 'delete', `sessions/${bens?.id}`)
    expect([left.status, left.body.length]).toEqual([200, 2])
    expect([await isOpen(other), await isOpen(club)]).toEqual([false, true])
    expectProblem(await send(owner, 'delete', `sessions/${bens?.id}`), 'NOT_FOUND', 404)
  })

  it("finds in the log what an operator did, and what was done by the club's password", async () => {
    await openConsole(api, 'Dev')
    await signInOperator(api, ben)
    const log = (filter: string) => send(owner, 'get', `audit-log?${filter}`)
    const names = ({ body }: { body: { items: { operator: string }[] } }) =>
      body.items.map(({ operator }) => operator)
    expect(names(await log(`operator=${ben.id}`))).toEqual(['Ben'])
    expect(names(await log('operator=0'))).toEqual(['Dev'])
    expect((await log('')).body.operators).toEqual([
      { id: own.id, name: 'Asha' },
      { id: ben.id, name: 'Ben' },
    ])
    expectProblem(await log('operator=Ben'), 'VALIDATION_FAILED', 400)
  })
})

describe('an operator', () => {
  let ben: TestOperator
  let cookie: string
  beforeEach(async () => {
    ben = await addOperator(api, 'read-only', 'Ben')
    cookie = cookieOf(await signInOperator(api, ben))
  })
  const codesLeft = async () =>
    (await send(cookie, 'get', 'second-factor')).body.recoveryCodesLeft as number

  it('changes their password, which ends their other sessions', async () => {
    const other = cookieOf(await signInOperator(api, ben, 1))
    const wrong = { currentPassword: 'wrong', ...passwords }
    const refused = await send(cookie, 'post', 'account/password', wrong)
    expect(expectProblem(refused, 'VALIDATION_FAILED', 400).errors).toHaveProperty(
      'currentPassword',
    )
    const form = { currentPassword: operatorPassword, ...passwords }
    const changed = await send(cookie, 'post', 'account/password', form)
    expect([changed.status, changed.body]).toEqual([
      200,
      {
        operator: { name: 'Ben', email: ben.email, role: 'read-only' },
        sessions: [expect.objectContaining({ current: true })],
      },
    ])
    expect([await isOpen(other), await isOpen(cookie)]).toEqual([false, false])
    expect(await isOpen(cookieOf(changed))).toBe(true)
    expect((await mailedToken()).kind).toBe('account.operator-password-changed')
    const body = { email: ben.email, password: passwords.password }
    expectProblem(await signIn(api, body), 'SECOND_FACTOR_NEEDED', 401)
  })

  it('ends one of their own sessions, and none of others', async () => {
    const other = cookieOf(await signInOperator(api, ben, 1))
    const club = await openConsole(api)
    const { sessions } = (await send(cookie, 'get', 'account')).body
    expect(sessions).toHaveLength(2)
    const { id } = sessions.find(({ current }: OperatorSession) => !current)
    expect((await send(cookie, 'delete', `account/sessions/${id}`)).body.sessions).toHaveLength(1)
    expect(await isOpen(other)).toBe(false)
    const [foreign] = (await send(club, 'get', 'account')).body.sessions
    const refused = await send(cookie, 'delete', `account/sessions/${foreign.id}`)
    expectProblem(refused, 'NOT_FOUND', 404)
    expect(await isOpen(club)).toBe(true)
  })

  it('replaces the app of the second factor with a code of the present one, and cannot switch it off', async () => {
    const offer = (body: object) =>
      send(cookie, 'post', 'second-factor/offer', { password: operatorPassword, ...body })
    expect(expectProblem(await offer({}), 'VALIDATION_FAILED', 400).errors).toHaveProperty('code')
    const { secret } = (await offer({ code: codeOf(ben.secret, 1) })).body
    expect(await codesLeft()).toBe(10)
    const done = await send(cookie, 'post', 'second-factor', { code: codeOf(secret) })
    expect([done.status, done.body.recoveryCodes.length]).toEqual([201, 10])
    expectProblem(await signInOperator(api, ben, 1), 'WRONG_CODE', 401)
    expect((await signInOperator(api, { ...ben, secret }, 1)).status).toBe(201)
    const proof = { password: operatorPassword, code: '000000' }
    const off = await send(cookie, 'delete', 'second-factor', proof)
    expectProblem(off, 'SECOND_FACTOR_REQUIRED', 409)
  })
})
