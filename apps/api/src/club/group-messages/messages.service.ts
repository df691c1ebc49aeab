import { maxPinnedMessages } from '@farandfew/domain/constants/limits.ts'
import {
  type GroupMessage,
  messageRules,
  type GroupMessageForm,
  type ReactionName,
} from '@farandfew/domain/group-messages/group-message.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { Database } from '../../platform/db/tables.ts'
import { AppError, refuseField } from '../../platform/errors/app-error.ts'
import {
  appendGroupEvent,
  endMessage,
  lockConversation,
} from '../group-events/group-events.queries.ts'
import { getGroupAccess, getWritableGroup, type GroupAccess } from '../groups/group-access.ts'
import { findReadingStart } from '../groups/reading-start.ts'
import { findLastEventId } from './events.queries.ts'
import { toMessageView, toPositionView, type Viewer, viewerOf } from './message-view.ts'
import {
  attachPictures,
  countPinned,
  deleteReaction,
  findMessage,
  insertMessage,
  insertReaction,
  listMessagesByIds,
  listPage,
  listPinned,
  setPinned,
  updateText,
} from './messages.queries.ts'
import { listBlocks, listPeople, type People } from './people.queries.ts'
import {
  countUnread,
  findReadPosition,
  listReadPositions,
  moveReadPosition,
} from './read-positions.queries.ts'

type Reader = Pick<AppContext, 'db' | 'clock'>
type GroupMember = Pick<GroupAccess, 'departureId' | 'userId'>
type MessageOf = GroupMember & { messageId: number }

/** What a member sees of a group's conversation is seen through this. */
interface Scene {
  people: People
  viewer: Viewer
}

async function readScene(
  db: Db,
  { departureId, userId }: GroupMember,
  today: CalendarDate,
): Promise<Scene> {
  const [people, blocks, since] = await Promise.all([
    listPeople(db, departureId),
    listBlocks(db, [userId]),
    findReadingStart(db, { departureId, userId }, today),
  ])
  return { people, viewer: viewerOf(userId, { people, blocked: blocks.get(userId), since }) }
}

/**
 * A message as a member of the group sees it. Checks the access itself: a key may be repeated after its member has left.
 * @throws AppError GROUP_MEMBERS_ONLY, NOT_FOUND
 */
export async function getMessageView(
  { db, clock }: Reader,
  { messageId, ...member }: MessageOf,
): Promise<GroupMessage> {
  const today = clock.today()
  await getGroupAccess(db, { ...member, today })
  const [scene, [row]] = await Promise.all([
    readScene(db, member, today),
    listMessagesByIds(db, member.departureId, [messageId]),
  ])
  if (!row) throw new AppError('NOT_FOUND')
  return toMessageView(row, scene)
}

export async function countUnreadOf({ db, clock }: Reader, member: GroupMember): Promise<number> {
  const [group] = await countUnread(db, member, clock.today())
  return group?.unread ?? 0
}

/** The latest messages with everything around them, or only those before a message. */
export async function readConversation(reader: Reader, access: GroupAccess, before?: number) {
  const { db, clock } = reader
  const { departureId, isReadOnly, isHost } = access
  // First: the stream repeats what happens after it.
  const lastEventId = await findLastEventId(db, departureId)
  const scene = await readScene(db, access, clock.today())
  const { viewer } = scene
  const isFirst = before === undefined
  const [page, pinned, positions, unread] = await Promise.all([
    listPage(db, { departureId, before, viewer }),
    isFirst ? listPinned(db, { departureId, viewer }) : [],
    isFirst ? listReadPositions(db, departureId) : [],
    countUnreadOf(reader, access),
  ])
  const rows = page.slice(0, messageRules.pageSize)
  return {
    messages: rows.map((row) => toMessageView(row, scene)).reverse(),
    olderCursor: page.length > rows.length ? (rows.at(-1)?.id ?? null) : null,
    pinned: pinned.map((row) => toMessageView(row, scene)),
    readPositions: positions.flatMap((position) => toPositionView(position, scene) ?? []),
    unread,
    lastEventId,
    isReadOnly,
    isHost,
  }
}

const pictureGone = () =>
  refuseField('pictures', 'A picture is not there any more. Please choose it again.')

/** Locks the conversation for a change by a member. */
async function beginChange(
  trx: Db,
  context: AppContext,
  member: GroupMember,
): Promise<GroupAccess> {
  await lockConversation(trx, member)
  return getWritableGroup(trx, { ...member, today: context.clock.today() })
}

/** @throws AppError NOT_FOUND if the member does not see the message */
async function getMessageFor(
  trx: Db,
  { clock }: Pick<Reader, 'clock'>,
  { messageId, ...member }: MessageOf,
) {
  const { viewer } = await readScene(trx, member, clock.today())
  const message = await findMessage(trx, { ...member, messageId, viewer })
  if (!message) throw new AppError('NOT_FOUND')
  return message
}

interface RequestKey {
  /** The `Idempotency-Key`, by which the author's page finds the message. */
  requestKey: string | undefined
}

/**
 * Posts a message in a transaction; returns its id.
 * @throws AppError GROUP_MEMBERS_ONLY, GROUP_READ_ONLY; NOT_FOUND if it answers a message that the author does not see;
 * VALIDATION_FAILED if a picture is not there
 */
