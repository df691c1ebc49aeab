import { linkSent, messageSent, otpSent, signedOut } from '../auth/auth.ts'
import { defineContract, writeErrors } from '../contract/contract.ts'
import { quickInviteForm } from '../quick-invites/quick-invite.ts'
import { userTrips } from './user-trips.ts'
import { profileForm } from '../members/user-forms.ts'
import { currentUser } from '../members/user.ts'
import {
  changeEmailForm,
  changePasswordForm,
  deleteUserForm,
  phoneForm,
  removePhoneForm,
  verifyPhoneForm,
} from './account-forms.ts'
import * as at from './account.endpoints.ts'
import {
  inviteRequests,
  sentQuickInvite,
  userDeleted,
  userExport,
  userQuiz,
  userSecurityEvents,
  userSessionParams,
  userSessions,
} from './account.ts'

const tag = 'Account'
const readErrors = ['NOT_SIGNED_IN', 'DATABASE_UNAVAILABLE'] as const
const changeErrors = [...writeErrors, 'NOT_SIGNED_IN'] as const

/** The signed-in member with all profile fields. */
export const getProfile = defineContract({
  ...at.getProfileEndpoint,
  summary: 'The profile',
  tag,
  responses: { 200: currentUser },
  errors: readErrors,
})

/** Changes the given fields and keeps the rest. Another username needs the password. */
export const updateProfile = defineContract({
  ...at.updateProfileEndpoint,
  summary: 'Change the profile',
  tag,
  body: profileForm,
  responses: { 200: currentUser },
  errors: [...changeErrors, 'USERNAME_TAKEN'],
})

/** The member's upcoming and previous trips by the club's date (docs/product.md#club-clock). */
export const listUserTrips = defineContract({
  ...at.listUserTripsEndpoint,
  summary: 'The trips of the member',
  tag,
  responses: { 200: userTrips },
  errors: readErrors,
})

/** The member's invite requests of both kinds, newest first. */
export const listInviteRequests = defineContract({
  ...at.listInviteRequestsEndpoint,
  summary: 'The invite requests of the member',
  tag,
  responses: { 200: inviteRequests },
  errors: readErrors,
})

/** Stores a quick invite request. The same `Idempotency-Key` with the same body is stored once. */
export const requestQuickInvite = defineContract({
  ...at.requestQuickInviteEndpoint,
  summary: 'Send a quick invite request',
  tag,
  body: quickInviteForm,
  responses: { 201: sentQuickInvite },
  errors: [...changeErrors, 'IDEMPOTENCY_KEY_REUSED'],
})

/** The member's latest quiz with its matches. */
export const getUserQuiz = defineContract({
  ...at.getUserQuizEndpoint,
  summary: 'The latest quiz of the member',
  tag,
  responses: { 200: userQuiz },
  errors: readErrors,
})

/** Everything stored about the member, as JSON. */
export const exportUser = defineContract({
  ...at.exportUserEndpoint,
  summary: 'Everything stored about the member',
  tag,
  responses: { 200: userExport },
  errors: readErrors,
})

/** Deletes the account and its personal data at once. Payment records stay without the person. */
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

/** Sends a link to the new address, which takes effect when the link is followed. The old address is notified. */
export const changeEmail = defineContract({
  ...at.changeEmailEndpoint,
  summary: 'Change the email address',
  tag,
  body: changeEmailForm,
  responses: { 200: messageSent },
  errors: changeErrors,
})

/** Sends the confirmation link for the email address again. */
export const resendVerification = defineContract({
  ...at.resendVerificationEndpoint,
  summary: 'Send the confirmation link again',
  tag,
  responses: { 200: linkSent },
  errors: ['NOT_SIGNED_IN', 'CROSS_SITE_WRITE', 'DATABASE_UNAVAILABLE'],
})

/** Sends a code to a phone, to verify that it is the member's. Needs the password, like every change of the phone. */
export const requestPhoneCode = defineContract({
  ...at.requestPhoneCodeEndpoint,
  summary: 'Request a code that verifies a phone',
  tag,
  body: phoneForm,
  responses: { 200: otpSent },
  errors: changeErrors,
})

/** Checks the code and stores the phone as verified. The member's verified email address is notified. */
export const verifyPhone = defineContract({
  ...at.verifyPhoneEndpoint,
  summary: 'Verify a phone with its code',
  tag,
  body: verifyPhoneForm,
  responses: { 200: currentUser },
  errors: [...changeErrors, 'WRONG_CODE', 'PHONE_TAKEN'],
})

/** Removes the phone. The member's verified email address is notified. */
export const removePhone = defineContract({
  ...at.removePhoneEndpoint,
  summary: 'Remove the phone',
  tag,
  body: removePhoneForm,
  responses: { 200: currentUser },
  errors: changeErrors,
})

/** The browsers in which the member is signed in, most recently used first. */
export const listSessions = defineContract({
  ...at.listSessionsEndpoint,
  summary: 'The open sessions of the member',
  tag,
  responses: { 200: userSessions },
  errors: readErrors,
})

/** Ends every session of the account, including this one. */
export const endSessions = defineContract({
  ...at.endSessionsEndpoint,
  summary: 'Sign out everywhere',
  tag,
  responses: { 200: signedOut },
  errors: ['NOT_SIGNED_IN', 'CROSS_SITE_WRITE', 'DATABASE_UNAVAILABLE'],
})

/**
 * Ends one session of the account and returns the others. Ending the requesting session is the same as signing out.
 */
export const endSession = defineContract({
  ...at.endSessionEndpoint,
  summary: 'End one session',
  tag,
  params: userSessionParams,
  responses: { 200: userSessions },
  errors: [
    'VALIDATION_FAILED',
    'NOT_SIGNED_IN',
    'NOT_FOUND',
    'CROSS_SITE_WRITE',
    'DATABASE_UNAVAILABLE',
  ],
})

/** The latest sign-ins to the account, attempts at them, and changes of what opens it, newest first. */
export const listSecurityEvents = defineContract({
  ...at.listSecurityEventsEndpoint,
  summary: 'Recent sign-ins of the member',
  tag,
  responses: { 200: userSecurityEvents },
  errors: readErrors,
})
