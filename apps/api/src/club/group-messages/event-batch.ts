import type { GroupEvent } from '@farandfew/domain/group-messages/group-event.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { listReadingStarts } from '../groups/reading-start.ts'
import { formatEvent } from './event-stream.ts'
import { type EventRow, listEvents } from './events.queries.ts'
import {
  isVisibleTo,
  toMessageView,
  toPositionView,
  type Viewer,
  viewerOf,
} from './message-view.ts'
import { listMessagesByIds, type MessageRow } from './messages.queries.ts'
import { listBlocks, listPeople, type People } from './people.queries.ts'

/** The most events that are read at once. */
export const batchSize = 200

/** Events of a group in a row, with what any viewer may see of them. */
export interface EventBatch {
  readonly rows: readonly EventRow[]
  /** The last one; what was asked for if there is none. */
  readonly lastId: number
  /** Whether there may be further events after the last one. */
  readonly more: boolean
  readonly people: People
  readonly messages: ReadonlyMap<number, MessageRow>
  readonly blocks: ReadonlyMap<number, ReadonlySet<number>>
  /** Of those who do not see the whole conversation. */
  readonly starts: ReadonlyMap<number, Date>
}

/**
 * Reads the events after one. The number of queries does not depend on the number of viewers, whose blocks are read too.
 * Undefined if there are none.
 */
export async function readBatch(
  db: Db,
  {
    departureId,
    after,
    userIds,
    today,
  }: { departureId: number; after: number; userIds: readonly number[]; today: CalendarDate },
): Promise<EventBatch | undefined> {
  const rows = await listEvents(db, { departureId, after, limit: batchSize })
  const last = rows.at(-1)
  if (!last) return undefined
  // In this order: who joins the group between the two reads may have written to it.
  const ids = new Set(rows.flatMap(({ messageId }) => messageId ?? []))
  const messages = await listMessagesByIds(db, departureId, [...ids])
  const [people, blocks, starts] = await Promise.all([
    listPeople(db, departureId),
    listBlocks(db, userIds),
    listReadingStarts(db, { departureId, userIds }, today),
  ])
  return {
    rows,
    lastId: last.id,
    more: rows.length === batchSize,
    people,
    messages: new Map(messages.map((message) => [message.id, message])),
    blocks,
    starts: new Map(starts.map(({ userId, from }) => [userId, from])),
  }
}

/** How a member sees a batch. */
export const viewerIn = ({ people, blocks, starts }: EventBatch, userId: number): Viewer =>
  viewerOf(userId, { people, blocked: blocks.get(userId), since: starts.get(userId) })

/** An event as a viewer sees it; undefined if it is not for them. */
export function toEventView(
  { id, kind, messageId, userId }: EventRow,
  batch: EventBatch,
  viewer: Viewer,
): GroupEvent | undefined {
  if (kind === 'reset') {
    return userId === null || userId === viewer.userId ? { id, kind } : undefined
  }
  if (kind === 'planned') return { id, kind }
  if (messageId === null) return undefined
  const scene = { viewer, people: batch.people }
  if (kind === 'read') {
    const position = userId === null ? undefined : toPositionView({ userId, messageId }, scene)
    return position && { id, kind, position }
  }
  const message = batch.messages.get(messageId)
  if (!message || !isVisibleTo(viewer, message)) return undefined
  return { id, kind, message: toMessageView(message, scene) }
}

/** All events of a batch that a viewer sees, after one. */
export const eventsFor = (batch: EventBatch, viewer: Viewer, after: number): GroupEvent[] =>
  batch.rows.filter(({ id }) => id > after).flatMap((row) => toEventView(row, batch, viewer) ?? [])

/** Formats the events of a batch for each subscriber. Those for whom they are the same share the text. */
export function createFormatter(batch: EventBatch) {
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
    const isOwn = viewer.hidden.size > 0 || viewer.since !== undefined
    if (involved.has(userId) || isOwn) return format()
    const known = shared.get(after)
    if (known !== undefined) return known
    const text = format()
    const bytes = text === '' ? '' : Buffer.from(text)
    shared.set(after, bytes)
    return bytes
  }
}
