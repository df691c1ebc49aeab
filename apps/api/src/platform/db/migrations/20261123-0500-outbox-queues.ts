import { type Kysely, sql } from 'kysely'

/** A queue per channel, urgent messages first, and failed messages that stay until an operator acts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table outbox
      add column urgent boolean not null default false,
      add column queued_at timestamptz not null default now(),
      add column earlier_attempts integer not null default 0,
      add column attempted_at timestamptz,
      add column last_reason text collate "C" check (char_length(last_reason) <= 40)
  `.execute(db)
  await sql`
    update outbox set
      queued_at = created_at,
      urgent = channel = 'sms' or kind like 'account.%',
      last_reason = case when last_error is not null then 'unexpected' end
    where sent_at is null
  `.execute(db)
  await sql`drop index outbox_due`.execute(db)
  await sql`
    create index outbox_due on outbox (channel, urgent desc, next_attempt_at, id)
    where sent_at is null and failed_at is null
  `.execute(db)
  await sql`create index outbox_failed on outbox (id) where failed_at is not null`.execute(db)
}
