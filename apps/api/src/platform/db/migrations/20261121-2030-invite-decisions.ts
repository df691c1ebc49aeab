import { type Kysely, sql } from 'kysely'

const tables = ['trip_invite_requests', 'quick_invite_requests'] as const

/**
 * Who decided a request, when, with which note, and the message to the applicant. The message has no foreign key, because
 * it is deleted some weeks after it was sent; its id is never reused.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of tables) {
    const table = sql.table(name)
    await sql`
      alter table ${table}
        add column decided_at timestamptz,
        add column decided_by text check (char_length(decided_by) <= 100),
        add column decision_note text check (char_length(decision_note) <= 1000),
        add column decision_mail_id integer,
        add constraint ${sql.ref(`${name}_undecided`)} check (
          status <> 'pending'
          or num_nonnulls(decided_at, decided_by, decision_note, decision_mail_id) = 0
        )
    `.execute(db)
    await sql`create index ${sql.ref(`${name}_queue`)} on ${table} (status, created_at, id)`.execute(
      db,
    )
  }
}
