import * as z from 'zod/mini'
import { id, requestBody } from '../contract/request.ts'
import { blockOfText, lineOfText } from '../text/text.ts'
import { messageRules } from './group-message.ts'
import { reactionName } from './reactions.ts'
import { maxLength } from '../text/lengths.ts'

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
