import { CamelCasePlugin, type Dialect, Kysely, type LogEvent, sql } from 'kysely'
import type { Config } from '../config/config.ts'
import { openEmbedded } from './embedded.ts'
import { type Listen, listenOnServer, neverListening } from './listener.ts'
import type { PoolState } from './pool-state.ts'
import { createPostgresDialect, type PostgresOptions } from './postgres.ts'
import type { Database } from './tables.ts'

export type Db = Kysely<Database>

export interface DatabaseConnection {
  readonly db: Db
  readonly kind: 'postgres' | 'embedded'
  /** How many connections there are, and how many are in use. */
  pool(): PoolState
  /** Rejects within 2 s unless the database answers and accepts writes. Does not wait for a connection of the pool. */
  checkWrites(): Promise<void>
  /** Listens for notifications, with a connection of its own on a server. */
  listen: Listen
  /** Runs work without a time limit on its queries, such as migrations. */
  withoutTimeLimit<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** Waits for running work, then closes. Leaves the embedded database consistent. */
  close(): Promise<void>
}

type QueryLog = (event: LogEvent) => void

/** Creates Kysely with the plugin that maps camelCase names to columns. Keys inside JSON stay unchanged. */
export function createDb(dialect: Dialect, log?: QueryLog): Db {
  return new Kysely<Database>({
    dialect,
    ...(log && { log }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
}

export const ping = async (db: Db): Promise<void> => {
  await sql`select 1`.execute(db)
}

/**
 * Rejects unless the server accepts writes and has room on its disk. Writes a temporary file of 300 kB, because a full
 * disk otherwise shows only when a table grows. Changes nothing, and needs no table and no lock.
 */
async function checkWrites(db: Db): Promise<void> {
  await sql`
    do $$
    begin
      if current_setting('transaction_read_only')::boolean then
        raise exception 'read-only' using errcode = 'read_only_sql_transaction';
      end if;
      perform set_config('work_mem', '64kB', true);
      perform count(*) from generate_series(1, 10000);
    end
    $$
  `.execute(db)
}

function connectPostgres(
  databaseUrl: string,
  { listenUrl, ...options }: PostgresOptions & { listenUrl: string | undefined },
  log: QueryLog | undefined,
): DatabaseConnection {
  const { dialect, pool } = createPostgresDialect(databaseUrl, options)
  const db = createDb(dialect, log)
  const own = createDb(createPostgresDialect(databaseUrl, { ...options, size: 1 }).dialect)
  return {
    db,
    kind: 'postgres',
    pool,
    checkWrites: () => checkWrites(own),
    listen: listenUrl === undefined ? neverListening : listenOnServer(listenUrl),
    withoutTimeLimit: async (work) => {
      const unlimited = createDb(
        createPostgresDialect(databaseUrl, { ...options, size: 1, timeoutMs: null }).dialect,
      )
      try {
        return await work(unlimited)
      } finally {
        await unlimited.destroy()
      }
    },
    close: async () => void (await Promise.all([db.destroy(), own.destroy()])),
  }
}

async function connectEmbedded(
  dataDir: string,
  log: QueryLog | undefined,
): Promise<DatabaseConnection> {
  const { dialect, pool, checkWrites, listen, close } = await openEmbedded(dataDir)
  const db = createDb(dialect, log)
  return {
    db,
    kind: 'embedded',
    pool,
    checkWrites,
    listen,
    withoutTimeLimit: (work) => work(db),
    close: async () => {
      await db.destroy()
      await close()
    },
  }
}

/**
 * Connects to the PostgreSQL server of `databaseUrl`, or opens the embedded database in the data folder. The server need
 * not be available yet: each call fails within `timeoutMs` (less than 2 s by default) while it is not. `log` is called
 * after each query.
 * @throws DataFolderBusyError if another process uses the data folder
 */
export async function connectDatabase(
  config: Pick<Config, 'databaseUrl' | 'databasePoolSize' | 'dataDir'> &
    Partial<Pick<Config, 'databaseListenUrl' | 'databasePreparedStatements'>>,
  timeoutMs?: number,
  log?: QueryLog,
): Promise<DatabaseConnection> {
  const { databaseUrl, databasePoolSize: size, dataDir } = config
  const { databaseListenUrl, databasePreparedStatements: keepsState = true } = config
  // PgBouncer in transaction mode passes no notifications on.
  const listenUrl = databaseListenUrl ?? (keepsState ? databaseUrl : undefined)
  return databaseUrl === undefined
    ? connectEmbedded(dataDir, log)
    : connectPostgres(databaseUrl, { size, timeoutMs, keepsState, listenUrl }, log)
}
