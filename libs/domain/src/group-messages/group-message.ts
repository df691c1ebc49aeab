import * as z from 'zod/mini'
import { id, instant, requestBody } from '../contract/request.ts'
import { storedText } from '../text/stored-text.ts'
import { userLimits } from '../members/user.ts'
import { blockOfText, lineOfText } from '../text/text.ts'
import { maxLength } from '../text/lengths.ts'

/** The reactions to a message: what is stored, what is shown, and its name for screen readers. */
export const reactions = {
  heart: { emoji: '❤️', label: 'Love' },
  'thumbs-up': { emoji: '👍', label: 'Thumbs up' },
  laugh: { emoji: '😂', label: 'Laugh' },
  wow: { emoji: '😮', label: 'Wow' },
  sad: { emoji: '😢', label: 'Sad' },
  celebrate: { emoji: '🎉', label: 'Celebrate' },
} as const

export type ReactionName = keyof typeof reactions
export const reactionNames = Object.keys(reactions) as [ReactionName, ...ReactionName[]]

export const reactionName = z.enum(reactionNames, 'Please choose one of the reactions')

export const messageRules = {
  /** Code points. */
  maxLength: 2000,
  maxPictures: 4,
  /** Code points of what a picture shows, for those who cannot see it. */
  maxDescription: 300,
  /** Code points of the message that a reply answers. */
  excerptLength: 160,
  pageSize: 50,
  /** Unread messages are counted up to this many. */
  maxUnread: 100,
  /** The longer side of a stored picture, in pixels. */
  pictureSide: 1600,
  /** Event streams that one member may have open on one instance of the API. */
  streamsPerMember: 6,
} as const

/** See groupName. */
const name = storedText(userLimits.firstName + userLimits.lastName + 1)

const flag = z.boolean('Must be true or false')

/** A member as the others of the group see them; a message of someone who has left the group has none. */
export const messageAuthor = z.object({
  id,
  name,
  /** Path or URL. */
  picture: z.nullable(storedText(userLimits.profileImage)),
  isHost: flag,
})
export type MessageAuthor = z.output<typeof messageAuthor>

export const uploadedPicture = z.object({
  /** Its path; only members of the group can load it. */
  src: z.string('Must be a text'),
  width: z.int('Must be a number'),
  height: z.int('Must be a number'),
})

export const messagePicture = z.object({
  ...uploadedPicture.shape,
  /** What it shows, in the author's words; empty without them. */
  description: storedText(messageRules.maxDescription),
})
export type MessagePicture = z.output<typeof messagePicture>

/** What is shown in the place of a message that has no text any more, by who ended it. */
export const messageEndTexts = {
  author: 'Deleted',
  host: 'Removed by the host',
  /** An operator of the club, after a report. */
  club: 'Removed by the club',
  /** The author's account is deleted. */
  account: 'Deleted',
} as const

export const messageEnd = z.enum(
  Object.keys(messageEndTexts) as [keyof typeof messageEndTexts],
  'Must be a known end',
)
export type MessageEnd = z.output<typeof messageEnd>

/** The beginning of the message that a reply answers. */
export const messageExcerpt = z.object({
  id,
  author: z.nullable(messageAuthor),
  text: z.string('Must be a text'),
  hasPicture: flag,
  end: z.nullable(messageEnd),
})

export const messageReaction = z.object({
  reaction: reactionName,
  count: z.int('Must be a number'),
  /** Whether the caller is one of them. */
  isOwn: flag,
  /** The first of those who reacted, in this order. */
  names: z.array(z.string('Must be a text')),
})

/** A message of a group's conversation, as the caller sees it. Its text is plain text, never markup. */
export const groupMessage = z.object({
  /** Messages are in the order of their ids. */
  id,
  /** Null if its author has left the group or deleted the account: "A former member". A former host keeps the name. */
  author: z.nullable(messageAuthor),
  isOwn: flag,
  /**
   * The `Idempotency-Key` with which the caller posted it, so that a page finds what it has sent; null for a message of
   * another member.
   */
  requestKey: z.nullable(z.string('Must be a text')),
  /** Empty if the message has ended, or is only a picture. */
  text: z.string('Must be a text'),
  replyTo: z.nullable(messageExcerpt),
  pictures: z.array(messagePicture),
  reactions: z.array(messageReaction),
  postedAt: instant,
  editedAt: z.nullable(instant),
  end: z.nullable(messageEnd),
  isPinned: flag,
})
export type GroupMessage = z.output<typeof groupMessage>

/** How far a member has read. */
export const readPosition = z.object({
  memberId: id,
  name,
  /** The last message that they have read. */
  messageId: id,
})
export type ReadPosition = z.output<typeof readPosition>

export const messagePicturePath = (departureId: number, key: string) =>
  `/api/groups/${departureId}/message-pictures/${key}`

/** Evens out what only takes up room: line breaks of other systems, empty lines, and marks that pile up on a letter. */
const evenOut = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n{4,}/g, '\n\n\n')
    .replace(/(\p{M}{6})\p{M}+/gu, '$1')

const emptyMessage = 'Please write a message'

const messageText = (min: number) =>
  z.pipe(
    blockOfText({ min, max: messageRules.maxLength, message: emptyMessage }),
    z.transform(evenOut),
  )

/** The name of an uploaded picture. */
export const pictureKey = z
  .string('Must be a text')
  .check(z.regex(/^[\w-]{22}$/, 'This picture is not known'))

/** A picture that was uploaded before, with what it shows. */
const shownPicture = requestBody({
  key: pictureKey,
  description: z.prefault(
    lineOfText({ max: messageRules.maxDescription, message: 'Must be a text' }),
    '',
  ),
})

/** A new message: a text, pictures that were uploaded before, or both. */
export const groupMessageForm = requestBody({
  text: z.prefault(messageText(0), ''),
  replyTo: z.optional(id),
  pictures: z.prefault(
    z
      .array(shownPicture, 'Must be a list')
      .check(
        maxLength(
          messageRules.maxPictures,
          `Please choose at most ${messageRules.maxPictures} pictures`,
        ),
      ),
    [],
  ),
}).check(
  z.refine(({ text, pictures }) => text !== '' || pictures.length > 0, {
    error: emptyMessage,
    path: ['text'],
  }),
)
export type GroupMessageForm = z.output<typeof groupMessageForm>

/** Another text for a message. It may be empty if the message has pictures. */
export const messageEdit = requestBody({ text: messageText(0) })

export const reactionForm = requestBody({
  reaction: reactionName,
  /** False takes the reaction back. */
  isOn: z.boolean('Must be true or false'),
})

export const readForm = requestBody({ messageId: id })
