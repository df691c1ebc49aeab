import * as z from 'zod/mini'
import { defineContract, writeErrors } from '../contract/contract.ts'
import { id, idParam, requestQuery } from '../contract/request.ts'
import { pictureForm } from '../member-pictures/member-pictures.ts'
import { eventId, groupEvent } from './group-event.ts'
import {
  groupMessageForm,
  messageEdit,
  pictureKey,
  reactionForm,
  readForm,
} from './group-message-forms.ts'
import { groupMessage, readPosition, uploadedPicture } from './group-message.ts'
import {
  countUnreadInGroupEndpoint,
  countUnreadMessagesEndpoint,
  deleteGroupMessageEndpoint,
  editGroupMessageEndpoint,
  getMessagePictureEndpoint,
  listGroupEventsEndpoint,
  listGroupMessagesEndpoint,
  markGroupReadEndpoint,
  openGroupEventsEndpoint,
  pinGroupMessageEndpoint,
  postGroupMessageEndpoint,
  reactToGroupMessageEndpoint,
  unpinGroupMessageEndpoint,
  uploadMessagePictureEndpoint,
} from './group-messages.endpoints.ts'

const tag = 'Groups'
const params = z.object({ departureId: idParam })
const messageParams = z.object({ departureId: idParam, messageId: idParam })
const readErrors = [
  'VALIDATION_FAILED',
  'NOT_SIGNED_IN',
  'GROUP_MEMBERS_ONLY',
  'DATABASE_UNAVAILABLE',
] as const
const changeErrors = [...writeErrors, 'NOT_SIGNED_IN', 'GROUP_MEMBERS_ONLY'] as const

/** The number of an event in a query, as text from a URL. */
const eventIdText = z.pipe(
  z
    .string('The event must be a number')
    .check(z.regex(/^[0-9]{1,15}$/, 'The event must be a number')),
  z.transform(Number),
)

/** Unread messages of others, counted up to 100. */
const unread = z.int('Must be a number')

/**
 * One page of the conversation: the latest messages, or those before a message. The first page also has what is pinned,
 * how far the members have read, and the event after which the stream continues.
 */
export const listGroupMessages = defineContract({
  ...listGroupMessagesEndpoint,
  summary: 'Messages of a group, the latest or those before a message',
  tag,
  params,
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
  errors: readErrors,
})

/** Posts a message. The same `Idempotency-Key` with the same body posts it once and returns it. */
export const postGroupMessage = defineContract({
  ...postGroupMessageEndpoint,
  summary: 'Post a message to a group',
  tag,
  params,
  body: groupMessageForm,
  responses: { 201: groupMessage },
  errors: [
    ...changeErrors,
    'NOT_FOUND',
    'GROUP_READ_ONLY',
    'IDEMPOTENCY_KEY_REUSED',
    'REQUEST_RUNNING',
  ],
})

/** Changes the text of the caller's own message. */
export const editGroupMessage = defineContract({
  ...editGroupMessageEndpoint,
  summary: 'Edit an own message',
  tag,
  params: messageParams,
  body: messageEdit,
  responses: { 200: groupMessage },
  errors: [...changeErrors, 'NOT_FOUND', 'GROUP_READ_ONLY'],
})

/** Deletes the caller's own message, or as the host any message. Text and pictures are gone, its place remains. */
export const deleteGroupMessage = defineContract({
  ...deleteGroupMessageEndpoint,
  summary: 'Delete an own message, or as the host any message',
  tag,
  params: messageParams,
  responses: { 200: groupMessage },
  errors: [...changeErrors, 'NOT_FOUND', 'GROUP_READ_ONLY'],
})

/** Adds or removes a reaction. Repeating it changes nothing. */
export const reactToGroupMessage = defineContract({
  ...reactToGroupMessageEndpoint,
  summary: 'React to a message, or take the reaction back',
  tag,
  params: messageParams,
  body: reactionForm,
  responses: { 200: groupMessage },
  errors: [...changeErrors, 'NOT_FOUND', 'GROUP_READ_ONLY'],
})

const pinErrors = [...changeErrors, 'NOT_FOUND', 'GROUP_READ_ONLY', 'GROUP_HOST_ONLY'] as const

