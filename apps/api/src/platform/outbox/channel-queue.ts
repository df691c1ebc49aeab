import type { Db } from '../db/connect.ts'
import { withoutBudget } from '../db/wait-budget.ts'
import type { DeliveryError } from '../ports/delivery-error.ts'
import type { WorkerLog } from '../worker/worker.ts'
import {
  type Channel,
  type ClaimedMessage,
  claimMessage,
  confirmMs as longestConfirmation,
  extendLease,
  markFailed,
  markSent,
} from './claim.ts'
import { deliver, type Ports } from './deliver.ts'
import { lanes, waitingPlaces } from './places.ts'
import { storeResult } from './store-result.ts'

interface QueueParts extends Ports {
  readonly db: Db
  readonly log: WorkerLog
  readonly attemptMs: number
  /** Milliseconds that a server has to confirm a message that it took. */
  readonly confirmMs?: number
  /** Addresses that are ours, in lower case, so that a refusal of them is for us to fix. */
  readonly ownAddresses?: readonly string[]
  readonly database: {
    /** Resolves when messages may be claimed; rejects while the database is unavailable. */
    readonly ready: () => Promise<void>
    readonly onError: (error: unknown) => void
    /** Called when a claim succeeds. */
    readonly onClaim: () => void
  }
  /** Ends the attempts in flight. */
  readonly stop: AbortSignal
  /** Ends the attempts to store results. */
  readonly giveUp: AbortSignal
}

interface ChannelQueue {
  /** Sends what is due. */
  wake(): void
  /** Begins no further message. */
  close(): void
  /** The number of attempts so far, once none is in progress. */
  idle(): Promise<number>
}

/** Sends a message. Returns why it was not accepted, undefined if it was. */
const send = (
  { attemptMs: timeLimit, stop, ...ports }: QueueParts,
  message: ClaimedMessage,
  onHandedOver: () => number | undefined,
): Promise<DeliveryError | undefined> =>
  deliver(ports, message, { timeLimit, stop, onHandedOver }).then(
    () => undefined,
    (error: unknown) => error as DeliveryError,
  )

/** Stores and logs the result of an attempt. */
async function storeAttempt(
  { db, log, giveUp, ownAddresses = [] }: QueueParts,
  message: ClaimedMessage,
  failure: DeliveryError | undefined,
  onError: (error: unknown) => void,
): Promise<void> {
  const details = { outboxId: message.id, kind: message.kind, attempt: message.attempts }
  if (failure) {
    const { reason, code } = failure
    const isOwn = ownAddresses.includes(message.recipient)
    const store = () => markFailed(db, message, { reason, code, isOwn })
    const outcome = (await storeResult(store, { onError, giveUp })) ?? 'not stored'
    log.warn({ ...details, reason, code, outcome }, 'message not sent')
    return
  }
  const store = () => markSent(db, message).then(() => true)
  if (await storeResult(store, { onError, giveUp })) log.info(details, 'message sent')
  else
    log.warn(details, 'message sent, but the database could not store it, so it will be sent again')
}

/**
 * The queue of one channel. Several messages are in flight at a time, each in a lane of its own: it is claimed, sent and
 * marked without waiting for the others. Holds no transaction, so that no row stays locked while a message is sent.
 */
export function createChannelQueue(parts: QueueParts, channel: Channel): ChannelQueue {
  const { confirmMs = longestConfirmation } = parts
  const running = new Map<number, Promise<void>>()
  const inFlight = new Set<Promise<void>>()
  /** How many of them have left their lanes. */
  let waiting = 0
  let wakes = 0
  let attempts = 0
  let unstored = 0
  let closed = false

  /** Sends messages until none is due. */
  async function runLane(lane: number): Promise<void> {
    const urgentOnly = lane === lanes - 1
    while (!closed) {
      await parts.database.ready()
      // A message that is sent but not marked may look due, because its claim has ended.
      if (closed || unstored > 0) return
      const seen = wakes
      const message = await claimMessage(parts.db, { channel, urgentOnly })
      parts.database.onClaim()
      if (message) {
        attempts += 1
        if (message.hasMore) startLane()
        await attempt(message)
      }
      if (!message?.hasMore && seen === wakes) return
    }
  }

  /** Sends a message and stores the result. Resolves as soon as its lane is free: it may wait elsewhere for a confirmation. */
  function attempt(message: ClaimedMessage): Promise<void> {
    return new Promise((leaveLane) => {
      let hasPlace = false
      const onHandedOver = () => {
        if (hasPlace || waiting >= waitingPlaces) return undefined
        hasPlace = true
        waiting += 1
        void extendLease(parts.db, message, confirmMs).catch(parts.database.onError)
        leaveLane()
        return confirmMs
      }
      const ended: Promise<void> = send(parts, message, onHandedOver)
        .then((failure) => store(message, failure))
        .catch(parts.database.onError)
        .finally(() => {
          inFlight.delete(ended)
          if (hasPlace) waiting -= 1
          leaveLane()
        })
      inFlight.add(ended)
    })
  }

  /** Stores the result of an attempt. Until that succeeds, this queue claims nothing. */
  async function store(message: ClaimedMessage, failure: DeliveryError | undefined) {
    let waits = false
    const onError = (error: unknown) => {
      if (!waits) unstored += 1
      waits = true
      parts.database.onError(error)
    }
    await storeAttempt(parts, message, failure, onError)
    if (waits) unstored -= 1
  }

  /** Starts the first lane that does not run, if there is one. */
  function startLane(): void {
    const lane = Array.from({ length: lanes }, (_, index) => index).find((one) => !running.has(one))
    if (lane === undefined || closed) return
    // A request may start it, but its work is not part of the request.
    const run = withoutBudget(() => runLane(lane))
      .catch(parts.database.onError)
      .finally(() => running.delete(lane))
    running.set(lane, run)
  }

  return {
    wake: () => {
      wakes += 1
      startLane()
    },
    close: () => {
      closed = true
    },
    idle: async () => {
      while (running.size + inFlight.size > 0) await Promise.all([...running.values(), ...inFlight])
      return attempts
    },
  }
}
