import { type Kysely, sql } from 'kysely'

/** The trips that members saved. `position` sorts them: the greatest was saved last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_trips (
      user_id integer not null references users (id) on delete cascade,
      trip_id integer not null references trips (id) on delete cascade,
      position integer not null,
      created_at timestamptz not null default now(),
      primary key (user_id, trip_id),
      constraint saved_trips_position unique (user_id, position)
    )
  `.execute(db)
  await sql`create index saved_trips_trip on saved_trips (trip_id)`.execute(db)
}
