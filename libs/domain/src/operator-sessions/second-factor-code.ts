import * as z from 'zod/mini'
import { maxLength } from '../text/lengths.ts'

const codeMessage = 'Please enter the 6 digits of the app, or a recovery code'
const longest = 60

/** Spaces and hyphens are removed, letters become lower case. */
const typed = z.pipe(
  z.string(codeMessage).check(maxLength(longest, codeMessage)),
  z.transform((value: string) => value.replace(/[\s-]/g, '').toLowerCase()),
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
