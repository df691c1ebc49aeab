import type { QuizQuestion } from '@farandfew/domain/traits/quiz-question.ts'
import { sql } from 'kysely'
import { countHit } from '../../../src/platform/plugins/rate-limit.store.ts'
import { fromPage, plainSite, signUp } from '../../harness/members.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../support/index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())
afterEach(async () => {
  await database.db.deleteFrom('rateLimits').execute()
})

const minute = 60_000

describe('countHit', () => {
  it('counts up within a window and starts again after it', async () => {
    const { db } = database
    expect(await countHit(db, 'a', minute)).toEqual({ current: 1, ttl: minute })
    expect((await countHit(db, 'a', minute)).current).toBe(2)
    expect((await countHit(db, 'b', minute)).current).toBe(1)
    await db
      .updateTable('rateLimits')
      .set({ windowStart: sql<Date>`now() - interval '59 seconds'` })
      .execute()
    const late = await countHit(db, 'a', minute)
    expect(late.current).toBe(3)
    expect(late.ttl).toBeLessThanOrEqual(1000)
    await db
      .updateTable('rateLimits')
      .set({ windowStart: sql<Date>`now() - interval '60 seconds'` })
      .execute()
    expect(await countHit(db, 'a', minute)).toEqual({ current: 1, ttl: minute })
  })

  it('gives each of many concurrent requests its own number', async () => {
    const hits = await Promise.all(
      Array.from({ length: 100 }, () => countHit(database.db, 'race', minute)),
    )
    const numbers = hits.map((hit) => hit.current).sort((one, other) => one - other)
    expect(numbers).toEqual(Array.from({ length: 100 }, (_, index) => index + 1))
  })

  it('control: reading first and writing afterwards loses counts', async () => {
    const { db } = database
    await countHit(db, 'race', minute)
    const both = Array.from({ length: 20 }, async () => {
      const row = await db
        .selectFrom('rateLimits')
        .select('count')
        .where('key', '=', 'race')
        .executeTakeFirstOrThrow()
      await db
        .updateTable('rateLimits')
        .set({ count: row.count + 1 })
        .execute()
    })
    await Promise.all(both)
    const { count } = await db.selectFrom('rateLimits').select('count').executeTakeFirstOrThrow()
    expect(count).toBeLessThan(21)
  })
})

describe('a limited route', () => {
  const limits = { newsletters: { max: 3, windowMs: minute } }
  const instances: TestApp[] = []
  beforeAll(async () => {
    const start = () => createTestApp({ database, limits, config: { trustProxy: true } })
    instances.push(await start(), await start())
  })
  afterAll(() => Promise.all(instances.map((instance) => instance.close())))

  const subscribe = (instance: number, address: string, body: object = { email: 'a@b.example' }) =>
    (instances[instance] as TestApp).request
      .post('/api/newsletters')
      .set('x-forwarded-for', address)
      .send(body)

  it('allows three requests across all instances, then says when to try again', async () => {
    const statuses = []
    for (const instance of [0, 1, 0]) statuses.push((await subscribe(instance, '192.0.2.1')).status)
    expect(statuses).toEqual([201, 201, 201])
    const refused = await subscribe(1, '192.0.2.1')
    expectProblem(refused, 'TOO_MANY_REQUESTS', 429)
    const seconds = Number(refused.headers['retry-after'])
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
    expect((await subscribe(1, '192.0.2.2')).status).toBe(201)
  })

  it('lets exactly the allowed number of concurrent requests through', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => subscribe(index % 2, '192.0.2.3')),
    )
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(3)
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(27)
  })

  it('counts requests with invalid input too', async () => {
    for (const body of [{}, { email: 1 }, { email: '' }]) {
      expectProblem(await subscribe(0, '192.0.2.4', body), 'VALIDATION_FAILED', 400)
    }
    expectProblem(await subscribe(0, '192.0.2.4'), 'TOO_MANY_REQUESTS', 429)
  })

  it('counts the addresses of an IPv6 /64 as one', async () => {
    for (const end of ['1', '2', 'ffff:ffff']) {
      expect((await subscribe(0, `2001:db8:0:1::${end}`)).status).toBe(201)
    }
    expectProblem(await subscribe(0, '2001:db8:0:1:9::9'), 'TOO_MANY_REQUESTS', 429)
    expect((await subscribe(0, '2001:db8:0:2::1')).status).toBe(201)
  })

  it('counts each route separately, and does not count reads', async () => {
    for (const instance of [0, 0, 0, 0]) await subscribe(instance, '192.0.2.5')
    const inquiry = await instances[0]?.request
      .post('/api/inquiries')
      .set('x-forwarded-for', '192.0.2.5')
      .send({})
    expect(inquiry?.status).toBe(400)
    const read = await instances[0]?.request.get('/api/trips').set('x-forwarded-for', '192.0.2.5')
    expect(read?.status).toBe(200)
  })

  it('stores no address in the table', async () => {
    await subscribe(0, '192.0.2.77')
    const rows = await database.db.selectFrom('rateLimits').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(rows[0]?.key).toMatch(/^[A-Za-z0-9_-]{43}$/)
  })
})

describe('a signed-in member', () => {
  it('is limited from all addresses together, and no one else with them', async () => {
    const api = await createTestApp({
      config: { ...plainSite.config, trustProxy: true },
      database,
      limits: { profileChanges: { max: 2, windowMs: minute } },
    })
    const [member, other] = [await signUp(api), await signUp(api)]
    const change = (cookie: string, end: number) =>
      api.request
        .patch('/api/user/profile')
        .set({ ...fromPage(cookie), 'x-forwarded-for': `192.0.${end}.1` })
        .send({ city: 'Pune' })
    const statuses = []
    for (const end of [1, 2, 3]) statuses.push((await change(member.cookie, end)).status)
    expect(statuses).toEqual([200, 200, 429])
    expect((await change(other.cookie, 4)).status).toBe(200)
    await api.close()
  })

  it('stores a bounded number of quizzes, while visitors go on matching', async () => {
    const limits = { quizResponses: { max: 2, windowMs: minute } }
    const api = await createTestApp({ ...plainSite, database, limits })
    const { cookie, user } = await signUp(api)
    const [question] = (await api.request.get('/api/quiz-questions')).body as QuizQuestion[]
    const answers = { [String(question?.id)]: question?.options[0]?.value }
    const match = (of = '') =>
      api.request.post('/api/quiz-match').set(fromPage(of)).send({ answers })
    const statuses = []
    for (let quiz = 0; quiz < 4; quiz += 1) statuses.push((await match(cookie)).status)
    expect(statuses).toEqual([200, 200, 429, 429])
    expect((await match()).status).toBe(200)
    const stored = database.db
      .selectFrom('quizResponses')
      .select('id')
      .where('userId', '=', user.id)
    expect(await stored.execute()).toHaveLength(2)
    await api.close()
  })
})

describe('the address that is counted', () => {
  it('cannot be forged by the caller', async () => {
    const limits = { newsletters: { max: 1, windowMs: minute } }
    const api = await createTestApp({ database, limits })
    const from = (address: string) =>
      api.request
        .post('/api/newsletters')
        .set('x-forwarded-for', address)
        .send({ email: 'a@b.example' })
    expect((await from('192.0.2.8')).status).toBe(201)
    expectProblem(await from('192.0.2.9'), 'TOO_MANY_REQUESTS', 429)
    await api.close()
  })
})
