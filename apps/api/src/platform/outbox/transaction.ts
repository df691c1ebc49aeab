import type { Transaction } from 'kysely'
import type { AppContext } from '../context/context.ts'
import type { Database } from '../db/tables.ts'
import { queuedChannels } from './queue.ts'

/**
 * Runs work in a transaction. If it queued a message, notifies the outbox worker after the commit, so that the message
 * is sent at once.
 */
export async function transact<T>(
  { db, outbox }: Pick<AppContext, 'db' | 'outbox'>,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  let channels = queuedChannels(db)
  const result = await db.transaction().execute(async (trx) => {
    const answer = await work(trx)
    channels = queuedChannels(trx)
    return answer
  })
  for (const channel of channels) outbox.notify(channel)
  return result
}
