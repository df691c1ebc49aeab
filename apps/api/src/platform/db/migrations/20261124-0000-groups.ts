import { type Kysely, sql } from 'kysely'

/**
 * The host's account of a departure, and who belongs to a departure's group: the members with a confirmed booking, and
 * the host.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table trip_schedules add host_id integer references users (id) on delete set null
  `.execute(db)
  await sql`
    create index trip_schedules_host on trip_schedules (host_id) where host_id is not null
  `.execute(db)
  await sql`
    create view group_members as
    select departure_id, user_id, bool_or(is_host) as is_host
    from (
      select trip_schedule_id as departure_id, user_id, false as is_host
      from bookings where status = 'confirmed' and user_id is not null
      union all
      select id, host_id, true from trip_schedules where host_id is not null
    ) belongs
    group by departure_id, user_id
  `.execute(db)
}
