import { type Kysely, sql } from 'kysely'

/**
 * A request to hear of a free seat ends when its member holds or gets one, also by a move, a late payment or an operator, or by a
 * merge that gives the request to a member with a seat.
 */
export async function endSeatNotices(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function end_seat_notice() returns trigger language plpgsql as $$
      begin
        delete from seat_notices
        where user_id = new.user_id and trip_schedule_id = new.trip_schedule_id;
        return null;
      end $$
  `.execute(db)
  await sql`
    create trigger bookings_seat_notice after insert or update of status, user_id, trip_schedule_id on bookings
    for each row when (new.status in ('pending', 'confirmed')) execute function end_seat_notice()
  `.execute(db)
  await sql`
    create function end_moved_seat_notice() returns trigger language plpgsql as $$
      begin
        delete from seat_notices n using bookings b
        where n.user_id = new.user_id and n.trip_schedule_id = new.trip_schedule_id
          and b.user_id = n.user_id and b.trip_schedule_id = n.trip_schedule_id
          and b.status in ('pending', 'confirmed');
        return null;
      end $$
  `.execute(db)
  await sql`
    create trigger seat_notices_seat after update of user_id on seat_notices
    for each row execute function end_moved_seat_notice()
  `.execute(db)
  await sql`
    delete from seat_notices n using bookings b
    where b.user_id = n.user_id and b.trip_schedule_id = n.trip_schedule_id
      and b.status in ('pending', 'confirmed')
  `.execute(db)
}
