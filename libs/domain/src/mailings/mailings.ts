import * as z from 'zod/mini'
import { fileQuery, orderQuery, pageOf, pageQuery } from '../contract/page.ts'
import { id, idParam, instant, requestBody, requestQuery } from '../contract/request.ts'
import { storedText } from '../text/stored-text.ts'
import { emailMaxLength } from '../canonical/email.ts'
import { blockOfText, lineOfText } from '../text/text.ts'
import { type DeliveryReason, deliveryReasons } from '../messages/delivery-reasons.ts'
import { mailingAudience, mailingAudienceKinds } from './audience.ts'
import { findVariableFault, variables, type VariableName } from './variables.ts'
import { findWritingFault } from './written-text.ts'

export const mailingLimits = {
  subject: 150,
  text: 10_000,
  templateName: 60,
  /** The most templates. */
  templates: 100,
  /** Days ahead for which a mailing can be scheduled. */
  daysAhead: 366,
} as const

/** How fast a mailing is sent: one batch, then a pause. */
export const mailingRate = { batch: 50, everySeconds: 5 } as const

/** `scheduled` waits for its time, `sending` until every recipient has been tried. */
export const mailingStates = ['scheduled', 'sending', 'paused', 'finished', 'cancelled'] as const
export type MailingState = (typeof mailingStates)[number]

export const mailingStateNames: Readonly<Record<MailingState, string>> = {
  scheduled: 'Scheduled',
  sending: 'Sending',
  paused: 'Paused',
  finished: 'Sent',
  cancelled: 'Cancelled',
}

/** From which states an operator may bring a mailing into another one. */
export const mailingSteps = {
  sending: ['scheduled', 'paused'],
  paused: ['sending'],
  cancelled: ['scheduled', 'sending', 'paused'],
} as const satisfies Partial<Record<MailingState, readonly MailingState[]>>
export type MailingStep = keyof typeof mailingSteps

/** Whether an operator may bring a mailing into a state. */
export const mayStep = (from: MailingState, to: MailingStep): boolean =>
  (mailingSteps[to] as readonly MailingState[]).includes(from)

/** Why a recipient is left out. */
export const skipReasons = {
  'no-address': 'There is no email address.',
  unsubscribed: 'They unsubscribed.',
  'address-refused': 'Their mail server refused this address before.',
  'left-group': 'They no longer belong to the group.',
  'empty-variable': 'A variable of the text has no value.',
  cancelled: 'The email was cancelled.',
} as const
export type SkipReason = keyof typeof skipReasons

/** `waiting` is in no batch yet, `queued` is in the outbox. */
export const recipientStates = ['waiting', 'queued', 'sent', 'failed', 'skipped'] as const
export type RecipientState = (typeof recipientStates)[number]

const reason = z.enum(
  [...Object.keys(deliveryReasons), ...Object.keys(skipReasons)] as [DeliveryReason | SkipReason],
  'Must be a reason',
)
const name = storedText(130)
const email = storedText(emailMaxLength)
const count = z.int().check(z.nonnegative())

const subject = lineOfText({
  min: 1,
  max: mailingLimits.subject,
  message: 'Please enter a subject',
})
const text = blockOfText({
  min: 1,
  max: mailingLimits.text,
  message: 'Please write a text',
}).check((payload) => {
  const fault = findWritingFault(payload.value)
  if (fault !== undefined) {
    payload.issues.push({ code: 'custom', message: fault, input: payload.value })
  }
})

interface Written {
  audience: z.output<typeof mailingAudience>
  subject: string
  text: string
}

/** Finds variables without a value for the audience. */
function checkVariables(payload: z.core.ParsePayload<Written>): void {
  const { audience, ...texts } = payload.value
  for (const field of ['subject', 'text'] as const) {
    const fault = findVariableFault(texts[field], audience.kind)
    if (fault === undefined) continue
    payload.issues.push({ code: 'custom', message: fault, input: texts[field], path: [field] })
  }
}

const written = { audience: mailingAudience, subject, text }
const position = z
  .int('Must be a whole number')
  .check(z.gte(0, 'Must not be negative'), z.lte(10_000_000, 'Must be a position in the list'))

/** A text with the recipient whose mail is shown, counted from 0 among those who get it. */
export const mailingPreviewForm = requestBody({ ...written, position }).check(checkVariables)
export type MailingPreviewForm = z.output<typeof mailingPreviewForm>

/** `key` identifies the attempt: sent again, it sends nothing again. `sendAt` null means now. */
export const mailingForm = requestBody({
  ...written,
  sendAt: z.nullable(instant),
  key: z.uuid('Must be a UUID'),
}).check(checkVariables)
export type MailingForm = z.output<typeof mailingForm>

/** A change of a scheduled mailing. `version` is the one that the operator has read. */
export const mailingChangeForm = requestBody({
  subject,
  text,
  sendAt: instant,
  version: id,
})
export type MailingChangeForm = z.output<typeof mailingChangeForm>

export const mailingStepForm = requestBody({
  state: z.enum(Object.keys(mailingSteps) as [MailingStep], 'Must be sending, paused or cancelled'),
  version: id,
})
export type MailingStepForm = z.output<typeof mailingStepForm>

/** Someone whom the mail does not reach, or cannot address. */
const named = z.object({ name: z.nullable(name), email: z.nullable(email) })

/** The most skipped recipients and problems that a preview names. */
export const previewNames = 20

