import { type Kysely, sql } from 'kysely'

/**
 * A departure is guaranteed at its eighth confirmed seat, or decided some days before it leaves: a number of the trip that
 * each departure keeps. Those with eight seats or more are guaranteed now. One that should have been decided before today
 * by the new number keeps the 30 days that its travellers were told.
 *
 * A seat that an operator keeps for a member is no offer of the waitlist. Until now only its end told: 48 hours after it
 * was made, in the same transaction.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['trips', 'trip_schedules']) {
    await sql`
      alter table ${sql.table(table)}
        add decision_days smallint not null default 60 check (decision_days between 7 and 180)
    `.execute(db)
  }
  await sql`
    alter table trip_schedules drop constraint trip_schedules_group_decision_check
  `.execute(db)
  await sql`
    update trip_schedules set group_decision = 'guaranteed' where group_decision = 'confirmed'
  `.execute(db)
  await sql`
    alter table trip_schedules add constraint trip_schedules_group_decision_check
      check (group_decision in ('guaranteed', 'cancelled'))
  `.execute(db)
  await sql`
    update trip_schedules s set group_decision = 'guaranteed', group_decided_at = now()
    where group_decision is null and (
      select count(*) from bookings b where b.trip_schedule_id = s.id and b.status = 'confirmed'
    ) >= 8
  `.execute(db)
  await sql`
    with real as (
      select (now() at time zone 'Asia/Kolkata')::date as today
    ), club as (
      select coalesce(
        (
          select (value ->> 'clubClock')::date
            + (real.today - ((value ->> 'realAt')::timestamptz at time zone 'Asia/Kolkata')::date)
          from club_settings where key = 'clock.anchor'
        ),
        real.today
      ) as today
      from real
    )
    update trip_schedules s set decision_days = 30
    from club
    where group_decision is null and departure_date > club.today
      and departure_date <= club.today + 60
      and exists (
        select from bookings b where b.trip_schedule_id = s.id and b.status = 'confirmed'
      )
  `.execute(db)
  await sql`alter table waitlist add is_kept boolean not null default false`.execute(db)
  await sql`
    update waitlist set is_kept = true where offered_until = created_at + interval '48 hours'
  `.execute(db)
}
