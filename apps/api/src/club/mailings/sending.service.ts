import { emptyVariables } from '@farandfew/domain/mailings/variables.ts'
import { isMarketing } from '@farandfew/domain/mailings/audience.ts'
import { mailingRate, type SkipReason } from '@farandfew/domain/mailings/mailings.ts'
import { type Selectable, sql } from 'kysely'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { countRows } from '../../platform/db/count-rows.ts'
import type { MailingRecipientsTable } from '../../platform/db/tables.ts'
import { queueMail } from '../../platform/outbox/queue.ts'
import { transact } from '../../platform/outbox/transaction.ts'
import { startWorker, type Worker, type WorkerLog } from '../../platform/worker/worker.ts'
import { groupOf, valuesOf } from './audience.queries.ts'
import { hasOpenRecipients, type MailingRow, startMailing } from './mailings.queries.ts'
import { writtenMail } from './writing.mails.ts'

type Context = Pick<AppContext, 'db' | 'outbox' | 'urls' | 'secrets'>
type Recipient = Selectable<MailingRecipientsTable>

/** Takes the next scheduled mailing whose time has come, if no other instance does. */
const takeDue = (trx: Db): Promise<MailingRow | undefined> =>
  trx
    .selectFrom('mailings')
    .selectAll()
    .where('state', '=', 'scheduled')
    .where('sendAt', '<=', sql<Date>`now()`)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

/** Takes the next mailing with a batch to come, if no other instance does. */
const takeSending = (trx: Db): Promise<MailingRow | undefined> =>
  trx
    .selectFrom('mailings')
    .selectAll()
    .where('state', '=', 'sending')
    .where('nextBatchAt', '<=', sql<Date>`now()`)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

/** The mails of a mailing that no instance has tried yet. */
const countUntried = (trx: Db, mailingId: number): Promise<number> =>
  countRows(
    trx
      .selectFrom('mailingRecipients as r')
      .innerJoin('outbox as o', 'o.mailingRecipientId', 'r.id')
      .where('r.mailingId', '=', mailingId)
      .where('r.state', '=', 'queued')
      .where('o.attempts', '=', 0),
  )

const takeWaiting = (trx: Db, mailingId: number, limit: number): Promise<Recipient[]> =>
  trx
    .selectFrom('mailingRecipients')
    .selectAll()
    .where('mailingId', '=', mailingId)
    .where('state', '=', 'waiting')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute()

/**
 * The addresses of a batch that are still on the newsletter's list. They stay on it until the batch is stored, so that who
 * unsubscribes now waits for that and then takes the mail back.
 */
async function findSubscribed(trx: Db, emails: readonly string[]): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('newsletters')
    .select('email')
    .where('email', 'in', [...emails])
    .forShare()
    .execute()
  return new Set(rows.map(({ email }) => email))
}

const findRefused = async (trx: Db, emails: readonly string[]): Promise<Set<string>> => {
  const rows = await trx
    .selectFrom('refusedAddresses')
    .select('email')
    .where('email', 'in', [...emails])
    .execute()
  return new Set(rows.map(({ email }) => email))
}

const findGroup = async (trx: Db, departureId: number | null): Promise<Set<number | null>> => {
  const { rows } = await sql<{ userId: number }>`
    select user_id from ${groupOf(departureId)} belongs
  `.execute(trx)
  return new Set(rows.map(({ userId }) => userId))
}

type Check = (recipient: Recipient) => SkipReason | undefined

/** Why a recipient of a batch is left out now, although they were one when the mailing started. */
async function createCheck(
  trx: Db,
  { audienceKind, audienceId, subject, text }: MailingRow,
  batch: readonly Recipient[],
): Promise<Check> {
  const emails = batch.map(({ email }) => email ?? '')
  if (isMarketing(audienceKind)) {
    const subscribed = await findSubscribed(trx, emails)
    const refused = await findRefused(trx, emails)
    return ({ email }) => {
      if (!subscribed.has(email ?? '')) return 'unsubscribed'
      return refused.has(email ?? '') ? 'address-refused' : undefined
    }
  }
  const group = audienceKind === 'departure' ? await findGroup(trx, audienceId) : undefined
  return (recipient) => {
    if (group && !group.has(recipient.userId)) return 'left-group'
    const empty = emptyVariables(`${subject}\n${text}`, valuesOf(recipient))
    return empty.length > 0 ? 'empty-variable' : undefined
  }
}

const skip = (trx: Db, { id }: Recipient, reason: SkipReason): Promise<unknown> =>
  trx
    .updateTable('mailingRecipients')
    .set({ state: 'skipped', reason, endedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()

/** Puts the mails of a batch into the outbox, in the transaction that marks their recipients. */
async function queueRecipients(
  context: Context,
  trx: Db,
  mailing: MailingRow,
  batch: readonly Recipient[],
): Promise<void> {
  const findReason = await createCheck(trx, mailing, batch)
  for (const recipient of batch) {
    const reason = findReason(recipient)
    if (reason !== undefined) {
      await skip(trx, recipient, reason)
      continue
    }
    const written = { ...mailing, kind: mailing.audienceKind }
    const mail = writtenMail(context, written, {
      to: recipient.email!,
      values: valuesOf(recipient),
    })
    await queueMail(trx, { ...mail, mailingRecipientId: recipient.id })
    await trx
      .updateTable('mailingRecipients')
      .set({ state: 'queued' })
      .where('id', '=', recipient.id)
      .execute()
  }
}

/**
 * Queues the next batch of a locked mailing, and sets the time of the one after it. While a mail server is slow, a batch is
 * as much smaller as mails of the last one still wait. Finishes the mailing if no recipient is open.
 */
export async function queueBatch(context: Context, trx: Db, mailing: MailingRow): Promise<void> {
  const { id } = mailing
  const room = mailingRate.batch - (await countUntried(trx, id))
  const batch = room > 0 ? await takeWaiting(trx, id, room) : []
  if (batch.length > 0) await queueRecipients(context, trx, mailing, batch)
  const isOpen = await hasOpenRecipients(trx, id)
  await trx
    .updateTable('mailings')
    .set({ nextBatchAt: sql<Date>`now() + ${mailingRate.everySeconds} * interval '1 second'` })
    .$if(!isOpen, (update) => update.set({ state: 'finished', endedAt: sql<Date>`now()` }))
    .where('id', '=', id)
    .execute()
}

/**
 * Starts what is due and queues the next batch of each mailing. A row lock gives each step to one of any number of
 * instances, and a batch is stored with its mails or not at all, so that a crash loses and repeats none.
 */
export async function sendMailings(
  context: Context,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const step = (trx: Db) =>
    takeDue(trx).then(async (due) => {
      const mailing = due ? await startMailing(trx, due) : await takeSending(trx)
      if (mailing) await queueBatch(context, trx, mailing)
      return mailing !== undefined
    })
  while (!isStopped() && (await transact(context, step))) continue
}

/** Milliseconds between two rounds. */
const pollMs = 1_000

export const startMailingWorker = (context: Context, log: WorkerLog): Worker =>
  startWorker({
    name: 'mailings',
    log,
    pollMs,
    round: (isStopped) => sendMailings(context, isStopped),
  })
