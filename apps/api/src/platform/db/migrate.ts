import { type MigrationProvider, Migrator, sql } from 'kysely'
import type { DatabaseConnection, Db } from './connect.ts'
import { migrationProvider } from './migrations/index.ts'

/** This version cannot migrate the database. */
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

/** Explains the migrator's error for a database that a newer version has migrated. */
function explain(error: unknown): unknown {
  const missing = /previously executed migration (\S+) is missing/.exec(String(error))
  if (!missing) return error
  return new MigrationError(
    `A newer version of this program migrated the database (${missing[1]}). Start that version.`,
  )
}

/**
 * Migrates the tables in one transaction, and returns the names of the migrations that ran: all that are missing, in the order
 * of their names. Several instances may start
 * at once: Kysely's migrator takes an advisory lock.
 */
export async function migrate(db: Db, provider: MigrationProvider = migrationProvider) {
  await checkServer(db)
  // The migrator's own tables have snake_case names.
  const migrator = new Migrator({
    db: db.withoutPlugins(),
    provider,
    // Changes that were written at the same time may arrive in another order than their names.
    allowUnorderedMigrations: true,
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw explain(error)
  return results.map((result) => result.migrationName)
}

/** Migrates without a time limit on queries. */
export function migrateDatabase(connection: DatabaseConnection): Promise<string[]> {
  return connection.withoutTimeLimit((db) => migrate(db))
}
