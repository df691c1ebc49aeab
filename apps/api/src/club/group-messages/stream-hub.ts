import type { FastifyBaseLogger } from 'fastify'
import type { StreamTimes } from '../../platform/context/stream-times.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { Listen, Listener } from '../../platform/db/listener.ts'
import { withoutBudget } from '../../platform/db/wait-budget.ts'
import { type EventBatch, eventsFor, readBatch, viewerIn } from './event-batch.ts'
import { type EventStream, formatEvent } from './event-stream.ts'
import { type Follower, followerKey, listEntitled, listLastEvents } from './events.queries.ts'

/** One open stream. */
export interface Reader extends Follower {
  /** The last event that it has passed. */
  position: number
  readonly stream: EventStream
}

/** The readers of one group. */
interface Audience {
  readonly departureId: number
  readonly readers: Set<Reader>
  /** Whether there may be events that a reader has not passed. */
  isRung: boolean
  isReading: boolean
}

interface HubParts {
  db: Db
  listen: Listen
  log: FastifyBaseLogger
  times: StreamTimes
}

const channel = 'group_events'

/**
 * The open streams of this instance. The table of events is the truth; a notification only says that there may be more of
 * them. For each one the events of the group are read once, however many readers it has, from the earliest position of
 * them: a reader who joins or resumes is a reader who is behind.
 */
