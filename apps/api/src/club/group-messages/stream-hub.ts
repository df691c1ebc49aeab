import type { FastifyBaseLogger } from 'fastify'
import type { StreamTimes } from '../../platform/context/stream-times.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { Listen, Listener } from '../../platform/db/listener.ts'
import type { AppContext } from '../../platform/context/context.ts'
import { withoutBudget } from '../../platform/db/wait-budget.ts'
import { startWorker, type Worker } from '../../platform/worker/worker.ts'
import { createFormatter, readBatch } from './event-batch.ts'
import type { EventStream } from './event-stream.ts'
import { listEntitled, listLastEvents, type Subscriber, subscriberKey } from './events.queries.ts'
import {
  beginRead,
  endEmptyRead,
  endRead,
  type EventRead,
  isUnused,
  noSubscriptions,
  notify,
  receivedByAll,
  subscribe,
  type Subscriptions,
  unsubscribe,
} from './subscriptions.ts'

/** One open stream. */
export interface Subscription extends Subscriber {
  readonly stream: EventStream
}

interface HubParts {
  db: Db
  clock: Pick<AppContext['clock'], 'today'>
  listen: Listen
  log: FastifyBaseLogger
  times: StreamTimes
}

const channel = 'group_events'

/**
 * The open streams of this instance. The table of events is the truth; a notification only says that there may be more of
 * them. For each one the events of the group are read once, however many streams it has, from the earliest position of them.
 */
export class StreamHub {
  readonly #parts: HubParts
  readonly #groups = new Map<number, Subscriptions<Subscription>>()
  /** How many streams each member has open. */
  readonly #counts = new Map<number, number>()
  #listener: Listener | undefined
  /** False after an event came without a notification. */
  #areNotificationsTrusted = true
  #polledAt = 0
  readonly #workers: Worker[] = []
  #heartbeat: NodeJS.Timeout | undefined

  constructor(parts: HubParts) {
    this.#parts = parts
  }

