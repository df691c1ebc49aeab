import { type Dialect, PostgresDialect, type PostgresPoolClient } from 'kysely'
import {
  Pool,
  type PoolClient,
  type PoolConfig,
  type QueryConfig,
  type QueryResult,
  types,
} from 'pg'
import type { PoolState } from './pool-state.ts'
import { connectFailure, DatabaseUnavailableError, queryFailure } from './unavailable.ts'
import { valueParsers } from './value-types.ts'

/** The time limit for a connection and for a query, in milliseconds: with the response, less than 2 s. */
const defaultTimeoutMs = 1500

/** Milliseconds after which the server ends an idle transaction. */
const idleTransactionTimeoutMs = 10_000

type ParserOf = typeof types.getTypeParser

const parserOf = ((oid: number, format?: 'text') =>
  valueParsers[oid] ?? types.getTypeParser(oid, format)) as ParserOf

interface PostgresOptions {
  /** The most connections. */
  size: number
  /** Milliseconds after which connecting, or a query, fails. Null lets queries take as long as they need. */
  timeoutMs?: number | null | undefined
}

function createPool(databaseUrl: string, size: number, queryTimeoutMs: number | undefined): Pool {
  const limits: PoolConfig =
    queryTimeoutMs === undefined
      ? {}
      : {
          statement_timeout: queryTimeoutMs,
          idle_in_transaction_session_timeout: idleTransactionTimeoutMs,
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
 * that take longer to plan than to run. PgBouncer in transaction mode supports this since version 1.21.
 */
const preparedName = /\/\* prepared: ([a-z.-]+) \*\//

function asQuery(text: string, values: readonly unknown[]): QueryConfig {
  const name = preparedName.exec(text)?.[1]
  return { text, values: [...values], ...(name === undefined ? {} : { name }) }
}

/**
 * Runs a query with a time limit. The promises and the `query_timeout` of `pg` would do this too, but each of them keeps
 * the previous result in memory until a full garbage collection: 40 MB in an export of 100,000 rows.
 */
function send(
  client: PoolClient,
  query: QueryConfig,
  timeoutMs: number | undefined,
): Promise<QueryResult> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new DatabaseUnavailableError('The database did not answer in time'))
    const timer = timeoutMs === undefined ? undefined : setTimeout(fail, timeoutMs)
    client.query(query, (error: Error | null, result) => {
      clearTimeout(timer)
      if (error) reject(error)
      else resolve(result)
    })
  })
}

/** A connection that the pool drops on release if a query found the database unavailable. */
function watchClient(client: PoolClient, timeoutMs: number | undefined): PostgresPoolClient {
  let broken: DatabaseUnavailableError | undefined
  const query = async (text: string, values: readonly unknown[]) => {
    if (broken) throw broken
    try {
      return await send(client, asQuery(text, values), timeoutMs)
    } catch (error) {
      const failure = queryFailure(error)
      if (failure instanceof DatabaseUnavailableError) broken = failure
      throw failure
    }
  }
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: () => client.release(broken),
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
  const { size, timeoutMs = defaultTimeoutMs } = options
  const queryTimeoutMs = timeoutMs ?? undefined
  const pool = createPool(databaseUrl, size, queryTimeoutMs)
  const dialect = new PostgresDialect({
    pool: {
      connect: async () => {
        try {
          return watchClient(await pool.connect(), queryTimeoutMs)
        } catch (error) {
          throw connectFailure(error)
        }
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
