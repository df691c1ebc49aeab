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

/** The time limit in milliseconds for all waits of a request for the connection, and for each wait of other work. */
const maxWaitMs = 2_000

/**
 * Kysely's dialect for PGlite. PGlite has a single connection, so each query or transaction waits for the previous one:
 * otherwise a query would run inside another caller's transaction.
 */
export function createEmbeddedDialect(
  pglite: Pick<PGlite, 'query'>,
  driver: Driver = new QueueingDriver(pglite),
): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

class EmbeddedConnection implements DatabaseConnection {
  readonly #pglite: Pick<PGlite, 'query'>

  constructor(pglite: Pick<PGlite, 'query'>) {
    this.#pglite = pglite
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      const result = await this.#pglite.query<Row>(query.sql, [...query.parameters])
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
  #inUse = false

  constructor(pglite: Pick<PGlite, 'query'>) {
    this.#connection = new EmbeddedConnection(pglite)
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
    return this.#connection
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

  /** Waits for the current caller to finish. */
  async destroy(): Promise<void> {
    await this.acquireConnection()
    await this.releaseConnection()
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
