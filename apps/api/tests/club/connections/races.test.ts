import { createClock } from '@farandfew/domain/clock/clock.ts'
import { sql } from 'kysely'
import { isDeepStrictEqual } from 'node:util'
import type { AppContext } from '../../../src/platform/context/context.ts'
import {
  accept,
  ask,
  block,
  decline,
  endConnection,
  unblock,
  withdraw,
} from '../../../src/club/connections/connections.service.ts'
import { AppError } from '../../../src/platform/errors/app-error.ts'
import { seed } from '../../../src/seed/seed.ts'
import { createTestDatabase, type TestDatabase, until } from '../../support/index.ts'
import { insertBooking, insertUser } from '../../support/rows.ts'
import { departureId } from './connection-world.ts'

type Context = Pick<AppContext, 'db' | 'clock' | 'urls'>
type Pair = { userId: number; memberId: number }

let database: TestDatabase
let context: Context
beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 24 })
  await seed(database.db, { demo: false })
  await database.db
    .updateTable('tripSchedules')
    .set({ spotsTotal: 5000 })
    .where('id', '=', departureId)
    .execute()
  context = {
    db: database.db,
    clock: createClock({ clubDate: '2025-05-01', realAt: new Date() }),
    urls: { web: 'https://club.example', admin: 'https://console.example' },
  }
})
afterAll(() => database.close())

function createSignal() {
  let give = () => {}
  const given = new Promise<void>((resolve) => (give = resolve))
  return { give, given }
}

/** A context whose transactions run `before` at their beginning, and `after` before they commit. */
function around(
  before: (trx: AppContext['db']) => Promise<void>,
  after: () => Promise<void>,
): Context {
  const transaction = () => ({
    execute: <T>(work: (trx: AppContext['db']) => Promise<T>) =>
      database.db.transaction().execute(async (trx) => {
        await before(trx)
        const result = await work(trx)
        await after()
        return result
      }),
  })
  return { ...context, db: { transaction } as unknown as AppContext['db'] }
}

const inTransaction =
  <T>(change: (trx: AppContext['db'], at: Context, pair: Pair) => Promise<T>) =>
  (at: Context, pair: Pair) =>
    at.db.transaction().execute((trx) => change(trx, at, pair))

const changes = {
  ask: inTransaction((trx, at, pair) => ask(trx, at, { ...pair, note: undefined })),
  accept: inTransaction(accept),
  decline: inTransaction(decline),
  withdraw: inTransaction(withdraw),
  disconnect: inTransaction(endConnection),
  block: inTransaction(block),
  unblock: inTransaction((trx, _at, pair) => unblock(trx, pair)),
}
type Change = keyof typeof changes
const changeNames = Object.keys(changes) as Change[]

