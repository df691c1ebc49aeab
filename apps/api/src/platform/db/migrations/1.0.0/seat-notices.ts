import { type Kysely, sql } from 'kysely'

/** Who asked to hear when a seat of a departure is free for anyone again. */
export async function addSeatNotices(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table seat_notices (
      trip_schedule_id integer not null references trip_schedules on delete cascade,
      user_id integer not null references users on delete cascade,
      created_at timestamptz not null default now(),
      primary key (trip_schedule_id, user_id)
    )
  `.execute(db)
  await sql`create index seat_notices_user on seat_notices (user_id)`.execute(db)
  await sql`
    create trigger seat_notices_open_account before insert on seat_notices
    for each row execute function require_open_account()
  `.execute(db)
}
