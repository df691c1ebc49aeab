import { type Kysely, sql } from 'kysely'

/**
 * An operator can give any request a departure: a quick request has one then, too, and `assigned_at` tells that the
 * applicant did not choose it. The mails to a person are found by their address.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table trip_invite_requests add assigned_at timestamptz`.execute(db)
  await sql`
    alter table quick_invite_requests
      add schedule_id integer references trip_schedules,
      add assigned_at timestamptz,
      add check ((schedule_id is null) = (assigned_at is null))
  `.execute(db)
  await sql`
    create index quick_invite_requests_schedule on quick_invite_requests (schedule_id)
    where schedule_id is not null
  `.execute(db)
  await sql`create index outbox_recipient on outbox (recipient, id) where channel = 'mail'`.execute(
    db,
  )
}
