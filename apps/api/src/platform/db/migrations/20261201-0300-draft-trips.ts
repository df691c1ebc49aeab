import { type Kysely, sql } from 'kysely'

/** A trip can be a draft, which only operators see. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table trips add column is_draft boolean not null default false`.execute(db)
}
