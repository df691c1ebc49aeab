import { type Kysely, sql } from 'kysely'

/** The departure that the applicant had chosen before an operator assigned another one. It comes back if that is undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['trip_invite_requests', 'quick_invite_requests']) {
    await sql`
      alter table ${sql.table(table)}
        add column replaced_schedule_id integer references trip_schedules,
        add check (replaced_schedule_id is null or assigned_at is not null)
    `.execute(db)
  }
}
