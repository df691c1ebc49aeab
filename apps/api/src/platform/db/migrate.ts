import { type MigrationProvider, Migrator, sql } from 'kysely'
import type { DatabaseConnection, Db } from './connect.ts'
import { userSearchContent } from './migrations/1.0.0/members.ts'
import { baseline, migrationProvider } from './migrations/index.ts'
import { migrationLock } from './postgres.ts'

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

/** The migrations of the last version 0.x: their number, and the name of the last one. */
const before = { count: 107, last: '20261206-0300-replaced-departures' }

async function migrationsOf(db: Db): Promise<string[]> {
  const { rows: found } =
    await sql`select where to_regclass('kysely_migration') is not null`.execute(db)
  if (found.length === 0) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name)
}

/**
 * Records the baseline in a database that the last version 0.x has migrated, under the lock of migrations.
 * @throws MigrationError if an earlier version has
 */
async function adoptBaseline(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)}::bigint)`.execute(trx)
    const names = await migrationsOf(trx)
    if (names.length === 0 || names.includes(baseline)) return
    if (names.length !== before.count || !names.includes(before.last)) {
      throw new MigrationError(
        'The database is from an earlier version than the last 0.x. Start the last version 0.x with it once, then this one.',
      )
    }
    // Version 0.x had a parsed body.
    await sql.raw(userSearchContent).execute(trx)
    await sql`delete from kysely_migration`.execute(trx)
    await sql`
      insert into kysely_migration values (${baseline}, ${new Date().toISOString()})
    `.execute(trx)
  })
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
 * of their names as texts. Several instances may start at once: Kysely's migrator takes an advisory lock.
 */
export async function migrate(db: Db, provider: MigrationProvider = migrationProvider) {
  await checkServer(db)
  // The migrator's own tables have snake_case names.
  const plain = db.withoutPlugins()
  await adoptBaseline(plain)
  const migrator = new Migrator({
    db: plain,
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
