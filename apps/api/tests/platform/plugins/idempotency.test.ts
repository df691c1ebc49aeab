import type { Transaction } from 'kysely'
import type { Database } from '../../../src/platform/db/tables.ts'
import { AppError } from '../../../src/platform/errors/app-error.ts'
import { answerOnce, answerOnceOutside } from '../../../src/platform/plugins/idempotency.ts'
import { createTestDatabase, type TestDatabase } from '../../support/index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())
afterEach(async () => {
  await database.db.deleteFrom('newsletters').execute()
  await database.db.deleteFrom('idempotencyKeys').execute()
})

let counter = 0
/** Inserts a row each time it runs. */
async function store(trx: Transaction<Database>): Promise<{ email: string }> {
  counter += 1
  const email = `visitor-${counter}@mail.example`
  await trx.insertInto('newsletters').values({ email }).execute()
  return { email }
}

const storedRows = () => database.db.selectFrom('newsletters').selectAll().execute()
const request = (key: string | undefined, body: unknown = { a: 1 }, scope = 'POST /x') => ({
  scope,
  key,
  body,
  status: 201,
})
const context = () => ({ db: database.db, outbox: { notify: () => undefined } })

it('does the work once for concurrent requests and answers all of them alike', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => answerOnce(context(), request('the-same-key'), store)),
  )
  expect(await storedRows()).toHaveLength(1)
  expect(new Set(answers.map((answer) => answer.email)).size).toBe(1)
})

it('control: without a key it does the work for every request', async () => {
  await Promise.all(
    Array.from({ length: 20 }, () => answerOnce(context(), request(undefined), store)),
  )
  expect(await storedRows()).toHaveLength(20)
})

it('control: looking the key up first lets several requests do the work', async () => {
  const { db } = database
  const lookUpFirst = async () => {
    const known = await db
      .selectFrom('idempotencyKeys')
      .select('key')
      .where('key', '=', 'the-same-key')
      .executeTakeFirst()
    if (known) return
    await db.transaction().execute(store)
    await db
      .insertInto('idempotencyKeys')
      .values({ scope: 'POST /x', key: 'the-same-key', fingerprint: '' })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  await Promise.all(Array.from({ length: 20 }, lookUpFirst))
  expect((await storedRows()).length).toBeGreaterThan(1)
})

it('rejects the key with a different body', async () => {
  await answerOnce(context(), request('the-same-key'), store)
  const again = answerOnce(context(), request('the-same-key', { a: 2 }), store)
  await expect(again).rejects.toEqual(new AppError('IDEMPOTENCY_KEY_REUSED'))
  expect(await storedRows()).toHaveLength(1)
})

it('keeps the keys of different calls apart', async () => {
  await answerOnce(context(), request('the-same-key'), store)
  await answerOnce(context(), request('the-same-key', { a: 1 }, 'POST /y'), store)
  expect(await storedRows()).toHaveLength(2)
})

it('forgets a key whose work failed, and rolls the work back', async () => {
  const failing = answerOnce(context(), request('the-same-key'), async (trx) => {
    await store(trx)
    throw new Error('half way')
  })
  await expect(failing).rejects.toThrow('half way')
  expect(await storedRows()).toHaveLength(0)
  await answerOnce(context(), request('the-same-key'), store)
  expect(await storedRows()).toHaveLength(1)
})

describe('work outside a transaction', () => {
  let runs = 0
  beforeEach(() => (runs = 0))
  const work = async () => ({ run: (runs += 1) })
  const send = (task: () => Promise<unknown> = work, body?: unknown) =>
    answerOnceOutside(context(), request('the-same-key', body), task)
  it('is done once, and its answer repeated', async () => {
    expect([await send(), await send()]).toEqual([{ run: 1 }, { run: 1 }])
  })

  it('refuses the key with another body', async () => {
    await send()
    await expect(send(work, { a: 2 })).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
  })

  it('gets one answer for requests at the same time', async () => {
    const answers = await Promise.all([send(), send(), send()])
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await send()).toEqual(answers[0])
  })

  it('is done again after a failure', async () => {
    await expect(send(() => Promise.reject(new AppError('GATEWAY_UNAVAILABLE')))).rejects.toThrow()
    expect(await send()).toEqual({ run: 1 })
  })

  it('is done again at once after a crash', async () => {
    void send(() => new Promise(() => undefined))
    expect(await send()).toEqual({ run: 1 })
  })
})

it('repeats a stored answer to any number of requests at once, though it refuses those of running work', async () => {
  const send = () =>
    answerOnce(context(), request('the-same-key'), store, { whileRunning: 'refuse' })
  const first = await send()
  const answers = await Promise.all(Array.from({ length: 50 }, send))
  expect(answers).toEqual(answers.map(() => first))
  expect(await storedRows()).toHaveLength(1)
})
