import * as z from 'zod/mini'
import { nameMinLength } from '../constants/limits.ts'
import { id, instant, requestBody } from '../contract/request.ts'
import { optionalBlock } from '../text/optional-text.ts'
import { storedText } from '../text/stored-text.ts'
import { emailAddress, emailMaxLength, lineOfText } from '../text/text.ts'
import { inviteStatuses } from './invite-statuses.ts'

const nameMaxLength = 100
const messageMaxLength = 5000

/** The public invite form (spec section 5). */
export const inviteForm = requestBody({
  name: lineOfText({
    min: nameMinLength,
    max: nameMaxLength,
    message: `Name must be at least ${nameMinLength} characters`,
  }),
  email: emailAddress(),
  message: optionalBlock(messageMaxLength),
  tripId: id,
  /** The departure that was chosen in the schedule; without it, any of the trip's. */
  scheduleId: z.optional(id),
})
export type InviteForm = z.output<typeof inviteForm>

const status = z._default(z.enum(inviteStatuses, 'Must be a state of a request'), 'pending')
const message = z.nullable(storedText(messageMaxLength))

/** A stored invite request (spec section 3), with who asked where there is no account (rulings 18). */
export const tripInviteRequest = z.object({
  id,
  /** Null until the request joins an account (rulings 19). */
  userId: z.nullable(id),
  tripId: id,
  scheduleId: z.nullable(id),
  name: storedText(nameMaxLength),
  email: storedText(emailMaxLength),
  requestMessage: message,
  whyJoin: message,
  status,
  createdAt: instant,
  updatedAt: instant,
})
export type TripInviteRequest = z.output<typeof tripInviteRequest>

/** What sending the form answers: what was sent and where it stands, nothing of an account (rulings 36). */
export const sentInvite = z.object({
  id,
  tripId: id,
  /** Null where no departure was chosen. */
  scheduleId: z.nullable(id),
  name: storedText(nameMaxLength),
  email: storedText(emailMaxLength),
  /** Null where none was written. */
  message,
  status,
  createdAt: instant,
  updatedAt: instant,
})
export type SentInvite = z.output<typeof sentInvite>

/** A request in the member's list, sent for a trip or as a quick request (rulings 36). */
export const inviteRequestItem = z.object({
  kind: z.enum(['trip', 'quick'], 'Must be a kind of request'),
  id,
  tripName: storedText(200),
  /** When the member would travel, as text: a departure's dates or a month. */
  requestedDate: storedText(60),
  /** How many they would be, as text; of a quick request alone. */
  groupSize: z.optional(storedText(60)),
  /** What it may cost, as text; of a quick request alone. */
  budget: z.optional(storedText(60)),
  status,
  /** When the request was sent. */
  requestDate: instant,
})
export type InviteRequestItem = z.output<typeof inviteRequestItem>
