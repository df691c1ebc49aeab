import { type Selectable, sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { OutboxTable } from '../db/tables.ts'

/** A message that one copy has taken on. `attempts` counts this one, and tells it from a later one's. */
export type ClaimedMessage = Pick<
  Selectable<OutboxTable>,
  'id' | 'channel' | 'kind' | 'recipient' | 'content' | 'attempts'
>

/** Seconds for which a message belongs to whoever took it: longer than any sending lasts. */
export const leaseSeconds = 120

/** Attempts before a message is given up: about seven hours. */
export const maxAttempts = 12

/** Seconds until the next attempt after the n-th: 30, 60, 120 … an hour at most. */
export const backoffSeconds = (attempts: number): number => Math.min(30 * 2 ** (attempts - 1), 3600)

const inSeconds = (seconds: number) => sql<Date>`now() + ${seconds} * interval '1 second'`

/**
 * Takes the messages that are due, so that no other copy takes them: a copy passes over rows that another is taking,
 * and those it took are not due again until its lease ends.
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

/** The row of a message, as long as nobody took it on again. */
const stillOurs = (db: Db, { id, attempts }: ClaimedMessage) =>
  db
    .updateTable('outbox')
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('sentAt', 'is', null)

/** The kind of the last mail to somebody who left: nothing of it is kept once it is out, or given up. */
export const lastMailKind = 'account.erased'

/** Removes the last mail to somebody. */
async function forget(db: Db, { id, attempts }: ClaimedMessage): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).where('attempts', '=', attempts).execute()
}

/** Notes that a message is out. What it said is not kept. */
export async function markSent(db: Db, message: ClaimedMessage): Promise<void> {
  if (message.kind === lastMailKind) return forget(db, message)
  await stillOurs(db, message)
    .set({ sentAt: sql<Date>`now()`, content: null, lastError: null })
    .execute()
}

/** Notes why a message was not taken, and either when to try again or that it is given up. */
export async function markFailed(
  db: Db,
  message: ClaimedMessage,
  failure: { code: string; permanent: boolean },
): Promise<'again' | 'given up'> {
  const lastError = failure.code.slice(0, 200)
  const isOver = failure.permanent || message.attempts >= maxAttempts
  if (isOver && message.kind === lastMailKind) {
    await forget(db, message)
    return 'given up'
  }
  const outcome = isOver
    ? { failedAt: sql<Date>`now()` }
    : { nextAttemptAt: inSeconds(backoffSeconds(message.attempts)) }
  await stillOurs(db, message)
    .set({ lastError, ...outcome })
    .execute()
  return isOver ? 'given up' : 'again'
}

/** Days for which a message that was sent or given up is remembered. */
const keptDays = 30

/** Removes what ended long ago. */
export async function removeOldMessages(db: Db): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('createdAt', '<', sql<Date>`now() - ${keptDays} * interval '1 day'`)
    .where((where) =>
      where.or([where('sentAt', 'is not', null), where('failedAt', 'is not', null)]),
    )
    .execute()
}
