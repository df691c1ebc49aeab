import { type Dialect, PostgresDialect, type PostgresPoolClient } from 'kysely'
import {
  Pool,
  type PoolClient,
  type PoolConfig,
  type QueryConfig,
  type QueryResult,
  types,
} from 'pg'
import { connectFailure, DatabaseUnavailableError, queryFailure } from './unavailable.ts'
import { valueParsers } from './value-types.ts'

/** How long to wait for a connection and for a query, in milliseconds. Together with the answer under 2 s. */
const standardPatience = 1500

/** How long a transaction may stand idle before the server ends it, in milliseconds. */
const longestIdleTransaction = 10_000

type ParserOf = typeof types.getTypeParser

const parserOf = ((oid: number, format?: 'text') =>
  valueParsers[oid] ?? types.getTypeParser(oid, format)) as ParserOf

export interface PostgresOptions {
  /** Connections at most. */
  size: number
  /** Queries may take as long as they need: for migrations. */
  patient?: boolean
  /** Milliseconds within which a connection, and else a query, fails where nothing answers. */
  patienceMs?: number | undefined
}

function createPool(databaseUrl: string, { size, patient, patienceMs }: PostgresOptions): Pool {
  const limits: PoolConfig = patient
    ? {}
    : {
        statement_timeout: patienceMs,
        idle_in_transaction_session_timeout: longestIdleTransaction,
      }
  const pool = new Pool({
    connectionString: databaseUrl,
    max: size,
    connectionTimeoutMillis: patienceMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'club-api',
    types: { getTypeParser: parserOf },
    ...limits,
  })
  // A server that goes away ends connections that nobody is using: the next call opens another.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/**
 * A statement that begins with such a comment is planned once a connection, under that name: for reads whose planning
 * costs more than their run. Behind PgBouncer in transaction mode this wants its version 1.21 or newer.
 */
const preparedName = /^\s*\/\* prepared: ([a-z.-]+) \*\//

function asQuery(text: string, values: readonly unknown[]): QueryConfig {
  const name = preparedName.exec(text)?.[1]
  return { text, values: [...values], ...(name === undefined ? {} : { name }) }
}

/**
 * Answers a query, or fails when `patienceMs` are over. The promise and the `query_timeout` of `pg` would do, but each
 * of theirs holds the one before, with its rows, until the engine tidies all of its memory: 40 MB in an export of 100,000.
 */
function send(
  client: PoolClient,
  query: QueryConfig,
  patienceMs: number | undefined,
): Promise<QueryResult> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new DatabaseUnavailableError('The database did not answer in time'))
    const late = patienceMs === undefined ? undefined : setTimeout(giveUp, patienceMs)
    client.query(query, (error: Error | null, result) => {
      clearTimeout(late)
      if (error) reject(error)
      else resolve(result)
    })
  })
}

/** A connection whose failure is remembered: it is thrown away when it is given back. */
function watchClient(client: PoolClient, patienceMs: number | undefined): PostgresPoolClient {
  let broken: DatabaseUnavailableError | undefined
  const query = async (text: string, values: readonly unknown[]) => {
    if (broken) throw broken
    try {
      return await send(client, asQuery(text, values), patienceMs)
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
 * Kysely on a pool whose waits are bounded: with a server that is absent, stopped or frozen a call fails in time. It drops
 * connections which failed: a frozen one would never answer again.
 */
export function createPostgresDialect(databaseUrl: string, options: PostgresOptions): Dialect {
  const { patienceMs = standardPatience, patient } = options
  const pool = createPool(databaseUrl, { ...options, patienceMs })
  return new PostgresDialect({
    pool: {
      connect: async () => {
        try {
          return watchClient(await pool.connect(), patient ? undefined : patienceMs)
        } catch (error) {
          throw connectFailure(error)
        }
      },
      end: () => pool.end(),
    },
  })
}
