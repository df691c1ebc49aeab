import { requestBody } from '../contract/request.ts'
import {
  currentPassword,
  newPassword,
  passwordsMatch,
  emailField,
  phoneField,
} from '../members/user-forms.ts'
import * as z from 'zod/mini'
import { requestKeyField, codeField } from './auth-forms.ts'

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
