import { unwrittenDays } from '@farandfew/domain/invites/admin-invites.ts'
import { sql } from 'kysely'

/** Whether an operator has written to the applicant since the decision, and the mail was not given up. */
const wroteToThem = (kind: 'trip' | 'quick') => sql`exists (
  select from mailings m join mailing_recipients w on w.mailing_id = m.id
  where m.audience_kind = ${`${kind}-invite`} and m.audience_id = r.id
    and w.state in ('waiting', 'queued', 'sent') and w.created_at > r.decided_at
) or exists (
  select from mailing_recipients w join mailings m on m.id = w.mailing_id
  where w.user_id = r.user_id and m.audience_kind = 'member'
    and w.state in ('waiting', 'queued', 'sent') and w.created_at > r.decided_at
)`

/**
 * The approved requests that no message has followed: without an address, or with a mail that was given up; and quick
 * requests without a departure, whose mail only announces another one. What an operator has written counts as a message. `r` is the request.
 */
const unwrittenOf = (kind: 'trip' | 'quick') => sql`
  select ${kind}::text as kind, r.id, r.decided_at
  from ${sql.table(`${kind}_invite_requests`)} r
  left join outbox o on o.id = r.decision_mail_id
  where r.status = 'approved' and r.decided_at > now() - ${unwrittenDays} * interval '1 day'
    and (r.decision_mail_id is null or o.failed_at is not null or ${kind === 'quick' ? sql`r.schedule_id is null` : sql`false`})
    and not exists (
      select from bookings b where b.user_id = r.user_id and b.created_at > r.decided_at
    )
    and not (${wroteToThem(kind)})
`

/** Those of both kinds, as rows of kind, id and decided_at. */
export const unwritten = sql`${unwrittenOf('trip')} union all ${unwrittenOf('quick')}`
