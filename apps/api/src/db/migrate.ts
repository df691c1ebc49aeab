import { type MigrationProvider, Migrator, sql } from 'kysely'
import type { DatabaseConnection, Db } from './connect.ts'
import { migrationProvider } from './migrations/index.ts'

/** The database is not one that this version can bring up to date. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}

/** PostgreSQL 15 (server_version_num of its documentation, section 20.15). */
const oldestServer = 150_000

async function checkServer(db: Db): Promise<void> {
  const { rows } = await sql<{ number: string }>`
    select current_setting('server_version_num') as number
  `.execute(db)
  if (Number(rows[0]?.number) < oldestServer) {
    throw new MigrationError('The database server should be PostgreSQL 15 or newer.')
  }
}

/** Turns what the migrator says of a database that is ahead of this program into a sentence. */
function explain(error: unknown): unknown {
  const missing = /previously executed migration (\S+) is missing/.exec(String(error))
  if (!missing) return error
  return new MigrationError(
    `The database was migrated by a newer version of this program (${missing[1]}): start that version.`,
  )
}

/**
 * Brings the tables up to date, in one transaction, and answers the names of the migrations that ran.
 * Several copies may start at once: Kysely's migrator takes an advisory lock, and the second finds nothing to do.
 */
export async function migrate(db: Db, provider: MigrationProvider = migrationProvider) {
  await checkServer(db)
  // The migrator names its own tables in snake_case.
  const migrator = new Migrator({ db: db.withoutPlugins(), provider })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw explain(error)
  return results.map((result) => result.migrationName)
}

/** The same on a connection whose queries may take their time. */
export function migrateDatabase(connection: DatabaseConnection): Promise<string[]> {
  return connection.withPatience((db) => migrate(db))
}
