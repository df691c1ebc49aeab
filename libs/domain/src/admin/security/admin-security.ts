import * as z from 'zod/mini'
import { secondFactorCode } from './second-factor-code.ts'
import { requestBody } from '../../contract/request.ts'
import { passwordText } from '../../text/secret-text.ts'

const password = passwordText('Password is required')

/** Asks for a secret to set an authenticator app up with. The console's password is asked for again. */
export const secondFactorOfferForm = requestBody({ password })
export type SecondFactorOfferForm = z.output<typeof secondFactorOfferForm>

/** Switches the factor on by a code of the app that was just set up. */
export const secondFactorOnForm = requestBody({ code: secondFactorCode })
export type SecondFactorOnForm = z.output<typeof secondFactorOnForm>

/** Switches the factor off, or renews its recovery codes: password and a code, of the app or on paper. */
export const secondFactorProofForm = requestBody({ password, code: secondFactorCode })
export type SecondFactorProofForm = z.output<typeof secondFactorProofForm>

/** A secret that is not in force yet. */
export const secondFactorOffer = z.object({
  /** Base32 (RFC 4648), to be typed into an app. */
  secret: z.string(),
  /** The same as an `otpauth:` address, to be shown as a QR code. */
  uri: z.string(),
})
export type SecondFactorOffer = z.output<typeof secondFactorOffer>

/** Whether the gate asks for a second factor. */
export const secondFactor = z.object({
  on: z.boolean('Must be true or false'),
  /** When it was switched on, an ISO instant; only where it is. */
  since: z.optional(z.string()),
  /** Recovery codes that are not used yet. */
  recoveryCodesLeft: z.int().check(z.nonnegative()),
})
export type SecondFactor = z.output<typeof secondFactor>

/** The same with new recovery codes, which are shown this once. */
export const secondFactorWithCodes = z.extend(secondFactor, {
  recoveryCodes: z.array(z.string()),
})
export type SecondFactorWithCodes = z.output<typeof secondFactorWithCodes>
