import type {
  EmailVerified,
  ForgotPasswordForm,
  MessageSent,
  OtpRequestForm,
  OtpSent,
  OtpVerifyForm,
  register,
  ResetPasswordForm,
  SignedOut,
  VerifyEmailForm,
} from '@farandfew/domain/auth'
import {
  forgotPasswordEndpoint,
  getCurrentUserEndpoint,
  logInEndpoint,
  logOutEndpoint,
  registerEndpoint,
  requestOtpEndpoint,
  resetPasswordEndpoint,
  verifyEmailEndpoint,
  verifyOtpEndpoint,
} from '@farandfew/domain/auth/endpoints'
import type { ContractInput } from '@farandfew/domain/contract'
import type { CurrentUser, LoginForm } from '@farandfew/domain/users'
import { ApiError, call, type CallOptions } from '../call/index.ts'

/** The signed-in member; null where nobody is (rulings 7). */
export async function fetchCurrentUser(options?: CallOptions): Promise<CurrentUser | null> {
  try {
    return await call(getCurrentUserEndpoint, {}, options)
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}

/** What the sign-up form sends. */
export type SignupInput = ContractInput<typeof register>['body']

/** Makes an account and signs in; an ApiError of code USERNAME_TAKEN where the name is another's. */
export function registerMember(form: SignupInput, options?: CallOptions): Promise<CurrentUser> {
  return call(registerEndpoint, { body: form }, options)
}

/** Signs in; an ApiError of code WRONG_SIGN_IN or TOO_MANY_REQUESTS where that is refused. */
export function logInMember(form: LoginForm, options?: CallOptions): Promise<CurrentUser> {
  return call(logInEndpoint, { body: form }, options)
}

/** Ends this browser's session; no failure where there was none. */
export function logOutMember(options?: CallOptions): Promise<SignedOut> {
  return call(logOutEndpoint, {}, options)
}

/** Asks for a sign-in code by SMS; the same answer whether or not the phone is known. */
export function requestSignInCode(form: OtpRequestForm, options?: CallOptions): Promise<OtpSent> {
  return call(requestOtpEndpoint, { body: form }, options)
}

/** Signs in by the code; an ApiError of code WRONG_CODE or TOO_MANY_REQUESTS where that is refused. */
export function signInByCode(form: OtpVerifyForm, options?: CallOptions): Promise<CurrentUser> {
  return call(verifyOtpEndpoint, { body: form }, options)
}

/** Proves an e-mail address; an ApiError of code LINK_INVALID or EMAIL_TAKEN where that is refused. */
export function confirmEmail(form: VerifyEmailForm, options?: CallOptions): Promise<EmailVerified> {
  return call(verifyEmailEndpoint, { body: form }, options)
}

/** Asks for a link to set a new password; the same answer whether or not the address is known. */
export function requestPasswordReset(
  form: ForgotPasswordForm,
  options?: CallOptions,
): Promise<MessageSent> {
  return call(forgotPasswordEndpoint, { body: form }, options)
}

/** Sets a new password and signs in; an ApiError of code LINK_INVALID where the link is not good any more. */
export function setNewPassword(
  form: ResetPasswordForm,
  options?: CallOptions,
): Promise<CurrentUser> {
  return call(resetPasswordEndpoint, { body: form }, options)
}
