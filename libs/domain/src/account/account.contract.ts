import { linkSent, messageSent, otpSent, signedOut } from '../auth/auth.ts'
import { defineContract } from '../contract/contract.ts'
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

export const getProfile = defineContract({
  method: 'GET',
  path: '/api/user/profile',
  access: 'member',
  summary: 'The profile',
  description: 'The signed-in member with all profile fields.',
  tag,
  responses: { 200: currentUser },
})

export const updateProfile = defineContract({
  method: 'PATCH',
  path: '/api/user/profile',
  access: 'member',
  limit: 'profileChanges',
  summary: 'Change the profile',
  description: 'Changes the given fields and keeps the rest. Another username needs the password.',
  tag,
  body: profileForm,
  responses: { 200: currentUser },
  errors: ['USERNAME_TAKEN'],
})

export const listUserTrips = defineContract({
  method: 'GET',
  path: '/api/user/trips',
  access: 'member',
  summary: 'The trips of the member',
  description: "The member's upcoming and previous trips by the club's date.",
  tag,
  responses: { 200: userTrips },
})

export const listInviteRequests = defineContract({
  method: 'GET',
  path: '/api/user/invite-requests',
  access: 'member',
  summary: 'The invite requests of the member',
  description: "The member's invite requests of both kinds, newest first.",
  tag,
  responses: { 200: inviteRequests },
})

export const requestQuickInvite = defineContract({
  method: 'POST',
  path: '/api/quick-invite-request',
  access: 'member',
  limit: 'quickInviteRequests',
  idempotent: true,
  summary: 'Send a quick invite request',
  description:
    'Stores a quick invite request. The same `Idempotency-Key` with the same body is stored once.',
  tag,
  body: quickInviteForm,
  responses: { 201: sentQuickInvite },
})

export const getUserQuiz = defineContract({
  method: 'GET',
  path: '/api/user/quiz',
  access: 'member',
  summary: 'The latest quiz of the member',
  description: "The member's latest quiz with its matches.",
  tag,
  responses: { 200: userQuiz },
})

export const exportUser = defineContract({
  method: 'GET',
  path: '/api/user/export',
  access: 'member',
  limit: 'accountExport',
  summary: 'Everything stored about the member',
  description: 'Everything stored about the member, as JSON.',
  tag,
  responses: { 200: userExport },
})

export const deleteUser = defineContract({
  method: 'DELETE',
  path: '/api/user',
  access: 'member',
  limit: 'accountChange',
  summary: 'Delete the account',
  description:
    'Deletes the account and its personal data at once. Payment records stay without the person.',
  tag,
  body: deleteUserForm,
  responses: { 200: userDeleted },
})

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
  description: 'Sends the confirmation link for the email address again.',
  tag,
  responses: { 200: linkSent },
})

export const requestPhoneCode = defineContract({
  method: 'POST',
  path: '/api/user/phone',
  access: 'member',
  limit: 'otpRequests',
  summary: 'Request a code that verifies a phone',
  description:
    "Sends a code to a phone, to verify that it is the member's. Needs the password, like every change of the phone.",
  tag,
  body: phoneForm,
  responses: { 200: otpSent },
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

export const listSessions = defineContract({
  method: 'GET',
  path: '/api/user/sessions',
  access: 'member',
  summary: 'The open sessions of the member',
  description: 'The browsers in which the member is signed in, most recently used first.',
  tag,
  responses: { 200: userSessions },
})

export const endSessions = defineContract({
  method: 'DELETE',
  path: '/api/user/sessions',
  access: 'member',
  limit: 'signOut',
  summary: 'Sign out everywhere',
  description: 'Ends every session of the account, including this one.',
  tag,
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
  tag,
  params: userSessionParams,
  responses: { 200: userSessions },
  errors: ['NOT_FOUND'],
})

export const listSecurityEvents = defineContract({
  method: 'GET',
  path: '/api/user/security-events',
  access: 'member',
  summary: 'Recent sign-ins of the member',
  description:
    'The latest sign-ins to the account, attempts at them, and changes of what opens it, newest first.',
  tag,
  responses: { 200: userSecurityEvents },
})