/** The state after a change, or the code of its problem. */
async function outcomeOf(change: Promise<object>): Promise<unknown> {
  try {
    const answer = await change
    return 'state' in answer ? answer.state : 'done'
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
}

/** Two members of a group, the first with the lower id. */
async function insertPair(): Promise<[Pair, Pair]> {
  const { db } = database
  const one = await insertUser(db)
  const other = await insertUser(db)
  for (const userId of [one, other]) {
    await insertBooking(db, { userId, tripScheduleId: departureId, status: 'confirmed' })
  }
  return [
    { userId: one, memberId: other },
    { userId: other, memberId: one },
  ]
}

/** What is stored about the two, as 'one' and 'other'. */
async function readPair({ userId: one, memberId: other }: Pair): Promise<string> {
  const { rows } = await sql`
    select user_id, status, note, lower_blocks, higher_blocks, declined_before_block, null as until
    from connections where user_id in (${one}, ${other})
    union all
    select user_id, null, null, null, null, null, until
    from connection_pauses where user_id in (${one}, ${other})
    order by until nulls first, user_id
  `.execute(database.db)
  return JSON.stringify(rows)
    .replaceAll(`"userId":${one},`, '"userId":"one",')
    .replaceAll(`"userId":${other},`, '"userId":"other",')
}

const starts: Readonly<Record<string, (one: Pair, other: Pair) => Promise<unknown>>> = {
  nothing: async () => undefined,
  'a request of the first': (one) => changes.ask(context, one),
  'a request of the second': (_one, other) => changes.ask(context, other),
  'a connection': async (one, other) => {
    await changes.ask(context, one)
    await changes.accept(context, other)
  },
  'a block by the first': (one) => changes.block(context, one),
  'a block by the second': (_one, other) => changes.block(context, other),
}

interface Run {
  start: string
  first: Change
  second: Change
}

type Pairs = readonly [one: Pair, other: Pair]

/** Forgets what was between the two, and makes a new start. */
async function startAgain([one, other]: Pairs, start: string): Promise<void> {
  const ids = [one.userId, other.userId]
  await database.db.deleteFrom('connections').where('userId', 'in', ids).execute()
  await database.db.deleteFrom('connectionPauses').where('userId', 'in', ids).execute()
  await starts[start]!(one, other)
}

/** One change after the other. */
async function runInOrder(pairs: Pairs, { start, first, second }: Run, order: 'first' | 'second') {
  await startAgain(pairs, start)
  const [one, other] = pairs
  const outcomes: Record<string, unknown> = {}
  const runs = {
    first: async () => (outcomes['first'] = await outcomeOf(changes[first](context, one))),
    second: async () => (outcomes['second'] = await outcomeOf(changes[second](context, other))),
  }
  await runs[order]()
  await runs[order === 'first' ? 'second' : 'first']()
  return { outcomes, stored: await readPair(one) }
}

/** The second change begins while the first one has done everything but its commit. */
async function runAtOnce(pairs: Pairs, { start, first, second }: Run) {
  await startAgain(pairs, start)
  const [one, other] = pairs
  const [held, reached] = [createSignal(), createSignal()]
  const slow = around(
    async () => undefined,
    () => {
      reached.give()
      return held.given
    },
  )
  const firstDone = outcomeOf(changes[first](slow, one)).finally(reached.give)
  await reached.given
  let backend = 0
  let isSettled = false
  const watched = around(
    async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
      backend = rows[0]!.pid
    },
    async () => undefined,
  )
  const secondDone = outcomeOf(changes[second](watched, other)).finally(() => (isSettled = true))
  const isWaiting = async () => {
    const { rows } = await sql`
      select from pg_stat_activity where pid = ${backend} and wait_event_type = 'Lock'
    `.execute(database.db)
    return rows.length > 0
  }
  await until(async () => isSettled || (await isWaiting()))
  held.give()
  const outcomes = { first: await firstDone, second: await secondDone }
  return { outcomes, stored: await readPair(one) }
}

/** The changes of the first member that do something from a start; the others lock nothing. */
const firstChanges: Readonly<Record<string, readonly Change[]>> = {
  nothing: ['ask', 'block'],
  'a request of the first': ['ask', 'withdraw', 'block'],
  'a request of the second': ['ask', 'accept', 'decline', 'block'],
  'a connection': ['ask', 'disconnect', 'block'],
  'a block by the first': ['ask', 'block', 'unblock'],
  'a block by the second': ['ask', 'block'],
}

describe.each(Object.entries(firstChanges))('two changes at once, from %s', (start, firsts) => {
  it('end as if one had come after the other', async () => {
    const left = firsts.flatMap((first) => changeNames.map((second) => ({ start, first, second })))
    const wrong: unknown[] = []
    const work = async () => {
      const pairs = await insertPair()
      for (let run = left.pop(); run; run = left.pop()) {
        const atOnce = await runAtOnce(pairs, run)
        const inOrder = await runInOrder(pairs, run, 'first')
        if (isDeepStrictEqual(inOrder, atOnce)) continue
        const otherOrder = await runInOrder(pairs, run, 'second')
        if (!isDeepStrictEqual(otherOrder, atOnce)) wrong.push({ run, atOnce, inOrder, otherOrder })
      }
    }
    await Promise.all(Array.from({ length: 7 }, work))
    expect(wrong).toEqual([])
  })
})

test('two members who ask each other at once are connected once', async () => {
  const [one, other] = await insertPair()
  const states = await Promise.all([
    outcomeOf(changes.ask(context, one)),
    outcomeOf(changes.ask(context, other)),
  ])
  expect(states.sort()).toEqual(['asked', 'connected'])
  expect(JSON.parse(await readPair(one))).toMatchObject([{ status: 'accepted' }])
})

test('many requests at once cause one mail', async () => {
  const { db } = database
  const [{ userId: asked }] = await insertPair()
  const email = `asked-${asked}@mail.example`
  await db
    .updateTable('users')
    .set({ email, emailVerifiedAt: new Date() })
    .where('id', '=', asked)
    .execute()
  const senders = await Promise.all(Array.from({ length: 8 }, insertPair))
  const requests = senders.map(([{ userId }]) => changes.ask(context, { userId, memberId: asked }))
  expect((await Promise.all(requests)).map(({ state }) => state)).toEqual(
    senders.map(() => 'asked'),
  )
  const mails = await db
    .selectFrom('outbox')
    .select('kind')
    .where('recipient', '=', email)
    .execute()
  expect(mails).toEqual([{ kind: 'connection.requested' }])
})
