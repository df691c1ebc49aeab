import { sql } from 'kysely'
import { limits as allLimits } from '../../../src/platform/context/limits.ts'
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
  type TestApp,
  type TestAppOptions,
} from '../../harness/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterEach(async () => {
  await api.database.db.deleteFrom('adminSessions').execute()
  await api.database.db.deleteFrom('rateLimits').execute()
})
afterAll(() => api.close())

const session = (cookie = '', of: TestApp = api) =>
  of.request.get('/api/admin/session').set(cookie === '' ? {} : { cookie })
const leave = (cookie: string) =>
  api.request.delete('/api/admin/session').set({ cookie, 'sec-fetch-site': 'same-origin' })
const sessionRows = () => api.database.db.selectFrom('adminSessions').selectAll().execute()

const attributesOf = (response: { headers: Record<string, unknown> }) => {
  const headers = response.headers['set-cookie'] as string[]
  const own = headers.find((header) => /^(__Host-)?ff_admin=/.test(header))
  return (own as string).split('; ').slice(1)
}

describe('a visitor', () => {
  it('gets no cookie and no row from any call', async () => {
    const answers = await Promise.all([
      api.request.get('/api/trips'),
      api.request.get('/api/trips/1'),
      session(),
      api.request.get('/api/admin/users'),
      api.request.post('/api/newsletters').send({ email: 'a@b.example' }),
      signIn(api, { password: 'wrong' }),
      api.request.delete('/api/admin/session'),
      api.request.get('/healthz'),
      api.request.get('/nowhere'),
    ])
    expect(answers.map((answer) => answer.headers['set-cookie'])).toEqual(
      answers.map(() => undefined),
    )
    expect(await sessionRows()).toEqual([])
  })

  it('gets 200 if no session is open', async () => {
    const response = await session()
    expect([response.status, response.body]).toEqual([200, { open: false }])
  })

  it.each([
    ['get', '/api/admin/users'],
    ['get', '/api/admin/users?limit=nonsense'],
    ['get', '/api/admin/anything'],
    ['post', '/api/admin/users'],
    ['put', '/api/admin/session'],
    ['delete', '/api/admin/users/1'],
  ] as const)('is rejected at %s %s', async (method, path) => {
    expectProblem(await api.request[method](path), 'NOT_SIGNED_IN', 401)
  })
})

describe('signing in', () => {
  it('opens the console for this browser and returns the operator', async () => {
    const response = await signIn(api, { password: adminPassword, operator: 'Asha' })
    const opened = {
      open: true,
      ownAccount: false,
      role: 'owner',
      operator: 'Asha',
      secondsLeft: expect.any(Number),
      clubDateOffset: expect.any(Number),
    }
    expect([response.status, response.body]).toEqual([201, opened])
    expect((await session(cookieOf(response))).body).toEqual(opened)
  })

  it('works without a name', async () => {
    const response = await signIn(api, { password: adminPassword, operator: '' })
    const secondsLeft = expect.any(Number)
    expect(response.body).toMatchObject({
      open: true,
      ownAccount: false,
      role: 'owner',
      secondsLeft,
    })
    expect(response.body).not.toHaveProperty('operator')
  })

  it('sets an HttpOnly, SameSite=Strict cookie for an hour', async () => {
    const response = await signIn(api)
    expect(cookieOf(response)).toMatch(/^ff_admin=/)
    const attributes = attributesOf(response)
    expect(attributes).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'SameSite=Strict']))
    expect(attributes).not.toContain('Secure')
    const expires = attributes.find((attribute) => attribute.startsWith('Expires='))
    const minutes = (Date.parse(expires?.slice(8) as string) - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(50)
    expect(minutes).toBeLessThanOrEqual(60)
  })

  it('stores neither the session id of the cookie nor the password', async () => {
    const cookie = await openConsole(api)
    const rows = JSON.stringify(await sessionRows())
    const id = decodeURIComponent(cookie.split('=')[1] as string).split('.')[0] as string
    expect(id.length).toBeGreaterThan(20)
    expect(rows).not.toContain(id)
    expect(rows).not.toContain(adminPassword)
  })

  it('rejects a wrong password with the message of the sign-in page', async () => {
    for (const password of ['wrong', `${adminPassword} `, adminPassword.toUpperCase()]) {
      const document = expectProblem(await signIn(api, { password }), 'WRONG_PASSWORD', 401)
      expect(document.detail).toBe('Incorrect password')
    }
    expect(await sessionRows()).toEqual([])
  })

  it('creates a new session id each time and accepts none from the request (session fixation)', async () => {
    const first = await openConsole(api)
    const second = await api.request
      .post('/api/admin/session')
      .set({ cookie: first, 'sec-fetch-site': 'same-origin' })
      .send({ password: adminPassword })
    expect(cookieOf(second)).toMatch(/^ff_admin=/)
    expect(cookieOf(second)).not.toBe(first)
    expect((await session(first)).body).toEqual({ open: false })
    expect((await session(cookieOf(second))).body).toMatchObject({ open: true })

    const brought = await api.request
      .post('/api/admin/session')
      .set({ cookie: 'ff_admin=chosen-by-somebody', 'sec-fetch-site': 'same-origin' })
      .send({ password: adminPassword })
    expect(cookieOf(brought)).not.toContain('chosen')
  })
})

