import { type Kysely, sql } from 'kysely'

/**
 * A calendar program replaces an event only by one with a higher revision (RFC 5545 section 3.8.7.4), so departures and
 * bookings count the changes of what their calendar files say. The file of a booking has the sum of both: a move to a
 * departure with a lower count is made up for by the booking's own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table trip_schedules
      add calendar_revision integer not null default 0,
      add calendar_changed_at timestamptz not null default now()
  `.execute(db)
  await sql`update trip_schedules set calendar_changed_at = created_at`.execute(db)
  await sql`
    alter table bookings
      add calendar_revision integer not null default 0,
      add calendar_changed_at timestamptz
  `.execute(db)
  await sql`
    create function raise_departure_revision() returns trigger language plpgsql as $$
    begin
      new.calendar_revision := old.calendar_revision + 1;
      new.calendar_changed_at := now();
      return new;
    end $$
  `.execute(db)
  await sql`
    create trigger trip_schedules_calendar
    before update of trip_id, departure_date, duration, price_tier, coordinator, group_decision, decision_days
    on trip_schedules
    for each row when (
      (old.trip_id, old.departure_date, old.duration, old.price_tier, old.coordinator, old.group_decision,
        old.decision_days)
      is distinct from
      (new.trip_id, new.departure_date, new.duration, new.price_tier, new.coordinator, new.group_decision,
        new.decision_days)
    ) execute function raise_departure_revision()
  `.execute(db)
  await sql`
    create function raise_booking_revision() returns trigger language plpgsql as $$
    declare lost integer := 0;
    begin
      if new.trip_schedule_id <> old.trip_schedule_id then
        select greatest(0, a.calendar_revision - b.calendar_revision) into lost
        from trip_schedules a, trip_schedules b
        where a.id = old.trip_schedule_id and b.id = new.trip_schedule_id;
      end if;
      new.calendar_revision := old.calendar_revision + 1 + coalesce(lost, 0);
      new.calendar_changed_at := now();
      return new;
    end $$
  `.execute(db)
  // No file exists before a booking is confirmed, so that confirming one costs nothing.
  await sql`
    create trigger bookings_calendar
    before update of status, trip_schedule_id on bookings
    for each row when (
      old.confirmed_at is not null
      and (old.status <> new.status or old.trip_schedule_id <> new.trip_schedule_id)
    ) execute function raise_booking_revision()
  `.execute(db)
}
