import * as z from 'zod/mini'
import { canonicalCode } from '../canonical/code.ts'
import { requestBody } from '../contract/request.ts'
import { lineOfText } from '../text/text.ts'
import {
  emailField,
  newPassword,
  passwordsMatch,
  phoneField,
  currentPassword,
} from '../members/user-forms.ts'
import { otpRules } from '../constants/limits.ts'
import { maxLength } from '../text/lengths.ts'

const codeMessage = `Please enter the ${otpRules.digits} digits of the code`

/** Room for the whole message with the code. */
const codeTextMax = 500

/** The digits of a one-time code, whatever was pasted with them. */
export const codeField = z.string(codeMessage).check(
  maxLength(codeTextMax, { error: codeMessage, abort: true }),
  z.overwrite((text) => canonicalCode(text, otpRules.digits) ?? ''),
  z.regex(new RegExp(`^[0-9]{${otpRules.digits}}$`), codeMessage),
)

const requestKeyMessage = 'Please request a new code'

/**
 * Which browser requested a code: the API returns it with the code's other facts, and the code works with it only.
 * Optional, because the first request has none yet; a code sent without it is wrong.
 */
export const requestKeyField = z.optional(
  z.string(requestKeyMessage).check(z.regex(/^[\w-]{22}$/, requestKeyMessage)),
)

export const linkToken = lineOfText({ min: 1, max: 200, message: 'The link is not complete' })

/** Requests a code by SMS. With the key of an earlier request it replaces that one's code. */
export const otpRequestForm = requestBody({ phone: phoneField, requestKey: requestKeyField })
export const otpVerifyForm = requestBody({
  phone: phoneField,
  code: codeField,
  requestKey: requestKeyField,
})
/** The link that was sent to an email address, to confirm the address or to disown the account. */
export const emailLinkForm = requestBody({ token: linkToken })
/** Requests a link to set a new password. */
export const forgotPasswordForm = requestBody({ email: emailField })
/** Sets a new password with the token of such a link. */
export const resetPasswordForm = requestBody({ token: linkToken, ...newPassword }).check(
  passwordsMatch(),
)

export const changePasswordForm = requestBody({ currentPassword, ...newPassword }).check(
  passwordsMatch(),
)

export const changeEmailForm = requestBody({ email: emailField, currentPassword })

/** Confirms the email address of the account by the code that was sent to it. */
export const emailCodeForm = requestBody({ code: codeField })

/** Requests the code that verifies a phone. */
export const phoneForm = requestBody({
  phone: phoneField,
  currentPassword,
  requestKey: requestKeyField,
})

export type PhoneForm = z.output<typeof phoneForm>

export const verifyPhoneForm = requestBody({
  phone: phoneField,
  code: codeField,
  currentPassword,
  requestKey: requestKeyField,
})

export const removePhoneForm = requestBody({ currentPassword })

/** `refund` is what the member was shown, in paise. */
export const deleteUserForm = requestBody({
  currentPassword,
  refund: z.optional(z.int('Must be a whole number').check(z.gte(0, 'Must not be negative'))),
})
