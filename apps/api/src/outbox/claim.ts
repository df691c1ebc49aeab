import { type Selectable, sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { OutboxTable } from '../db/tables.ts'

/** A message that one instance has claimed. `attempts` includes this one, and identifies the claim. */
export type ClaimedMessage = Pick<
  Selectable<OutboxTable>,
  'id' | 'channel' | 'kind' | 'recipient' | 'content' | 'attempts'
>

/** Seconds for which a claim is valid: longer than any attempt takes. */
const leaseSeconds = 120

/** The most attempts: about seven hours. */
export const maxAttempts = 12

/** Seconds from one attempt to the next: 30, 60, 120 … at most an hour. */
export const backoffSeconds = (attempts: number): number => Math.min(30 * 2 ** (attempts - 1), 3600)

const inSeconds = (seconds: number) => sql<Date>`now() + ${seconds} * interval '1 second'`

/**
 * Claims due messages for this instance. Skips rows that another instance is claiming; claimed rows are not due again
 * until the lease ends.
 */
export async function claimMessages(db: Db, limit: number): Promise<ClaimedMessage[]> {
  return db
    .with('due', (query) =>
      query
        .selectFrom('outbox')
        .select('id')
        .where('sentAt', 'is', null)
        .where('failedAt', 'is', null)
        .where('nextAttemptAt', '<=', sql<Date>`now()`)
        .orderBy('nextAttemptAt')
        .orderBy('id')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('outbox')
    .from('due')
    .set((set) => ({ attempts: set('attempts', '+', 1), nextAttemptAt: inSeconds(leaseSeconds) }))
    .whereRef('outbox.id', '=', 'due.id')
    .returning([
      'outbox.id',
      'outbox.channel',
      'outbox.kind',
      'outbox.recipient',
      'outbox.content',
      'outbox.attempts',
    ])
    .execute()
}

/** Updates a message unless another attempt has claimed it. */
const updateClaimed = (db: Db, { id, attempts }: ClaimedMessage) =>
  db
    .updateTable('outbox')
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('sentAt', 'is', null)

/** The kind of the last mail after an erasure. Its row is deleted once it is sent or has failed. */
export const lastMailKind = 'account.erased'

async function deleteClaimed(db: Db, { id, attempts }: ClaimedMessage): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).where('attempts', '=', attempts).execute()
}

/** Marks a message as sent, and deletes its content. */
export async function markSent(db: Db, message: ClaimedMessage): Promise<void> {
  if (message.kind === lastMailKind) return deleteClaimed(db, message)
  await updateClaimed(db, message)
    .set({ sentAt: sql<Date>`now()`, content: null, lastError: null })
    .execute()
}

/** Stores why an attempt failed, and either schedules the next one or gives up. */
export async function markFailed(
  db: Db,
  message: ClaimedMessage,
  failure: { code: string; permanent: boolean },
): Promise<'again' | 'given up'> {
  const lastError = failure.code.slice(0, 200)
  const isOver = failure.permanent || message.attempts >= maxAttempts
  if (isOver && message.kind === lastMailKind) {
    await deleteClaimed(db, message)
    return 'given up'
  }
  const outcome = isOver
    ? { failedAt: sql<Date>`now()` }
    : { nextAttemptAt: inSeconds(backoffSeconds(message.attempts)) }
  await updateClaimed(db, message)
    .set({ lastError, ...outcome })
    .execute()
  return isOver ? 'given up' : 'again'
}

/** Days for which sent and failed messages are kept. */
const keptDays = 30

/** Deletes old messages that were sent or have failed. */
export async function removeOldMessages(db: Db): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('createdAt', '<', sql<Date>`now() - ${keptDays} * interval '1 day'`)
    .where((where) =>
      where.or([where('sentAt', 'is not', null), where('failedAt', 'is not', null)]),
    )
    .execute()
}
