import { type Kysely, sql } from 'kysely'

/** The note that goes with an assigned departure, apart from that of the approval before it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['trip_invite_requests', 'quick_invite_requests']) {
    await sql`
      alter table ${sql.table(table)}
        add column assignment_note text check (char_length(assignment_note) between 1 and 1000),
        add check (assignment_note is null or assigned_at is not null)
    `.execute(db)
  }
}
