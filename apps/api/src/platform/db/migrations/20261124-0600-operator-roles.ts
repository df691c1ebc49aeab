import { type Kysely, sql } from 'kysely'

/** Adds the operator's role to the audit log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table audit_log add column role text collate "C" check (char_length(role) <= 40)
  `.execute(db)
}