describe('a session', () => {
  it('is not accepted with a wrong signature of its cookie', async () => {
    const cookie = await openConsole(api)
    const [name, value = ''] = cookie.split('=')
    const [id, signature = ''] = decodeURIComponent(value).split('.')
    const forged = [
      `${name}=${id}`,
      `${name}=${id}.${signature.slice(1)}`,
      `${name}=${encodeURIComponent(`${'x'.repeat(32)}.${signature}`)}`,
      `${name}=`,
      `member=${value}`,
    ]
    for (const attempt of forged) {
      expect([attempt, (await session(attempt)).body]).toEqual([attempt, { open: false }])
    }
    expect((await session(cookie)).body).toMatchObject({ open: true })
  })

  it('is extended by each request and ends when it is idle', async () => {
    const cookie = await openConsole(api)
    const { db } = api.database
    await db
      .updateTable('adminSessions')
      .set({ expiresAt: sql<Date>`now() + interval '1 minute'` })
      .execute()
    const response = await session(cookie)
    expect(cookieOf(response)).toBeDefined()
    const [row] = await sessionRows()
    expect((row?.expiresAt.getTime() as number) - Date.now()).toBeGreaterThan(50 * 60_000)

    await db
      .updateTable('adminSessions')
      .set({ expiresAt: sql<Date>`now()` })
      .execute()
    expect((await session(cookie)).body).toEqual({ open: false })
  })

  it('ends twelve hours after sign-in, also while it is used', async () => {
    const cookie = await openConsole(api)
    const { body } = await session(cookie)
    const hours = body.secondsLeft / 3600
    expect(hours).toBeGreaterThan(11.9)
    expect(hours).toBeLessThanOrEqual(12)
    const since = new Date(Date.now() - 11.5 * 3_600_000).toISOString()
    await api.database.db
      .updateTable('adminSessions')
      .set({
        data: sql`jsonb_set(data, '{adminSince}', to_jsonb(${since}::text))`,
        expiresAt: sql<Date>`now() + interval '1 minute'`,
      })
      .execute()
    expect((await session(cookie)).body).toMatchObject({ open: true })
    const [row] = await sessionRows()
    const minutesLeft = ((row?.expiresAt.getTime() as number) - Date.now()) / 60_000
    expect(minutesLeft).toBeGreaterThan(29)
    expect(minutesLeft).toBeLessThanOrEqual(30)
  })

  it('is known to every instance, and to one that starts later', async () => {
    const cookie = await openConsole(api, 'Asha')
    const other = await createTestApp({ database: api.database })
    expect((await session(cookie, other)).body).toMatchObject({ open: true, operator: 'Asha' })
    await other.close()
  })

  it('has ended after a restart with another password', async () => {
    const cookie = await openConsole(api)
    const restarted = await createTestApp({ database: api.database, adminPasswordId: 'another' })
    expect((await session(cookie, restarted)).body).toEqual({ open: false })
    const users = await restarted.request.get('/api/admin/users').set({ cookie })
    expectProblem(users, 'NOT_SIGNED_IN', 401)
    await restarted.close()
  })

  it('ends with all others by one call, which the audit log records', async () => {
    const [mine, other] = [await openConsole(api, 'Asha'), await openConsole(api, 'Ben')]
    const response = await api.request
      .delete('/api/admin/sessions')
      .set({ cookie: mine, 'sec-fetch-site': 'same-origin' })
    expect([response.status, response.body]).toEqual([200, { ended: 2 }])
    expect(cookieOf(response)).toBe('ff_admin=')
    for (const cookie of [mine, other]) {
      expect((await session(cookie)).body).toEqual({ open: false })
    }
    expect(await sessionRows()).toEqual([])
    expect((await auditOf(api)).at(-1)).toEqual({
      action: 'sessions.ended',
      operator: 'Asha',
      subject: null,
      details: { endedSessions: 2 },
    })
  })

  it('ends at once by signing out, which clears the cookie', async () => {
    const cookie = await openConsole(api)
    const response = await leave(cookie)
    expect([response.status, response.body]).toEqual([200, { open: false }])
    expect(cookieOf(response)).toBe('ff_admin=')
    expect((await session(cookie)).body).toEqual({ open: false })
    expect(await sessionRows()).toEqual([])
    expect((await leave(cookie)).body).toEqual({ open: false })
  })
})

