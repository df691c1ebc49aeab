import {
  type GroupMessage,
  messagePicturePath,
  type MessageAuthor,
  type ReadPosition,
} from '@farandfew/domain/group-messages/group-message.ts'
import type { MessageRow } from './messages.queries.ts'
import type { People } from './people.queries.ts'

/** Who looks at a conversation, and what a block hides from them. */
export interface Viewer {
  readonly userId: number
  /** Members whose messages, reactions and read positions they do not see. */
  readonly hidden: ReadonlySet<number>
  /** They see no message from before; undefined if they see all (reading-start.ts). */
  readonly since: Date | undefined
}

const nobody: ReadonlySet<number> = new Set()

/**
 * A block between two members hides each from the other, but hides nothing from the host and nothing of the host
 * (docs/product.md#groups).
 */
export function viewerOf(
  userId: number,
  {
    people,
    blocked = nobody,
    since,
  }: { people: People; blocked?: ReadonlySet<number> | undefined; since: Date | undefined },
): Viewer {
  if (blocked.size === 0 || people.get(userId)?.isHost) return { userId, hidden: nobody, since }
  const hidden = [...blocked].filter((id) => !people.get(id)?.isHost)
  return { userId, hidden: new Set(hidden), since }
}

/** Names of a reaction that an answer lists. */
const maxNames = 12

/** Someone who has left the group, or was blocked, has no name. */
function authorFor(
  userId: number | null,
  { viewer, people }: { viewer: Viewer; people: People },
): MessageAuthor | null {
  if (userId === null || viewer.hidden.has(userId)) return null
  return people.get(userId) ?? null
}

function excerptFor(row: MessageRow, scene: { viewer: Viewer; people: People }) {
  const { replyTo, answeredUserId, answeredText, answeredEndedBy: end, answersPicture } = row
  if (replyTo === null || row.answeredPostedAt === null) return null
  if (isBefore(scene.viewer, row.answeredPostedAt)) return null
  // Who has a block with its author sees the reply as a message of its own.
  if (answeredUserId !== null && scene.viewer.hidden.has(answeredUserId)) return null
  return {
    id: replyTo,
    author: authorFor(answeredUserId, scene),
    text: answeredText ?? '',
    hasPicture: answersPicture,
    end,
  }
}

function reactionsFor(row: MessageRow, { viewer, people }: { viewer: Viewer; people: People }) {
  const found = new Map<string, GroupMessage['reactions'][number]>()
  for (const { reaction, userId } of row.reactions) {
    const person = people.get(userId)
    if (!person || viewer.hidden.has(userId)) continue
    const seen = found.get(reaction) ?? { reaction, count: 0, isOwn: false, names: [] }
    found.set(reaction, {
      reaction,
      count: seen.count + 1,
      isOwn: seen.isOwn || userId === viewer.userId,
      names: seen.names.length < maxNames ? [...seen.names, person.name] : seen.names,
    })
  }
  return [...found.values()]
}

const isBefore = ({ since }: Viewer, postedAt: Date) => since !== undefined && postedAt < since

/** Whether a viewer sees a message at all. */
export const isVisibleTo = (
  viewer: Viewer,
  { userId, postedAt }: Pick<MessageRow, 'userId' | 'postedAt'>,
): boolean => (userId === null || !viewer.hidden.has(userId)) && !isBefore(viewer, postedAt)

/** A message as a viewer sees it, who may see it. */
export function toMessageView(
  row: MessageRow,
  scene: { viewer: Viewer; people: People },
): GroupMessage {
  const { departureId } = row
  const isOwn = row.userId === scene.viewer.userId
  return {
    id: row.id,
    author: authorFor(row.userId, scene),
    isOwn,
    requestKey: isOwn ? row.requestKey : null,
    text: row.text,
    replyTo: excerptFor(row, scene),
    pictures: row.pictures.map(({ key, ...picture }) => ({
      src: messagePicturePath(departureId, key),
      ...picture,
    })),
    reactions: reactionsFor(row, scene),
    postedAt: row.postedAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    end: row.endedBy,
    isPinned: row.pinnedAt !== null,
  }
}

/** How far a member has read, if the viewer sees them. */
export function toPositionView(
  { userId, messageId }: { userId: number; messageId: number },
  { viewer, people }: { viewer: Viewer; people: People },
): ReadPosition | undefined {
  const person = people.get(userId)
  if (!person || viewer.hidden.has(userId)) return undefined
  return { memberId: userId, name: person.name, messageId }
}
