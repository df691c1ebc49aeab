import { type Kysely, sql } from 'kysely'

/** When a traveller was reminded to open the Trip Pocket before departure. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bookings add column pocket_reminded_at timestamptz`.execute(db)
}
