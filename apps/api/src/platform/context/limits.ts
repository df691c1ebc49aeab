import * as account from '@farandfew/domain/account/account.endpoints.ts'
import * as bookings from '@farandfew/domain/bookings/bookings.endpoints.ts'
import * as checklists from '@farandfew/domain/checklists/checklists.endpoints.ts'
import * as groups from '@farandfew/domain/groups/groups.endpoints.ts'
import * as operators from '@farandfew/domain/operators/admin-operators.endpoints.ts'
import { closeAdminSessionEndpoint } from '@farandfew/domain/operator-sessions/admin-session.endpoints.ts'
import * as auth from '@farandfew/domain/auth/auth.endpoints.ts'
import {
  connectionRequestsPerDay,
  reportsPerDay,
} from '@farandfew/domain/connections/connection-rules.ts'
import * as connections from '@farandfew/domain/connections/connections.endpoints.ts'
import type { Endpoint } from '@farandfew/domain/contract/contract.ts'
import * as groupMessages from '@farandfew/domain/group-messages/group-messages.endpoints.ts'
import { createInquiryEndpoint } from '@farandfew/domain/inquiries/inquiries.endpoints.ts'
import { requestInviteEndpoint } from '@farandfew/domain/invites/invites.endpoints.ts'
import { uploadPictureEndpoint } from '@farandfew/domain/member-pictures/member-pictures.endpoints.ts'
import {
  subscribeEndpoint,
  unsubscribeEndpoint,
} from '@farandfew/domain/newsletters/newsletters.endpoints.ts'
import * as travelDetails from '@farandfew/domain/travel-details/travel-details.endpoints.ts'
import { matchQuizEndpoint } from '@farandfew/domain/quiz/quiz.endpoints.ts'
import * as roommates from '@farandfew/domain/roommates/roommates.endpoints.ts'
import * as reviews from '@farandfew/domain/reviews/reviews.endpoints.ts'
import * as savedTrips from '@farandfew/domain/saved-trips/saved-trips.endpoints.ts'
import * as vouches from '@farandfew/domain/vouches/vouches.endpoints.ts'

export interface Limit {
  /** Requests allowed in one window. */
  readonly max: number
  /** The window in milliseconds. */
  readonly windowMs: number
  /** For a limit that all askers share (shared-limit.ts): the most from one network, for IPv6 a /48, for IPv4 a /24. */
  readonly ofNetwork?: number
  /** What each network still has once `max` is used up ... */
  readonly ofNewNetwork?: number
  /** ... until there were this many from all of them. */
  readonly most?: number
}

interface LimitRow extends Limit {
  /** The calls whose requests are counted, several together; without it, handlers count with `limitByKey`. */
  readonly calls?: readonly Endpoint[]
}

const minutes = (count: number) => count * 60_000
const hours = (count: number) => minutes(count * 60)

/**
 * Every rate limit. A limit with `calls` applies to them and adds TOO_MANY_REQUESTS to their documented errors. Limits
 * count by client address (for IPv6 its /64) unless a comment says otherwise, and calls of a signed-in member by member
 * too.
 */