describe("the console's address", () => {
  it.each([
    // Public addresses of site and console, the host of a request, and how it is answered.
    ['https://club.example', 'https://admin.club.example', 'admin.club.example', 200],
    ['https://club.example', 'https://admin.club.example', 'ADMIN.club.example:443', 200],
    ['https://club.example', 'https://admin.club.example:8443', 'admin.club.example:8443', 200],
    ['https://club.example', 'https://admin.club.example', 'club.example', 404],
    ['https://club.example', 'https://admin.club.example', 'localhost:3000', 404],
    ['https://club.example', 'https://admin.club.example', 'elsewhere.example', 421],
    ['https://club.example', 'https://admin.club.example', 'admin.club.example.', 421],
    ['http://club.example:4200', 'http://club.example:4300', 'club.example:4300', 200],
    ['http://club.example:4200', 'http://club.example:4300', 'club.example:4200', 404],
    ['http://club.example:4200', 'http://club.example:4300', 'club.example', 404],
    ['http://localhost:4200', 'http://localhost:4300', 'localhost:4300', 200],
    ['http://localhost:4200', 'http://localhost:4300', '127.0.0.1:4300', 200],
    ['http://localhost:4200', 'http://localhost:4300', '[::1]:3000', 200],
    ['http://localhost:4200', 'http://localhost:4300', 'localhost:4200', 404],
    ['http://localhost:4200', 'http://localhost:4300', '127.0.0.1:4200', 404],
    ['http://localhost:4200', 'http://localhost:4300', 'rebinding.example:4300', 421],
    ['http://localhost:4200', 'http://localhost:4300', '192.168.1.9:4300', 421],
    ['http://localhost:4200', 'http://localhost:4300', 'localhost:4300@elsewhere.example', 421],
  ])(
    'site %s, console %s: a call under %s is answered with %i',
    async (publicWebUrl, publicAdminUrl, host, status) => {
      const config = { publicWebUrl, publicAdminUrl, trustProxy: true }
      const of = await createTestApp({ database: api.database, config })
      const proxied = of.request.get('/api/admin/session').set('x-forwarded-host', host)
      for (const call of [of.request.get('/api/admin/session').set({ host }), proxied]) {
        const response = await call
        if (status === 200) expect(response.body).toEqual({ open: false })
        else expectProblem(response, status === 404 ? 'NOT_FOUND' : 'OTHER_HOST', status)
      }
      await of.close()
    },
  )

  it('cannot be claimed by a page elsewhere that adds the header of a proxy', async () => {
    const trusting = await createTestApp({
      database: api.database,
      config: { trustProxy: ['loopback'] },
    })
    const claimed = { host: 'rebinding.example:3000', 'x-forwarded-host': 'localhost:4300' }
    const response = await trusting.request.get('/api/admin/session').set(claimed)
    expectProblem(response, 'OTHER_HOST', 421)
    await trusting.close()
  })

  it('alone gives access: a refused call opens no session', async () => {
    const response = await signIn(api).set({ host: 'rebinding.example' })
    expectProblem(response, 'OTHER_HOST', 421)
    expect(await sessionRows()).toEqual([])
  })

  it('is checked for the calls of members and forms too, but not for public reads', async () => {
    const ask = (path: string) => api.request.get(path).set({ host: 'rebinding.example' })
    expectProblem(await ask('/api/auth/me'), 'OTHER_HOST', 421)
    expectProblem(await ask('/api/openapi.json'), 'OTHER_HOST', 421)
    const form = api.request.post('/api/newsletters').set({ host: 'rebinding.example' })
    expectProblem(await form.send({ email: 'a@b.example' }), 'OTHER_HOST', 421)
    expect((await ask('/api/trips')).status).toBe(200)
    expect((await ask('/healthz')).status).toBe(200)
  })
})

