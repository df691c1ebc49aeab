import { defineContract } from '../contract/contract.ts'
import { loginForm, signupForm } from '../members/user-forms.ts'
import { currentUser } from '../members/user.ts'
import {
  emailLinkForm,
  forgotPasswordForm,
  otpRequestForm,
  otpVerifyForm,
  resetPasswordForm,
} from './auth-forms.ts'
import {
  emailDisowned,
  emailLink,
  emailVerified,
  messageSent,
  otpSent,
  passwordSet,
  signedOut,
} from './auth.ts'

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
  description: 'The signed-in member.',
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
