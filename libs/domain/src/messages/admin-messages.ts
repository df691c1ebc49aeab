import * as z from 'zod/mini'
import { fileQuery, orderQuery, pageOf, pageQuery } from '../contract/page.ts'
import { id, instant, requestBody } from '../contract/request.ts'
import { emailAddress } from '../text/text.ts'
import { type DeliveryReason, deliveryReasons } from './delivery-reasons.ts'

/** Unsent messages are dead, if they are not tried again by themselves, or waiting. */
export const messageStates = ['dead', 'waiting'] as const
export type MessageState = (typeof messageStates)[number]

export const messageStateNames: Readonly<Record<MessageState, string>> = {
  dead: 'Not sent',
  waiting: 'Waiting',
}

export const messageChannels = ['mail', 'sms'] as const
export type MessageChannel = (typeof messageChannels)[number]

export const messageChannelNames: Readonly<Record<MessageChannel, string>> = {
  mail: 'Email',
  sms: 'SMS',
}

export const messageOrder = {
  created: 'desc',
  kind: 'asc',
  recipient: 'asc',
  attempts: 'desc',
} as const

/** `search` matches the recipient and the kind. */
const filter = {
  state: z.prefault(z.enum(messageStates, 'Must be dead or waiting'), 'dead'),
  ...orderQuery(messageOrder),
}
export const adminMessagesQuery = pageQuery(filter)

export const adminMessagesExportQuery = fileQuery(filter)
export type AdminMessagesExportQuery = z.output<typeof adminMessagesExportQuery>

/** An unsent message, without its content, which may be a code or a link that opens an account. */
export const adminMessage = z.object({
  id,
  channel: z.enum(messageChannels),
  /** Subject and cause, such as 'inquiry.notice'. */
  kind: z.string(),
  recipient: z.string(),
  state: z.enum(messageStates),
  /** Why the last attempt failed; null before the first one has. */
  reason: z.nullable(z.enum(Object.keys(deliveryReasons) as [DeliveryReason])),
  /** The server's reply codes, without its text. */
  reply: z.nullable(z.string()),
  attempts: z.int().check(z.nonnegative()),
  createdAt: instant,
  lastAttemptAt: z.nullable(instant),
  /** Null if the message is dead. */
  nextAttemptAt: z.nullable(instant),
})
export type AdminMessage = z.output<typeof adminMessage>

/** One page of the unsent messages. */
export const adminMessages = pageOf(adminMessage)
export type AdminMessages = z.output<typeof adminMessages>

/** The unsent messages of each channel that has any. */
export const adminMessageCounts = z.object({
  channels: z.array(
    z.object({
      channel: z.enum(messageChannels),
      waiting: z.int(),
      /** Seconds for which the oldest has been waiting. */
      oldestSeconds: z.int(),
      dead: z.int(),
      /** The dead ones that would be refused again: sending all again leaves them out. */
      refused: z.int(),
    }),
  ),
})
export type AdminMessageCounts = z.output<typeof adminMessageCounts>

/** `recipient` replaces the address of a mail. */
export const sendAgainForm = requestBody({ recipient: z.optional(emailAddress()) })

/** How many messages will be sent again. */
export const sentAgain = z.object({ messages: z.int() })