  /** How many streams are open on this instance. */
  count(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0)
  }

  /** How many streams a member has open on this instance. */
  countOf(userId: number): number {
    return this.#counts.get(userId) ?? 0
  }

  /** Adds a stream, which gets every event after one. */
  subscribe(subscription: Subscription, lastReceived: number): void {
    if (!this.#listener) withoutBudget(() => this.#start())
    const { departureId, userId } = subscription
    const group = subscribe(this.#group(departureId), subscription, lastReceived)
    this.#groups.set(departureId, group)
    this.#counts.set(userId, this.countOf(userId) + 1)
    this.#notify(departureId)
  }

  unsubscribe(subscription: Subscription): void {
    const { departureId, userId } = subscription
    const group = this.#groups.get(departureId)
    if (!group?.received.has(subscription)) return
    this.#store(departureId, unsubscribe(group, subscription))
    const rest = this.countOf(userId) - 1
    if (rest > 0) this.#counts.set(userId, rest)
    else this.#counts.delete(userId)
  }

  /** Ends all streams, so that their browsers go to another instance. */
  endAll(): void {
    this.#end(this.#subscriptions())
  }

  /** Ends all streams and everything that runs for them. */
  async stop(): Promise<void> {
    this.endAll()
    clearInterval(this.#heartbeat)
    await Promise.all([this.#listener?.stop(), ...this.#workers.map((worker) => worker.stop())])
  }

  #group(departureId: number): Subscriptions<Subscription> {
    return this.#groups.get(departureId) ?? noSubscriptions()
  }

  #subscriptions(): Subscription[] {
    return [...this.#groups.values()].flatMap(({ received }) => [...received.keys()])
  }

  #store(departureId: number, group: Subscriptions<Subscription>): void {
    if (isUnused(group)) this.#groups.delete(departureId)
    else this.#groups.set(departureId, group)
  }

  #end(subscriptions: Iterable<Subscription>): void {
    for (const subscription of subscriptions) {
      this.unsubscribe(subscription)
      subscription.stream.end()
    }
  }

  #start(): void {
    const { listen, log, times } = this.#parts
    this.#listener = listen({
      channel,
      onNotification: (payload) => {
        this.#areNotificationsTrusted = true
        this.#notify(Number(payload))
      },
      onListening: () => {
        for (const departureId of this.#groups.keys()) this.#notify(departureId)
      },
    })
    const pollMs = Math.min(times.pollUnnotified, times.poll)
    this.#workers.push(
      startWorker({ name: 'stream events', log, pollMs, round: () => this.#pollIfDue() }),
      startWorker({ name: 'stream access', log, pollMs: times.sweep, round: () => this.#sweep() }),
    )
    this.#heartbeat = setInterval(() => {
      for (const { stream } of this.#subscriptions()) stream.beat()
    }, times.heartbeat).unref()
  }

  #notify(departureId: number): void {
    const group = this.#groups.get(departureId)
    if (!group) return
    this.#groups.set(departureId, notify(group))
    void withoutBudget(() => this.#readNews(departureId))
  }

  /** Reads until there is no more news. Only one read of a group runs at a time. */
  async #readNews(departureId: number): Promise<void> {
    for (;;) {
      const begun = beginRead(this.#group(departureId))
      if (!begun) return
      this.#groups.set(departureId, begun.state)
      try {
        await this.#read(departureId, begun.read)
      } catch (err) {
        this.#store(departureId, endEmptyRead(this.#group(departureId)))
        // The next look for events tries again, in a second.
        this.#areNotificationsTrusted = false
        this.#parts.log.warn({ err }, 'events of a group not read')
        return
      }
    }
  }

  async #read(departureId: number, read: EventRead<Subscription>): Promise<void> {
    const { db, clock } = this.#parts
    const today = clock.today()
    const userIds = [...new Set(read.subscriptions.map(({ userId }) => userId))]
    const batch = await readBatch(db, { departureId, after: read.after, userIds, today })
    if (!batch) return this.#store(departureId, endEmptyRead(this.#group(departureId)))
    // Last: who lost access before the events were written gets none of them.
    const entitled = await listEntitled(db, read.subscriptions)
    const { state, deliveries, revoked } = endRead(this.#group(departureId), read, {
      ...batch,
      isEntitled: (one) => entitled.has(subscriberKey(one)),
    })
    const format = createFormatter(batch)
    const messages = deliveries.map(({ subscription: { stream, userId }, after }) => ({
      stream,
      text: format(userId, after),
    }))
    this.#store(departureId, state)
    for (const { stream, text } of messages) if (text !== '') stream.send(text)
    this.#end(revoked)
  }

  /** Looks for events seldom while the database notifies of them: a safety net. */
  async #pollIfDue(): Promise<void> {
    const isNotified = this.#listener?.isListening() === true && this.#areNotificationsTrusted
    if (isNotified && performance.now() - this.#polledAt < this.#parts.times.poll) return
    this.#polledAt = performance.now()
    await this.#poll()
  }

  async #poll(): Promise<void> {
    const { db, log } = this.#parts
    const behind = new Map([...this.#groups].map(([id, group]) => [id, receivedByAll(group)]))
    if (behind.size === 0) return
    for (const { departureId, lastId, isOld } of await listLastEvents(db, [...behind.keys()])) {
      if (lastId <= (behind.get(departureId) ?? 0)) continue
      if (isOld && this.#listener?.isListening() && this.#areNotificationsTrusted) {
        this.#areNotificationsTrusted = false
        log.warn('no notification came from the database: looking for events every second')
      }
      this.#notify(departureId)
    }
  }

  /** Ends the streams of those who have lost access. */
  async #sweep(): Promise<void> {
    const subscriptions = this.#subscriptions()
    if (subscriptions.length === 0) return
    const entitled = await listEntitled(this.#parts.db, subscriptions)
    this.#end(subscriptions.filter((one) => !entitled.has(subscriberKey(one))))
  }
}
