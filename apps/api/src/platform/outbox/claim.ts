import { keptMessageDays } from '@farandfew/domain/constants/limits.ts'
import type { DeliveryReason } from '@farandfew/domain/messages/delivery-reasons.ts'
import type { MailKind } from '@farandfew/domain/messages/message-kinds.ts'
import type { ClubIdentity } from '@farandfew/domain/club-details/club-identity.ts'
import { type Selectable, sql } from 'kysely'
import { clubIdentityJson } from './club-identity.queries.ts'
import type { Db } from '../db/connect.ts'
import type { OutboxTable } from '../db/tables.ts'
import { secondsUntilRetry } from './retries.ts'

export type Channel = OutboxTable['channel']

/** A message that one instance has claimed. `attempts` includes this one, and identifies the claim. */
export type ClaimedMessage = Pick<
  Selectable<OutboxTable>,
  | 'id'
  | 'channel'
  | 'kind'
  | 'urgent'
  | 'recipient'
  | 'content'
  | 'attempts'
  | 'earlierAttempts'
  | 'createdAt'
> & {
  /** The club's details at this moment, which mails end with; null if none is set. */
  club: ClubIdentity | null
  /** The first name of the member whose confirmed address it goes to; null if there is none. */
  firstName: string | null
  /** Whether more messages were due, or one of the same booking waits for this one. */
  hasMore: boolean
}

/** Of a confirmed address only: any other may belong to someone else than the account says. */
const firstNameOfRecipient = sql<string | null>`(
  select u.first_name from users u
  where lower(u.email) = outbox.recipient and u.email_verified_at is not null
)`

/** Seconds for which a claim is valid: longer than an attempt takes until the server has the message. */
const leaseSeconds = 60

/** Milliseconds that a server has to confirm a message that it took (RFC 5321 section 4.5.3.2.6). */
export const confirmMs = 600_000

const inSeconds = (seconds: number) => sql<Date>`now() + ${seconds} * interval '1 second'`

/** Another mail of the same booking to the same address is to be sent, before this one or after it. */
const hasSibling = (order: 'before' | 'after') => sql<boolean>`(
  outbox.booking_id is not null and exists (
    select from outbox other
    where other.booking_id = outbox.booking_id and other.recipient = outbox.recipient
      and other.id ${order === 'before' ? sql`<` : sql`>`} outbox.id
      and other.sent_at is null and other.failed_at is null
  )
)`

/**
 * Claims the next due message of a channel for this instance, urgent ones first; undefined if there is none. Skips rows
 * that another instance is claiming; a claimed row is not due again until the lease ends.
 */
export async function claimMessage(
  db: Db,
  { channel, urgentOnly }: { channel: Channel; urgentOnly: boolean },
): Promise<ClaimedMessage | undefined> {
  return db
    .with('due', (query) =>
      query
        .selectFrom('outbox')
        .select('id')
        .where('channel', '=', channel)
        .where('sentAt', 'is', null)
        .where('failedAt', 'is', null)
        .where('nextAttemptAt', '<=', sql<Date>`now()`)
        // 'Your refund is done' never overtakes 'your booking is cancelled'.
        .where(sql<boolean>`not ${hasSibling('before')}`)
        .$if(urgentOnly, (due) => due.where('urgent', '=', true))
        .orderBy('urgent', 'desc')
        .orderBy('nextAttemptAt')
        .orderBy('id')
        .limit(2)
        .forUpdate()
        .skipLocked(),
    )
    .with('next', (query) => query.selectFrom('due').select('id').limit(1))
    .updateTable('outbox')
    .from('next')
    .set((set) => ({
      attempts: set('attempts', '+', 1),
      attemptedAt: sql<Date>`now()`,
      nextAttemptAt: inSeconds(leaseSeconds),
    }))
    .whereRef('outbox.id', '=', 'next.id')
    .returning(['outbox.id', 'outbox.channel', 'outbox.kind', 'outbox.urgent', 'outbox.recipient'])
    .returning(['outbox.content', 'outbox.attempts', 'outbox.earlierAttempts', 'outbox.createdAt'])
    .returning([clubIdentityJson.as('club'), firstNameOfRecipient.as('firstName')])
    .returning(
      sql<boolean>`((select count(*) > 1 from due) or ${hasSibling('after')})`.as('hasMore'),
    )
    .modifyEnd(urgentOnly ? sql`/* prepared: claim-urgent */` : sql`/* prepared: claim-message */`)
    .executeTakeFirst()
}

/**
 * Makes the claim of a message last until its server must have confirmed it. Changes nothing if another attempt has claimed
 * it.
 */
export async function extendLease(
  db: Db,
  { id, attempts }: ClaimedMessage,
  milliseconds: number,
): Promise<void> {
  await db
    .updateTable('outbox')
    // The reason of an earlier attempt no longer says what became of the message.
    .set({ nextAttemptAt: inSeconds(leaseSeconds + milliseconds / 1000), lastReason: null })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('sentAt', 'is', null)
    .where('failedAt', 'is', null)
    .execute()
}

/** The kind of the last mail after an erasure. Its row is deleted once it is sent or has failed. */
export const lastMailKind = 'account.erased' satisfies MailKind

