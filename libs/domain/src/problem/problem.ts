import * as z from 'zod/mini'
import { maxPinnedMessages, maxSavedTrips, seatHoldMinutes } from '../constants/limits.ts'
import { conflicts, consoleProblems, type ProblemRow } from './console-problems.ts'

const memberConflicts = conflicts({
  USERNAME_TAKEN: {
    title: 'The username is taken',
    sentence: 'This username is taken. Please choose another.',
  },
  EMAIL_TAKEN: {
    title: 'The email address belongs to another account',
    sentence: 'This email address belongs to another account.',
  },
  PHONE_TAKEN: {
    title: 'The phone belongs to another account',
    sentence: 'This phone belongs to another account.',
  },
  NOT_BOOKABLE: {
    title: 'The departure cannot be booked',
    sentence: 'This departure cannot be booked. You can request an invite.',
  },
  NO_SEAT_LEFT: {
    title: 'No seat is left',
    sentence: 'The last seat is taken or held.',
  },
  NOT_FULL: {
    title: 'The departure has free seats',
    sentence: 'A seat is free. You can book it now.',
  },
  EMAIL_UNCONFIRMED: {
    title: 'The email address is not confirmed',
    sentence: 'Please confirm your email address first.',
  },
  SEATS_BEING_PAID: {
    title: 'The last seats are being paid',
    sentence: `Others are paying for the last seats. Within ${seatHoldMinutes} minutes they are booked, or free again.`,
  },
  TOO_MANY_HOLDS: {
    title: 'Too many seats held',
    sentence:
      'You have held seats without paying for them. Please try again tomorrow, or write to us.',
  },
  REFUND_BY_CLUB: {
    title: 'The club cancels this booking',
    sentence:
      "You have cancelled this departure for a full refund before. Please write to us, and we'll cancel it for you.",
  },
  BOOKED_ALREADY: {
    title: 'You already have a seat on this departure',
    sentence: 'You already have a seat on this departure.',
  },
  BOOKING_CHANGED: {
    title: 'The booking was changed in the meantime',
    sentence: 'This booking was changed in the meantime. Please look at it again.',
  },
  BOOKING_ENDED: {
    title: 'The booking has ended',
    sentence: 'This booking has ended.',
  },
  REFUND_CHANGED: {
    title: 'The refund has changed',
    sentence: 'The refund is no longer the one you were shown. Please look at it again.',
  },
  TERMS_NOT_AGREED: {
    title: 'The Booking Terms are not agreed to',
    sentence:
      'Please agree to the Booking Terms, and confirm that you are 18 or older, before you pay.',
  },
  PAYMENT_REFUSED: {
    title: 'The payment cannot be taken online',
    sentence:
      'This payment cannot be taken online right now. You were not charged. We have been told and will email you.',
  },
  NOTHING_DUE: {
    title: 'Nothing is due on this booking',
    sentence: 'There is nothing to pay on this booking.',
  },
  TRAVEL_DETAILS_CLOSED: {
    title: 'The trip is over',
    sentence: 'This trip is over, so travel details can no longer be saved.',
  },
  EMAIL_NOT_VERIFIED: {
    title: 'The email address is not verified',
    sentence: 'Please confirm your email address in your account first.',
  },
  CHECKLIST_FULL: {
    title: 'The checklist is full',
    sentence: 'This list is full. Please remove what is no longer needed first.',
  },
  ITEM_CHANGED: {
    title: 'The item has changed',
    sentence: 'Someone else has just changed this item. Please look at it again.',
  },
  ITEM_TAKEN: {
    title: 'Someone has taken the item on',
    sentence: 'Someone else is already bringing this.',
  },
  GROUP_READ_ONLY: {
    title: 'The group page is read-only',
    sentence: 'This trip is over. The Group Room is read-only.',
  },
  ROOM_WISHES_CLOSED: {
    title: 'The rooms can no longer be changed',
    sentence: 'It is too late to change this: the rooms are being decided.',
  },
  ROOM_GIVEN: {
    title: 'A room is already proposed or fixed',
    sentence: 'You have a room that is proposed or fixed, so this cannot be changed now.',
  },
  ROOM_ENDED: {
    title: 'The room is no longer proposed',
    sentence: 'This room is no longer proposed. Please look at the page again.',
  },
  VOUCHES_USED: {
    title: 'No vouch is left this year',
    sentence: 'You have vouched for two people this year.',
  },
  VOUCHED_ALREADY: {
    title: 'You have already vouched for this person',
    sentence: 'You have already vouched for this person.',
  },
  REVIEW_CHANGED: {
    title: 'The review was changed in the meantime',
    sentence: 'Someone has changed this review. Please read it again.',
  },
  SAVED_TRIPS_FULL: {
    title: 'No more trips can be saved',
    sentence: `You have saved ${maxSavedTrips} trips. Please remove one first.`,
  },
  ASKED_TOO_SOON: {
    title: 'It is too soon to ask again',
    sentence: 'You cannot ask this member again yet.',
  },
  TOO_MANY_PINNED: {
    title: 'Too many messages are pinned',
    sentence: `This group already has ${maxPinnedMessages} pinned messages. Please unpin one first.`,
  },
  REQUEST_RUNNING: {
    title: 'The same request is still running',
    sentence:
      'We are still working on your first request. Please wait a few seconds and try again: nothing is done twice.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    title: 'The key was used for another request',
    sentence: 'This request was already sent with other content.',
  },
})

