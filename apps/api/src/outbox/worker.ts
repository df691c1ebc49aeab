import type { Db } from '../db/connect.ts'
import type { DeliveryError } from '../ports/delivery-error.ts'
import {
  type ClaimedMessage,
  claimMessages,
  markFailed,
  markSent,
  removeOldMessages,
} from './claim.ts'
import { startWorker, type Worker, type WorkerLog } from '../worker/worker.ts'
import { deliver, type Ports } from './deliver.ts'

interface OutboxWorkerOptions extends Ports {
  readonly db: Db
  readonly log: WorkerLog
  /** Milliseconds between two polls when nothing notifies the worker. */
  readonly pollMs?: number
}

/** Messages that one instance sends at a time. */
const batchSize = 5
const defaultPollMs = 5_000
/** Milliseconds. */
const cleaningInterval = 3_600_000

async function sendOne(options: OutboxWorkerOptions, message: ClaimedMessage): Promise<void> {
  const { db, log } = options
  const details = { outboxId: message.id, kind: message.kind, attempt: message.attempts }
  try {
    await deliver(options, message)
  } catch (error) {
    const { code, permanent } = error as DeliveryError
    const outcome = await markFailed(db, message, { code, permanent })
    log.warn({ ...details, code, outcome }, 'message not sent')
    return
  }
  await markSent(db, message)
  log.info(details, 'message sent')
}

/**
 * Sends due messages until there are none, or until `isStopped`. Returns the number of attempts. Holds no transaction, so
 * that no row stays locked while a message is sent.
 */
export async function sendDueMessages(
  options: OutboxWorkerOptions,
  isStopped: () => boolean = () => false,
): Promise<number> {
  let attempts = 0
  while (!isStopped()) {
    const messages = await claimMessages(options.db, batchSize)
    if (messages.length === 0) break
    attempts += messages.length
    const results = await Promise.allSettled(messages.map((message) => sendOne(options, message)))
    const failed = results.find((result) => result.status === 'rejected')
    if (failed) throw failed.reason
  }
  return attempts
}

/**
 * Sends the outbox's messages while the program runs. Any number of instances may run it: each message is claimed by one.
 * A message is sent twice, with the same id, only if its instance dies or loses the database after sending it and before
 * marking it as sent.
 */
export function startOutboxWorker(options: OutboxWorkerOptions): Worker {
  const { db, log, pollMs = defaultPollMs } = options
  let cleanedAt = 0
  return startWorker({
    name: 'outbox',
    log,
    pollMs,
    round: async (isStopped) => {
      await sendDueMessages(options, isStopped)
      if (Date.now() - cleanedAt > cleaningInterval) {
        cleanedAt = Date.now()
        await removeOldMessages(db)
      }
    },
  })
}
