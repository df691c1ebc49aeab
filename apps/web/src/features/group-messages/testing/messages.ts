import type { GroupMessage } from '@farandfew/domain/group-messages/group-message.ts'

/** A message of Asha. */
export const messageOf = (more: Partial<GroupMessage> = {}): GroupMessage => ({
  id: 1,
  author: { id: 8, name: 'Asha', picture: null, isHost: false },
  isOwn: false,
  requestKey: null,
  text: 'Hello',
  replyTo: null,
  pictures: [],
  reactions: [],
  postedAt: '2026-11-22T09:30:00.000Z',
  editedAt: null,
  end: null,
  isPinned: false,
  ...more,
})