export function createStreamHub({ db, listen, log, times }: HubParts) {
  const audiences = new Map<number, Audience>()
  let listener: Listener | undefined
  /** False after an event came without a notification. */
  let isBellTrusted = true
  const timers: NodeJS.Timeout[] = []

  const openOf = new Map<number, number>()
  const countOf = (userId: number) => openOf.get(userId) ?? 0

  const allReaders = () => [...audiences.values()].flatMap(({ readers }) => [...readers])

  const leave = (reader: Reader) => {
    const { departureId, userId } = reader
    const audience = audiences.get(departureId)
    if (!audience?.readers.delete(reader)) return
    if (audience.readers.size === 0) audiences.delete(departureId)
    const rest = countOf(userId) - 1
    if (rest > 0) openOf.set(userId, rest)
    else openOf.delete(userId)
  }
  const dismiss = (reader: Reader) => {
    leave(reader)
    reader.stream.end()
  }

  /** Passes a batch on to those who were readers when it was read, and had not passed its beginning. */
  const deliver = (
    readers: readonly Reader[],
    batch: EventBatch,
    entitled: ReadonlySet<string>,
  ) => {
    const format = createFormatter(batch)
    for (const reader of readers) {
      if (!entitled.has(followerKey(reader))) {
        dismiss(reader)
        continue
      }
      const { position } = reader
      reader.position = Math.max(position, batch.lastId)
      const text = format(reader.userId, position)
      if (text !== '') reader.stream.send(text)
    }
  }

  const readOnce = async (audience: Audience) => {
    const readers = [...audience.readers]
    const after = Math.min(...readers.map(({ position }) => position))
    const userIds = [...new Set(readers.map(({ userId }) => userId))]
    const { departureId } = audience
    const batch = await readBatch(db, { departureId, after, userIds })
    if (!batch) return
    // Last: who lost access before the events were written gets none of them.
    const entitled = await listEntitled(db, readers)
    deliver(readers, batch, entitled)
    if (batch.more) audience.isRung = true
  }

  const read = async (audience: Audience) => {
    if (audience.isReading) return
    audience.isReading = true
    try {
      while (audience.isRung && audience.readers.size > 0) {
        audience.isRung = false
        await readOnce(audience)
      }
    } catch (err) {
      // The next look for events tries again, in a second.
      isBellTrusted = false
      log.warn({ err }, 'events of a group not read')
    } finally {
      audience.isReading = false
    }
  }

  const ring = (departureId: number) => {
    const audience = audiences.get(departureId)
    if (!audience) return
    audience.isRung = true
    void withoutBudget(() => read(audience))
  }

  /** Looks for events that no one has notified. */
  const poll = async () => {
    const behind = new Map(
      [...audiences.values()].map(({ departureId, readers }) => [
        departureId,
        Math.min(...[...readers].map(({ position }) => position)),
      ]),
    )
    if (behind.size === 0) return
    for (const { departureId, lastId, isOld } of await listLastEvents(db, [...behind.keys()])) {
      if (lastId <= (behind.get(departureId) ?? 0)) continue
      if (isOld && listener?.isListening() && isBellTrusted) {
        isBellTrusted = false
        log.warn('no notification came from the database: looking for events every second')
      }
      ring(departureId)
    }
  }

  const sweep = async () => {
    const readers = allReaders()
    if (readers.length === 0) return
    const entitled = await listEntitled(db, readers)
    for (const reader of readers) if (!entitled.has(followerKey(reader))) dismiss(reader)
  }

  const beat = () => {
    for (const { stream } of allReaders()) stream.beat()
  }

  /** Does work at intervals, one run after the other. */
  const repeat = (everyMs: number, work: () => Promise<void> | void) => {
    let isRunning = false
    const run = async () => {
      if (isRunning) return
      isRunning = true
      try {
        await work()
      } catch (err) {
        log.warn({ err }, 'open streams not looked after')
      } finally {
        isRunning = false
      }
    }
    timers.push(setInterval(() => void run(), everyMs).unref())
  }

  const start = () => {
    let polledAt = 0
    listener = listen({
      channel,
      onNotification: (payload) => {
        isBellTrusted = true
        ring(Number(payload))
      },
      onListening: () => {
        for (const departureId of audiences.keys()) ring(departureId)
      },
    })
    repeat(Math.min(times.pollWithoutBell, times.poll), async () => {
      const isHeard = listener?.isListening() === true && isBellTrusted
      if (isHeard && performance.now() - polledAt < times.poll) return
      polledAt = performance.now()
      await poll()
    })
    repeat(times.sweep, sweep)
    repeat(times.heartbeat, beat)
  }

  return {
    /** How many streams a member has open on this instance. */
    countOf,

    /** How many streams are open on this instance. */
    count: (): number =>
      [...audiences.values()].reduce((sum, { readers }) => sum + readers.size, 0),

    /** Adds a reader, who gets every event after its position. */
    join: (reader: Reader): void => {
      if (!listener) withoutBudget(start)
      const { departureId } = reader
      const audience = audiences.get(departureId) ?? {
        departureId,
        readers: new Set<Reader>(),
        isRung: false,
        isReading: false,
      }
      audiences.set(departureId, audience)
      audience.readers.add(reader)
      openOf.set(reader.userId, countOf(reader.userId) + 1)
      ring(departureId)
    },

    leave,

    /** Ends all streams, so that their readers go to another instance. */
    endAll: (): void => {
      for (const reader of allReaders()) dismiss(reader)
    },

    /** Ends all streams and everything that runs for them. */
    stop: async (): Promise<void> => {
      for (const reader of allReaders()) dismiss(reader)
      for (const timer of timers) clearInterval(timer)
      await listener?.stop()
    },
  }
}

/** Formats the events of a batch for each reader. Readers for whom they are the same share the text. */
function createFormatter(batch: EventBatch) {
  const involved = new Set(
    [...batch.messages.values()].flatMap(({ userId, reactions }) => [
      ...(userId === null ? [] : [userId]),
      ...reactions.map((reaction) => reaction.userId),
    ]),
  )
  for (const { kind, userId } of batch.rows) {
    if (kind === 'reset' && userId !== null) involved.add(userId)
  }
  const shared = new Map<number, Buffer | string>()
  return (userId: number, after: number): string | Buffer => {
    const viewer = viewerIn(batch, userId)
    const format = () => eventsFor(batch, viewer, after).map(formatEvent).join('')
    if (involved.has(userId) || viewer.hidden.size > 0) return format()
    const known = shared.get(after)
    if (known !== undefined) return known
    const text = format()
    const bytes = text === '' ? '' : Buffer.from(text)
    shared.set(after, bytes)
    return bytes
  }
}

export type StreamHub = ReturnType<typeof createStreamHub>
