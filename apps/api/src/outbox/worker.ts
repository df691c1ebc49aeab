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

/** The part of a logger that the worker wants. Nothing it logs names a person. */
export interface OutboxLog {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

export interface OutboxWorkerOptions extends Ports {
  readonly db: Db
  readonly log: OutboxLog
  /** Milliseconds between two looks at the table where nobody wakes the worker. */
  readonly pollMs?: number
}

export interface OutboxWorker {
  /** Looks at once: to be called after the commit that queued a message. */
  wake(): void
  /** Takes nothing more on, and resolves when what is being sent has ended. */
  stop(): Promise<void>
}

/** Messages that one copy sends at a time. */
const batchSize = 5
const standardPollMs = 5_000
const cleaningInterval = 3_600_000

async function sendOne(options: OutboxWorkerOptions, message: ClaimedMessage): Promise<void> {
  const { db, log } = options
  const details = { outboxId: message.id, kind: message.kind, attempt: message.attempts }
  try {
    await deliver(options, message)
  } catch (error) {
    const { code, permanent } = error as DeliveryError
    const outcome = await markFailed(db, message, { code, permanent })
    log.warn({ ...details, code, outcome }, 'message not taken')
    return
  }
  await markSent(db, message)
  log.info(details, 'message sent')
}

/**
 * Sends what is due until nothing is, or until `isOver`. Answers how many messages it tried.
 * Outside any transaction: no row stays locked while a message is on its way.
 */
export async function sendDueMessages(
  options: OutboxWorkerOptions,
  isOver: () => boolean = () => false,
): Promise<number> {
  let tried = 0
  while (!isOver()) {
    const messages = await claimMessages(options.db, batchSize)
    if (messages.length === 0) break
    tried += messages.length
    const results = await Promise.allSettled(messages.map((message) => sendOne(options, message)))
    const failed = results.find((result) => result.status === 'rejected')
    if (failed) throw failed.reason
  }
  return tried
}

/**
 * Sends the outbox's messages while the program runs. Any number of copies may: each message is taken by one.
 * A message whose copy dies, or loses the database, between sending and noting so is sent again under the same id;
 * that is the one case.
 */
export function startOutboxWorker(options: OutboxWorkerOptions): OutboxWorker {
  const { db, log, pollMs = standardPollMs } = options
  let stopped = false
  let isAway = false
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
      isAway = false
    } catch (error) {
      // Said once, not every few seconds: the database's absence shows in many places.
      if (!isDatabaseUnavailable(error)) log.error({ err: error }, 'outbox round failed')
      else if (!isAway) log.warn({}, 'outbox waits for the database')
      isAway = isDatabaseUnavailable(error)
    }
  }

  async function run(): Promise<void> {
    do {
      again = false
      await round()
    } while (again && !stopped)
    running = undefined
  }

  function wake(): void {
    again = true
    if (!stopped) running ??= run()
  }

  const timer = setInterval(wake, pollMs)
  wake()
  return {
    wake,
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}
