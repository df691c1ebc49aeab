import { maxSavedTrips, seatHoldMinutes } from '@farandfew/domain/constants/limits.ts'
import { brand } from '@farandfew/domain/brand/brand.ts'
import { messageRules } from '@farandfew/domain/group-messages/group-message.ts'
import { problems, type ErrorCode, type Problem } from '@farandfew/domain/problem/problem.ts'
import { type AppError } from './app-error.ts'

/** The media type of errors (RFC 9457). */
export const problemMediaType = 'application/problem+json; charset=utf-8'

/** The sentence for a person, unless the error has its own. */
const sentences: Readonly<Record<ErrorCode, string>> = {
  VALIDATION_FAILED: 'Please check the fields that are marked.',
  MALFORMED_JSON: 'The body could not be read as JSON.',
  NOT_SIGNED_IN: 'Please log in first.',
  LINK_INVALID: 'This link was already used or has expired. Please request a new one.',
  WRONG_PASSWORD: 'Incorrect password',
  WRONG_SIGN_IN: 'The username or password is wrong.',
  SECOND_FACTOR_NEEDED: 'Please enter the code of your authenticator app.',
  WRONG_CODE: 'This code is wrong or has expired.',
  WRONG_ACCOUNT: 'This link belongs to another account. Please log in to that account first.',
  CROSS_SITE_WRITE: 'This request came from another site and was refused.',
  OTHER_HOST: 'This server does not answer under this address.',
  GROUP_MEMBERS_ONLY: 'Only the members of this group can see this page.',
  TRAVEL_DETAILS_CLOSED: 'This trip is over, so travel details can no longer be saved.',
  TRAVEL_DETAILS_UNAVAILABLE:
    'Travel details cannot be stored or read at the moment. Please try again later.',
  EMAIL_NOT_VERIFIED: 'Please confirm your email address in your account first.',
  CHECKLIST_FULL: 'This list is full. Please remove what is no longer needed first.',
  ITEM_CHANGED: 'Someone else has just changed this item. Please look at it again.',
  ITEM_TAKEN: 'Someone else is already bringing this.',
  GROUP_READ_ONLY: 'This trip is over. The Group Room is read-only.',
  GROUP_HOST_ONLY: 'Only the host of this group can do this.',
  ROLE_NOT_ALLOWED: 'Your role in the console does not allow this.',
  REFUND_OVER_LIMIT: 'Your role may not give back this much. An owner can.',
  REQUESTS_STOPPED:
    'The club has stopped your requests to other members. Please write to us if you think that is wrong.',
  NOT_FOUND: 'There is nothing at this address.',
  TRIP_NOT_FOUND: 'The requested trip could not be found.',
  MEMBER_UNAVAILABLE: 'This member is not taking requests at the moment.',
  MERGE_REFUSED: 'These two accounts cannot be merged.',
  UNDO_UNSAFE: 'Something has changed since, so this can no longer be undone.',
  MEMBER_CHANGED: 'Someone has changed this member in the meantime. Please look again.',
  USERNAME_TAKEN: 'This username is taken. Please choose another.',
  EMAIL_TAKEN: 'This email address belongs to another account.',
  PHONE_TAKEN: 'This phone belongs to another account.',
  TRIP_ARCHIVED: 'We no longer offer this trip.',
  TRIP_HAS_DEPARTURES: 'This trip has departures ahead. Please close or cancel them first.',
  VIEW_CHANGED: 'Someone else has changed this view. Please look at it again.',
  VIEW_NAME_TAKEN: 'Another view has this name.',
  TRIP_CHANGED: 'Someone else has changed this trip. Please look at the newer version.',
  DEPARTURE_EXISTS: 'This trip already departs on that date.',
  PLACE_CHANGED: 'Their place on the waitlist has changed. Please look at the waitlist again.',
  OFFER_CHANGED:
    'This offer has ended, or has another end by now. Please look at the waitlist again.',
  NOT_ASSIGNED: 'This request no longer has that departure. Please look at it again.',
  HOST_ON_DEPARTURE:
    'A departure has this host, perhaps a past one. Choose another host there first.',
  HOST_CHANGED: 'Someone else has changed this host. Please look at the newer values.',
  CLUB_CHANGED: 'Someone else has changed these details. Please look at the newer ones.',
  DEPARTURE_CHANGED: 'Someone has changed this departure. Please look at it again.',
  MAILING_CHANGED: 'Someone has changed this email. Please look at it again.',
  TEMPLATE_EXISTS: 'A template already has this name. Please choose another one.',
  TEMPLATE_CHANGED: 'Someone has changed this template. Please look at it again.',
  MESSAGE_CHANGED: 'This message is already being sent again. Please reload the list.',
  DEPARTURE_LEFT: 'This departure has already left and can no longer be cancelled.',
  SEATS_SOLD: 'Seats of this departure are sold or held.',
  SECOND_FACTOR_CHANGED: 'The second factor was changed in the meantime.',
  SIGNATURE_WRONG: 'The signature does not match this payment.',
  SECOND_FACTOR_REQUIRED:
    'Your account always needs a second factor. You can replace the app instead.',
  NOTE_OF_OTHER: 'Only its author can change or delete this note.',
  NOTE_CHANGED: 'This note was changed in another window. Please look at the newer text.',
  NOTES_FULL: 'There is no space for another note. Please delete one that is no longer needed.',
  TAGS_FULL: 'There is no space for another tag. Please remove one first.',
  ASSIGNEE_CHANGED: 'Someone else has assigned this in the meantime.',
  OPERATOR_EXISTS: 'An operator already has this email address. Look in the list.',
  OPERATOR_CHANGED: 'The operator was changed in the meantime.',
  LAST_OWNER: 'The console needs an owner who can sign in.',
  CLUB_PASSWORD_NEEDED: "The club's password cannot be switched off.",
  CLUB_PASSWORD_OFF:
    "The club's password no longer opens the console. Please sign in with your own account.",
  PAYMENT_DECLINED: 'The payment was declined. Nothing was charged.',
  NOT_BOOKABLE: 'This departure cannot be booked. You can request an invite.',
  NO_SEAT_LEFT: 'The last seat is taken or held.',
  NOT_FULL: 'A seat is free. You can book it now.',
  EMAIL_UNCONFIRMED: 'Please confirm your email address first.',
  SEATS_BEING_PAID: `Others are paying for the last seats. Within ${seatHoldMinutes} minutes they are booked, or free again.`,
  TOO_MANY_HOLDS:
    'You have held seats without paying for them. Please try again tomorrow, or write to us.',
  REFUND_BY_CLUB:
    "You have cancelled this departure for a full refund before. Please write to us, and we'll cancel it for you.",
  BOOKED_ALREADY: 'You already have a seat on this departure.',
  BOOKING_CHANGED: 'This booking was changed in the meantime. Please look at it again.',
  BOOKING_ENDED: 'This booking has ended.',
  FAULT_CHANGED: 'It has changed or was resolved in the meantime. The page now shows how it is.',
  REPAIR_REFUSED: 'This action cannot resolve it.',
  REFUND_CHANGED: 'The refund is no longer the one you were shown. Please look at it again.',
  NOTHING_DUE: 'There is nothing to pay on this booking.',
  TERMS_NOT_AGREED:
    'Please agree to the Booking Terms, and confirm that you are 18 or older, before you pay.',
  PAYMENT_REFUSED:
    'This payment cannot be taken online right now. You were not charged. We have been told and will write to you.',
  NO_ADDRESS: 'This member has no email address.',
  GATEWAY_UNAVAILABLE: 'The payment service does not answer. Please try again in a moment.',
  ROOM_WISHES_CLOSED: 'It is too late to change this: the rooms are being decided.',
  VOUCH_NEEDS_TRIP: 'You can vouch for others once you have come back from a trip with us.',
  VOUCHES_USED: 'You have vouched for two people this year.',
  VOUCHED_ALREADY: 'You have already vouched for this person.',
  REVIEW_NEEDS_TRIP: 'You can review a trip once you have come back from it.',
  REVIEW_CHANGED: 'Someone has changed this review. Please read it again.',
  SAVED_TRIPS_FULL: `You have saved ${maxSavedTrips} trips. Please remove one first.`,
  ROOM_GIVEN: 'You have a room that is proposed or fixed, so this cannot be changed now.',
  ROOM_ENDED: 'This room is no longer proposed. Please look at the page again.',
  ASKED_TOO_SOON: 'You cannot ask this member again yet.',
  TOO_MANY_PINNED: `This group already has ${messageRules.maxPinned} pinned messages. Please unpin one first.`,
  REQUEST_RUNNING:
    'We are still working on your first request. Please wait a few seconds and try again: nothing is done twice.',
  IDEMPOTENCY_KEY_REUSED: 'This request was already sent with other content.',
  ALREADY_ASSIGNED: 'This request already has a departure.',
  NOT_ASSIGNABLE:
    'Only an approved request of a member for any date of a trip can be given a departure.',
  ALREADY_DECIDED: 'This request was already decided.',
  APPROVED_BEYOND_SEATS: 'More people would be approved than seats are free.',
  UNDO_TOO_LATE: 'It is too late to undo this.',
  PAYLOAD_TOO_LARGE: 'What was sent is too large.',
  NOT_JSON: 'Please send JSON, with the content type application/json.',
  TOO_MANY_REQUESTS: 'Too many attempts. Please try again a little later.',
  INTERNAL: 'Something went wrong on our side. Please try again later.',
  OVERLOADED: 'Too many people are here right now. Please try again in a moment.',
  STORAGE_FULL:
    'We cannot save anything right now, because our storage is full. Nothing was changed: please try again later.',
  DATABASE_UNAVAILABLE: 'We cannot reach our records right now. Please try again in a moment.',
}

/** The sentence of a code, to repeat it under a field. */
export const sentenceOf = (code: ErrorCode): string => sentences[code]

/** The base of our problem types: a tag URI (RFC 4151) in the club's domain. */
const typeBase = `tag:${brand.email.split('@')[1]},2025:problem/`

const kebab = (code: ErrorCode) => code.toLowerCase().replaceAll('_', '-')

/** The problem document (RFC 9457) of an error. Contains nothing but the table and the error's own fields. */
export function problemDocument(error: AppError): Problem {
  const { status, title } = problems[error.code]
  return {
    type: `${typeBase}${kebab(error.code)}`,
    title,
    status,
    detail: error.detail ?? sentences[error.code],
    code: error.code,
    ...(error.errors ? { errors: { ...error.errors } } : {}),
  }
}