/** What a mailing would do, and the mail of one recipient. */
export const mailingPreview = z.object({
  /** Who is written to, such as 'Maya Rao' or 'Hidden Gems of Turkey, 14 August 2025'. */
  audienceName: storedText(300),
  /** How many get it. */
  recipients: count,
  /** How many do not, and the first of them. */
  skippedCount: count,
  skipped: z.array(z.extend(named, { reason })),
  /** How many lack a value of a variable that says nothing without, and the first of them: nothing is sent until there is none. */
  problemCount: count,
  problems: z.array(
    z.extend(named, { variable: z.enum(Object.keys(variables) as [VariableName]) }),
  ),
  /** How many have no value of a variable that then says something else, and the first of them. */
  standInCount: count,
  standIns: z.array(
    z.extend(named, {
      variable: z.enum(Object.keys(variables) as [VariableName]),
      standIn: z.string(),
    }),
  ),
  /** Null if no one gets it. */
  shown: z.nullable(
    z.extend(named, {
      position,
      /** Null if a variable has no value for this recipient. */
      mail: z.nullable(z.object({ subject: z.string(), text: z.string(), html: z.string() })),
    }),
  ),
})
export type MailingPreview = z.output<typeof mailingPreview>

/** The address that a test mail went to. */
export const testSent = z.object({ to: email })

export const mailing = z.object({
  id,
  audience: z.object({
    kind: z.enum(mailingAudienceKinds),
    id: z.nullable(id),
    name: storedText(300),
  }),
  /** As it was written, with its variables. */
  subject: storedText(mailingLimits.subject),
  /** With their values for its recipient. For several, only with those that all of them have. */
  subjectAsRead: z.string(),
  text: storedText(mailingLimits.text),
  state: z.enum(mailingStates),
  /** Counts the changes. */
  version: id,
  sendAt: instant,
  createdAt: instant,
  /** The operator; null if they gave no name when unlocking the console. */
  createdBy: z.nullable(storedText(100)),
  startedAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  /** Recipients by state. All are 0 before it starts. */
  progress: z.object({ waiting: count, sent: count, failed: count, skipped: count }),
})
export type Mailing = z.output<typeof mailing>

/** Those that wait for their time, or all others. */
export const mailingParts = ['scheduled', 'started'] as const

/** `time` is when it started, or will be sent. */
export const mailingOrder = { time: 'desc', subject: 'asc', recipients: 'asc' } as const

const mailingFilter = {
  ...orderQuery(mailingOrder),
  part: z.optional(z.enum(mailingParts, 'Must be scheduled or started')),
}
export const mailingsQuery = pageQuery(mailingFilter)

export const mailingsExportQuery = fileQuery(mailingFilter)
export type MailingsExportQuery = z.output<typeof mailingsExportQuery>

export const mailings = pageOf(mailing)

export const mailingRecipient = z.extend(named, {
  id,
  userId: z.nullable(id),
  state: z.enum(recipientStates),
  reason: z.nullable(reason),
  /** When it was sent, failed or was skipped. */
  endedAt: z.nullable(instant),
})
export type MailingRecipient = z.output<typeof mailingRecipient>

/** `search` matches name and address. */
export const mailingRecipientsQuery = pageQuery({
  state: z.optional(z.enum(recipientStates, 'Must be a state of a recipient')),
})
export type MailingRecipientsQuery = z.output<typeof mailingRecipientsQuery>
export const mailingRecipients = pageOf(mailingRecipient)

/** A text that is kept for the next time. */
export const mailTemplate = z.object({
  id,
  name: storedText(mailingLimits.templateName),
  subject: storedText(mailingLimits.subject),
  text: storedText(mailingLimits.text),
  version: id,
})
export type MailTemplate = z.output<typeof mailTemplate>
export const mailTemplates = z.array(mailTemplate)

const templateFields = {
  name: lineOfText({ min: 1, max: mailingLimits.templateName, message: 'Please enter a name' }),
  subject,
  text,
}
export const addTemplateForm = requestBody(templateFields)
export const changeTemplateForm = requestBody({ ...templateFields, version: id })
export const removeTemplateQuery = requestQuery({ version: idParam })

/** A mark at an address that a mail server refused. */
export const refusedAddress = z.object({
  id,
  email,
  refusedAt: instant,
  /** The server's reply as codes, such as 'RCPT TO 550 5.1.1'. */
  reply: storedText(200),
})
export type RefusedAddress = z.output<typeof refusedAddress>
export const refusedAddressOrder = { refused: 'desc', email: 'asc' } as const
export const refusedAddressesQuery = pageQuery(orderQuery(refusedAddressOrder))
export const refusedAddresses = pageOf(refusedAddress)

/** Whose history is read: a member's, the applicant's of a request, or the sender's of an inquiry. */
export const mailHistoryQuery = requestQuery({
  kind: z.enum(
    ['member', 'trip-invite', 'quick-invite', 'inquiry'],
    'Must be a member, a request or an inquiry',
  ),
  id: idParam,
})
export type MailHistoryQuery = z.output<typeof mailHistoryQuery>

/**
 * The mails to a person, newest first after those that are scheduled, and the mark at their address. Those that the club sends
 * by itself, about bookings, requests or the account, are known for `keptMessageDays`, by their kind and not by their text.
 */
export const mailHistory = z.object({
  items: z.array(
    z.object({
      /** Null for a mail that no operator wrote. */
      mailingId: z.nullable(id),
      /** The booking that the mail is about. */
      bookingId: z.nullable(id),
      /** The subject, or what kind of mail it is. */
      subject: z.string(),
      /** The operator who wrote it. */
      by: z.nullable(z.string()),
      /** When it was sent, or will leave if it is scheduled, or else was written. */
      at: instant,
      state: z.enum([...recipientStates, 'scheduled']),
      reason: z.nullable(reason),
    }),
  ),
  refusal: z.nullable(refusedAddress),
})
export type MailHistory = z.output<typeof mailHistory>
