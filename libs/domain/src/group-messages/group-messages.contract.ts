import * as z from 'zod/mini'
import { defineContract } from '../contract/contract.ts'
import { id, idParam, requestQuery } from '../contract/request.ts'
import { pictureForm } from '../member-pictures/member-pictures.ts'
import { eventId, groupEvent } from './group-event.ts'
import {
  groupMessageForm,
  messageEdit,
  pictureKey,
  reactionForm,
  readForm,
  groupMessage,
  readPosition,
  uploadedPicture,
} from './group-message.ts'

const tag = 'Groups'
/** The number of an event in a query, as text from a URL. */
const eventIdText = z.pipe(
  z
    .string('The event must be a number')
    .check(z.regex(/^[0-9]{1,15}$/, 'The event must be a number')),
  z.transform(Number),
)

/** Unread messages of others, counted up to 100. */
const unread = z.int('Must be a number')

export const listGroupMessages = defineContract({
  method: 'GET',
  path: '/api/groups/:departureId/messages',
  access: 'member',
  summary: 'Messages of a group, the latest or those before a message',
  description:
    'One page of the conversation: the latest messages, or those before a message. The first page also has what is pinned, how far the members have read, and the event after which the stream continues.',
  tag,
  query: requestQuery({ before: z.optional(idParam) }),
  responses: {
    200: z.object({
      /** The oldest first. */
      messages: z.array(groupMessage),
      /** The `before` of the next older page; null on the oldest one. */
      olderCursor: z.nullable(id),
      /** The most recently pinned first; empty on older pages. */
      pinned: z.array(groupMessage),
      /** How far each member of the group has read, the caller too; empty on older pages. */
      readPositions: z.array(readPosition),
      unread,
      /** Open the stream with it as `after`. */
      lastEventId: eventId,
      isReadOnly: z.boolean(),
      /** Whether the caller is the host, who pins and removes messages. */
      isHost: z.boolean(),
    }),
  },
  errors: ['GROUP_MEMBERS_ONLY'],
})

export const postGroupMessage = defineContract({
  method: 'POST',
  path: '/api/groups/:departureId/messages',
  access: 'member',
  limit: 'groupMessages',
  idempotent: 'wait',
  summary: 'Post a message to a group',
  description:
    'Posts a message. The same `Idempotency-Key` with the same body posts it once and returns it.',
  tag,
  body: groupMessageForm,
  responses: { 201: groupMessage },
  errors: ['GROUP_MEMBERS_ONLY', 'NOT_FOUND', 'GROUP_READ_ONLY', 'REQUEST_RUNNING'],
})

export const editGroupMessage = defineContract({
  method: 'PATCH',
  path: '/api/groups/:departureId/messages/:messageId',
  access: 'member',
  limit: 'messageChanges',
  summary: 'Edit an own message',
  tag,
  body: messageEdit,
  responses: { 200: groupMessage },
  errors: ['GROUP_MEMBERS_ONLY', 'NOT_FOUND', 'GROUP_READ_ONLY'],
})

export const deleteGroupMessage = defineContract({
  method: 'DELETE',
  path: '/api/groups/:departureId/messages/:messageId',
  access: 'member',
  limit: 'messageChanges',
  summary: 'Delete an own message, or as the host any message',
  description:
    "Deletes the caller's own message, or as the host any message. Text and pictures are gone, its place remains.",
  tag,
  responses: { 200: groupMessage },
  errors: ['GROUP_MEMBERS_ONLY', 'NOT_FOUND', 'GROUP_READ_ONLY'],
})

export const reactToGroupMessage = defineContract({
  method: 'PUT',
  path: '/api/groups/:departureId/messages/:messageId/reactions',
  access: 'member',
  limit: 'messageChanges',
  summary: 'React to a message, or take the reaction back',
  description: 'Adds or removes a reaction. Repeating it changes nothing.',
  tag,
  body: reactionForm,
  responses: { 200: groupMessage },
  errors: ['GROUP_MEMBERS_ONLY', 'NOT_FOUND', 'GROUP_READ_ONLY'],
})

export const pinGroupMessage = defineContract({
  method: 'PUT',
  path: '/api/groups/:departureId/messages/:messageId/pin',
  access: 'member',
  limit: 'messageChanges',
  summary: 'Pin a message, as the host',
  description: 'Pins a message, as the host. At most 20 are pinned.',
  tag,
  responses: { 200: groupMessage },
  errors: [
    'GROUP_MEMBERS_ONLY',
    'NOT_FOUND',
    'GROUP_READ_ONLY',
    'GROUP_HOST_ONLY',
    'TOO_MANY_PINNED',
  ],
})