describe('a console that is served over https', () => {
  const https = { publicAdminUrl: 'https://admin.club.example' }
  const arrived = { host: 'admin.club.example', 'x-forwarded-proto': 'https' }
  const start = (config: TestAppOptions['config'] = {}) =>
    createTestApp({ database: api.database, config: { ...https, ...config } })

  it('has a __Host- cookie that is Secure', async () => {
    const secure = await start({ trustProxy: ['loopback'] })
    const response = await signIn(secure).set(arrived)
    expect(cookieOf(response)).toMatch(/^__Host-ff_admin=/)
    expect(attributesOf(response)).toEqual(
      expect.arrayContaining(['Path=/', 'Secure', 'HttpOnly', 'SameSite=Strict']),
    )
    expect(attributesOf(response).join()).not.toMatch(/domain/i)
    await secure.close()
  })

  it('fails with an error if the proxy is not trusted, because the cookie would be lost', async () => {
    const secure = await start()
    const response = await signIn(secure).set(arrived)
    expect(expectProblem(response, 'INTERNAL', 500).detail).toContain('TRUST_PROXY')
    await secure.close()
  })
})

describe('sign-in attempts', () => {
  const minute = 60_000

  it('are limited by address', async () => {
    const limits = { guessesFromAddress: { max: 3, windowMs: minute } }
    const limited = await createTestApp({ database: api.database, limits })
    for (const password of ['wrong', 'wronger', 'wrongest']) {
      expectProblem(await signIn(limited, { password }), 'WRONG_PASSWORD', 401)
    }
    const response = await signIn(limited)
    expectProblem(response, 'TOO_MANY_REQUESTS', 429)
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    await limited.close()
  })

  it('count only if they fail: many successful sign-ins lock no operator out', async () => {
    const few = { max: 2, windowMs: minute }
    const limits = { guessesFromAddress: few, guesses: few, guessesFromKnownBrowser: few }
    const limited = await createTestApp({ database: api.database, limits })
    expectProblem(await signIn(limited, { password: 'wrong' }), 'WRONG_PASSWORD', 401)
    for (let time = 0; time < 5; time += 1) expect((await signIn(limited)).status).toBe(201)
    expectProblem(await signIn(limited, { password: 'wrong' }), 'WRONG_PASSWORD', 401)
    expectProblem(await signIn(limited), 'TOO_MANY_REQUESTS', 429)
    await limited.close()
  })

  it('of a stranger with many addresses are slowed, and keep no operator out', async () => {
    const { guesses, guessesFromAddress, guessesFromNetwork, guessesWhenSlowed } = allLimits
    const limited = await createTestApp({
      database: api.database,
      limits: { guesses, guessesFromAddress, guessesFromNetwork, guessesWhenSlowed },
      config: { trustProxy: true },
    })
    const from = (network: number, password = adminPassword) =>
      signIn(limited, { password }).set('x-forwarded-for', `192.0.${network}.1`)
    const known = knownCookieOf(await from(200))
    const statuses = []
    for (let guess = 0; guess < 100; guess += 1) {
      statuses.push((await from(guess % 10, 'wrong')).status)
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(50 + 10 * 3)
    expectProblem(await from(3), 'TOO_MANY_REQUESTS', 429)
    // Neither in a browser that signed in before, nor in a new one elsewhere.
    expect((await from(3).set({ cookie: known, ...sameOrigin })).status).toBe(201)
    expect((await from(201)).status).toBe(201)
    await limited.close()
  })
})

describe('the audit log', () => {
  it('records sign-ins and sign-outs', async () => {
    const before = (await auditOf(api)).length
    const cookie = await openConsole(api, 'Asha')
    await leave(cookie)
    await leave(cookie)
    expect((await auditOf(api)).slice(before)).toEqual([
      { action: 'session.opened', operator: 'Asha', subject: null, details: {} },
      { action: 'session.closed', operator: 'Asha', subject: null, details: {} },
    ])
  })

  it('has no rows of strangers: refused attempts are counted, without the names that they type', async () => {
    const { db } = api.database
    await db.deleteFrom('securityEvents').execute()
    const before = (await auditOf(api)).length
    const operator = "=cmd|' /C calc'!A0"
    for (let time = 0; time < 5; time += 1) await signIn(api, { password: 'wrong', operator })
    expect((await auditOf(api)).slice(before)).toEqual([])
    const events = await db.selectFrom('securityEvents').selectAll().execute()
    expect(events.reduce((sum, { count }) => sum + count, 0)).toBe(5)
    // Two rows if the hour ended between the attempts.
    expect(events.length).toBeLessThanOrEqual(2)
    expect(events[0]).toMatchObject({ kind: 'operator.sign-in', outcome: 'refused' })
    expect(JSON.stringify(events)).not.toContain('calc')
  })

  it('contains no password', async () => {
    await signIn(api, { password: 'almost-the-right-one' })
    expect(JSON.stringify(await auditOf(api))).not.toContain('almost')
  })
})
