import type { PGlite } from '@electric-sql/pglite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type { PoolState } from './pool-state.ts'
import { DatabaseOverloadedError, queryFailure } from './unavailable.ts'
import { waitWithin } from './wait-budget.ts'

/**
 * The time limit in milliseconds for all waits of a request for the connection, and for each wait of other work. Longer
 * than with a server, because everything runs in this process.
 */
const maxWaitMs = 5_000

/** PGlite, or what guards it. */
interface EmbeddedDatabase extends Pick<PGlite, 'query'> {
  /** Called before each caller's queries. */
  prepare?(): Promise<void>
}

/**
 * Kysely's dialect for PGlite. PGlite has a single connection, so each query or transaction waits for the previous one:
 * otherwise a query would run inside another caller's transaction.
 */
export function createEmbeddedDialect(
  database: EmbeddedDatabase,
  driver: Driver = new QueueingDriver(database),
): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

class EmbeddedConnection implements DatabaseConnection {
  readonly #database: EmbeddedDatabase

  constructor(database: EmbeddedDatabase) {
    this.#database = database
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      const result = await this.#database.query<Row>(query.sql, [...query.parameters])
      return { rows: result.rows, numAffectedRows: BigInt(result.affectedRows ?? 0) }
    } catch (error) {
      throw queryFailure(error)
    }
  }

  streamQuery(): never {
    throw new Error('The embedded database cannot stream: read page by page')
  }
}

/** Gives the connection to one caller after the other, in order. */
export class QueueingDriver implements Driver {
  readonly #connection: EmbeddedConnection
  readonly #waiting: (() => void)[] = []
  readonly #database: EmbeddedDatabase
  #inUse = false

  constructor(database: EmbeddedDatabase) {
    this.#database = database
    this.#connection = new EmbeddedConnection(database)
  }

  /** Its one connection, and who uses it. */
  pool(): PoolState {
    return { size: 1, open: 1, in_use: this.#inUse ? 1 : 0, waiting: this.#waiting.length }
  }

  init() {
    return Promise.resolve()
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#inUse) await waitWithin(maxWaitMs, (ms) => this.#wait(ms))
    this.#inUse = true
    try {
      await this.#database.prepare?.()
    } catch (error) {
      await this.releaseConnection()
      throw queryFailure(error)
    }
    return this.#connection
  }

  /** Does work while no caller uses the connection. */
  async use<T>(work: () => Promise<T>): Promise<T> {
    await this.acquireConnection()
    try {
      return await work()
    } finally {
      await this.releaseConnection()
    }
  }

  releaseConnection(): Promise<void> {
    const next = this.#waiting.shift()
    // If a caller is waiting, the connection stays in use and goes to that caller, before anyone else can request it.
    if (next) next()
    else this.#inUse = false
    return Promise.resolve()
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    const parts = ['begin']
    if (settings.isolationLevel) parts.push(`isolation level ${settings.isolationLevel}`)
    if (settings.accessMode) parts.push(settings.accessMode)
    await connection.executeQuery(CompiledQuery.raw(parts.join(' ')))
  }

  async commitTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async savepoint(connection: DatabaseConnection, name: string) {
    await connection.executeQuery(CompiledQuery.raw(`savepoint ${quoted(name)}`))
  }

  async rollbackToSavepoint(connection: DatabaseConnection, name: string) {
    await connection.executeQuery(CompiledQuery.raw(`rollback to ${quoted(name)}`))
  }

  async releaseSavepoint(connection: DatabaseConnection, name: string) {
    await connection.executeQuery(CompiledQuery.raw(`release ${quoted(name)}`))
  }

  /** Waits for the current caller to finish. A database that cannot be used is closed too. */
  async destroy(): Promise<void> {
    await this.use(() => Promise.resolve()).catch(() => undefined)
  }

  #wait(ms: number | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(start), 1)
        reject(new DatabaseOverloadedError('The embedded database was busy for too long'))
      }, ms)
      this.#waiting.push(start)
    })
  }
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