/** The kind of the mails to the newsletter's list. */
export const newsletterMailKind = 'mailing.newsletter' satisfies MailKind

/**
 * Marks a message as sent, and deletes its content. It does so even if another instance has claimed it meanwhile, because
 * it was sent, but not if an operator has changed its address.
 */
export async function markSent(db: Db, { id, kind, recipient }: ClaimedMessage): Promise<void> {
  if (kind === lastMailKind) {
    await db.deleteFrom('outbox').where('id', '=', id).execute()
    return
  }
  await db
    .with('sent', (query) =>
      query
        .updateTable('outbox')
        .set({ sentAt: sql<Date>`now()`, failedAt: null, content: null })
        .set({ lastError: null, lastReason: null })
        .where('id', '=', id)
        .where('recipient', '=', recipient)
        .where('sentAt', 'is', null)
        .returning(sql`lower(recipient)`.as('address')),
    )
    // The address works again.
    .deleteFrom('refusedAddresses')
    .where('email', 'in', (query) =>
      query.selectFrom('sent').select(sql<string>`address`.as('email')),
    )
    .modifyEnd(sql`/* prepared: mark-sent */`)
    .execute()
}

/** Marks an address that its mail server refused, for the newsletter to skip and for operators to see. */
const markAddress = (trx: Db, { recipient }: ClaimedMessage, code: string): Promise<unknown> => {
  const refused = { reply: code.slice(0, 200), refusedAt: sql<Date>`now()` }
  return trx
    .insertInto('refusedAddresses')
    .values({ email: recipient.toLowerCase(), ...refused })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(refused))
    .execute()
}

/**
 * Stores why an attempt failed, and either schedules the next one or gives up: after the recipient's refusal, or after the
 * last attempt. The club's own mailbox (`isOwn`) is ours to fix, so its refusal is like any other failure. Changes nothing if
 * another attempt has claimed the message.
 */
export async function markFailed(
  db: Db,
  message: ClaimedMessage,
  failure: { reason: DeliveryReason; code: string; isOwn?: boolean },
): Promise<'again' | 'given up'> {
  const { id, kind, attempts } = message
  const { reason } = failure
  const tries = attempts - message.earlierAttempts
  const isRefused = reason === 'recipient-refused' && !failure.isOwn
  const wait = isRefused ? undefined : secondsUntilRetry({ ...message, tries, reason })
  if (wait === undefined && kind === lastMailKind) {
    await db.deleteFrom('outbox').where('id', '=', id).where('attempts', '=', attempts).execute()
    return 'given up'
  }
  await db.transaction().execute(async (trx) => {
    const stored = await trx
      .updateTable('outbox')
      .set({ lastReason: reason, lastError: failure.code.slice(0, 200) })
      .set(wait === undefined ? { failedAt: sql<Date>`now()` } : { nextAttemptAt: inSeconds(wait) })
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .where('sentAt', 'is', null)
      .executeTakeFirst()
    const isMarked = isRefused && message.channel === 'mail' && stored.numUpdatedRows > 0n
    if (isMarked) await markAddress(trx, message, failure.code)
  })
  return wait === undefined ? 'given up' : 'again'
}

/**
 * Deletes the unsent mails of a mailing that no instance is sending; their recipients wait again. Returns their number.
 */
export async function takeBackMailing(trx: Db, mailingId: number): Promise<number> {
  const { rows } = await sql`
    delete from outbox using mailing_recipients r
    where r.id = outbox.mailing_recipient_id and r.mailing_id = ${mailingId} and r.state = 'queued'
      and outbox.sent_at is null and outbox.failed_at is null
      and (outbox.attempts = 0 or outbox.attempted_at < now() - interval '1 second' * case
        when outbox.last_reason is null then ${leaseSeconds + confirmMs / 1000}::integer
        else ${leaseSeconds}::integer
      end)
    returning outbox.id
  `.execute(trx)
  return rows.length
}

/** Deletes what is not sent of the newsletter to an address. */
export const dropNewsletterMails = (trx: Db, email: string): Promise<unknown> =>
  trx
    .deleteFrom('outbox')
    .where('kind', '=', newsletterMailKind)
    .where('recipient', '=', email.toLowerCase())
    .where('sentAt', 'is', null)
    .execute()

/** Rows that one statement deletes. */
const cleaningBatch = 1000

/**
 * Deletes a bounded number of old messages that were sent, and returns whether there may be more. Those that were given up
 * stay until an operator acts.
 */
export async function removeOldMessages(db: Db): Promise<boolean> {
  const removed = await db
    .deleteFrom('outbox')
    .where('id', 'in', (old) =>
      old
        .selectFrom('outbox')
        .select('id')
        .where('createdAt', '<', sql<Date>`now() - ${keptMessageDays} * interval '1 day'`)
        // The file of a message that was sent again late stays as long, and is found by its row.
        .where('sentAt', '<', sql<Date>`now() - ${keptMessageDays} * interval '1 day'`)
        .orderBy('createdAt')
        .limit(cleaningBatch),
    )
    .executeTakeFirst()
  return Number(removed.numDeletedRows) === cleaningBatch
}
