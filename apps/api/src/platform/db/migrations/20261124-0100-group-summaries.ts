import { type Kysely, sql } from 'kysely'

/**
 * The gender that a member may name, and the published summary of each departure's group with the members that it
 * counts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users add gender text check (gender in ('woman', 'man', 'non-binary'))
  `.execute(db)
  await sql`
    create table group_summaries (
      departure_id integer primary key references trip_schedules (id) on delete cascade,
      summary jsonb not null,
      published_at timestamptz not null default now()
    )
  `.execute(db)
  await sql`
    create table group_summary_members (
      departure_id integer not null references group_summaries (departure_id) on delete cascade,
      user_id integer not null references users (id) on delete cascade,
      primary key (departure_id, user_id)
    )
  `.execute(db)
  await sql`create index group_summary_members_user on group_summary_members (user_id)`.execute(db)
}
