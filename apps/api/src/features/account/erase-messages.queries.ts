import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { scopeEndOf } from '../../plugins/idempotency.ts'
import { type provedAddresses, wentTo } from './addressed.queries.ts'

type Addresses = ReturnType<typeof provedAddresses>

/**
 * Removes what the club has not been sent yet of the person's requests and inquiries, and account mails to an address
 * that they merely claimed. What went to such an address stays: the limit of mails to it counts them.
 */
export async function eraseUnsentNotices(
  db: Db,
  { userId, addresses, claimed }: { userId: number; addresses: Addresses; claimed: string | null },
): Promise<void> {
  await sql`
    delete from outbox where content is not null and exists (
      select from trip_invite_requests r
      where (r.user_id = ${userId} or (r.user_id is null and lower(r.email) = ${addresses.email}::text))
        and kind = 'invite.notice'
        and starts_with(content ->> 'subject', 'Invite request ' || r.id || ':')
      union all
      select from quick_invite_requests r
      where r.user_id = ${userId} and kind = 'quick-invite.notice'
        and starts_with(content ->> 'subject', 'Quick invite request ' || r.id || ':')
      union all
      select from inquiries i
      where lower(i.email) = ${addresses.email}::text and kind = 'inquiry.notice'
        and starts_with(content ->> 'subject', 'Inquiry ' || i.id || ':')
    )
  `.execute(db)
  await sql`
    delete from outbox
    where sent_at is null and claimed and recipient = lower(${claimed}::text)
      and (
        kind like 'account.%'
        or kind = 'quick-invite.acknowledgement'
        or id in (
          select decision_mail_id from trip_invite_requests where user_id = ${userId}
          union all
          select decision_mail_id from quick_invite_requests where user_id = ${userId}
        )
      )
  `.execute(db)
}

/** Removes the answers that are kept for forms which the person sent lately. */
export async function eraseFormKeys(
  db: Db,
  { userId, addresses }: { userId: number; addresses: Addresses },
): Promise<void> {
  const scopeEnd = scopeEndOf(userId)
  await sql`
    delete from idempotency_keys
    where right(scope, ${scopeEnd.length}::integer) = ${scopeEnd}
      or lower(answer ->> 'email') = ${addresses.email}::text
  `.execute(db)
}

/** Removes what is known by an address alone that the person proved, and every message that went or is to go there. */
export async function eraseCorrespondence(db: Db, addresses: Addresses): Promise<void> {
  const isTheirs = sql<boolean>`lower(email) = ${addresses.email}::text`
  await db.deleteFrom('newsletters').where(isTheirs).execute()
  await db.deleteFrom('inquiries').where(isTheirs).execute()
  await db.deleteFrom('tripInviteRequests').where('userId', 'is', null).where(isTheirs).execute()
  await db.deleteFrom('accountTokens').where('userId', 'is', null).where(isTheirs).execute()
  await db.deleteFrom('outbox').where(wentTo(addresses)).execute()
}
