import { listMessageKinds } from '@farandfew/domain/messages/message-kinds.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { scopeEndOf } from '../../platform/plugins/idempotency.ts'
import { isAddressedTo, type VerifiedContacts } from './contacts.queries.ts'

const accountKinds = listMessageKinds(({ isOfAccount }) => isOfAccount)

/** The notices to the club that name the member: about their requests and inquiries, and what to pay back by hand. */
export async function listNotices(
  db: Db,
  { userId, verified }: { userId: number; verified: VerifiedContacts },
): Promise<{ id: number; createdAt: Date }[]> {
  const { rows } = await sql<{ id: number; createdAt: Date }>`
    select id, created_at from outbox where
      (kind = 'invite.notice' and about_id in (
        select id from trip_invite_requests
        where user_id = ${userId} or (user_id is null and lower(email) = ${verified.email}::text)
      ))
      or (kind = 'quick-invite.notice' and about_id in (
        select id from quick_invite_requests where user_id = ${userId}
      ))
      or (kind = 'inquiry.notice' and about_id in (
        select id from inquiries where lower(email) = ${verified.email}::text
      ))
      or (kind = 'refund.by-hand' and booking_id in (
        select id from bookings where user_id = ${userId}
      ))
  `.execute(db)
  return rows
}

/**
 * Deletes those of the notices that are unsent, and unsent account mails to the member's
 * unverified `email`. Mails already sent to such an address stay, because its daily limit counts them.
 */
export async function eraseUnsentNotices(
  db: Db,
  {
    userId,
    notices,
    email,
  }: { userId: number; notices: readonly { id: number }[]; email: string | null },
): Promise<void> {
  await sql`
    delete from outbox where content is not null and id = any(${notices.map(({ id }) => id)}::integer[])
  `.execute(db)
  await sql`
    delete from outbox
    where sent_at is null and recipient = lower(${email}::text)
      and (
        (claimed and kind = any(${accountKinds}))
        or id in (
          select decision_mail_id from trip_invite_requests where user_id = ${userId}
          union all
          select decision_mail_id from quick_invite_requests where user_id = ${userId}
        )
      )
  `.execute(db)
}

/** Deletes the stored answers of forms that the member sent recently, and of those of operators about their bookings. */
export async function eraseFormKeys(
  db: Db,
  { userId, verified }: { userId: number; verified: VerifiedContacts },
): Promise<void> {
  const scopeEnd = scopeEndOf(userId)
  await sql`
    delete from idempotency_keys
    where right(scope, ${scopeEnd.length}::integer) = ${scopeEnd}
      or lower(answer ->> 'email') = ${verified.email}::text
      or answer ->> 'userId' = ${userId}::text
  `.execute(db)
}

/**
 * Deletes what operators wrote to the member alone, whose text may be about them, and that they got any other mailing.
 */
export async function eraseMailings(
  db: Db,
  { userId, verified }: { userId: number; verified: VerifiedContacts },
): Promise<void> {
  await sql`
    delete from mailings where
      (audience_kind = 'member' and audience_id = ${userId})
      or (audience_kind = 'trip-invite' and audience_id in (
        select id from trip_invite_requests
        where user_id = ${userId} or (user_id is null and lower(email) = ${verified.email}::text)
      ))
      or (audience_kind = 'quick-invite' and audience_id in (
        select id from quick_invite_requests where user_id = ${userId}
      ))
      or (audience_kind = 'inquiry' and audience_id in (
        select id from inquiries where lower(email) = ${verified.email}::text
      ))
  `.execute(db)
  await sql`
    delete from mailing_recipients where user_id = ${userId} or email = ${verified.email}::text
  `.execute(db)
  await db.deleteFrom('refusedAddresses').where('email', '=', verified.email).execute()
}

/** Deletes data that only a verified contact connects to the member, and every message to it. */
export async function eraseCorrespondence(db: Db, verified: VerifiedContacts): Promise<void> {
  const hasEmail = sql<boolean>`lower(email) = ${verified.email}::text`
  await db.deleteFrom('newsletters').where(hasEmail).execute()
  await db.deleteFrom('vouches').where(hasEmail).execute()
  await db.deleteFrom('inquiries').where(hasEmail).execute()
  await db.deleteFrom('tripInviteRequests').where('userId', 'is', null).where(hasEmail).execute()
  await db.deleteFrom('accountTokens').where('userId', 'is', null).where(hasEmail).execute()
  await db.deleteFrom('outbox').where(isAddressedTo(verified)).execute()
  // One that is being sent waits for the account's lock, so waiting for it would be a deadlock. It then finds no account.
  await sql`
    delete from account_messages where id in (
      select id from account_messages where
        (kind = 'password-link' and lower(recipient) = ${verified.email}::text)
        or (kind = 'sign-in-code' and regexp_replace(recipient, '[^0-9]', '', 'g') = ${verified.phone}::text)
      for update skip locked
    )
  `.execute(db)
}
