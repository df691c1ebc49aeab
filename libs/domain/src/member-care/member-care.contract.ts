import { userExport } from '../account/account.ts'
import { defineContract, writeErrors } from '../contract/contract.ts'
import { adminUser, adminUserParams } from '../members/admin-members.ts'
import {
  careForm,
  contactChange,
  contactConfirmation,
  erasureForm,
  erasurePreview,
  memberErased,
  resetLinkSent,
} from './member-care.ts'
import * as endpoints from './member-care.endpoints.ts'

const tag = 'Admin'
const params = adminUserParams
const changeErrors = [...writeErrors, 'NOT_SIGNED_IN', 'NOT_FOUND', 'MEMBER_CHANGED'] as const

/**
 * Changes contact data. A changed email address or phone is unverified; the new address gets a link, the one before gets a mail.
 * MEMBER_CHANGED has the present values in `errors`.
 */
export const changeContact = defineContract({
  ...endpoints.changeContactEndpoint,
  summary: "Change a member's contact data on request",
  tag,
  params,
  body: contactChange,
  responses: { 200: adminUser },
  errors: [...changeErrors, 'USERNAME_TAKEN', 'EMAIL_TAKEN', 'PHONE_TAKEN', 'TOO_MANY_REQUESTS'],
})

/** Confirms the email address or the phone without a link or a code. */
export const confirmContact = defineContract({
  ...endpoints.confirmContactEndpoint,
  summary: "Confirm a member's email address or phone",
  tag,
  params,
  body: contactConfirmation,
  responses: { 200: adminUser },
  errors: [...changeErrors, 'EMAIL_TAKEN', 'PHONE_TAKEN'],
})

/** Sends the link for a new password to the verified address. */
export const sendResetLink = defineContract({
  ...endpoints.sendResetLinkEndpoint,
  summary: 'Send a member the link for a new password',
  tag,
  params,
  body: careForm,
  responses: { 200: resetLinkSent },
  errors: [...changeErrors, 'EMAIL_NOT_VERIFIED', 'TOO_MANY_REQUESTS'],
})

/** Closes every way in, and hides the member from other members. Bookings stay. */
export const deactivateMember = defineContract({
  ...endpoints.deactivateMemberEndpoint,
  summary: "Deactivate a member's account",
  tag,
  params,
  body: careForm,
  responses: { 200: adminUser },
  errors: changeErrors,
})

/** Lets the member sign in again. */
export const reactivateMember = defineContract({
  ...endpoints.reactivateMemberEndpoint,
  summary: "Reactivate a member's account",
  tag,
  params,
  body: careForm,
  responses: { 200: adminUser },
  errors: changeErrors,
})

/** Everything stored about a member: the file that the member can download. */
export const exportMemberData = defineContract({
  ...endpoints.exportMemberEndpoint,
  summary: 'Everything stored about a member',
  tag,
  params,
  body: careForm,
  responses: { 200: userExport },
  errors: [...writeErrors, 'NOT_SIGNED_IN', 'NOT_FOUND'],
})

/** What an erasure would delete, keep and cancel now. Changes nothing. */
export const previewErasure = defineContract({
  ...endpoints.previewErasureEndpoint,
  summary: 'What erasing a member would do',
  tag,
  params,
  responses: { 200: erasurePreview },
  errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'NOT_FOUND', 'DATABASE_UNAVAILABLE'],
})

/** Erases a member, as if they had deleted their account. */
export const eraseMemberData = defineContract({
  ...endpoints.eraseMemberEndpoint,
  summary: 'Erase a member on request',
  tag,
  params,
  body: erasureForm,
  responses: { 200: memberErased },
  errors: [...changeErrors, 'REFUND_CHANGED'],
})