export async function postMessage(
  trx: Transaction<Database>,
  context: AppContext,
  { text, replyTo, pictures, requestKey, ...member }: GroupMessageForm & GroupMember & RequestKey,
): Promise<number> {
  await beginChange(trx, context, member)
  if (replyTo !== undefined) await getMessageFor(trx, context, { ...member, messageId: replyTo })
  const messageId = await insertMessage(trx, {
    ...member,
    text,
    replyTo: replyTo ?? null,
    requestKey: requestKey ?? null,
  })
  if (pictures.length > 0) {
    const attached = await attachPictures(trx, { ...member, messageId, pictures })
    if (attached !== pictures.length) throw pictureGone()
  }
  await appendGroupEvent(trx, { departureId: member.departureId, kind: 'posted', messageId })
  return messageId
}

/** Changes a message in a transaction, and returns it. `work` returns whether something changed. */
async function changeMessage(
  context: AppContext,
  change: MessageOf,
  work: (trx: Db, access: GroupAccess) => Promise<boolean>,
): Promise<GroupMessage> {
  const { departureId, messageId } = change
  await context.db.transaction().execute(async (trx) => {
    const access = await beginChange(trx, context, change)
    const hasChanged = await work(trx, access)
    if (hasChanged) await appendGroupEvent(trx, { departureId, kind: 'changed', messageId })
  })
  return getMessageView(context, change)
}

/** @throws AppError NOT_FOUND unless it is an own message that has not ended; GROUP_MEMBERS_ONLY, GROUP_READ_ONLY */
export const editMessage = (context: AppContext, change: MessageOf & { text: string }) =>
  changeMessage(context, change, async (trx) => {
    const message = await getMessageFor(trx, context, change)
    if (message.userId !== change.userId || message.endedBy) throw new AppError('NOT_FOUND')
    if (message.text === change.text) return false
    if (await updateText(trx, change)) return true
    throw refuseField('text', 'Please write a message')
  })

/**
 * Deletes an own message, or as the host any. Repeating it changes nothing.
 * @throws AppError NOT_FOUND for another member's message; GROUP_MEMBERS_ONLY, GROUP_READ_ONLY
 */
export const deleteMessage = (context: AppContext, change: MessageOf) =>
  changeMessage(context, change, async (trx, { isHost }) => {
    const { userId } = await getMessageFor(trx, context, change)
    const isOwn = userId === change.userId
    if (!isOwn && !isHost) throw new AppError('NOT_FOUND')
    await endMessage(trx, { ...change, by: isOwn ? 'author' : 'host' })
    return false
  })

/** @throws AppError NOT_FOUND if the message has ended; GROUP_MEMBERS_ONLY, GROUP_READ_ONLY */
export const reactToMessage = (
  context: AppContext,
  { isOn, ...change }: MessageOf & { reaction: ReactionName; isOn: boolean },
) =>
  changeMessage(context, change, async (trx) => {
    const { endedBy } = await getMessageFor(trx, context, change)
    if (endedBy) throw new AppError('NOT_FOUND')
    const { messageId, userId, reaction } = change
    const row = { messageId, userId, reaction }
    return isOn ? insertReaction(trx, row) : deleteReaction(trx, row)
  })

/**
 * Pins or unpins a message, as the host.
 * @throws AppError GROUP_HOST_ONLY, TOO_MANY_PINNED; NOT_FOUND if the message has ended; GROUP_MEMBERS_ONLY,
 * GROUP_READ_ONLY
 */
export const pinMessage = (
  context: AppContext,
  { isPinned, ...change }: MessageOf & { isPinned: boolean },
) =>
  changeMessage(context, change, async (trx, { isHost, departureId }) => {
    if (!isHost) throw new AppError('GROUP_HOST_ONLY')
    const { endedBy, pinnedAt } = await getMessageFor(trx, context, change)
    if (endedBy && isPinned) throw new AppError('NOT_FOUND')
    if ((pinnedAt !== null) === isPinned) return false
    if (isPinned && (await countPinned(trx, departureId)) >= maxPinnedMessages) {
      throw new AppError('TOO_MANY_PINNED')
    }
    await setPinned(trx, { messageId: change.messageId, isPinned })
    return true
  })

/**
 * Moves how far the member has read forward, also in a group that is read-only. Returns the position and what is unread.
 * @throws AppError NOT_FOUND if the member does not see the message; GROUP_MEMBERS_ONLY
 */
export async function markRead(
  context: AppContext,
  { messageId, ...member }: MessageOf,
): Promise<{ messageId: number; unread: number }> {
  const { db, clock } = context
  await db.transaction().execute(async (trx) => {
    await lockConversation(trx, member)
    await getGroupAccess(trx, { ...member, today: clock.today() })
    await getMessageFor(trx, context, { ...member, messageId })
    if (await moveReadPosition(trx, { ...member, messageId })) {
      await appendGroupEvent(trx, { ...member, kind: 'read', messageId })
    }
  })
  const [position, unread] = await Promise.all([
    findReadPosition(db, member),
    countUnreadOf(context, member),
  ])
  return { messageId: position ?? messageId, unread }
}
