import { type Kysely, sql } from 'kysely'

/** An inquiry from a trip's page keeps the trip: its id, and the title that the visitor saw. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table inquiries
      add trip_id integer references trips (id),
      add trip_title text check (char_length(trip_title) <= 200)
  `.execute(db)
}
