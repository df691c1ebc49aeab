import {
  type Dialect,
  type Kysely,
  PostgresAdapter,
  PostgresDialect,
  type PostgresPoolClient,
  sql,
} from 'kysely'
import {
  Pool,
  type PoolClient,
  type PoolConfig,
  type QueryConfig,
  type QueryResult,
  types,
} from 'pg'
import type { PoolState } from './pool-state.ts'
import {
  connectFailure,
  DatabaseFullError,
  DatabaseOverloadedError,
  DatabaseUnavailableError,
  queryFailure,
} from './unavailable.ts'
import { valueParsers } from './value-types.ts'
import { waitWithin } from './wait-budget.ts'

/**
 * The time limit in milliseconds for all waits of a request together, and for each wait of other work. With the
 * response, less than 2 s.
 */
const defaultTimeoutMs = 1800

/**
 * Calls that may wait for each connection of the pool, for each second of the time limit: 50 with the default one. Further
 * ones are refused at once.
 */
const waitersPerSecond = 28

/** Milliseconds after which the server ends an idle transaction. */
const idleTransactionTimeoutMs = 10_000

type ParserOf = typeof types.getTypeParser

const parserOf = ((oid: number, format?: 'text') =>
  valueParsers[oid] ?? types.getTypeParser(oid, format)) as ParserOf

export interface PostgresOptions {
  /** The most connections. */
  size: number
  /** Milliseconds after which connecting, or a query, fails. Null lets queries take as long as they need. */
  timeoutMs?: number | null | undefined
  /**
   * Whether a connection may keep settings and prepared statements, as it may unless PgBouncer in transaction mode is in
   * between; true unless given.
   */
  keepsState?: boolean | undefined
}

function createPool(
  databaseUrl: string,
  size: number,
  { queryTimeoutMs, keepsState }: { queryTimeoutMs: number | undefined; keepsState: boolean },
): Pool {
  const limits: PoolConfig =
    queryTimeoutMs === undefined || !keepsState
      ? {}
      : {
          statement_timeout: queryTimeoutMs,
          idle_in_transaction_session_timeout: idleTransactionTimeoutMs,
          // Compiling a query or starting a worker takes longer than running a query of a request: up to 30 ms of a search.
          // Pages come from memory or an SSD. With the default, made for turning disks, whole tables are read for a thousand rows.
          options: '-c jit=off -c max_parallel_workers_per_gather=0 -c random_page_cost=1.1',
        }
  const pool = new Pool({
    connectionString: databaseUrl,
    max: size,
    connectionTimeoutMillis: queryTimeoutMs ?? defaultTimeoutMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'club-api',
    types: { getTypeParser: parserOf },
    ...limits,
  })
  // A server that stops ends idle connections. The next call opens another one.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/**
 * A statement with this comment is prepared once per connection, under that name: for those of every request, and for reads
 * that take longer to plan than to run.
 */
const preparedName = /\/\* prepared: ([a-z.-]+) \*\//

function asQuery(text: string, values: readonly unknown[], keepsState: boolean): QueryConfig {
  const name = keepsState ? preparedName.exec(text)?.[1] : undefined
  return { text, values: [...values], ...(name === undefined ? {} : { name }) }
}

/** What a pool knows of its server. */
interface ServerState {
  readonly keepsState: boolean
  readonly timeoutMs: number
  /** When it last answered a query: a monotonic time in milliseconds. */
  answeredAt: number
}

/** The error of a wait that took too long: overload if the server answered any query in the last half of the time limit. */
const lateAnswer = ({ answeredAt, timeoutMs }: ServerState): DatabaseUnavailableError =>
  performance.now() - answeredAt < timeoutMs / 2
    ? new DatabaseOverloadedError('The database is too slow')
    : new DatabaseUnavailableError('The database did not answer in time')

/**
 * Runs a query with a time limit. The promises and the `query_timeout` of `pg` would do this too, but each of them keeps
 * the previous result in memory until a full garbage collection: 40 MB in an export of 100,000 rows.
 */
function send(
  client: PoolClient,
  query: QueryConfig,
  timeoutMs: number | undefined,
  state: ServerState,
): Promise<QueryResult> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(lateAnswer(state))
    const timer = timeoutMs === undefined ? undefined : setTimeout(fail, timeoutMs)
    client.query(query, (error: Error | null, result) => {
      clearTimeout(timer)
      if (error) reject(error)
      else resolve(result)
    })
  })
}

/** The words that open and end a transaction. */
const opens = /^(begin|start transaction)\b/
const ends = /^(commit|rollback)$/

/** Begins a transaction with the time limits that a connection without settings lacks. */
const beginWithLimits = (begin: string, timeoutMs: number | undefined) =>
  timeoutMs === undefined
    ? `${begin}; set local statement_timeout = 0`
    : `${begin}; set local statement_timeout = ${timeoutMs}; set local idle_in_transaction_session_timeout = ${idleTransactionTimeoutMs}`

