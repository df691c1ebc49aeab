import * as z from 'zod/mini'
import { requestBody } from '../contract/request.ts'
import { lineOfText } from '../text/text.ts'
import { emailField, newPassword, passwordsMatch, phoneField } from '../users/user-forms.ts'
import { otpRules } from '../constants/limits.ts'

const codeMessage = `Please enter the ${otpRules.digits} digits of the code`

/** The digits of a one-time code; blanks that came with it from a message are left out. */
export const codeField = z.pipe(
  z.pipe(
    z.string(codeMessage).check(z.maxLength(20, codeMessage)),
    z.transform((value: string) => value.replace(/\s/g, '')),
  ),
  z.string().check(z.regex(new RegExp(`^[0-9]{${otpRules.digits}}$`), codeMessage)),
)

/** What a link in a mail carries. */
const token = lineOfText({ min: 1, max: 200, message: 'The link is not complete' })

/** Asks for a code by SMS. */
export const otpRequestForm = requestBody({ phone: phoneField })
export type OtpRequestForm = z.output<typeof otpRequestForm>

/** Sends the code back. */
export const otpVerifyForm = requestBody({ phone: phoneField, code: codeField })
export type OtpVerifyForm = z.output<typeof otpVerifyForm>

/** Proves an e-mail address by the link that was sent there. */
export const verifyEmailForm = requestBody({ token })
export type VerifyEmailForm = z.output<typeof verifyEmailForm>

/** Asks for a link by which a new password is set. */
export const forgotPasswordForm = requestBody({ email: emailField })
export type ForgotPasswordForm = z.output<typeof forgotPasswordForm>

/** Sets a new password by such a link. */
export const resetPasswordForm = requestBody({ token, ...newPassword }).check(passwordsMatch())
export type ResetPasswordForm = z.output<typeof resetPasswordForm>
