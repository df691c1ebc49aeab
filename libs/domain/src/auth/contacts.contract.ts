import * as z from 'zod/mini'
import { requestQuery } from '../contract/request.ts'
import { defineContract } from '../contract/contract.ts'
import {
  changePasswordForm,
  changeEmailForm,
  emailCodeForm,
  phoneForm,
  verifyPhoneForm,
  removePhoneForm,
} from './account-forms.ts'
import { currentUser } from '../members/user.ts'
import { messageSent, linkSent, otpSent } from './auth.ts'

const tag = 'Account'

export const changePassword = defineContract({
  method: 'POST',
  path: '/api/user/password',
  access: 'member',
  limit: 'accountChange',
  summary: 'Change the password',
  description: 'Sets a new password and ends every other session of the account.',
  tag,
  body: changePasswordForm,
  responses: { 200: currentUser },
})

export const changeEmail = defineContract({
  method: 'POST',
  path: '/api/user/email',
  access: 'member',
  limit: 'accountChange',
  summary: 'Change the email address',
  description:
    'Sends a link to the new address, which takes effect when the link is followed. The old address is notified.',
  tag,
  body: changeEmailForm,
  responses: { 200: messageSent },
})

export const resendVerification = defineContract({
  method: 'POST',
  path: '/api/user/email/verification',
  access: 'member',
  limit: 'emailResend',
  summary: 'Send the confirmation link again',
  description:
    'Sends the confirmation link for the email address again, with a code that confirms it in this browser. With `unlessSent`, only if the browser has no valid code.',
  tag,
  query: requestQuery({ unlessSent: z.optional(z.literal('true', 'Must be true')) }),
  responses: { 200: linkSent },
})

export const verifyEmailCode = defineContract({
  method: 'POST',
  path: '/api/user/email/code',
  access: 'member',
  limit: 'otpVerifies',
  summary: 'Confirm the email address by its code',
  description:
    "Confirms the account's address by the code of the last email that was sent to it. It is valid for 15 minutes, in the browser that asked for it.",
  tag,
  body: emailCodeForm,
  responses: { 200: currentUser },
  errors: ['WRONG_CODE', 'EMAIL_TAKEN'],
})

export const requestPhoneCode = defineContract({
  method: 'POST',
  path: '/api/user/phone',
  access: 'member',
  limit: 'otpRequests',
  summary: 'Request a code that verifies a phone',
  description:
    "Sends a code to a phone, to verify that it is the member's. Needs a confirmed email address, and the password, like every change of the phone.",
  tag,
  body: phoneForm,
  responses: { 200: otpSent },
  errors: ['EMAIL_NOT_VERIFIED'],
})

export const verifyPhone = defineContract({
  method: 'POST',
  path: '/api/user/phone/verify',
  access: 'member',
  limit: 'otpVerifies',
  summary: 'Verify a phone with its code',
  description:
    "Checks the code and stores the phone as verified. The member's verified email address is notified.",
  tag,
  body: verifyPhoneForm,
  responses: { 200: currentUser },
  errors: ['WRONG_CODE', 'PHONE_TAKEN'],
})

export const removePhone = defineContract({
  method: 'DELETE',
  path: '/api/user/phone',
  access: 'member',
  limit: 'accountChange',
  summary: 'Remove the phone',
  description: "Removes the phone. The member's verified email address is notified.",
  tag,
  body: removePhoneForm,
  responses: { 200: currentUser },
})
