import { type Kysely, sql } from 'kysely'

/** When an operator deactivated a member's account. No group has deactivated members. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add deactivated_at timestamptz`.execute(db)
  await sql`
    create or replace view group_members as
    select departure_id, user_id, bool_or(is_host) as is_host
    from (
      select trip_schedule_id as departure_id, user_id, false as is_host
      from bookings where status = 'confirmed' and user_id is not null
      union all
      select id, host_id, true from trip_schedules where host_id is not null
    ) belongs
    where not exists (
      select from users u where u.id = belongs.user_id and u.deactivated_at is not null
    )
    group by departure_id, user_id
  `.execute(db)
}
