import { type Dialect, PostgresDialect, type PostgresPoolClient } from 'kysely'
import { Pool, type PoolClient, type PoolConfig, type QueryConfig, types } from 'pg'
import { connectFailure, DatabaseAwayError, queryFailure } from './away.ts'
import { valueParsers } from './value-types.ts'

/** How long to wait for a connection and for a query, in milliseconds. Together with the answer under 2 s. */
const standardPatience = 1500

/** How long a transaction may stand idle before the server ends it, in milliseconds. */
const longestIdleTransaction = 10_000

type ParserOf = typeof types.getTypeParser

const parserOf = ((oid: number, format?: 'text') =>
  valueParsers[oid] ?? types.getTypeParser(oid, format)) as ParserOf

/**
 * A pool whose waits are bounded: with a server that is absent, stopped or frozen a call fails within `patienceMs`.
 * With `patient`, queries may take as long as they need: for migrations.
 */
export function createPool(
  databaseUrl: string,
  options: { size: number; patient?: boolean; patienceMs?: number | undefined },
): Pool {
  const patience = options.patienceMs ?? standardPatience
  const limits: PoolConfig = options.patient
    ? {}
    : {
        statement_timeout: patience,
        query_timeout: patience,
        idle_in_transaction_session_timeout: longestIdleTransaction,
      }
  const pool = new Pool({
    connectionString: databaseUrl,
    max: options.size,
    connectionTimeoutMillis: patience,
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

/** A connection whose failure is remembered: it is thrown away when it is given back. */
function watchClient(client: PoolClient): PostgresPoolClient {
  let broken: DatabaseAwayError | undefined
  const query = async (text: string, values: readonly unknown[]) => {
    if (broken) throw broken
    try {
      return await client.query(asQuery(text, values))
    } catch (error) {
      const failure = queryFailure(error)
      if (failure instanceof DatabaseAwayError) broken = failure
      throw failure
    }
  }
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: () => client.release(broken),
  }
}

/** Kysely on a pool that drops connections which failed: a frozen one would never answer again. */
export function createPostgresDialect(pool: Pool): Dialect {
  return new PostgresDialect({
    pool: {
      connect: async () => {
        try {
          return watchClient(await pool.connect())
        } catch (error) {
          throw connectFailure(error)
        }
      },
      end: () => pool.end(),
    },
  })
}
