import { defineContract } from '../contract/contract.ts'
import { loginForm, signupForm } from '../members/user-forms.ts'
import { currentUser } from '../members/user.ts'
import {
  emailLinkForm,
  forgotPasswordForm,
  otpRequestForm,
  otpVerifyForm,
  resetPasswordForm,
  changePasswordForm,
  changeEmailForm,
  emailCodeForm,
  phoneForm,
  verifyPhoneForm,
  removePhoneForm,
} from './auth-forms.ts'
import {
  emailDisowned,
  emailLink,
  emailVerified,
  messageSent,
  otpSent,
  passwordSet,
  signedOut,
  linkSent,
  userSessions,
  userSessionParams,
} from './auth.ts'
import * as z from 'zod/mini'
import { requestQuery } from '../contract/request.ts'

const tag = 'Sign-in'

export const register = defineContract({
  method: 'POST',
  path: '/api/auth/register',
  access: 'visitor',
  limit: 'register',
  summary: 'Create an account',
  description:
    "Creates an account, signs in and sets the member's cookie. Reports a taken username but never a known email address, so that registering does not reveal who has an account.",
  tag,
  body: signupForm,
  responses: { 201: currentUser },
  errors: ['USERNAME_TAKEN'],
})

export const logIn = defineContract({
  method: 'POST',
  path: '/api/auth/login',
  access: 'visitor',
  limit: 'signIn',
  summary: 'Sign in with a password',
  description: 'Signs in by username or verified email address. Attempts are limited.',
  tag,
  body: loginForm,
  responses: { 200: currentUser },
  errors: ['WRONG_SIGN_IN'],
})

export const logOut = defineContract({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'visitor',
  limit: 'signOut',
  summary: 'Sign out',
  description: 'Ends the session of this browser; the same answer if there was none.',
  tag,
  responses: { 200: signedOut },
})

export const getCurrentUser = defineContract({
  method: 'GET',
  path: '/api/auth/me',
  access: 'member',
  summary: 'The signed-in member',
  tag,
  responses: { 200: currentUser },
})

export const getUser = defineContract({
  method: 'GET',
  path: '/api/auth/user',
  access: 'member',
  summary: 'The signed-in member',
  description: 'The same at the other path that clients use.',
  tag,
  responses: { 200: currentUser },
})

export const requestOtp = defineContract({
  method: 'POST',
  path: '/api/auth/otp/request',
  access: 'visitor',
  limit: 'otpRequests',
  summary: 'Request a sign-in code by SMS',
  description:
    'Sends a code if the phone is a verified phone of an account. The answer is the same if it is not, so that it does not reveal who has an account. Its `requestKey` belongs to the requesting browser: a code works with it only.',
  tag,
  body: otpRequestForm,
  responses: { 200: otpSent },
})

export const verifyOtp = defineContract({
  method: 'POST',
  path: '/api/auth/otp/verify',
  access: 'visitor',
  limit: 'otpVerifies',
  summary: 'Sign in with a code',
  description:
    'Signs in with the code and the key of its request. It works once and allows five attempts.',
  tag,
  body: otpVerifyForm,
  responses: { 200: currentUser },
  errors: ['WRONG_CODE'],
})

export const checkEmailLink = defineContract({
  method: 'POST',
  path: '/api/auth/email/link',
  access: 'visitor',
  limit: 'emailVerify',
  summary: 'Check the link of an email address',
  description:
    'Reports whether a link is valid, and whether it belongs to the account of the session. Changes nothing.',
  tag,
  body: emailLinkForm,
  responses: { 200: emailLink },
  errors: ['LINK_INVALID'],
})

export const disownEmail = defineContract({
  method: 'POST',
  path: '/api/auth/email/disown',
  access: 'visitor',
  limit: 'emailVerify',
  summary: 'Remove an email address that someone else claimed',
  description:
    "Removes an address from the account that claimed it without being confirmed. The link proves that the caller reads the address's email, so no sign-in is needed.",
  tag,
  body: emailLinkForm,
  responses: { 200: emailDisowned },
  errors: ['LINK_INVALID'],
})

export const verifyEmail = defineContract({
  method: 'POST',
  path: '/api/auth/email/verify',
  access: 'member',
  limit: 'emailVerify',
  summary: 'Confirm an email address',
  description:
    "Verifies an email address, only while signed in to the account of the link: a link alone must not give a stranger's account the address of someone who follows it. Invite requests from that address then join the account.",
  tag,
  body: emailLinkForm,
  responses: { 200: emailVerified },
  errors: ['WRONG_ACCOUNT', 'LINK_INVALID', 'EMAIL_TAKEN'],
})

export const forgotPassword = defineContract({
  method: 'POST',
  path: '/api/auth/password/forgot',
  access: 'visitor',
  limit: 'passwordForgot',
  summary: 'Request a link to set a new password',
  description:
    'Sends a link for a new password if the address is the verified one of an account. The answer is the same if it is not.',
  tag,
  body: forgotPasswordForm,
  responses: { 200: messageSent },
})

export const resetPassword = defineContract({
  method: 'POST',
  path: '/api/auth/password/reset',
  access: 'visitor',
  limit: 'passwordReset',
  summary: 'Set a new password with a link',
  description:
    'Sets a new password, ends every session of the account, removes its confirmed phone and its valid codes and links, and signs in here.',
  tag,
  body: resetPasswordForm,
  responses: { 200: passwordSet },
  errors: ['LINK_INVALID'],
})

const accountTag = 'Account'

export const changePassword = defineContract({
  method: 'POST',
  path: '/api/user/password',
  access: 'member',
  limit: 'accountChange',
  summary: 'Change the password',
  description: 'Sets a new password and ends every other session of the account.',
  tag: accountTag,
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
  tag: accountTag,
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
  tag: accountTag,
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
  tag: accountTag,
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
  tag: accountTag,
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
  tag: accountTag,
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
  tag: accountTag,
  body: removePhoneForm,
  responses: { 200: currentUser },
})

export const listSessions = defineContract({
  method: 'GET',
  path: '/api/user/sessions',
  access: 'member',
  summary: 'The open sessions of the member',
  description: 'The browsers in which the member is signed in, most recently used first.',
  tag: accountTag,
  responses: { 200: userSessions },
})

export const endSessions = defineContract({
  method: 'DELETE',
  path: '/api/user/sessions',
  access: 'member',
  limit: 'signOut',
  summary: 'Sign out everywhere',
  description: 'Ends every session of the account, including this one.',
  tag: accountTag,
  responses: { 200: signedOut },
})

export const endSession = defineContract({
  method: 'DELETE',
  path: '/api/user/sessions/:id',
  access: 'member',
  limit: 'signOut',
  summary: 'End one session',
  description:
    'Ends one session of the account and returns the others. Ending the requesting session is the same as signing out.',
  tag: accountTag,
  params: userSessionParams,
  responses: { 200: userSessions },
  errors: ['NOT_FOUND'],
})
