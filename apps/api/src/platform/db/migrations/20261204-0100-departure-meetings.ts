import { type Kysely, sql } from 'kysely'

/**
 * A departure can have a meeting place and time of its own, instead of those of its trip. Its calendar files say where the group
 * meets, so another one is a new revision.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table trip_schedules
      add column meeting_place text check (char_length(meeting_place) between 1 and 120),
      add column meeting_time text check (meeting_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
      add constraint trip_schedules_meeting check ((meeting_place is null) = (meeting_time is null))
  `.execute(db)
  await sql`drop trigger trip_schedules_calendar on trip_schedules`.execute(db)
  await sql`
    create trigger trip_schedules_calendar
    before update of trip_id, departure_date, duration, price_tier, host_id, group_decision, decision_days,
      meeting_place, meeting_time
    on trip_schedules
    for each row when (
      (old.trip_id, old.departure_date, old.duration, old.price_tier, old.host_id, old.group_decision,
        old.decision_days, old.meeting_place, old.meeting_time)
      is distinct from
      (new.trip_id, new.departure_date, new.duration, new.price_tier, new.host_id, new.group_decision,
        new.decision_days, new.meeting_place, new.meeting_time)
    ) execute function raise_departure_revision()
  `.execute(db)
}