export const limits = {
  inquiries: { max: 20, windowMs: minutes(10), calls: [createInquiryEndpoint] },
  newsletters: { max: 20, windowMs: minutes(10), calls: [subscribeEndpoint] },
  inviteRequests: { max: 20, windowMs: minutes(10), calls: [requestInviteEndpoint] },
  quickInviteRequests: {
    max: 20,
    windowMs: minutes(10),
    calls: [account.requestQuickInviteEndpoint],
  },
  profileChanges: { max: 120, windowMs: minutes(10), calls: [account.updateProfileEndpoint] },
  accountExport: { max: 20, windowMs: minutes(10), calls: [account.exportUserEndpoint] },
  // High: the mail programs of many people share a few addresses, and a token cannot be guessed.
  unsubscribe: { max: 600, windowMs: minutes(10), calls: [unsubscribeEndpoint] },
  // Very high: a match is a tenth of a millisecond of arithmetic and needs no database.
  quizMatch: { max: 60_000, windowMs: minutes(1), calls: [matchQuizEndpoint] },
  // By member, whose answers are stored.
  quizResponses: { max: 30, windowMs: minutes(10) },
  otpRequests: {
    max: 20,
    windowMs: minutes(15),
    calls: [auth.requestOtpEndpoint, account.requestPhoneCodeEndpoint],
  },
  otpVerifies: {
    max: 60,
    windowMs: minutes(15),
    calls: [auth.verifyOtpEndpoint, account.verifyPhoneEndpoint],
  },
  // By phone, whether or not an account has it. Each code has five tries: an attacker can try 75 of a million codes per day.
  signInCodes: { max: 8, windowMs: hours(24), ofNetwork: 6, ofNewNetwork: 2, most: 15 },
  // Codes to a number that is not confirmed yet: by number, by member, by network (IPv6 /48, IPv4 /24), and all together
  // (SMS_NEW_NUMBERS_PER_DAY).
  numberCodes: { max: 5, windowMs: hours(24), ofNewNetwork: 2, most: 10 },
  numberCodesOfMember: { max: 8, windowMs: hours(24) },
  numberCodesOfNetwork: { max: 20, windowMs: hours(24) },
  newNumberCodes: { max: 1000, windowMs: hours(24) },
  // By member.
  numberCodeTries: { max: 30, windowMs: minutes(60) },
  seatHolds: { max: 60, windowMs: minutes(10), calls: [bookings.holdSeatEndpoint] },
  bookingChanges: {
    max: 60,
    windowMs: minutes(10),
    calls: [
      bookings.cancelBookingEndpoint,
      bookings.joinWaitlistEndpoint,
      bookings.leaveWaitlistEndpoint,
    ],
  },
  // By member.
  groupChanges: {
    max: 300,
    windowMs: minutes(10),
    calls: [
      groups.saveArrivalEndpoint,
      groups.removeArrivalEndpoint,
      groups.showFieldsEndpoint,
      groups.wantDigestEndpoint,
      checklists.addItemEndpoint,
      checklists.changeItemEndpoint,
      checklists.removeItemEndpoint,
      checklists.tickClubItemEndpoint,
    ],
  },
  travelDetails: {
    max: 120,
    windowMs: minutes(10),
    calls: [travelDetails.saveTravelDetailsEndpoint, travelDetails.deleteTravelDetailsEndpoint],
  },
  // By member.
  roomChanges: {
    max: 120,
    windowMs: minutes(10),
    calls: [
      roommates.saveRoomWishesEndpoint,
      roommates.leaveRoommatesEndpoint,
      roommates.answerRoomEndpoint,
      roommates.chooseOwnRoomEndpoint,
    ],
  },
  payments: {
    max: 120,
    windowMs: minutes(10),
    calls: [
      bookings.createPaymentOrderEndpoint,
      bookings.verifyPaymentEndpoint,
      bookings.paySandboxEndpoint,
    ],
  },
  vouches: {
    max: 30,
    windowMs: minutes(10),
    calls: [vouches.addVouchEndpoint, vouches.withdrawVouchEndpoint],
  },
  reviews: {
    max: 60,
    windowMs: minutes(10),
    calls: [reviews.saveReviewEndpoint, reviews.deleteReviewEndpoint],
  },
  savedTrips: {
    max: 300,
    windowMs: minutes(10),
    calls: [
      savedTrips.mergeSavedTripsEndpoint,
      savedTrips.saveTripEndpoint,
      savedTrips.unsaveTripEndpoint,
    ],
  },
  // By member.
  connectionRequests: { max: connectionRequestsPerDay, windowMs: hours(24) },
  memberReports: { max: reportsPerDay, windowMs: hours(24) },
  connectionChanges: {
    max: 120,
    windowMs: minutes(10),
    calls: [
      connections.askToConnectEndpoint,
      connections.acceptConnectionEndpoint,
      connections.declineConnectionEndpoint,
      connections.withdrawConnectionEndpoint,
      connections.disconnectEndpoint,
      connections.blockMemberEndpoint,
      connections.unblockMemberEndpoint,
      connections.updateConnectionSettingsEndpoint,
      connections.reportMemberEndpoint,
    ],
  },
  // Very high: all of the gateway's events come from a few addresses.
  paymentEvents: {
    max: 60_000,
    windowMs: minutes(1),
    calls: [bookings.receivePaymentEventEndpoint],
  },
  // By member.
  pictureUploads: { max: 20, windowMs: minutes(10), calls: [uploadPictureEndpoint] },
  // By member: many of a group share the address of a hotel.
  groupMessages: {
    max: 120,
    windowMs: minutes(10),
    calls: [groupMessages.postGroupMessageEndpoint],
  },
  messageChanges: {
    max: 300,
    windowMs: minutes(10),
    calls: [
      groupMessages.editGroupMessageEndpoint,
      groupMessages.deleteGroupMessageEndpoint,
      groupMessages.reactToGroupMessageEndpoint,
      groupMessages.pinGroupMessageEndpoint,
      groupMessages.unpinGroupMessageEndpoint,
    ],
  },
  // High: a browser marks what scrolls into view.
  groupReads: { max: 1200, windowMs: minutes(10), calls: [groupMessages.markGroupReadEndpoint] },
  messagePictures: {
    max: 40,
    windowMs: minutes(10),
    calls: [groupMessages.uploadMessagePictureEndpoint],
  },
  // By session: guesses of the password and of codes in an open console.
  consolePasswords: { max: 10, windowMs: minutes(60) },
  consoleCodes: { max: 10, windowMs: minutes(60) },
  adminSession: { max: 120, windowMs: minutes(10), calls: [closeAdminSessionEndpoint] },
  operatorLinks: {
    max: 60,
    windowMs: minutes(60),
    calls: [operators.openInvitationEndpoint, operators.acceptInvitationEndpoint],
  },
  // By account: a stolen session of an owner cannot send mails without end.
  operatorInvitations: { max: 60, windowMs: minutes(60) },
  register: { max: 20, windowMs: minutes(60), calls: [auth.registerEndpoint] },
  // By address, for all accounts: several members may share one.
  signIn: { max: 60, windowMs: minutes(15), calls: [auth.logInEndpoint] },
  // Guesses at one secret: the password of a member's name or an operator's address, the club's password, their codes. The name is what
  // was typed, so that a username and an email address do not betray that they are one account's. See guess-limit.ts.
  guessesFromAddress: { max: 10, windowMs: minutes(15) },
  // For IPv6 its /48, for IPv4 its /24.
  guessesFromNetwork: { max: 20, windowMs: minutes(15) },
  // By all browsers that have not signed in to the account before.
  guesses: { max: 50, windowMs: hours(24) },
  // Beyond it, each network has a few, so that its first ones are never refused ...
  guessesWhenSlowed: { max: 3, windowMs: minutes(60) },
  // ... and beyond this, all of them together have one at a time.
  guessesOfManyNetworks: { max: 300, windowMs: hours(24) },
  guessesSpaced: { max: 1, windowMs: minutes(10) },
  // By account and browser that has signed in to it before: strangers cannot use these up.
  guessesFromKnownBrowser: { max: 20, windowMs: minutes(60) },
  signOut: {
    max: 120,
    windowMs: minutes(10),
    calls: [auth.logOutEndpoint, account.endSessionsEndpoint, account.endSessionEndpoint],
  },
  passwordForgot: { max: 10, windowMs: minutes(60), calls: [auth.forgotPasswordEndpoint] },
  // By email address, whether or not an account has it.
  passwordLinks: { max: 10, windowMs: hours(24), ofNetwork: 5, ofNewNetwork: 2, most: 30 },
  // By email address: links to confirm it, from all accounts that claim it.
  addressLinks: { max: 10, windowMs: hours(24), ofNetwork: 5, ofNewNetwork: 2, most: 30 },
  passwordReset: { max: 20, windowMs: minutes(60), calls: [auth.resetPasswordEndpoint] },
  emailVerify: {
    max: 60,
    windowMs: minutes(60),
    calls: [auth.checkEmailLinkEndpoint, auth.verifyEmailEndpoint, auth.disownEmailEndpoint],
  },
  emailResend: { max: 10, windowMs: minutes(60), calls: [account.resendVerificationEndpoint] },
  accountChange: {
    max: 30,
    windowMs: minutes(60),
    calls: [
      account.changeEmailEndpoint,
      account.changePasswordEndpoint,
      account.removePhoneEndpoint,
      account.deleteUserEndpoint,
    ],
  },
  // By session: guesses of the password in an open session.
  currentPassword: { max: 10, windowMs: minutes(60) },
} as const satisfies Record<string, LimitRow>

export type LimitName = keyof typeof limits
export type Limits = Readonly<Record<LimitName, Limit>>

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

const limitsOfCalls = new Map(
  Object.entries<LimitRow>(limits).flatMap(([name, { calls = [] }]) =>
    calls.map((call) => [nameOf(call), name as LimitName]),
  ),
)

/** The limit that counts every request of a call, if it has one. */
export const findLimit = (call: Endpoint): LimitName | undefined => limitsOfCalls.get(nameOf(call))

/** The longest window in milliseconds: an older count no longer matters. */
export const longestWindow = (of: Limits): number =>
  Math.max(...Object.values(of).map((limit) => limit.windowMs))
