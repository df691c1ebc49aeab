import { type Kysely, sql } from 'kysely'

/**
 * The cancelling of a departure by the club: its bookings end one after the other, and whichever instance runs continues
 * until all have ended (docs/product.md#bookings-and-payment).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table departure_cancellations (
      departure_id integer primary key references trip_schedules (id),
      -- The members read it.
      reason text not null check (char_length(reason) between 1 and 500),
      bookings integer not null check (bookings >= 0),
      started_at timestamptz not null default now(),
      finished_at timestamptz
    )
  `.execute(db)
  await sql`
    create index departure_cancellations_open on departure_cancellations (departure_id)
    where finished_at is null
  `.execute(db)
}
