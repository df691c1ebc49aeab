import { type Kysely, sql } from 'kysely'

/** Adds session, address, and the values before and after to the audit log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table audit_log
      add column session text collate "C" check (char_length(session) <= 100),
      add column address text collate "C" check (char_length(address) <= 100),
      add column before jsonb check (jsonb_typeof(before) = 'object'),
      add column after jsonb check (jsonb_typeof(after) = 'object')
  `.execute(db)
}
