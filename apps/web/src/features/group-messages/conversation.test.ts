import type { GroupEvent } from '@farandfew/domain/group-messages/group-event.ts'
import type { GroupMessage } from '@farandfew/domain/group-messages/group-message.ts'
import {
  type Conversation,
  type MessagePage,
  receiveEvent,
  receiveMessage,
  receiveOlder,
  receivePage,
  receiveRead,
  withReaction,
} from './conversation.ts'
import { messageOf } from './testing/messages.ts'

const me = 7
const page = (ids: readonly number[], more: Partial<MessagePage> = {}): MessagePage => ({
  messages: ids.map((id) => messageOf({ id })),
  olderCursor: null,
  pinned: [],
  readPositions: [{ memberId: me, name: 'Maya', messageId: 2 }],
  unread: 0,
  lastEventId: 10,
  isReadOnly: false,
  isHost: false,
  ...more,
})
const idsOf = ({ messages }: Conversation) => messages.map(({ id }) => id)
const posted = (id: number, message: Partial<GroupMessage>): GroupEvent => ({
  ...{ id, kind: 'posted', message: messageOf(message) },
})

it('begins the new messages after the last one that the member has read', () => {
  const conversation = receivePage(page([1, 2, 3, 4], { unread: 2 }), me)
  expect([conversation.newFrom, conversation.unread, conversation.readUpTo]).toEqual([3, 2, 2])
})

it('begins the new messages after the last one that the member wrote', () => {
  const messages = [1, 2, 3, 4].map((id) => messageOf({ id, isOwn: id === 3 }))
  expect(receivePage(page([], { messages, unread: 1 }), me).newFrom).toBe(4)
  const answered = messages.slice(0, 3)
  expect(receivePage(page([], { messages: answered }), me).newFrom).toBeNull()
})

it('does not count a deleted message as new', () => {
  const messages = [messageOf({ id: 3, text: '', end: 'author' }), messageOf({ id: 4 })]
  expect(receivePage(page([], { messages, unread: 1 }), me).newFrom).toBe(4)
})

it('shows a message once, however often it arrives', () => {
  let conversation = receivePage(page([1, 2]), me)
  const event = posted(11, { id: 3 })
  for (let times = 0; times < 3; times += 1) conversation = receiveEvent(conversation, event, false)
  expect(idsOf(conversation)).toEqual([1, 2, 3])
  expect([conversation.unread, conversation.lastEventId]).toEqual([1, 11])
})

it('orders messages by their ids, in whatever order they arrive', () => {
  let conversation = receivePage(page([1, 2]), me)
  for (const id of [5, 3, 4]) conversation = receiveMessage(conversation, messageOf({ id }))
  expect(idsOf(conversation)).toEqual([1, 2, 3, 4, 5])
})

it('keeps the older messages when the first page is read again without a gap', () => {
  const older = page([1, 2], { olderCursor: null })
  const known = receiveOlder(receivePage(page([3, 4], { olderCursor: 3 }), me), older)
  const again = receivePage(page([4, 5], { olderCursor: 4 }), me, known)
  expect([idsOf(again), again.olderCursor]).toEqual([[1, 2, 3, 4, 5], null])
  const later = receivePage(page([8, 9], { olderCursor: 8 }), me, known)
  expect([idsOf(later), later.olderCursor]).toEqual([[8, 9], 8])
})

it('does not insert a changed message that is older than what is loaded', () => {
  const known = receivePage(page([5, 6], { olderCursor: 5 }), me)
  const changed = receiveMessage(known, messageOf({ id: 1, isPinned: true }))
  expect(idsOf(changed)).toEqual([5, 6])
  expect(changed.pinned.map(({ id }) => id)).toEqual([1])
})

it('changes a message also where another one quotes it, and in what is pinned', () => {
  const quote = { ...messageOf({ id: 1 }), hasPicture: false }
  const messages = [messageOf({ id: 1, isPinned: true }), messageOf({ id: 2, replyTo: quote })]
  const known = receivePage(page([], { messages, pinned: [messages[0]!] }), me)
  const gone = messageOf({ id: 1, text: '', end: 'host' })
  const changed = receiveMessage(known, gone)
  expect(changed.messages[1]?.replyTo).toMatchObject({ text: '', end: 'host' })
  expect(changed.pinned).toEqual([])
})

describe('the line above the new messages', () => {
  const read = () => receiveRead(receivePage(page([1, 2, 3], { unread: 1 }), me), 3)

  it('stays when the messages were read', () => {
    expect([read().newFrom, read().unread]).toEqual([3, 0])
  })
  it('moves to the next message that arrives unseen, and stays there', () => {
    const unseen = receiveMessage(read(), messageOf({ id: 4 }), false)
    expect(unseen.newFrom).toBe(4)
    expect(receiveMessage(unseen, messageOf({ id: 5 }), false).newFrom).toBe(4)
    expect(receiveMessage(read(), messageOf({ id: 4 }), true).newFrom).toBe(3)
  })
  it('goes when the member writes', () => {
    expect(receiveMessage(read(), messageOf({ id: 4, isOwn: true })).newFrom).toBeNull()
  })
})

it('counts what was read on another device', () => {
  const known = receivePage(page([1, 2, 3, 4], { unread: 2 }), me)
  const position = { memberId: me, name: 'Maya', messageId: 3 }
  expect(receiveEvent(known, { id: 12, kind: 'read', position }, true).unread).toBe(1)
  const other = { ...position, memberId: 8 }
  expect(receiveEvent(known, { id: 12, kind: 'read', position: other }, true).unread).toBe(2)
})

it('shows the own reaction before the API has answered', () => {
  const heart = (isOn: boolean) => ({ reaction: 'heart', isOn }) as const
  const first = withReaction(messageOf({ id: 1 }), heart(true))
  expect(first.reactions).toMatchObject([{ reaction: 'heart', count: 1, isOwn: true }])
  expect(withReaction(first, heart(true))).toBe(first)
  expect(withReaction(first, heart(false)).reactions).toEqual([])
})
