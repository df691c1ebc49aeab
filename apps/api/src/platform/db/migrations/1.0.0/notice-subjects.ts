import { type Kysely, sql } from 'kysely'

/**
 * What a notice to the club is about, by which an erasure finds it. Notices that were sent have lost their content, but have
 * the time of the transaction that stored both.
 */
export async function addNoticeSubjects(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox add column about_id integer`.execute(db)
  await sql`
    update outbox set about_id = noticed.id
    from (
      select 'invite.notice' as kind, id, created_at from trip_invite_requests
      union all select 'quick-invite.notice', id, created_at from quick_invite_requests
      union all select 'inquiry.notice', id, created_at from inquiries
    ) noticed
    where outbox.kind = noticed.kind and outbox.created_at = noticed.created_at
  `.execute(db)
  await sql`
    update outbox set about_id = substring(content ->> 'subject' from '^[A-Za-z ]+ ([0-9]{1,9}):')::integer
    where kind in ('invite.notice', 'quick-invite.notice', 'inquiry.notice') and content is not null
      and about_id is null
  `.execute(db)
}
