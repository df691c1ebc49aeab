import type { GroupEvent } from '@farandfew/domain/group-messages/group-event.ts'
import {
  type GroupMessage,
  messageRules,
  type ReactionName,
} from '@farandfew/domain/group-messages/group-message.ts'
import type { listGroupMessages } from '@farandfew/domain/group-messages/group-messages.contract.ts'
import type { ContractOutput } from '@farandfew/domain/contract/contract.ts'

export type MessagePage = ContractOutput<typeof listGroupMessages>

/** What the page knows of a group's conversation. */
export interface Conversation {
  /** Without a gap, the oldest first. */
  readonly messages: readonly GroupMessage[]
  /** The `before` of the next older page; null if all are here. */
  readonly olderCursor: number | null
  /** The most recently pinned first. */
  readonly pinned: readonly GroupMessage[]
  readonly memberId: number
  /** The id of the last message that the member has read; 0 for none. */
  readonly readUpTo: number
  /** Unread messages of others. */
  readonly unread: number
  /** The message above which the line "New" is; null without one. */
  readonly newFrom: number | null
  /** The event after which the stream continues. */
  readonly lastEventId: number
  readonly isReadOnly: boolean
  readonly isHost: boolean
}

const isUnread = ({ id, isOwn, end }: GroupMessage, readUpTo: number) =>
  !isOwn && end === null && id > readUpTo

/**
 * The conversation after its first page was read. Keeps the older messages of the one before if the two have no gap
 * between them.
 */
export function receivePage(
  page: MessagePage,
  memberId: number,
  before?: Conversation,
): Conversation {
  const { messages, olderCursor, pinned, unread, lastEventId, isReadOnly, isHost } = page
  const position = page.readPositions.find((one) => one.memberId === memberId)
  const readUpTo = Math.max(position?.messageId ?? 0, before?.readUpTo ?? 0)
  const first = messages[0]?.id ?? 0
  const isContiguous = before?.messages.some(({ id }) => id >= first) ?? false
  const older = isContiguous ? before!.messages.filter(({ id }) => id < first) : []
  // A member who has written since then knows what is above.
  const seenUpTo = Math.max(readUpTo, messages.findLast(({ isOwn }) => isOwn)?.id ?? 0)
  const firstNew = messages.find((message) => isUnread(message, seenUpTo))?.id ?? null
  return {
    messages: [...older, ...messages],
    olderCursor: isContiguous ? before!.olderCursor : olderCursor,
    pinned,
    memberId,
    readUpTo,
    unread,
    newFrom: before?.newFrom ?? firstNew,
    lastEventId,
    isReadOnly,
    isHost,
  }
}

/** Adds a page of older messages. */
export function receiveOlder(
  conversation: Conversation,
  { messages, olderCursor }: Pick<MessagePage, 'messages' | 'olderCursor'>,
): Conversation {
  const first = conversation.messages[0]?.id ?? Infinity
  const older = messages.filter(({ id }) => id < first)
  return { ...conversation, messages: [...older, ...conversation.messages], olderCursor }
}

/**
 * Adds a message or replaces it. `isSeen` says whether the member sees it arrive. If not, and everything above the line
 * "New" was read, the line moves to the first unread one. The member's own message removes the line.
 */
export function receiveMessage(
  conversation: Conversation,
  message: GroupMessage,
  isSeen = true,
): Conversation {
  const { messages, readUpTo, unread, newFrom } = conversation
  const pinned = receivePinned(conversation.pinned, message)
  if (messages.some(({ id }) => id === message.id)) {
    return { ...conversation, pinned, messages: messages.map((one) => replace(one, message)) }
  }
  // An older message that is not loaded yet would leave a gap.
  const isOlder = message.id < (messages[0]?.id ?? 0) && conversation.olderCursor !== null
  if (isOlder) {
    return { ...conversation, pinned, messages: messages.map((one) => replace(one, message)) }
  }
  const isNew = isUnread(message, readUpTo)
  const next = [...messages, message].sort((one, other) => one.id - other.id)
  return {
    ...conversation,
    pinned,
    messages: next,
    unread: isNew ? Math.min(messageRules.maxUnread, unread + 1) : unread,
    newFrom: message.isOwn
      ? null
      : isNew && !isSeen && (newFrom ?? 0) <= readUpTo
        ? next.find((one) => isUnread(one, readUpTo))!.id
        : newFrom,
  }
}

/** Replaces the message, also where another one quotes it. */
function replace(one: GroupMessage, message: GroupMessage): GroupMessage {
  if (one.id === message.id) return message
  if (one.replyTo?.id !== message.id) return one
  const { author, text, end, pictures } = message
  const excerpt = [...text].slice(0, messageRules.excerptLength).join('')
  const replyTo = { ...one.replyTo, author, text: excerpt, end, hasPicture: pictures.length > 0 }
  return { ...one, replyTo }
}

function receivePinned(pinned: readonly GroupMessage[], message: GroupMessage) {
  const isKnown = pinned.some(({ id }) => id === message.id)
  if (!message.isPinned) return isKnown ? pinned.filter(({ id }) => id !== message.id) : pinned
  return isKnown
    ? pinned.map((one) => (one.id === message.id ? message : one))
    : [message, ...pinned]
}

/** The member has read up to a message, here or on another device. */
export function receiveRead(conversation: Conversation, messageId: number): Conversation {
  if (messageId <= conversation.readUpTo) return conversation
  const after = conversation.messages.filter((message) => isUnread(message, messageId))
  return { ...conversation, readUpTo: messageId, unread: after.length }
}

/** Applies an event of the stream. The same event twice changes nothing. */
export function receiveEvent(
  conversation: Conversation,
  event: GroupEvent,
  isSeen: boolean,
): Conversation {
  const lastEventId = Math.max(conversation.lastEventId, event.id)
  const next = { ...conversation, lastEventId }
  if (event.kind === 'reset' || event.kind === 'planned') return next
  if (event.kind === 'read') {
    const { memberId, messageId } = event.position
    return memberId === conversation.memberId ? receiveRead(next, messageId) : next
  }
  return receiveMessage(next, event.message, isSeen)
}

interface ReactionChange {
  reaction: ReactionName
  isOn: boolean
}

/** The message with the member's own reaction added or removed, until the API has answered. */
export function withReaction(
  message: GroupMessage,
  { reaction, isOn }: ReactionChange,
): GroupMessage {
  const known = message.reactions.find((one) => one.reaction === reaction)
  if (known?.isOwn === isOn || (!known && !isOn)) return message
  if (!known) {
    const added = { reaction, count: 1, isOwn: true, names: ['You'] }
    return { ...message, reactions: [...message.reactions, added] }
  }
  const count = known.count + (isOn ? 1 : -1)
  const changed = message.reactions.map((one) =>
    one === known ? { ...one, count, isOwn: isOn } : one,
  )
  return { ...message, reactions: changed.filter((one) => one.count > 0) }
}
