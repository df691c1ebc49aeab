import { type Kysely, sql } from 'kysely'

/** Marks answered inquiries, adds indexes for open inquiries and audit actions, and keeps the audit log append-only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table inquiries
      add column answered_at timestamptz,
      add column answered_by text check (char_length(answered_by) <= 100),
      add constraint inquiries_answered check (answered_by is null or answered_at is not null)
  `.execute(db)
  await sql`create index inquiries_open on inquiries (id) where answered_at is null`.execute(db)
  await sql`create index audit_log_action on audit_log (action, id)`.execute(db)
  await sql`create index audit_log_at on audit_log (at)`.execute(db)
  // Also in a session that sets session_replication_role.
  await sql`alter table audit_log enable always trigger audit_log_append_only`.execute(db)
}
