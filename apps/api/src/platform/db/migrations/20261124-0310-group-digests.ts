import { type Kysely, sql } from 'kysely'

/** Who wants a mail once a day about what is new in a group. No row, no mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table group_digests (
      departure_id integer not null references trip_schedules (id) on delete cascade,
      user_id integer not null references users (id) on delete cascade,
      -- The club's date of the last look for something new, which is at most one a day.
      checked_on date not null,
      -- The newest message that a digest was about. It may be gone since.
      message_id integer not null default 0,
      created_at timestamptz not null default now(),
      primary key (departure_id, user_id)
    )
  `.execute(db)
  await sql`create index group_digests_user on group_digests (user_id)`.execute(db)
  await sql`create index group_digests_checked on group_digests (checked_on)`.execute(db)
}
