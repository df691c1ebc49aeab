import * as z from 'zod/mini'
import { newAppCode, optionalSecondFactorCode, secondFactorCode } from './second-factor-code.ts'
import { requestBody } from '../contract/request.ts'
import { passwordText } from '../text/secret-text.ts'

const password = passwordText('Password is required')

/**
 * Requests a secret for an authenticator app; needs the password again. An operator's account has a second factor already:
 * to replace it, a code of the present one is needed too.
 */
export const secondFactorOfferForm = requestBody({ password, code: optionalSecondFactorCode })

/** Switches the second factor on with a code from the new app. */
export const secondFactorOnForm = requestBody({ code: newAppCode })

/** Switches the second factor off or renews its recovery codes; needs the password and a code or recovery code. */
export const secondFactorProofForm = requestBody({ password, code: secondFactorCode })

/** A secret that has not been confirmed yet. */
export const secondFactorOffer = z.object({
  /** Base32 (RFC 4648), to type into an app. */
  secret: z.string(),
  /** The same secret as an `otpauth:` URI, to show as a QR code. */
  uri: z.string(),
})
export type SecondFactorOffer = z.output<typeof secondFactorOffer>

/** Whether unlocking the console needs a second factor. */
export const secondFactor = z.object({
  on: z.boolean('Must be true or false'),
  /** An instant; undefined while the second factor is off. */
  since: z.optional(z.string()),
  recoveryCodesLeft: z.int().check(z.nonnegative()),
})
export type SecondFactor = z.output<typeof secondFactor>

/** With new recovery codes, which are shown only once. */
export const secondFactorWithCodes = z.extend(secondFactor, {
  recoveryCodes: z.array(z.string()),
})
export type SecondFactorWithCodes = z.output<typeof secondFactorWithCodes>
