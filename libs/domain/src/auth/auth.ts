import * as z from 'zod/mini'

const seconds = z.int('Must be a whole number').check(z.nonnegative('Must not be negative'))

/** The answer to a request for a code; the same whether or not the phone is known. */
export const otpSent = z.object({
  /** Seconds from now. */
  expiresInSeconds: seconds,
  /** Seconds from now. */
  resendAfterSeconds: seconds,
  /** A secret of the requesting browser. The code works only together with it. */
  requestKey: z.string('Must be a text').check(z.maxLength(22, 'Must not be that long')),
})
export type OtpSent = z.output<typeof otpSent>

/** Says that a message is sent if there is someone to send it to. */
export const messageSent = z.object({ sent: z.literal(true) })
export type MessageSent = z.output<typeof messageSent>

export const signedOut = z.object({ signedIn: z.literal(false) })
export type SignedOut = z.output<typeof signedOut>

export const emailVerified = z.object({ verified: z.literal(true) })
export type EmailVerified = z.output<typeof emailVerified>
