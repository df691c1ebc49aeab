import { messageSent, otpSent, signedOut } from '../auth/auth.ts'
import { defineContract, writeErrors } from '../contract/contract.ts'
import { quickInviteForm } from '../quick-invites/quick-invite.ts'
import { userTrips } from './user-trips.ts'
import { profileForm } from '../users/user-forms.ts'
import { currentUser } from '../users/user.ts'
import {
  changeEmailForm,
  changePasswordForm,
  deleteUserForm,
  phoneForm,
  verifyPhoneForm,
} from './account-forms.ts'
import * as at from './account.endpoints.ts'
import {
  inviteRequests,
  sentQuickInvite,
  userDeleted,
  userExport,
  userQuiz,
  userSessions,
} from './account.ts'

const tag = 'Account'
const readErrors = ['NOT_SIGNED_IN', 'DATABASE_AWAY'] as const
const changeErrors = [...writeErrors, 'NOT_SIGNED_IN'] as const

/** The signed-in member, with everything that the profile shows. */
export const getProfile = defineContract({
  ...at.getProfileEndpoint,
  summary: 'The profile',
  tag,
  responses: { 200: currentUser },
  errors: readErrors,
})

/** Changes what is named and leaves the rest. */
export const updateProfile = defineContract({
  ...at.updateProfileEndpoint,
  summary: 'Change the profile',
  tag,
  body: profileForm,
  responses: { 200: currentUser },
  errors: [...changeErrors, 'USERNAME_TAKEN'],
})

/** The member's trips: those that lie ahead and those that were, on the club's clock (rulings 17). */
export const listUserTrips = defineContract({
  ...at.listUserTripsEndpoint,
  summary: 'The trips of the member',
  tag,
  responses: { 200: userTrips },
  errors: readErrors,
})

/** The member's requests for invites of both kinds, the newest first (rulings 36). */
export const listInviteRequests = defineContract({
  ...at.listInviteRequestsEndpoint,
  summary: 'The requests of the member',
  tag,
  responses: { 200: inviteRequests },
  errors: readErrors,
})

/** Stores a quick request. The same `Idempotency-Key` with the same body is stored once (rulings 36). */
export const requestQuickInvite = defineContract({
  ...at.requestQuickInviteEndpoint,
  summary: 'Send a quick invite request',
  tag,
  body: quickInviteForm,
  responses: { 201: sentQuickInvite },
  errors: [...changeErrors, 'IDEMPOTENCY_KEY_REUSED'],
})

/** The quiz that the member took last, with its matches. */
export const getUserQuiz = defineContract({
  ...at.getUserQuizEndpoint,
  summary: 'The quiz of the member',
  tag,
  responses: { 200: userQuiz },
  errors: readErrors,
})

/** Everything that is stored about the member, as JSON. */
export const exportUser = defineContract({
  ...at.exportUserEndpoint,
  summary: 'Everything stored about the member',
  tag,
  responses: { 200: userExport },
  errors: [...readErrors, 'TOO_MANY_REQUESTS'],
})

/** Erases the person at once and keeps the records of money without them. */
export const deleteUser = defineContract({
  ...at.deleteUserEndpoint,
  summary: 'Delete the account',
  tag,
  body: deleteUserForm,
  responses: { 200: userDeleted },
  errors: changeErrors,
})

/** Sets a new password and ends every other session of the account. */
export const changePassword = defineContract({
  ...at.changePasswordEndpoint,
  summary: 'Change the password',
  tag,
  body: changePasswordForm,
  responses: { 200: currentUser },
  errors: changeErrors,
})

/** Sends a link to the new address, which counts once it is followed; the old address is told. */
export const changeEmail = defineContract({
  ...at.changeEmailEndpoint,
  summary: 'Change the e-mail address',
  tag,
  body: changeEmailForm,
  responses: { 200: messageSent },
  errors: changeErrors,
})

/** Sends the link that proves the e-mail address once more. */
export const resendVerification = defineContract({
  ...at.resendVerificationEndpoint,
  summary: 'Send the confirmation link again',
  tag,
  responses: { 200: messageSent },
  errors: ['NOT_SIGNED_IN', 'CROSS_SITE_WRITE', 'TOO_MANY_REQUESTS', 'DATABASE_AWAY'],
})

/** Sends a code to a phone that the member says is theirs. */
export const requestPhoneCode = defineContract({
  ...at.requestPhoneCodeEndpoint,
  summary: 'Ask for a code that proves a phone',
  tag,
  body: phoneForm,
  responses: { 200: otpSent },
  errors: changeErrors,
})

/** Proves the phone by the code, and stores it as the member's. */
export const verifyPhone = defineContract({
  ...at.verifyPhoneEndpoint,
  summary: 'Prove a phone by its code',
  tag,
  body: verifyPhoneForm,
  responses: { 200: currentUser },
  errors: [...changeErrors, 'WRONG_CODE', 'PHONE_TAKEN'],
})

/** The browsers in which the member is signed in, the one seen last first. */
export const listSessions = defineContract({
  ...at.listSessionsEndpoint,
  summary: 'Where the member is signed in',
  tag,
  responses: { 200: userSessions },
  errors: readErrors,
})

/** Ends every session of the account, this one too. */
export const endSessions = defineContract({
  ...at.endSessionsEndpoint,
  summary: 'Sign out everywhere',
  tag,
  responses: { 200: signedOut },
  errors: ['NOT_SIGNED_IN', 'CROSS_SITE_WRITE', 'TOO_MANY_REQUESTS', 'DATABASE_AWAY'],
})