export const unpinGroupMessage = defineContract({
  method: 'DELETE',
  path: '/api/groups/:departureId/messages/:messageId/pin',
  access: 'member',
  limit: 'messageChanges',
  summary: 'Unpin a message, as the host',
  tag,
  responses: { 200: groupMessage },
  errors: ['GROUP_MEMBERS_ONLY', 'NOT_FOUND', 'GROUP_READ_ONLY', 'GROUP_HOST_ONLY'],
})

export const markGroupRead = defineContract({
  method: 'PUT',
  path: '/api/groups/:departureId/read',
  access: 'member',
  limit: 'groupReads',
  summary: 'Mark the messages of a group as read',
  description:
    'Says how far the caller has read. The position only moves forward. It also works when the group page is read-only, so that nothing stays unread for ever.',
  tag,
  body: readForm,
  responses: { 200: z.object({ messageId: id, unread }) },
  errors: ['GROUP_MEMBERS_ONLY', 'NOT_FOUND'],
})

export const countUnreadInGroup = defineContract({
  method: 'GET',
  path: '/api/groups/:departureId/unread',
  access: 'member',
  summary: 'Number of unread messages of a group',
  tag,
  responses: { 200: z.object({ unread }) },
  errors: ['GROUP_MEMBERS_ONLY'],
})

export const countUnreadMessages = defineContract({
  method: 'GET',
  path: '/api/user/unread-messages',
  access: 'member',
  summary: "Number of unread messages of each of the caller's groups",
  description: 'For the header and the account: one query for all groups of the caller.',
  tag,
  responses: {
    200: z.object({
      total: z.int('Must be a number'),
      groups: z.array(z.object({ departureId: id, unread })),
    }),
  },
})

export const uploadMessagePicture = defineContract({
  method: 'POST',
  path: '/api/groups/:departureId/message-pictures',
  access: 'member',
  limit: 'messagePictures',
  summary: 'Upload a picture for a message',
  description:
    'Uploads a picture for a message, which names its key. Accepts JPEG, PNG or WebP, judged by their bytes, and stores it re-encoded: upright, at most 1600 pixels wide and high, without metadata. A picture that no message names is deleted after a day.',
  tag,
  body: pictureForm,
  bodyMediaType: 'multipart/form-data',
  responses: { 201: z.object({ key: z.string('Must be a text'), ...uploadedPicture.shape }) },
  errors: ['GROUP_MEMBERS_ONLY', 'GROUP_READ_ONLY'],
})

export const getMessagePicture = defineContract({
  method: 'GET',
  path: '/api/groups/:departureId/message-pictures/:key',
  access: 'member',
  summary: 'A picture of a message',
  description:
    'A picture of a message, for members of the group. A browser asks again before it shows a stored copy.',
  tag,
  params: z.object({ departureId: idParam, key: pictureKey }),
  responses: { 200: z.string() },
  mediaType: 'image/webp',
  errors: ['GROUP_MEMBERS_ONLY', 'NOT_FOUND'],
})

export const openGroupEvents = defineContract({
  method: 'GET',
  path: '/api/groups/:departureId/events',
  access: 'member',
  summary: 'The events of a group as a stream',
  description:
    "The events of a group as they happen: server-sent events, each with the name of its kind, its id, and the event as JSON. In between, and at the beginning, come events with the name `beat`, which only show that the connection is alive. A connection continues after `Last-Event-ID`, or after the query's `after`; without both it begins now.",
  tag,
  query: requestQuery({ after: z.optional(eventIdText) }),
  responses: { 200: z.string() },
  mediaType: 'text/event-stream',
  errors: ['GROUP_MEMBERS_ONLY', 'TOO_MANY_REQUESTS'],
})

export const listGroupEvents = defineContract({
  method: 'GET',
  path: '/api/groups/:departureId/missed-events',
  access: 'member',
  summary: 'The events of a group after an event',
  description:
    'The same events for a browser that cannot keep a stream open. Ask again at once if there are `more`. Without `after` it begins now, and only names the latest event.',
  tag,
  query: requestQuery({ after: z.optional(eventIdText) }),
  responses: {
    200: z.object({
      events: z.array(groupEvent),
      /** The `after` of the next call. */
      lastEventId: eventId,
      more: z.boolean(),
    }),
  },
  errors: ['GROUP_MEMBERS_ONLY'],
})
