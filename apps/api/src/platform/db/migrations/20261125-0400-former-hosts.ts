import { type Kysely, sql } from 'kysely'

/** Who hosted a departure before its host of today. What they wrote to its group keeps their name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table former_hosts (
      departure_id integer not null references trip_schedules (id) on delete cascade,
      user_id integer not null references users (id) on delete cascade,
      primary key (departure_id, user_id)
    )
  `.execute(db)
  await sql`create index former_hosts_user on former_hosts (user_id)`.execute(db)
}
