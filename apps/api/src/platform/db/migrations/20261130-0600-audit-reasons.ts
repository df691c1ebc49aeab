import { type Kysely, sql } from 'kysely'

/**
 * Why operators changed a member's account or booking, apart from the audit log, which is kept for good: a reason is about a
 * person, and ends with the account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Without a foreign key to the log, whose rows never go: with it, other errors than the log's own would refuse a change.
  await sql`
    create table audit_reasons (
      entry_id integer primary key,
      user_id integer not null references users (id) on delete cascade,
      reason text not null check (char_length(reason) between 1 and 500)
    )
  `.execute(db)
  await sql`create index audit_reasons_user on audit_reasons (user_id)`.execute(db)
  await sql`
    insert into audit_reasons (entry_id, user_id, reason)
    select l.id, users.id, l.details ->> 'reason'
    from audit_log l
    left join bookings b on l.subject = 'booking ' || b.id
    join users on l.subject = 'user ' || users.id or users.id = b.user_id
    where char_length(l.details ->> 'reason') between 1 and 500
  `.execute(db)
  await sql`alter table audit_log disable trigger audit_log_append_only`.execute(db)
  await sql`
    update audit_log set details = details - 'reason'
    where details ? 'reason' and subject ~ '^(user|booking) '
  `.execute(db)
  // Names and searches of views, and names of hosts, are about a person too.
  await sql`
    update audit_log
    set details = details - 'name', before = before - 'name' - 'query', after = after - 'name' - 'query'
    where action like 'member-view.%'
  `.execute(db)
  await sql`
    update audit_log set before = before - 'coordinator', after = after - 'coordinator'
    where action like 'departure.%'
  `.execute(db)
  await sql`alter table audit_log enable always trigger audit_log_append_only`.execute(db)
}
