import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type KyselyPlugin,
  OperationNodeTransformer,
  type RawNode,
  type SelectQueryNode,
  sql,
} from 'kysely'
import type { Db } from '../../src/platform/db/connect.ts'
import { type TestDatabase, until } from '../support/index.ts'

/** What is special about the queries of one side of a race. */
interface Side {
  /** Called before the side's first transaction commits. */
  beforeCommit?: (() => Promise<void>) | undefined
  withoutLocks: boolean
}

const sides = new AsyncLocalStorage<Side>()

/** Without a locking clause it is another statement. */
const preparedName = /\/\* prepared: [\w-]+ \*\//g
const lockingClause =
  / for (no key update|update|key share|share)( of \w+)?( skip locked| nowait)?/g

/** Takes the locks out of queries: `for update` and the like, and advisory locks. */
class WithoutLocks extends OperationNodeTransformer {
  protected override transformSelectQuery(node: SelectQueryNode): SelectQueryNode {
    const { endModifiers, ...rest } = super.transformSelectQuery(node)
    const kept = endModifiers?.filter(({ modifier }) => modifier === undefined)
    return { ...rest, ...(kept && kept.length > 0 && { endModifiers: kept }) }
  }

  protected override transformRaw(node: RawNode): RawNode {
    const raw = super.transformRaw(node)
    const sqlFragments = raw.sqlFragments.map((text) =>
      text
        .replace(lockingClause, '')
        .replace(preparedName, '')
        .replaceAll('pg_advisory_xact_lock', ''),
    )
    return { ...raw, sqlFragments }
  }
}

const transformer = new WithoutLocks()
const lockRemover: KyselyPlugin = {
  transformQuery: ({ node, queryId }) =>
    sides.getStore()?.withoutLocks ? transformer.transformNode(node, queryId) : node,
  transformResult: ({ result }) => Promise.resolve(result),
}

/** The object with some methods replaced, and its private fields working. */
const withMethods = <T extends object>(object: T, methods: Partial<T>): T =>
  new Proxy(object, {
    get: (target, key) => {
      const method: unknown = Reflect.get(methods, key)
      if (method !== undefined) return method
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

function pausing(db: Db): Db {
  const transaction = () => {
    const builder = db.transaction()
    const execute: typeof builder.execute = (work) =>
      builder.execute(async (trx) => {
        const result = await work(trx)
        const side = sides.getStore()
        const beforeCommit = side?.beforeCommit
        if (side) side.beforeCommit = undefined
        await beforeCommit?.()
        return result
      })
    return withMethods(builder, { execute })
  }
  const withPlugin = (plugin: KyselyPlugin) => pausing(db.withPlugin(plugin))
  return withMethods(db, { transaction, withPlugin })
}

/** The database for an app whose calls race: their transactions can be stopped before they commit, or lose their locks. */
export const raceable = (database: TestDatabase): TestDatabase => ({
  ...database,
  db: pausing(database.db.withPlugin(lockRemover)),
})

interface RaceOptions {
  /** For a control: without its locks the race ends wrongly, so the test would notice if they were missing. */
  withoutLocks?: boolean
}

type Both<A, B> = [Awaited<A>, Awaited<B>]

/** How many queries wait for a lock. */
export const countWaiting = async ({ db }: TestDatabase): Promise<number> => {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db)
  return rows[0]?.waiting ?? 0
}

/** Starts a call of a race; `settled` says whether it has ended. */
function start<T>(call: () => PromiseLike<T>, side: Side) {
  const started = { settled: false, answer: undefined as unknown as Promise<T> }
  started.answer = sides
    .run(side, async () => call())
    .finally(() => {
      started.settled = true
    })
  // Its failure is reported when the answer is awaited.
  started.answer.catch(() => undefined)
  return started
}

/**
 * Runs two calls so that the second one meets the first one's first transaction just before it commits, and the first one's
 * later transactions meet the second one's first in the same way: each runs until it waits for a lock, is about to commit or
 * ends. How fast either is does not matter.
 */
export async function overlap<A, B>(
  database: TestDatabase,
  calls: { first: () => PromiseLike<A>; second: () => PromiseLike<B> },
  { withoutLocks = false }: RaceOptions = {},
): Promise<Both<A, B>> {
  let reach = () => {}
  const reached = new Promise<void>((resolve) => (reach = resolve))
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const beforeCommit = () => {
    reach()
    return released
  }
  const first = start(calls.first, { beforeCommit, withoutLocks })
  await Promise.race([reached, first.answer.then(reach, reach)])
  let secondCommits = false
  const second = start(calls.second, {
    beforeCommit: async () => {
      secondCommits = true
      await until(async () => first.settled || (await countWaiting(database)) > 0)
    },
    withoutLocks,
  })
  await until(async () => second.settled || secondCommits || (await countWaiting(database)) > 0)
  release()
  return Promise.all([first.answer, second.answer])
}

/**
 * Runs two calls that both wait for what `hold` locks, in this order: then the first one goes on with what it has locked, and
 * the second one with what it has. With different orders of locks they deadlock.
 */
export async function behind<A, B>(
  database: TestDatabase,
  hold: (trx: Db) => Promise<unknown>,
  calls: { first: () => PromiseLike<A>; second: () => PromiseLike<B> },
): Promise<Both<A, B>> {
  const holder = await database.db.startTransaction().execute()
  await hold(holder)
  const first = start(calls.first, { withoutLocks: false })
  await until(async () => first.settled || (await countWaiting(database)) > 0)
  const second = start(calls.second, { withoutLocks: false })
  await until(async () => second.settled || (await countWaiting(database)) > 1)
  await holder.commit().execute()
  return Promise.all([first.answer, second.answer])
}

/** Two calls, and what must come of them. */
export interface Race {
  first: () => PromiseLike<unknown>
  second: () => PromiseLike<unknown>
  /** What is stored afterwards. */
  facts?: () => Promise<unknown>
  /** The answers of both, and the facts. */
  expected: unknown[]
}

/**
 * Tests races by name: with `overlap` they end as expected, and as a control not so without locks. Those that a constraint,
 * a trigger or a guarded update decides have no control.
 */
export function testRaces(
  database: () => TestDatabase,
  races: Readonly<Record<string, () => Promise<Race>>>,
  { control = true }: { control?: boolean } = {},
): void {
  const run = async (prepare: () => Promise<Race>, options?: RaceOptions) => {
    const { facts, expected, ...calls } = await prepare()
    const answers = await overlap(database(), calls, options)
    return { outcome: facts ? [...answers, await facts()] : answers, expected }
  }
  describe.each(Object.entries(races))('%s at once', (_name, prepare) => {
    it('end as if one had come after the other', async () => {
      const { outcome, expected } = await run(prepare)
      expect(outcome).toEqual(expected)
    })

    if (!control) return
    it('control: end otherwise without locks', async () => {
      const { outcome, expected } = await run(prepare, { withoutLocks: true })
      expect(outcome).not.toEqual(expected)
    })
  })
}
