import { type Kysely, sql } from 'kysely'

/** Recovery codes are stored under a key. Migrations do not know it: the start that follows keys the old hashes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table recovery_codes add column is_keyed boolean not null default false`.execute(
    db,
  )
}
