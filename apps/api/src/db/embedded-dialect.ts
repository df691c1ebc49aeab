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
import { DatabaseBusyError, queryFailure } from './unavailable.ts'

/** How long a call waits for the one connection, in milliseconds. */
const longestWait = 10_000

/**
 * Kysely on PGlite. It has a single connection, so whoever wants it waits until the one before, which may be a
 * whole transaction, has given it back: otherwise a query would land in somebody else's transaction.
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
    throw new Error('The embedded database does not stream: read page by page')
  }
}

/** Hands the one connection from one caller to the next, in the order they came. */
export class QueueingDriver implements Driver {
  readonly #connection: EmbeddedConnection
  readonly #waiting: (() => void)[] = []
  #taken = false

  constructor(pglite: Pick<PGlite, 'query'>) {
    this.#connection = new EmbeddedConnection(pglite)
  }

  init() {
    return Promise.resolve()
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#taken) await this.#waitForTurn()
    this.#taken = true
    return this.#connection
  }

  releaseConnection(): Promise<void> {
    const next = this.#waiting.shift()
    // The connection stays taken where somebody waits: it is theirs before anybody else can ask.
    if (next) next()
    else this.#taken = false
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

  /** Waits for whoever has the connection, so that nothing is cut off in the middle. */
  async destroy(): Promise<void> {
    await this.acquireConnection()
    await this.releaseConnection()
  }

  #waitForTurn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(enter), 1)
        reject(new DatabaseBusyError('The embedded database was busy for too long'))
      }, longestWait)
      this.#waiting.push(enter)
    })
  }
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