/** Every expected failure of the API. Its code is stable and for programs. */
export const problems = {
  ...consoleProblems,
  VALIDATION_FAILED: {
    status: 400,
    title: 'The input was refused',
    sentence: 'Please check the fields that are marked.',
  },
  SIGNATURE_WRONG: {
    status: 400,
    title: 'The signature is wrong',
    sentence: 'The signature does not match this payment.',
  },
  LINK_INVALID: {
    status: 400,
    title: 'The link is not valid any more',
    sentence: 'This link was already used or has expired. Please request a new one.',
  },
  MALFORMED_JSON: {
    status: 400,
    title: 'The body is not valid JSON',
    sentence: 'The body could not be read as JSON.',
  },
  NOT_SIGNED_IN: { status: 401, title: 'Not signed in', sentence: 'Please log in first.' },
  WRONG_PASSWORD: { status: 401, title: 'Access denied', sentence: 'Incorrect password' },
  WRONG_SIGN_IN: {
    status: 401,
    title: 'Not signed in',
    sentence: 'The username or password is wrong.',
  },
  WRONG_CODE: {
    status: 401,
    title: 'The code was refused',
    sentence: 'This code is wrong or has expired.',
  },
  PAYMENT_DECLINED: {
    status: 402,
    title: 'The payment was declined',
    sentence: 'The payment was declined. Nothing was charged.',
  },
  WRONG_ACCOUNT: {
    status: 403,
    title: 'The link belongs to another account',
    sentence: 'This link belongs to another account. Please log in to that account first.',
  },
  CROSS_SITE_WRITE: {
    status: 403,
    title: 'Not allowed from another site',
    sentence: 'This request came from another site and was refused.',
  },
  GROUP_MEMBERS_ONLY: {
    status: 403,
    title: 'For the members of this group',
    sentence: 'Only the members of this group can see this page.',
  },
  GROUP_HOST_ONLY: {
    status: 403,
    title: 'For the host of this group',
    sentence: 'Only the host of this group can do this.',
  },
  REQUESTS_STOPPED: {
    status: 403,
    title: 'You cannot send requests',
    sentence:
      'The club has stopped your requests to other members. Please write to us if you think that is wrong.',
  },
  VOUCH_NEEDS_TRIP: {
    status: 403,
    title: 'For members who have travelled',
    sentence: 'You can vouch for others once you have come back from a trip with us.',
  },
  REVIEW_NEEDS_TRIP: {
    status: 403,
    title: 'For members who were on the trip',
    sentence: 'You can review a trip once you have come back from it.',
  },
  NOT_FOUND: { status: 404, title: 'Not found', sentence: 'There is nothing at this address.' },
  TRIP_NOT_FOUND: {
    status: 404,
    title: 'Trip not found',
    sentence: 'The requested trip could not be found.',
  },
  MEMBER_UNAVAILABLE: {
    status: 404,
    title: 'The member cannot be asked',
    sentence: 'This member is not taking requests at the moment.',
  },
  TRIP_ARCHIVED: {
    status: 410,
    title: 'The trip is no longer offered',
    sentence: 'We no longer offer this trip.',
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    title: 'The body is too large',
    sentence: 'What was sent is too large.',
  },
  NOT_JSON: {
    status: 415,
    title: 'The body must be JSON',
    sentence: 'Please send JSON, with the content type application/json.',
  },
  OTHER_HOST: {
    status: 421,
    title: 'Not the address of this server',
    sentence: 'This server does not answer under this address.',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    title: 'Too many requests',
    sentence: 'Too many attempts. Please try again a little later.',
  },
  INTERNAL: {
    status: 500,
    title: 'Something went wrong',
    sentence: 'Something went wrong on our side. Please try again later.',
  },
  GATEWAY_UNAVAILABLE: {
    status: 503,
    title: 'The payment gateway does not answer',
    sentence: 'The payment service does not answer. Please try again in a moment.',
  },
  TRAVEL_DETAILS_UNAVAILABLE: {
    status: 503,
    title: 'Travel details cannot be stored or read at the moment',
    sentence: 'Travel details cannot be stored or read at the moment. Please try again later.',
  },
  OVERLOADED: {
    status: 503,
    title: 'Too many requests at once',
    sentence: 'Too many people are here right now. Please try again in a moment.',
  },
  STORAGE_FULL: {
    status: 503,
    title: 'Nothing can be stored at the moment',
    sentence:
      'We cannot save anything right now, because our storage is full. Nothing was changed: please try again later.',
  },
  DATABASE_UNAVAILABLE: {
    status: 503,
    title: 'The service is temporarily unavailable',
    sentence: 'We cannot reach our records right now. Please try again in a moment.',
  },
  ...memberConflicts,
} as const satisfies Record<string, ProblemRow>

export type ErrorCode = keyof typeof problems

/** A problem document (RFC 9457); `errors` maps a field to its message. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  instance: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.string())),
})
export type Problem = z.output<typeof problem>
