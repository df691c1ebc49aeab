import { type Kysely, sql } from 'kysely'

/** A message outlives the booking that it is about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table outbox
      drop constraint outbox_booking_id_fkey,
      add constraint outbox_booking_id_fkey
        foreign key (booking_id) references bookings (id) on delete set null
  `.execute(db)
}
