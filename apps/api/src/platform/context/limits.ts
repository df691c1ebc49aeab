import {
  connectionRequestsPerDay,
  reportsPerDay,
} from '@farandfew/domain/connections/connection-rules.ts'
import type { CallLimit } from '@farandfew/domain/contract/contract.ts'

export interface Limit {
  /** Requests allowed in one window. */
  readonly max: number
  /** The window in milliseconds. */
  readonly windowMs: number
  /** Counts a signed-in member's requests only, for calls of which many share an address, such as a hotel's. */
  readonly by?: 'member'
  /** For a limit that all askers share (shared-limit.ts): the most from one network, for IPv6 a /48, for IPv4 a /24. */
  readonly ofNetwork?: number
  /** What each network still has once `max` is used up ... */
  readonly ofNewNetwork?: number
  /** ... until there were this many from all of them. */
  readonly most?: number
}

const minutes = (count: number) => count * 60_000
const hours = (count: number) => minutes(count * 60)

/**
 * Every rate limit. The row of a call names the one that counts its requests, together with those of other calls that name
 * it; handlers count the rest with `limitByKey`. Limits count by client address (for IPv6 its /64) unless a comment says
 * otherwise, and calls of a signed-in member by member too.
 */
export const limits = {
  inquiries: { max: 20, windowMs: minutes(10) },
  newsletters: { max: 20, windowMs: minutes(10) },
  inviteRequests: { max: 20, windowMs: minutes(10) },
  quickInviteRequests: { max: 20, windowMs: minutes(10) },
  profileChanges: { max: 120, windowMs: minutes(10) },
  accountExport: { max: 20, windowMs: minutes(10) },
  // High: the mail programs of many people share a few addresses, and a token cannot be guessed.
  unsubscribe: { max: 600, windowMs: minutes(10) },
  // Very high: a match is a tenth of a millisecond of arithmetic and needs no database.
  quizMatch: { max: 60_000, windowMs: minutes(1) },
  // By member, whose answers are stored.
  quizResponses: { max: 30, windowMs: minutes(10) },
  otpRequests: { max: 20, windowMs: minutes(15) },
  otpVerifies: { max: 60, windowMs: minutes(15) },
  // By phone, whether or not an account has it. Each code has five tries: an attacker can try 75 of a million codes per day.
  signInCodes: { max: 8, windowMs: hours(24), ofNetwork: 6, ofNewNetwork: 2, most: 15 },
  // Codes to a number that is not confirmed yet: by number, by member, and all together (SMS_NEW_NUMBERS_PER_DAY).
  numberCodes: { max: 5, windowMs: hours(24), ofNewNetwork: 2, most: 10 },
  numberCodesOfMember: { max: 8, windowMs: hours(24) },
  // For IPv6 its /48, for IPv4 its /24, which a mobile network shares among all its customers ...
  numberCodesOfNetwork: { max: 20, windowMs: hours(24) },
  // ... so that beyond it there is one at a time.
  numberCodesSpaced: { max: 1, windowMs: minutes(2) },
  newNumberCodes: { max: 1000, windowMs: hours(24) },
  // By member.
  numberCodeTries: { max: 30, windowMs: minutes(60) },
  // By member: many of one address come at once when a departure opens, and holds have limits of their own.
  seatHolds: { by: 'member', max: 60, windowMs: minutes(10) },
  bookingChanges: { by: 'member', max: 60, windowMs: minutes(10) },
  // By member.
  groupChanges: { max: 300, windowMs: minutes(10) },
  travelDetails: { max: 120, windowMs: minutes(10) },
  // By member.
  roomChanges: { max: 120, windowMs: minutes(10) },
  payments: { max: 120, windowMs: minutes(10) },
  vouches: { max: 30, windowMs: minutes(10) },
  reviews: { max: 60, windowMs: minutes(10) },
  savedTrips: { max: 300, windowMs: minutes(10) },
  // By member.
  connectionRequests: { max: connectionRequestsPerDay, windowMs: hours(24) },
  memberReports: { max: reportsPerDay, windowMs: hours(24) },
  connectionChanges: { max: 120, windowMs: minutes(10) },
  // Very high: all of the gateway's events come from a few addresses.
  paymentEvents: { max: 60_000, windowMs: minutes(1) },
  pictureUploads: { by: 'member', max: 20, windowMs: minutes(10) },
  groupMessages: { by: 'member', max: 120, windowMs: minutes(10) },
  messageChanges: { by: 'member', max: 300, windowMs: minutes(10) },
  // High: a browser marks what scrolls into view.
  groupReads: { by: 'member', max: 1200, windowMs: minutes(10) },
  messagePictures: { by: 'member', max: 40, windowMs: minutes(10) },
  // By session: guesses of the password and of codes in an open console.
  consolePasswords: { max: 10, windowMs: minutes(60) },
  consoleCodes: { max: 10, windowMs: minutes(60) },
  // By operator: rows of lists and single things that are opened, for roles that may not save them as a file.
  rowsRead: { max: 2000, windowMs: hours(24) },
  adminSession: { max: 120, windowMs: minutes(10) },
  operatorLinks: { max: 60, windowMs: minutes(60) },
  // By account: a stolen session of an owner cannot send mails without end.
  operatorInvitations: { max: 60, windowMs: minutes(60) },
  register: { max: 20, windowMs: minutes(60) },
  // By address, for all accounts: several members may share one.
  signIn: { max: 60, windowMs: minutes(15) },
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
  signOut: { max: 120, windowMs: minutes(10) },
  passwordForgot: { max: 10, windowMs: minutes(60) },
  // By email address, whether or not an account has it.
  passwordLinks: { max: 10, windowMs: hours(24), ofNetwork: 5, ofNewNetwork: 2, most: 30 },
  // By email address: links to confirm it, from all accounts that claim it.
  addressLinks: { max: 10, windowMs: hours(24), ofNetwork: 5, ofNewNetwork: 2, most: 30 },
  passwordReset: { max: 20, windowMs: minutes(60) },
  emailVerify: { max: 60, windowMs: minutes(60) },
  // By member, because each of a hotel's guests confirms an address on the way to a seat. The outbox counts by recipient.
  emailResend: { by: 'member', max: 10, windowMs: minutes(60) },
  accountChange: { max: 30, windowMs: minutes(60) },
  // By session: guesses of the password in an open session.
  currentPassword: { max: 10, windowMs: minutes(60) },
} as const satisfies Record<CallLimit, Limit> & Record<string, Limit>

export type LimitName = keyof typeof limits
export type Limits = Readonly<Record<LimitName, Limit>>

/** The longest window in milliseconds: an older count no longer matters. */
export const longestWindow = (of: Limits): number =>
  Math.max(...Object.values(of).map((limit) => limit.windowMs))
