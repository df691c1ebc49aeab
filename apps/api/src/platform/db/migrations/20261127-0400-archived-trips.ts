import { type Kysely, sql } from 'kysely'

/** Trips that the club no longer offers keep their rows, which departures, bookings and requests refer to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table trips add column archived boolean not null default false`.execute(db)
}
