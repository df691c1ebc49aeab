import * as z from 'zod/mini'
import { id, instant, requestBody } from '../contract/request.ts'
import { blockOfText } from '../text/text.ts'

/** Why a member reports another one, in the order of the form. */
export const reportReasons = [
  { value: 'harassment', label: 'Harassment or threats' },
  { value: 'unwanted-contact', label: 'Keeps contacting me although I said no' },
  { value: 'offensive', label: 'Offensive or hateful words or pictures' },
  { value: 'spam', label: 'Advertising or a scam' },
  { value: 'false-identity', label: 'Pretends to be someone else' },
  { value: 'other', label: 'Something else' },
] as const
export type ReportReason = (typeof reportReasons)[number]['value']

/** Maximum length in code points of a reporter's own words. */
export const reportWordsMaxLength = 2000

export const reportReason = z.enum(
  reportReasons.map(({ value }): ReportReason => value),
  'Please select a reason',
)

/** A report about a member, with a message of a group's conversation if it is about one. */
export const reportForm = requestBody({
  reason: reportReason,
  words: blockOfText({
    min: 10,
    max: reportWordsMaxLength,
    message: 'Please tell us what happened, in at least 10 characters',
  }),
  /** The reported message; it must be one that the reporter can read and the reported member wrote. */
  messageId: z.optional(id),
  /** Whether to block the member too. */
  block: z._default(z.boolean('Must be true or false'), false),
})
export type ReportForm = z.output<typeof reportForm>

/** What the reporter gets back. */
export const sentReport = z.object({ id, createdAt: instant, isBlocked: z.boolean() })
export type SentReport = z.output<typeof sentReport>
