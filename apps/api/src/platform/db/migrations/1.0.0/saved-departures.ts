import { type Kysely, sql } from 'kysely'

/** The departure that was chosen when a trip was saved; null if none was. */
export async function addSavedDepartures(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table saved_trips add column departure_id integer references trip_schedules on delete set null
  `.execute(db)
  await sql`create index saved_trips_departure on saved_trips (departure_id)`.execute(db)
}
