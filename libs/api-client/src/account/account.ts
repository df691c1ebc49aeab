import type {
  ChangeEmailForm,
  ChangePasswordForm,
  DeleteUserForm,
  InviteRequests,
  PhoneForm,
  requestQuickInvite,
  SentQuickInvite,
  updateProfile,
  UserDeleted,
  UserExport,
  UserQuiz,
  UserSession,
  VerifyPhoneForm,
} from '@farandfew/domain/account'
import * as at from '@farandfew/domain/account/endpoints'
import type { MessageSent, OtpSent, SignedOut } from '@farandfew/domain/auth'
import type { ContractInput } from '@farandfew/domain/contract'
import type { UserTrips } from '@farandfew/domain/account'
import type { CurrentUser } from '@farandfew/domain/users'
import { call, type CallOptions } from '../call/index.ts'

/** The profile; an ApiError of status 401 where nobody is signed in, as with every call here. */
export function fetchProfile(options?: CallOptions): Promise<CurrentUser> {
  return call(at.getProfileEndpoint, {}, options)
}

/** What a change of the profile sends: the changed fields. */
export type ProfileChanges = ContractInput<typeof updateProfile>['body']

/** Changes what is named; an ApiError of code USERNAME_TAKEN where the name is another's. */
export function updateMemberProfile(
  changes: ProfileChanges,
  options?: CallOptions,
): Promise<CurrentUser> {
  return call(at.updateProfileEndpoint, { body: changes }, options)
}

/** The member's trips, those that lie ahead and those that were. */
export function fetchUserTrips(options?: CallOptions): Promise<UserTrips> {
  return call(at.listUserTripsEndpoint, {}, options)
}

/** The member's requests of both kinds, the newest first. */
export function fetchInviteRequests(options?: CallOptions): Promise<InviteRequests> {
  return call(at.listInviteRequestsEndpoint, {}, options)
}

/** What the quick invite form sends. */
export type QuickInviteInput = ContractInput<typeof requestQuickInvite>['body']

/** Sends a quick request; `idempotencyKey` makes a second sending of it store nothing (rulings 36). */
export function sendQuickInvite(
  form: QuickInviteInput,
  options?: CallOptions,
): Promise<SentQuickInvite> {
  return call(at.requestQuickInviteEndpoint, { body: form }, options)
}

/** The quiz that the member took last. */
export function fetchUserQuiz(options?: CallOptions): Promise<UserQuiz> {
  return call(at.getUserQuizEndpoint, {}, options)
}

/** Everything that is stored about the member. */
export function fetchUserExport(options?: CallOptions): Promise<UserExport> {
  return call(at.exportUserEndpoint, {}, options)
}

/** Deletes the account; `fieldErrors.currentPassword` where the password is not right. */
export function deleteMember(form: DeleteUserForm, options?: CallOptions): Promise<UserDeleted> {
  return call(at.deleteUserEndpoint, { body: form }, options)
}

/** Sets a new password; `fieldErrors.currentPassword` where the present one is not right. */
export function changeMemberPassword(
  form: ChangePasswordForm,
  options?: CallOptions,
): Promise<CurrentUser> {
  return call(at.changePasswordEndpoint, { body: form }, options)
}

/** Sends a link to a new e-mail address; `fieldErrors.currentPassword` where the password is not right. */
export function changeMemberEmail(
  form: ChangeEmailForm,
  options?: CallOptions,
): Promise<MessageSent> {
  return call(at.changeEmailEndpoint, { body: form }, options)
}

/** Sends the link that proves the e-mail address once more. */
export function resendEmailVerification(options?: CallOptions): Promise<MessageSent> {
  return call(at.resendVerificationEndpoint, {}, options)
}

/** Sends a code to a phone that the member says is theirs. */
export function sendPhoneCode(form: PhoneForm, options?: CallOptions): Promise<OtpSent> {
  return call(at.requestPhoneCodeEndpoint, { body: form }, options)
}

/** Proves the phone; an ApiError of code WRONG_CODE or PHONE_TAKEN where that is refused. */
export function confirmPhone(form: VerifyPhoneForm, options?: CallOptions): Promise<CurrentUser> {
  return call(at.verifyPhoneEndpoint, { body: form }, options)
}

/** The browsers in which the member is signed in. */
export function fetchSessions(options?: CallOptions): Promise<UserSession[]> {
  return call(at.listSessionsEndpoint, {}, options)
}

/** Signs out everywhere, here too. */
export function signOutEverywhere(options?: CallOptions): Promise<SignedOut> {
  return call(at.endSessionsEndpoint, {}, options)
}
