import type { Response } from 'supertest'
import { connectDatabase, type DatabaseConnection } from '../src/platform/db/connect.ts'
import { openConsole, signIn } from './harness/console.ts'
import {
  fromPage,
  logIn,
  plainSite,
  type SignedUp,
  signUp,
  signupOf,
  whoIs,
} from './harness/members.ts'
import { adminPassword, createTestApp, expectProblem, type TestApp } from './harness/test-app.ts'
import {
  createTestDatabase,
  startTcpProxy,
  type TcpProxy,
  type TestDatabase,
  until,
} from './support/index.ts'

const form = {
  name: 'Asha Rao',
  email: 'asha@mail.example',
  destination: 'turkey',
  message: 'Does the balloon fly in the rain?',
}

/*
 * src/platform/db/postgres.ts limits how long a call waits for a connection and for a query. Without those limits, the calls to a
 * database that hangs would never be answered here.
 */

let server: TestDatabase
let proxy: TcpProxy
let database: DatabaseConnection
let api: TestApp
/** Of a console that was open before the database became unavailable. */
let cookie: string
/** A member who signed in before the database became unavailable. */
let member: SignedUp
beforeAll(async () => {
  server = await createTestDatabase()
  proxy = await startTcpProxy(server.url)
  // A connection for each call, so that every call reaches the database by itself.
  database = await connectDatabase({
    databaseUrl: proxy.url,
    databasePoolSize: names.length,
    dataDir: '',
  })
  api = await createTestApp({ ...plainSite, database })
  cookie = await openConsole(api)
  member = await signUp(api)
})
afterEach(() => proxy.set('open'))
afterAll(async () => {
  await api.close()
  await database.close()
  await proxy.close()
  await server.close()
})

const calls = {
  'GET /api/trips': () => api.request.get('/api/trips'),
  'GET /api/trips/1': () => api.request.get('/api/trips/1'),
  'GET /api/schedules': () => api.request.get('/api/schedules'),
  'GET /api/schedule.ics': () => api.request.get('/api/schedule.ics'),
  'POST /api/inquiries': () => api.request.post('/api/inquiries').send(form),
  'POST /api/newsletters': () => api.request.post('/api/newsletters').send({ email: form.email }),
  'POST /api/invite-requests': () =>
    api.request
      .post('/api/invite-requests')
      .send({ name: form.name, email: form.email, tripId: 2 }),
  'GET /api/quiz-questions': () => api.request.get('/api/quiz-questions'),
  'POST /api/quiz-match': () => api.request.post('/api/quiz-match').send({ answers: {} }),
  'POST /api/auth/register': () =>
    api.request.post('/api/auth/register').set(fromPage()).send(signupOf()),
  'POST /api/auth/login': () => logIn(api, member.user.username),
  'GET /api/auth/me': () => whoIs(api, member.cookie),
  'POST /api/auth/password/forgot': () =>
    api.request.post('/api/auth/password/forgot').send({ email: form.email }),
  'GET /api/user/sessions': () =>
    api.request.get('/api/user/sessions').set({ cookie: member.cookie }),
  'POST /api/admin/session': () => signIn(api, { password: adminPassword }),
  'GET /api/admin/session': () => api.request.get('/api/admin/session').set({ cookie }),
  'GET /api/admin/users': () => api.request.get('/api/admin/users').set({ cookie }),
  'GET /readyz': () => api.request.get('/readyz'),
}
const names = Object.keys(calls) as (keyof typeof calls)[]

const outages = {
  'is gone': () => proxy.set('shut'),
  hangs: () => proxy.set('frozen'),
}

/**
 * On a busy machine the first connections may take longer than a call waits. If it never succeeds, jest's
 * time limit ends the test. */
async function repeatUntilServed(name: keyof typeof calls): Promise<Response> {
  for (;;) {
    const response = await calls[name]()
    if (response.status !== 503) return response
  }
}

