import { connectDatabase, type DatabaseConnection } from '../src/db/connect.ts'
import { openConsole, signIn } from './harness/console.ts'
import { createFlakyNetwork, type FlakyNetwork } from './harness/flaky-network.ts'
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
import { createTestDatabase, type TestDatabase } from './support/index.ts'

const form = {
  name: 'Asha Rao',
  email: 'asha@mail.example',
  destination: 'turkey',
  message: 'Does the balloon fly in the rain?',
}

/*
 * How long a call waits is bounded where connections and queries are (src/db/postgres.ts); without that bound the
 * calls to a database that hangs would find no answer here.
 */

let server: TestDatabase
let network: FlakyNetwork
let database: DatabaseConnection
let api: TestApp
/** A console that was open before the database went. */
let cookie: string
/** A member who was signed in before the database went. */
let member: SignedUp
beforeAll(async () => {
  server = await createTestDatabase()
  network = await createFlakyNetwork(server.url)
  database = await connectDatabase({ databaseUrl: network.url, databasePoolSize: 5, dataDir: '' })
  api = await createTestApp({ ...plainSite, database })
  cookie = await openConsole(api)
  member = await signUp(api)
})
afterEach(() => network.mend())
afterAll(async () => {
  await api.close()
  await database.close()
  await network.close()
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

const absences = {
  'is gone': () => network.cut(),
  hangs: async () => network.block(),
}

describe.each(Object.entries(absences))('while the database %s', (_how, bringAbout) => {
  it.each(names)('%s is answered by 503, and says when to come back', async (name) => {
    await bringAbout()
    const response = await calls[name]()
    expectProblem(response, 'DATABASE_AWAY', 503)
    expect(response.headers['retry-after']).toBe('2')
    expect(response.text).not.toMatch(/ECONN|127\.0\.0\.1|postgres|timeout/i)
  })

  it('the process says that it lives, and a visitor at the gate that it is closed', async () => {
    await bringAbout()
    expect((await api.request.get('/healthz')).body).toEqual({ status: 'ok' })
    expect((await api.request.get('/api/admin/session')).body).toEqual({ open: false })
  })

  it('refused input is still refused as such where no limit is counted', async () => {
    await bringAbout()
    expectProblem(await api.request.get('/api/trips/abc'), 'VALIDATION_FAILED', 400)
  })

  it('everything serves again by itself when it is back', async () => {
    await bringAbout()
    const during = await Promise.all(names.map((name) => calls[name]()))
    expect(during.map((response) => response.status)).toEqual(names.map(() => 503))
    await network.mend()
    const after = await Promise.all(names.map((name) => calls[name]()))
    expect(after.map((response) => Math.floor(response.status / 100))).toEqual(names.map(() => 2))
  })
})

it('nothing is stored of a write that was answered by 503', async () => {
  const count = async () => (await server.db.selectFrom('inquiries').select('id').execute()).length
  const before = await count()
  network.block()
  expectProblem(await calls['POST /api/inquiries'](), 'DATABASE_AWAY', 503)
  await network.mend()
  expect(await count()).toBe(before)
})

describe('with a copy of the catalogue in memory', () => {
  let cached: TestApp
  beforeAll(async () => {
    cached = await createTestApp({ database, config: { catalogueMaxAgeMs: 1 } })
  })
  afterAll(() => cached.close())

  it('a read is refused while the database is away, and shows edits once it is back', async () => {
    expect((await cached.request.get('/api/trips')).status).toBe(200)
    await network.cut()
    // The copy may still be young enough for the first of them.
    while ((await cached.request.get('/api/trips')).status === 200);
    expectProblem(await cached.request.get('/api/trips'), 'DATABASE_AWAY', 503)

    await server.db.updateTable('trips').set({ spotsLeft: 1 }).where('id', '=', 2).execute()
    await network.mend()
    const spotsOfBali = async () =>
      (await cached.request.get('/api/trips/2')).body.spotsLeft as number
    // Jest's own limit ends a wait that is in vain.
    while ((await spotsOfBali()) !== 1);
  })
})
