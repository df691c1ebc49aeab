import { defineContract, writeErrors } from '../contract/contract.ts'
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
  checkEmailLinkEndpoint,
  disownEmailEndpoint,
  forgotPasswordEndpoint,
  getCurrentUserEndpoint,
  getUserEndpoint,
  logInEndpoint,
  logOutEndpoint,
  registerEndpoint,
  requestOtpEndpoint,
  resetPasswordEndpoint,
  verifyEmailEndpoint,
  verifyOtpEndpoint,
} from './auth.endpoints.ts'
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

/**
 * Creates an account, signs in and sets the member's cookie. Reports a taken username but never a known email
 * address, so that registering does not reveal who has an account.
 */
export const register = defineContract({
  ...registerEndpoint,
  summary: 'Create an account',
  tag,
  body: signupForm,
  responses: { 201: currentUser },
  errors: [...writeErrors, 'USERNAME_TAKEN'],
})

/** Signs in by username or verified email address. Attempts are limited. */
export const logIn = defineContract({
  ...logInEndpoint,
  summary: 'Sign in with a password',
  tag,
  body: loginForm,
  responses: { 200: currentUser },
  errors: [...writeErrors, 'WRONG_SIGN_IN'],
})

/** Ends the session of this browser; the same answer if there was none. */
export const logOut = defineContract({
  ...logOutEndpoint,
  summary: 'Sign out',
  tag,
  responses: { 200: signedOut },
  errors: ['CROSS_SITE_WRITE', 'DATABASE_UNAVAILABLE'],
})

/** The signed-in member. */
export const getCurrentUser = defineContract({
  ...getCurrentUserEndpoint,
  summary: 'The signed-in member',
  tag,
  responses: { 200: currentUser },
  errors: ['NOT_SIGNED_IN', 'DATABASE_UNAVAILABLE'],
})

/** The same at the other path that clients use. */
export const getUser = defineContract({
  ...getUserEndpoint,
  summary: 'The signed-in member',
  tag,
  responses: { 200: currentUser },
  errors: ['NOT_SIGNED_IN', 'DATABASE_UNAVAILABLE'],
})

/**
 * Sends a code if the phone is a verified phone of an account. The answer is the same if it is not, so that it does
 * not reveal who has an account. Its `requestKey` belongs to the requesting browser: a code works with it only.
 */
export const requestOtp = defineContract({
  ...requestOtpEndpoint,
  summary: 'Request a sign-in code by SMS',
  tag,
  body: otpRequestForm,
  responses: { 200: otpSent },
  errors: writeErrors,
})

/** Signs in with the code and the key of its request. It works once and allows five attempts. */
export const verifyOtp = defineContract({
  ...verifyOtpEndpoint,
  summary: 'Sign in with a code',
  tag,
  body: otpVerifyForm,
  responses: { 200: currentUser },
  errors: [...writeErrors, 'WRONG_CODE'],
})

/** Reports whether a link is valid, and whether it belongs to the account of the session. Changes nothing. */
export const checkEmailLink = defineContract({
  ...checkEmailLinkEndpoint,
  summary: 'Check the link of an email address',
  tag,
  body: emailLinkForm,
  responses: { 200: emailLink },
  errors: [...writeErrors, 'LINK_INVALID'],
})

/**
 * Removes an address from the account that claimed it without being confirmed. The link proves that the caller reads
 * the address's mail, so no sign-in is needed.
 */
export const disownEmail = defineContract({
  ...disownEmailEndpoint,
  summary: 'Remove an email address that someone else claimed',
  tag,
  body: emailLinkForm,
  responses: { 200: emailDisowned },
  errors: [...writeErrors, 'LINK_INVALID'],
})

/**
 * Verifies an email address, only while signed in to the account of the link: a link alone must not give a stranger's
 * account the address of someone who follows it. Invite requests from that address then join the account
 * (docs/product.md#invite-requests).
 */
export const verifyEmail = defineContract({
  ...verifyEmailEndpoint,
  summary: 'Confirm an email address',
  tag,
  body: emailLinkForm,
  responses: { 200: emailVerified },
  errors: [...writeErrors, 'NOT_SIGNED_IN', 'WRONG_ACCOUNT', 'LINK_INVALID', 'EMAIL_TAKEN'],
})

/**
 * Sends a link for a new password if the address is the verified one of an account. The answer is the same if it is
 * not.
 */
export const forgotPassword = defineContract({
  ...forgotPasswordEndpoint,
  summary: 'Request a link to set a new password',
  tag,
  body: forgotPasswordForm,
  responses: { 200: messageSent },
  errors: writeErrors,
})

/**
 * Sets a new password, ends every session of the account, removes its confirmed phone and its valid codes and links, and
 * signs in here.
 */
export const resetPassword = defineContract({
  ...resetPasswordEndpoint,
  summary: 'Set a new password with a link',
  tag,
  body: resetPasswordForm,
  responses: { 200: passwordSet },
  errors: [...writeErrors, 'LINK_INVALID'],
})
