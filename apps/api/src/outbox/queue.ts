import { type Kysely, sql } from 'kysely'
import type { Database, MailContent, SmsContent } from '../db/tables.ts'

/** Mails within 24 hours to one address that somebody merely claims (rulings 26), whatever they are about. */
export const claimedMailsPerDay = 5

export interface MailToQueue extends MailContent {
  /** What it is about, such as 'inquiry.acknowledgement': small letters, digits, dots and hyphens. */
  kind: string
  to: string
  /**
   * Whether somebody merely claims that the address is theirs. Such a mail quotes nothing that they typed, and
   * is dropped beyond `claimedMailsPerDay`.
   */
  claimed?: boolean | undefined
}

export interface SmsToQueue extends SmsContent {
  kind: string
  to: string
  /** Whether nobody is to get it: the same statement then stores nothing, so that no answer's time tells so. */
  dropped?: boolean | undefined
}

type Trx = Kysely<Database>

/**
 * Whether one more mail may go to an address that is merely claimed. Whoever asks for the same address waits until
 * the asking transaction has ended, so that two at once cannot both be the last.
 */
async function mayReach(trx: Trx, recipient: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('outbox.claimed'), hashtext(${recipient}))`.execute(
    trx,
  )
  const { count } = await trx
    .selectFrom('outbox')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('recipient', '=', recipient)
    .where('claimed', '=', true)
    .where('createdAt', '>', sql<Date>`now() - interval '24 hours'`)
    .executeTakeFirstOrThrow()
  return count < claimedMailsPerDay
}

/**
 * Stores a mail in the caller's transaction: it is sent once that is committed, and not at all where it is not.
 * Answers false where the limit for a claimed address left it out. Wake the worker after the commit.
 */
export async function queueMail(trx: Trx, mail: MailToQueue): Promise<boolean> {
  return (await queueDelayedMail(trx, mail, 0)) !== undefined
}

/**
 * The same for a mail that leaves `seconds` after the transaction began, and not before. Answers the message's id, by
 * which it can be taken back until then; undefined where the limit for a claimed address left it out.
 */
export async function queueDelayedMail(
  trx: Trx,
  mail: MailToQueue,
  seconds: number,
): Promise<number | undefined> {
  const { kind, claimed = false, to, ...content } = mail
  const recipient = to.toLowerCase()
  if (claimed && !(await mayReach(trx, recipient))) return undefined
  const { id } = await trx
    .insertInto('outbox')
    .values({
      ...{ channel: 'mail', kind, recipient, claimed },
      content: JSON.stringify(content),
      nextAttemptAt: sql<Date>`now() + ${seconds} * interval '1 second'`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Removes a message that no copy has taken on yet, and answers whether it did. A copy that is taking it at this moment
 * comes first: then this waits for it, and answers false.
 */
export async function takeBackMessage(trx: Trx, id: number): Promise<boolean> {
  const removed = await trx
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('attempts', '=', 0)
    .where('sentAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}

/** Stores a text message in the caller's transaction. Its limits are the business of whoever asks for it. */
export async function queueSms(trx: Trx, sms: SmsToQueue): Promise<void> {
  const content: SmsContent = { text: sms.text }
  await trx
    .insertInto('outbox')
    .columns(['channel', 'kind', 'recipient', 'content'])
    .expression(
      trx
        .selectNoFrom([
          sql<'sms'>`'sms'`.as('channel'),
          sql<string>`${sms.kind}::text`.as('kind'),
          sql<string>`${sms.to}::text`.as('recipient'),
          sql<string>`${JSON.stringify(content)}::jsonb`.as('content'),
        ])
        .where(sql<boolean>`${sms.dropped !== true}::boolean`),
    )
    .execute()
}