/**
 * A connection that the pool drops on release if a query found the database unavailable, or if a transaction could not
 * be ended: the server then undoes it.
 */
function watchClient(
  client: PoolClient,
  state: ServerState,
  timeoutMs: number | undefined,
): PostgresPoolClient {
  let broken: DatabaseUnavailableError | undefined
  let isOpen = false
  const sendWithin = async (query: QueryConfig, remainingMs: number | undefined) => {
    // The request's time is over, and the connection is as good as before.
    if (remainingMs === 0 && !isOpen) throw lateAnswer(state)
    try {
      if (remainingMs === 0) throw lateAnswer(state)
      const result = await send(client, query, remainingMs, state)
      state.answeredAt = performance.now()
      return result
    } catch (error) {
      const failure = queryFailure(error)
      if (failure instanceof DatabaseUnavailableError && !(failure instanceof DatabaseFullError)) {
        broken = failure
      }
      throw failure
    }
  }
  const query = async (text: string, values: readonly unknown[]) => {
    if (broken) throw broken
    const statement =
      !state.keepsState && opens.test(text) ? beginWithLimits(text, timeoutMs) : text
    const config = asQuery(statement, values, state.keepsState)
    const result = await waitWithin(timeoutMs, (ms) => sendWithin(config, ms))
    if (opens.test(text)) isOpen = true
    else if (ends.test(text)) isOpen = false
    return result
  }
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: () => client.release(broken ?? isOpen),
  }
}

/** A connection of the pool within a time. One that comes later goes back to the pool. */
function connectWithin(
  pool: Pool,
  state: ServerState,
  remainingMs: number | undefined,
): Promise<PoolClient> {
  if (remainingMs === undefined) return pool.connect()
  return new Promise((resolve, reject) => {
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      reject(lateAnswer(state))
    }, remainingMs)
    pool.connect().then(
      (client) => {
        clearTimeout(timer)
        if (isLate) client.release()
        else resolve(client)
      },
      (error: unknown) => {
        clearTimeout(timer)
        reject(error as Error)
      },
    )
  })
}

/** Whether the pool's own time limit for a connection was over. */
const isPoolTimeout = (error: unknown) =>
  (error as Error).message === 'timeout exceeded when trying to connect'

/** @throws DatabaseOverloadedError if the server answers others, otherwise DatabaseUnavailableError */
async function takeConnection(
  pool: Pool,
  state: ServerState,
  remainingMs: number | undefined,
): Promise<PoolClient> {
  const mostWaiters = Math.floor((waitersPerSecond * state.timeoutMs) / 1000) * pool.options.max
  if (pool.waitingCount >= mostWaiters) {
    throw new DatabaseOverloadedError('Too many calls are waiting for the database')
  }
  try {
    return await connectWithin(pool, state, remainingMs)
  } catch (error) {
    throw isPoolTimeout(error) ? lateAnswer(state) : connectFailure(error)
  }
}

/** The number of Kysely's own lock, so that instances of version 0.x wait too. */
export const migrationLock = '3853314791062309107'

/**
 * Locks migrations until the end of their transaction, which it begins: the `begin` of the migrator that follows only
 * gives a warning. Kysely's own lock stays with the connection, and so with no one behind PgBouncer.
 */
class TransactionLockAdapter extends PostgresAdapter {
  override async acquireMigrationLock(db: Kysely<unknown>): Promise<void> {
    await sql`begin`.execute(db)
    await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)}::bigint)`.execute(db)
  }

  override releaseMigrationLock(): Promise<void> {
    return Promise.resolve()
  }
}

class ServerDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new TransactionLockAdapter()
  }
}

/**
 * Kysely's dialect for a PostgreSQL server. Every wait has a time limit, so that calls fail in time if the server is
 * absent, stopped or frozen. Drops failed connections, because a frozen one never answers again.
 */
export function createPostgresDialect(
  databaseUrl: string,
  options: PostgresOptions,
): { dialect: Dialect; pool: () => PoolState } {
  const { size, timeoutMs = defaultTimeoutMs, keepsState = true } = options
  const limitMs = timeoutMs ?? undefined
  const pool = createPool(databaseUrl, size, { queryTimeoutMs: limitMs, keepsState })
  const server: ServerState = {
    keepsState,
    timeoutMs: timeoutMs ?? defaultTimeoutMs,
    answeredAt: Number.NEGATIVE_INFINITY,
  }
  const dialect = new ServerDialect({
    pool: {
      connect: async () => {
        const client = await waitWithin(limitMs, (ms) => takeConnection(pool, server, ms))
        return watchClient(client, server, limitMs)
      },
      end: () => pool.end(),
    },
  })
  const state = () => {
    const { totalCount: open, idleCount, waitingCount: waiting } = pool
    return { size, open, in_use: open - idleCount, waiting }
  }
  return { dialect, pool: state }
}
