import * as z from 'zod/mini'

/**
 * Every expected failure of the API with its status and title. `code` is stable and for programs; `detail` is one
 * sentence for a person.
 */
export const problems = {
  VALIDATION_FAILED: { status: 400, title: 'The input was refused' },
  SIGNATURE_WRONG: { status: 400, title: 'The signature is wrong' },
  LINK_INVALID: { status: 400, title: 'The link is not valid any more' },
  MALFORMED_JSON: { status: 400, title: 'The body is not valid JSON' },
  NOT_SIGNED_IN: { status: 401, title: 'Not signed in' },
  WRONG_PASSWORD: { status: 401, title: 'Access denied' },
  WRONG_SIGN_IN: { status: 401, title: 'Not signed in' },
  SECOND_FACTOR_NEEDED: { status: 401, title: 'A code is needed' },
  WRONG_CODE: { status: 401, title: 'The code was refused' },
  PAYMENT_DECLINED: { status: 402, title: 'The payment was declined' },
  WRONG_ACCOUNT: { status: 403, title: 'The link belongs to another account' },
  CROSS_SITE_WRITE: { status: 403, title: 'Not allowed from another site' },
  GROUP_MEMBERS_ONLY: { status: 403, title: 'For the members of this group' },
  GROUP_HOST_ONLY: { status: 403, title: 'For the host of this group' },
  ROLE_NOT_ALLOWED: { status: 403, title: 'Your role does not allow this' },
  REQUESTS_STOPPED: { status: 403, title: 'You cannot send requests' },
  NOT_FOUND: { status: 404, title: 'Not found' },
  TRIP_NOT_FOUND: { status: 404, title: 'Trip not found' },
  MEMBER_UNAVAILABLE: { status: 404, title: 'The member cannot be asked' },
  USERNAME_TAKEN: { status: 409, title: 'The username is taken' },
  EMAIL_TAKEN: { status: 409, title: 'The e-mail address belongs to another account' },
  PHONE_TAKEN: { status: 409, title: 'The phone belongs to another account' },
  TRIP_CHANGED: { status: 409, title: 'The trip was changed meanwhile' },
  DEPARTURE_EXISTS: { status: 409, title: 'The trip departs on that date already' },
  DEPARTURE_CHANGED: { status: 409, title: 'The departure was changed meanwhile' },
  DEPARTURE_LEFT: { status: 409, title: 'The departure has left' },
  SEATS_SOLD: { status: 409, title: 'Seats of the departure are taken' },
  SECOND_FACTOR_CHANGED: { status: 409, title: 'The second factor was switched meanwhile' },
  NOT_BOOKABLE: { status: 409, title: 'The departure cannot be booked' },
  NO_SEAT_LEFT: { status: 409, title: 'No seat is left' },
  NOT_FULL: { status: 409, title: 'The departure has free seats' },
  BOOKED_ALREADY: { status: 409, title: 'You have a seat on this departure already' },
  BOOKING_ENDED: { status: 409, title: 'The booking has ended' },
  REFUND_CHANGED: { status: 409, title: 'The refund has changed' },
  NOTHING_DUE: { status: 409, title: 'Nothing is due on this booking' },
  TRAVEL_DETAILS_CLOSED: { status: 409, title: 'The trip is over' },
  GROUP_READ_ONLY: { status: 409, title: 'The group page is read-only' },
  ROOM_WISHES_CLOSED: { status: 409, title: 'The rooms can no longer be changed' },
  ROOM_GIVEN: { status: 409, title: 'A room is proposed or fixed' },
  ROOM_ENDED: { status: 409, title: 'The room is no longer proposed' },
  ASKED_TOO_SOON: { status: 409, title: 'It is too soon to ask again' },
  TOO_MANY_PINNED: { status: 409, title: 'Too many messages are pinned' },
  REQUEST_RUNNING: { status: 409, title: 'The same request is still running' },
  IDEMPOTENCY_KEY_REUSED: { status: 409, title: 'The key was used for another request' },
  ALREADY_DECIDED: { status: 409, title: 'Decided already' },
  MESSAGE_CHANGED: { status: 409, title: 'The message was changed meanwhile' },
  UNDO_TOO_LATE: { status: 409, title: 'Too late to undo' },
  PAYLOAD_TOO_LARGE: { status: 413, title: 'The body is too large' },
  NOT_JSON: { status: 415, title: 'The body must be JSON' },
  OTHER_HOST: { status: 421, title: 'Not the address of this server' },
  TOO_MANY_REQUESTS: { status: 429, title: 'Too many requests' },
  INTERNAL: { status: 500, title: 'Something went wrong' },
  GATEWAY_UNAVAILABLE: { status: 503, title: 'The payment gateway does not answer' },
  TRAVEL_DETAILS_UNAVAILABLE: {
    status: 503,
    title: 'Travel details cannot be stored or read at the moment',
  },
  OVERLOADED: { status: 503, title: 'Too many requests at once' },
  STORAGE_FULL: { status: 503, title: 'Nothing can be stored at the moment' },
  DATABASE_AWAY: { status: 503, title: 'The service is temporarily unavailable' },
} as const satisfies Record<string, { status: number; title: string }>

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