/** Pins a message, as the host. At most 20 are pinned. */
export const pinGroupMessage = defineContract({
  ...pinGroupMessageEndpoint,
  summary: 'Pin a message, as the host',
  tag,
  params: messageParams,
  responses: { 200: groupMessage },
  errors: [...pinErrors, 'TOO_MANY_PINNED'],
})

export const unpinGroupMessage = defineContract({
  ...unpinGroupMessageEndpoint,
  summary: 'Unpin a message, as the host',
  tag,
  params: messageParams,
  responses: { 200: groupMessage },
  errors: pinErrors,
})

/**
 * Says how far the caller has read. The position only moves forward. It also works when the group page is read-only, so
 * that nothing stays unread for ever.
 */
export const markGroupRead = defineContract({
  ...markGroupReadEndpoint,
  summary: 'Mark the messages of a group as read',
  tag,
  params,
  body: readForm,
  responses: { 200: z.object({ messageId: id, unread }) },
  errors: [...changeErrors, 'NOT_FOUND'],
})

export const countUnreadInGroup = defineContract({
  ...countUnreadInGroupEndpoint,
  summary: 'Number of unread messages of a group',
  tag,
  params,
  responses: { 200: z.object({ unread }) },
  errors: readErrors,
})

/** For the header and the account: one query for all groups of the caller. */
export const countUnreadMessages = defineContract({
  ...countUnreadMessagesEndpoint,
  summary: "Number of unread messages of each of the caller's groups",
  tag,
  responses: {
    200: z.object({
      total: z.int('Must be a number'),
      groups: z.array(z.object({ departureId: id, unread })),
    }),
  },
  errors: ['NOT_SIGNED_IN', 'DATABASE_UNAVAILABLE'],
})

/**
 * Uploads a picture for a message, which names its key. Accepts JPEG, PNG or WebP, judged by their bytes, and stores it
 * re-encoded: upright, at most 1600 pixels wide and high, without metadata. A picture that no message names is deleted after a day.
 */
export const uploadMessagePicture = defineContract({
  ...uploadMessagePictureEndpoint,
  summary: 'Upload a picture for a message',
  tag,
  params,
  body: pictureForm,
  bodyMediaType: 'multipart/form-data',
  responses: { 201: z.object({ key: z.string('Must be a text'), ...uploadedPicture.shape }) },
  errors: [
    'VALIDATION_FAILED',
    'NOT_SIGNED_IN',
    'CROSS_SITE_WRITE',
    'GROUP_MEMBERS_ONLY',
    'GROUP_READ_ONLY',
    'PAYLOAD_TOO_LARGE',
    'DATABASE_UNAVAILABLE',
  ],
})

/** A picture of a message, for members of the group. A browser asks again before it shows a stored copy. */
export const getMessagePicture = defineContract({
  ...getMessagePictureEndpoint,
  summary: 'A picture of a message',
  tag,
  params: z.object({ departureId: idParam, key: pictureKey }),
  responses: { 200: z.string() },
  mediaType: 'image/webp',
  errors: [...readErrors, 'NOT_FOUND'],
})

/**
 * The events of a group as they happen: server-sent events, each with the name of its kind, its id, and the event as
 * JSON. In between, and at the beginning, come events with the name `beat`, which only show that the connection is alive. A
 * connection continues after `Last-Event-ID`, or after the query's `after`; without both it begins now.
 */
export const openGroupEvents = defineContract({
  ...openGroupEventsEndpoint,
  summary: 'The events of a group as a stream',
  tag,
  params,
  query: requestQuery({ after: z.optional(eventIdText) }),
  responses: { 200: z.string() },
  mediaType: 'text/event-stream',
  errors: [...readErrors, 'TOO_MANY_REQUESTS'],
})

/** The same events for a browser that cannot keep a stream open. Ask again at once if there are `more`. */
export const listGroupEvents = defineContract({
  ...listGroupEventsEndpoint,
  summary: 'The events of a group after an event',
  tag,
  params,
  query: requestQuery({ after: eventIdText }),
  responses: {
    200: z.object({
      events: z.array(groupEvent),
      /** The `after` of the next call. */
      lastEventId: eventId,
      more: z.boolean(),
    }),
  },
  errors: readErrors,
})
