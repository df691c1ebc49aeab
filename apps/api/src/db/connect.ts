import { CamelCasePlugin, type Dialect, Kysely, sql } from 'kysely'
import type { Config } from '../config/config.ts'
import { openEmbedded } from './embedded.ts'
import { createPostgresDialect } from './postgres.ts'
import type { Database } from './tables.ts'

export type Db = Kysely<Database>

/** An open database. */
export interface DatabaseConnection {
  readonly db: Db
  readonly kind: 'postgres' | 'embedded'
  /** Resolves where the database answers; rejects within 2 s where it does not. */
  ping(): Promise<void>
  /** Runs work whose queries may take longer than a request's: migrations. */
  withPatience<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** Waits for what is running, then closes; the embedded database is whole afterwards. */
  close(): Promise<void>
}

/** Kysely with the one place that maps camelCase names to columns. Keys inside JSON stay as they are. */
export function createDb(dialect: Dialect): Db {
  return new Kysely<Database>({
    dialect,
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
}

export const ping = async (db: Db): Promise<void> => {
  await sql`select 1`.execute(db)
}

function connectPostgres(
  databaseUrl: string,
  { size, patienceMs }: { size: number; patienceMs: number | undefined },
): DatabaseConnection {
  const db = createDb(createPostgresDialect(databaseUrl, { size, patienceMs }))
  return {
    db,
    kind: 'postgres',
    ping: () => ping(db),
    withPatience: async (work) => {
      const patient = createDb(createPostgresDialect(databaseUrl, { size: 1, patient: true }))
      try {
        return await work(patient)
      } finally {
        await patient.destroy()
      }
    },
    close: () => db.destroy(),
  }
}

async function connectEmbedded(dataDir: string): Promise<DatabaseConnection> {
  const { dialect, close } = await openEmbedded(dataDir)
  const db = createDb(dialect)
  return {
    db,
    kind: 'embedded',
    ping: () => ping(db),
    withPatience: (work) => work(db),
    close: async () => {
      await db.destroy()
      await close()
    },
  }
}

/**
 * Connects to the PostgreSQL server of `databaseUrl`, which need not be there yet: every call says by itself
 * whether it is, within `patienceMs` (under 2 s unless given). Without one, opens the embedded database of the data folder.
 * @throws DataFolderBusyError where another process has the data folder
 */
export async function connectDatabase(
  config: Pick<Config, 'databaseUrl' | 'databasePoolSize' | 'dataDir'>,
  patienceMs?: number,
): Promise<DatabaseConnection> {
  const { databaseUrl, databasePoolSize: size, dataDir } = config
  return databaseUrl === undefined
    ? connectEmbedded(dataDir)
    : connectPostgres(databaseUrl, { size, patienceMs })
}
