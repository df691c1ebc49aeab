import { type Kysely, sql } from 'kysely'

/** An operator can let a member of a waitlist have the next seat before those who have waited longer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table waitlist add column ahead_at timestamptz`.execute(db)
}
