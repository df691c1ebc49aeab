import { type Kysely, sql } from 'kysely'

/**
 * A departure never has more taken seats than its total, whatever writes to the tables. A seat is taken by a confirmed
 * booking, or by a pending one until its hold ends (docs/product.md#availability). The counter of remaining seats goes:
 * it is always counted from the bookings.
 *
 * The lock lets transactions count one after the other. `for no key update` instead of `for update`, because a foreign
 * key of the same transaction already holds `for key share`, and two transactions that both wait to strengthen that
 * lock would deadlock.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table trip_schedules drop column spots_remaining`.execute(db)
  await sql`
    create function check_departure_seats(departure integer) returns void language plpgsql as $$
    declare total integer;
    begin
      select spots_total into total from trip_schedules where id = departure for no key update;
      if total < (
        select count(*) from bookings b
        where b.trip_schedule_id = departure
          and (b.status = 'confirmed' or (b.status = 'pending' and b.hold_expires_at > clock_timestamp()))
      ) then
        raise exception 'Departure % has no seat left', departure
          using errcode = 'check_violation', constraint = 'departure_seats';
      end if;
    end $$
  `.execute(db)
  await sql`
    create function check_booked_seat() returns trigger language plpgsql as $$
    begin
      if new.status in ('pending', 'confirmed') then
        perform check_departure_seats(new.trip_schedule_id);
      end if;
      return null;
    end $$
  `.execute(db)
  await sql`
    create trigger bookings_seat
    after insert or update of status, hold_expires_at, trip_schedule_id on bookings
    for each row execute function check_booked_seat()
  `.execute(db)
  await sql`
    create function check_total_seats() returns trigger language plpgsql as $$
    begin
      perform check_departure_seats(new.id);
      return null;
    end $$
  `.execute(db)
  await sql`
    create trigger trip_schedules_seats
    after update of spots_total on trip_schedules
    for each row when (new.spots_total < old.spots_total) execute function check_total_seats()
  `.execute(db)
}
