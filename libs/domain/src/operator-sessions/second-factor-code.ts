import * as z from 'zod/mini'
import { canonicalCode } from '../canonical/code.ts'
import { withPlainDigits } from '../canonical/marks.ts'
import { totpRules } from '../constants/limits.ts'
import { maxLength } from '../text/lengths.ts'

const codeMessage = 'Please enter the 6 digits of the app, or a recovery code'
const digitsMessage = 'Please enter the 6 digits of the app'
const longest = 500

/** The digits of the app, whatever was pasted with them, or the letters and digits of a recovery code. */
const readCode = (text: string) =>
  canonicalCode(text, totpRules.digits) ?? withPlainDigits(text).replace(/[\s-]/g, '').toLowerCase()

const typedOr = (message: string) =>
  z.pipe(z.string(message).check(maxLength(longest, message)), z.transform(readCode))
const typed = typedOr(codeMessage)

/** A code from an authenticator app that is being set up: there are no recovery codes yet. */
export const newAppCode = z.pipe(
  typedOr(digitsMessage),
  z.string().check(z.regex(/^[0-9]{6}$/, digitsMessage)),
)

/** A code from the authenticator app or a recovery code (base32), with any spaces and hyphens. */
export const secondFactorCode = z.pipe(
  typed,
  z.string().check(z.regex(/^(?:[0-9]{6}|[a-z2-7]{16})$/, codeMessage)),
)

/** The same, but optional: '' becomes undefined. */
export const optionalSecondFactorCode = z.optional(
  z.pipe(
    z.pipe(typed, z.string().check(z.regex(/^(?:[0-9]{6}|[a-z2-7]{16})?$/, codeMessage))),
    z.transform((value: string) => (value === '' ? undefined : value)),
  ),
)
