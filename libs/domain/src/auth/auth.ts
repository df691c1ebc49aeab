import * as z from 'zod/mini'
import { currentUser } from '../members/user.ts'
import { maxLength } from '../text/lengths.ts'
import { storedText } from '../text/stored-text.ts'
import { instant } from '../contract/request.ts'

const seconds = z.int('Must be a whole number').check(z.nonnegative('Must not be negative'))

/** The answer to a request for a code; the same whether or not the phone is known. */
export const otpSent = z.object({
  /** Seconds from now. */
  expiresInSeconds: seconds,
  /** Seconds from now. */
  resendAfterSeconds: seconds,
  /** A secret of the requesting browser. The code works only together with it. */
  requestKey: z.string('Must be a text').check(maxLength(22, 'Must not be that long')),
})
export type OtpSent = z.output<typeof otpSent>

/** Says that a message is sent if there is someone to send it to. */
export const messageSent = z.object({ sent: z.literal(true) })

/** The signed-in member after a password was set by a link. */
export const passwordSet = z.object({
  ...currentUser.shape,
  /** Whether a confirmed phone was removed: someone who knew the old password may have added it. */
  phoneRemoved: z.boolean('Must be true or false'),
})

/** Whether a confirmation link was sent; false if the address is confirmed already, or there is none. */
export const linkSent = z.object({ sent: z.boolean('Must be true or false') })

export const signedOut = z.object({ signedIn: z.literal(false) })

/** Whose link a caller has: of the account in which they are signed in, or of another one. */
export const emailLink = z.object({ account: z.enum(['own', 'other', 'signed-out']) })
export type EmailLink = z.output<typeof emailLink>

export const emailDisowned = z.object({ removed: z.literal(true) })
export type EmailDisowned = z.output<typeof emailDisowned>

export const emailVerified = z.object({ verified: z.literal(true) })
export type EmailVerified = z.output<typeof emailVerified>

const sessionName = storedText(12)

/** A browser in which the member is signed in. */
export const userSession = z.object({
  /** Names the session but cannot be used to open it. */
  id: sessionName,
  /** For people: 'Chrome on Android'. */
  device: storedText(100),
  signedInAt: instant,
  lastSeenAt: instant,
  /** Whether it is the requesting session. */
  current: z.boolean('Must be true or false'),
})

export type UserSession = z.output<typeof userSession>

export const userSessions = z.array(userSession, 'Must be a list')

export type UserSessions = z.output<typeof userSessions>

export const userSessionParams = z.object({
  id: z
    .string('The id must be a text')
    .check(z.regex(/^[\w-]{12}$/, 'The id must be 12 letters, digits, - or _')),
})
