import * as z from 'zod/mini'
import { nameMinLength } from '../constants/limits.ts'
import { id, instant, requestBody } from '../contract/request.ts'
import { optionalBlock, emailAddress, lineOfText } from '../text/text.ts'
import { storedText } from '../text/stored-text.ts'
import { emailMaxLength } from '../canonical/email.ts'
import { inviteStatuses } from './invite.options.ts'

const nameMaxLength = 100
const messageMaxLength = 5000

export const inviteForm = requestBody({
  name: lineOfText({
    min: nameMinLength,
    max: nameMaxLength,
    message: `Name must be at least ${nameMinLength} characters`,
  }),
  email: emailAddress(),
  message: optionalBlock(messageMaxLength),
  tripId: id,
  /** The departure chosen in the schedule; undefined for any departure of the trip. */
  scheduleId: z.optional(id),
})
export type InviteForm = z.output<typeof inviteForm>

const status = z._default(z.enum(inviteStatuses, 'Must be a state of a request'), 'pending')
const message = z.nullable(storedText(messageMaxLength))

/** A stored invite request, with the applicant's name and address if there is no account. */
export const tripInviteRequest = z.object({
  id,
  /** Null while the request belongs to no account (docs/product.md#invite-requests). */
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

/** The answer to the form: what was sent and its status, and nothing of an account. */
export const sentInvite = z.object({
  id,
  tripId: id,
  /** Null if no departure was chosen. */
  scheduleId: z.nullable(id),
  name: storedText(nameMaxLength),
  email: storedText(emailMaxLength),
  /** Null if the applicant wrote no message. */
  message,
  status,
  createdAt: instant,
  updatedAt: instant,
})
export type SentInvite = z.output<typeof sentInvite>

/** A departure that an approved invite lets its member book. */
export const invitedDeparture = z.object({
  id,
  /** As text: '14-17 August 2025'. */
  dates: storedText(60),
  /** Whether the member holds or has a seat on it. */
  isBooked: z.boolean('Must be true or false'),
  /** Until when a seat is kept for the member or offered to them; null if none is. */
  offeredUntil: z.nullable(instant),
  /** The seats that anyone can book. */
  free: z.int('Must be a whole number').check(z.nonnegative('Must not be negative')),
})
export type InvitedDeparture = z.output<typeof invitedDeparture>

/** A request in the member's list, for a trip or as a quick request. */
export const inviteRequestItem = z.object({
  kind: z.enum(['trip', 'quick'], 'Must be a kind of request'),
  id,
  tripName: storedText(200),
  /** When the member wants to travel, as text: a departure's dates or a month. */
  requestedDate: storedText(60),
  /** Preferred group size, as text; only of a quick request. */
  groupSize: z.optional(storedText(60)),
  /** Budget, as text; only of a quick request. */
  budget: z.optional(storedText(60)),
  status,
  requestDate: instant,
  /**
   * What the member can book or has booked by it, by date: the requested departure, or those of the trip. Only of an
   * approved request in the member's own list.
   */
  departures: z.optional(z.array(invitedDeparture)),
  /** The departure that a pending or approved request names, if it can no longer be booked and its member has no seat of it. */
  ended: z.optional(
    z.object({
      id,
      isCancelled: z.boolean('Must be true or false'),
      /** Those of its trip that anyone can book instead, by date; none if it needs an invite. */
      others: z.array(invitedDeparture),
    }),
  ),
})
export type InviteRequestItem = z.output<typeof inviteRequestItem>

/** The member's invite requests of both kinds, newest first. */
export const inviteRequests = z.array(inviteRequestItem, 'Must be a list')

export type InviteRequests = z.output<typeof inviteRequests>
