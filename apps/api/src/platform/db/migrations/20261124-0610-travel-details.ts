import { type Kysely, sql } from 'kysely'

/**
 * What members enter before they fly, encrypted per row (docs/product.md#travel-details). A booking that is no longer
 * confirmed loses its details, whatever ends it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table travel_details (
      booking_id integer primary key references bookings (id) on delete cascade,
      user_id integer not null references users (id) on delete cascade,
      key_id text collate "C" not null check (char_length(key_id) between 1 and 40),
      sealed text collate "C" not null check (char_length(sealed) between 1 and 20000),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )
  `.execute(db)
  await sql`create index travel_details_user on travel_details (user_id)`.execute(db)
  await sql`create index travel_details_key on travel_details (key_id, booking_id)`.execute(db)
  await sql`
    create function erase_travel_details() returns trigger language plpgsql as $$
    begin
      delete from travel_details where booking_id = new.id;
      return null;
    end $$
  `.execute(db)
  await sql`
    create trigger bookings_travel_details after update of status on bookings
    for each row when (old.status = 'confirmed' and new.status <> 'confirmed')
    execute function erase_travel_details()
  `.execute(db)
  await sql`alter table bookings add column travel_reminded integer`.execute(db)
  await sql`
    create index audit_log_travel_details on audit_log (subject, id)
    where action = 'travel-details.opened'
  `.execute(db)
}
