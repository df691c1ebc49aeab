import {
  type BookingMailKind,
  listMessageKinds,
  type MailKind,
  messageKinds,
  type SmsKind,
} from '@farandfew/domain/messages/message-kinds.ts'
import { type Kysely, sql } from 'kysely'
import type { MailContent, SmsContent } from '../db/column-types.ts'
import type { Database } from '../db/tables.ts'
import type { Channel } from './claim.ts'

/** The most mails to an unverified address in 24 hours that no budget of their own counts, which forms cause. */
export const claimedMailsPerDay = 5

/**
 * The most mails of each budget, so that what forms cause cannot use up an account's mail. Links are limited where they are
 * requested, in `addressLinks` of limits.ts.
 */
const mailsPerDay = { links: 30, changes: 5, other: claimedMailsPerDay } as const

type NoticeKind = Extract<MailKind, `${string}.notice`>

/** A mail about a booking is in its history; what a notice is about finds the notice again. */
export type MailSubject =
  | { kind: BookingMailKind; bookingId: number; aboutId?: undefined }
  | { kind: NoticeKind; aboutId: number; bookingId?: undefined }
  | {
      kind: Exclude<MailKind, BookingMailKind | NoticeKind>
      bookingId?: undefined
      aboutId?: undefined
    }

export type MailToQueue = MailContent &
  MailSubject & {
    to: string
    /**
     * Whether the address is unverified: someone typed it. Such a mail must not quote anything that they typed, and is
     * dropped beyond the limit of its kind.
     */
    claimed?: boolean | undefined
    mailingRecipientId?: number | undefined
  }

interface SmsToQueue extends SmsContent {
  kind: SmsKind
  to: string
}

type Trx = Kysely<Database>

const queuedChannelsOf = new WeakMap<Trx, Set<Channel>>()

/** The channels for which a message that may leave at once was queued in this transaction. */
export const queuedChannels = (trx: Trx): ReadonlySet<Channel> =>
  queuedChannelsOf.get(trx) ?? new Set()

/** Makes `transact` wake the worker of a channel after the commit. */
export const noteQueued = (trx: Trx, channel: Channel) =>
  queuedChannelsOf.set(trx, new Set(queuedChannels(trx)).add(channel))

/**
 * Whether one more mail may go to an unverified address. The lock makes transactions for the same address wait for
 * each other, so that two cannot both take the last place.
 */
async function isBelowDailyLimit(trx: Trx, recipient: string, kind: MailKind): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('outbox.claimed'), hashtext(${recipient}))`.execute(
    trx,
  )
  const { budget } = messageKinds[kind]
  const countedKinds = listMessageKinds((row) => row.budget === budget)
  const { count } = await trx
    .selectFrom('outbox')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('recipient', '=', recipient)
    .where('claimed', '=', true)
    .where('kind', 'in', countedKinds)
    .where('createdAt', '>', sql<Date>`now() - interval '24 hours'`)
    .executeTakeFirstOrThrow()
  return count < mailsPerDay[budget ?? 'other']
}

/**
 * Stores a mail in the caller's transaction; it is sent after the commit. Returns its id, or undefined if the daily limit of
 * an unverified address dropped it.
 */
export const queueMail = (trx: Trx, mail: MailToQueue): Promise<number | undefined> =>
  queueDelayedMail(trx, mail, 0)

/**
 * Stores a mail that is sent no sooner than `seconds` after the transaction began. Returns the message's id, which
 * `cancelMessage` takes, or undefined if the daily limit of an unverified address dropped the mail.
 */
export async function queueDelayedMail(
  trx: Trx,
  mail: MailToQueue,
  seconds: number,
): Promise<number | undefined> {
  if (seconds === 0) noteQueued(trx, 'mail')
  const {
    kind,
    claimed = false,
    to,
    bookingId = null,
    aboutId = null,
    mailingRecipientId = null,
    ...content
  } = mail
  const recipient = to.toLowerCase()
  if (claimed && !(await isBelowDailyLimit(trx, recipient, kind))) return undefined
  const { id } = await trx
    .insertInto('outbox')
    .values({
      channel: 'mail',
      kind,
      recipient,
      bookingId,
      aboutId,
      claimed,
      urgent: messageKinds[kind].isUrgent ?? false,
      mailingRecipientId,
      content: JSON.stringify(content),
      nextAttemptAt: sql<Date>`now() + ${seconds} * interval '1 second'`,
    })
    .returning('id')
    .modifyEnd(sql`/* prepared: queue-mail */`)
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Deletes a message that no instance has claimed yet, and returns whether it did. If an instance is claiming it at this
 * moment, this waits for it and returns false.
 */
export async function cancelMessage(trx: Trx, id: number): Promise<boolean> {
  const removed = await trx
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('attempts', '=', 0)
    .where('sentAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}

/** Stores a text message in the caller's transaction; it is sent after the commit. The caller limits how many. */
export async function queueSms(trx: Trx, sms: SmsToQueue): Promise<void> {
  noteQueued(trx, 'sms')
  const content: SmsContent = { text: sms.text }
  await trx
    .insertInto('outbox')
    .values({
      channel: 'sms',
      kind: sms.kind,
      recipient: sms.to,
      urgent: true,
      content: JSON.stringify(content),
    })
    .execute()
}
