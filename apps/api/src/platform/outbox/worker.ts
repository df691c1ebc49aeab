import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { isDatabaseUnavailable } from '../db/unavailable.ts'
import { removeOldMessageFiles } from '../ports/message-files.ts'
import type { Worker, WorkerLog } from '../worker/worker.ts'
import { createChannelQueue } from './channel-queue.ts'
import { type Channel, lastMailKind, removeOldMessages } from './claim.ts'
import type { Ports } from './deliver.ts'

export interface OutboxOptions extends Ports {
  readonly db: Db
  readonly log: WorkerLog
  /** Where old message files are deleted. */
  readonly messageFolder?: string
  /** Milliseconds between two polls when nothing notifies the worker. */
  readonly pollMs?: number
  /** Milliseconds for one attempt to send a message. */
  readonly attemptMs?: number
  /** Milliseconds that a server has to confirm a message that it took. */
  readonly confirmMs?: number
  /** Addresses that are ours, in lower case, so that a refusal of them is for us to fix. */
  readonly ownAddresses?: readonly string[]
  /** Milliseconds without claims after the database was unavailable. */
  readonly recoveryMs?: number
  /** Milliseconds that messages in flight have to finish when the worker stops. */
  readonly finishMs?: number
}

const defaults = { pollMs: 5_000, attemptMs: 20_000, recoveryMs: 2_000, finishMs: 2_000 }
/** Milliseconds for storing what is known, after the messages in flight were given up. */
const storeMs = 1_500
/** Milliseconds for the rest, such as a query that hangs. */
const closeMs = 200
/** Milliseconds. */
const cleaningInterval = 3_600_000

/**
 * Logs a failure once until a claim succeeds, because each poll and each attempt to store a result would repeat it. After
 * the database came back, claims wait a little, so that instances that know what they have sent store it before another one
 * finds those claims expired.
 */
function watchDatabase({ db, log }: OutboxOptions, recoveryMs: number, stop: AbortSignal) {
  let isUnavailable = false
  let logged: string | undefined
  let recovery: Promise<void> | undefined
  const recover = async () => {
    await sql`select 1`.execute(db)
    isUnavailable = false
    await sleep(recoveryMs, undefined, { signal: stop }).catch(() => undefined)
  }
  return {
    onError: (error: unknown) => {
      const isState = isDatabaseUnavailable(error)
      const failure = isState ? 'unavailable' : String(error)
      if (failure !== logged && isState) log.warn({}, 'outbox waits for the database')
      if (failure !== logged && !isState) log.error({ err: error }, 'outbox failed')
      logged = failure
      isUnavailable ||= isState
    },
    onClaim: () => {
      logged = undefined
    },
    ready: async () => {
      if (isUnavailable) recovery ??= recover().finally(() => (recovery = undefined))
      await recovery
    },
  }
}

export interface OutboxWorker extends Worker {
  /** Sends what is due, of one channel if it is given. */
  notify(channel?: Channel): void
}

/** The queues of both channels, and the signals that end their work. */
function createQueues(options: OutboxOptions) {
  const stop = new AbortController()
  const giveUp = new AbortController()
  const database = watchDatabase(options, options.recoveryMs ?? defaults.recoveryMs, stop.signal)
  const parts = {
    ...options,
    database,
    attemptMs: options.attemptMs ?? defaults.attemptMs,
    stop: stop.signal,
    giveUp: giveUp.signal,
  }
  const byChannel = {
    mail: createChannelQueue(parts, 'mail'),
    sms: createChannelQueue(parts, 'sms'),
  }
  const queues = Object.values(byChannel)
  return { byChannel, queues, stop, giveUp, onError: database.onError }
}

/** Sends due messages until there are none. Returns the number of attempts. */
export async function sendDueMessages(options: OutboxOptions): Promise<number> {
  const { queues } = createQueues(options)
  for (const queue of queues) queue.wake()
  const attempts = await Promise.all(queues.map((queue) => queue.idle()))
  return attempts.reduce((sum, count) => sum + count, 0)
}

/**
 * Sends the outbox's messages while the program runs. Any number of instances may run it: each message is claimed by one.
 * Each is sent at least once. It is sent twice, with the same id, if its instance dies between sending it and marking it as
 * sent, or loses the database alone for longer than a claim is valid, or if the server took it without saying so in time.
 */
export function startOutboxWorker(options: OutboxOptions): OutboxWorker {
  const { byChannel, queues, stop, giveUp, onError } = createQueues(options)
  let cleanedAt = 0
  let cleaning: Promise<void> | undefined

  const wake = () => {
    for (const queue of queues) queue.wake()
  }
  const clean = async () => {
    const left = [
      await removeOldMessages(options.db),
      await removeOldMessageFiles(options.messageFolder, new Date(), lastMailKind),
    ]
    if (!left.includes(true)) cleanedAt = Date.now()
  }
  const poll = () => {
    wake()
    if (Date.now() - cleanedAt < cleaningInterval) return
    cleaning ??= clean()
      .catch(onError)
      .finally(() => (cleaning = undefined))
  }
  const timer = setInterval(poll, options.pollMs ?? defaults.pollMs)
  poll()

  const stopOnce = async () => {
    clearInterval(timer)
    for (const queue of queues) queue.close()
    const idle = Promise.all([...queues.map((queue) => queue.idle()), cleaning])
    const isIdle = idle.then(() => true)
    const within = (milliseconds: number) =>
      Promise.race([isIdle, sleep(milliseconds, false, { ref: false })])
    if (await within(options.finishMs ?? defaults.finishMs)) return
    stop.abort()
    if (await within(storeMs)) return
    giveUp.abort()
    await within(closeMs)
  }
  let stopped: Promise<void> | undefined
  const notify = (channel?: Channel) => (channel ? byChannel[channel].wake() : wake())
  return { notify, stop: () => (stopped ??= stopOnce()) }
}