describe.each(Object.entries(outages))('while the database %s', (_outage, startOutage) => {
  describe('each call', () => {
    let responses: Map<keyof typeof calls, Response>
    let lines: Record<string, unknown>[]
    // All calls at once: each of them waits for as long as a query may take.
    beforeAll(async () => {
      await startOutage()
      const before = api.log.length
      const sent = names.map(async (name) => [name, await calls[name]()] as const)
      responses = new Map(await Promise.all(sent))
      lines = api.log.slice(before).map((line) => JSON.parse(line) as Record<string, unknown>)
    })

    it('is logged once, without a stack', () => {
      expect(lines.map(({ method, route }) => `${method} ${route}`).sort()).toEqual(
        names.map((name) => name.replace('/trips/1', '/trips/:id')).sort(),
      )
      for (const line of lines) {
        expect(line).toMatchObject({ level: 40, code: 'DATABASE_UNAVAILABLE', msg: 'refused' })
        expect(JSON.stringify(line)).not.toMatch(/\bat .*:\d+/)
      }
    })

    it.each(names)('%s answers 503 and says when to try again', (name) => {
      const response = responses.get(name) as Response
      expectProblem(response, 'DATABASE_UNAVAILABLE', 503)
      expect(response.headers['retry-after']).toBe('2')
      expect(response.text).not.toMatch(/ECONN|127\.0\.0\.1|postgres|timeout/i)
    })
  })

  it("answers that the process is alive, and that a visitor's console is closed", async () => {
    await startOutage()
    expect((await api.request.get('/healthz')).body).toEqual({ status: 'ok' })
    expect((await api.request.get('/api/admin/session')).body).toEqual({ open: false })
  })

  it('still rejects invalid input of calls without a rate limit', async () => {
    await startOutage()
    expectProblem(await api.request.get('/api/trips/abc'), 'VALIDATION_FAILED', 400)
  })

  it('answers every call again once the database is back', async () => {
    await startOutage()
    const during = await Promise.all(names.map((name) => calls[name]()))
    expect(during.map((response) => response.status)).toEqual(names.map(() => 503))
    await proxy.set('open')
    const after = await Promise.all(names.map(repeatUntilServed))
    expect(after.map((response) => Math.floor(response.status / 100))).toEqual(names.map(() => 2))
  })
})

describe('with a short time limit', () => {
  const limitMs = 1000
  let limited: DatabaseConnection
  let hasty: TestApp
  beforeAll(async () => {
    limited = await connectDatabase(
      { databaseUrl: proxy.url, databasePoolSize: 2, dataDir: '' },
      limitMs,
    )
    hasty = await createTestApp({ ...plainSite, database: limited })
  })
  afterAll(async () => {
    proxy.delay(0)
    await hasty.close()
    await limited.close()
  })
  const write = () => hasty.request.post('/api/inquiries').send(form)

  it('refuses a write whose waits together take longer, though each of them would not', async () => {
    // A count of the limit, begin, and two statements: more than the limit. The database answered just before.
    proxy.delay(0.3 * limitMs)
    expectProblem(await write(), 'OVERLOADED', 503)
  })

  it('answers every writer of many while the database hangs', async () => {
    await proxy.set('frozen')
    const answers = await Promise.all(Array.from({ length: 50 }, write))
    expect(new Set(answers.map(({ body }) => body.code as string))).toEqual(
      new Set(['DATABASE_UNAVAILABLE']),
    )
  })
})

it('stores nothing for a write that got a 503', async () => {
  const count = async () => (await server.db.selectFrom('inquiries').select('id').execute()).length
  const before = await count()
  await proxy.set('frozen')
  expectProblem(await calls['POST /api/inquiries'](), 'DATABASE_UNAVAILABLE', 503)
  await proxy.set('open')
  expect(await count()).toBe(before)
})

describe('with the catalogue cached in memory', () => {
  let cached: TestApp
  beforeAll(async () => {
    cached = await createTestApp({ database, config: { catalogueMaxAgeMs: 1 } })
  })
  afterAll(() => cached.close())

  it('rejects a read while the database is unavailable, and shows edits once it is back', async () => {
    expect((await cached.request.get('/api/trips')).status).toBe(200)
    await proxy.set('shut')
    // The cached catalogue may still be fresh for the first of these.
    await until(async () => (await cached.request.get('/api/trips')).status !== 200)
    expectProblem(await cached.request.get('/api/trips'), 'DATABASE_UNAVAILABLE', 503)

    await server.db
      .updateTable('trips')
      .set({ title: 'Bali, slowly' })
      .where('id', '=', 2)
      .execute()
    await proxy.set('open')
    const titleOfBali = async () => (await cached.request.get('/api/trips/2')).body.title as string
    await until(async () => (await titleOfBali()) === 'Bali, slowly')
  })
})
