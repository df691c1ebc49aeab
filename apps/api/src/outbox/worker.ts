import { isDatabaseUnavailable } from '../db/unavailable.ts'
import type { Db } from '../db/connect.ts'
import type { DeliveryError } from '../ports/delivery-error.ts'
import {
  type ClaimedMessage,
  claimMessages,
  markFailed,
  markSent,
  removeOldMessages,
} from './claim.ts'
import { deliver, type Ports } from './deliver.ts'

/** The part of a logger that the worker uses. It logs no personal data. */
interface OutboxLog {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

interface OutboxWorkerOptions extends Ports {
  readonly db: Db
  readonly log: OutboxLog
  /** Milliseconds between two polls when nothing notifies the worker. */
  readonly pollMs?: number
}

export interface OutboxWorker {
  /** Polls at once. Call it after the commit that queued a message. */
  notify(): void
  /** Claims nothing more, and resolves when the current sends have finished. */
  stop(): Promise<void>
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
export function startOutboxWorker(options: OutboxWorkerOptions): OutboxWorker {
  const { db, log, pollMs = defaultPollMs } = options
  let stopped = false
  let isUnavailable = false
  let again = false
  let cleanedAt = 0
  let running: Promise<void> | undefined

  async function round(): Promise<void> {
    try {
      await sendDueMessages(options, () => stopped)
      if (Date.now() - cleanedAt > cleaningInterval) {
        cleanedAt = Date.now()
        await removeOldMessages(db)
      }
      isUnavailable = false
    } catch (error) {
      // Once, not every few seconds: other log lines also show that the database is unavailable.
      if (!isDatabaseUnavailable(error)) log.error({ err: error }, 'outbox round failed')
      else if (!isUnavailable) log.warn({}, 'outbox waits for the database')
      isUnavailable = isDatabaseUnavailable(error)
    }
  }

  async function run(): Promise<void> {
    do {
      again = false
      await round()
    } while (again && !stopped)
    running = undefined
  }

  function notify(): void {
    again = true
    if (!stopped) running ??= run()
  }

  const timer = setInterval(notify, pollMs)
  notify()
  return {
    notify,
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}
