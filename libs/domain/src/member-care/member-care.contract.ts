import { userExport } from '../personal-data/personal-data.ts'
import { defineContract } from '../contract/contract.ts'
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

const tag = 'Admin'
const params = adminUserParams

export const changeContact = defineContract({
  method: 'PATCH',
  path: '/api/admin/users/:id/contact',
  access: 'care-for-members',
  audit: { 'user.contact-changed': 'Contact data of a member changed' },
  summary: "Change a member's contact data on request",
  description:
    'Changes contact data. A changed email address or phone is unverified; the new address gets a link, the one before gets an email. MEMBER_CHANGED has the present values in `errors`.',
  tag,
  params,
  body: contactChange,
  responses: { 200: adminUser },
  errors: [
    'NOT_FOUND',
    'MEMBER_CHANGED',
    'USERNAME_TAKEN',
    'EMAIL_TAKEN',
    'PHONE_TAKEN',
    'TOO_MANY_REQUESTS',
  ],
})

export const confirmContact = defineContract({
  method: 'POST',
  path: '/api/admin/users/:id/confirm',
  access: 'care-for-members',
  audit: { 'user.confirmed': 'Contact of a member confirmed' },
  summary: "Confirm a member's email address or phone",
  description: 'Confirms the email address or the phone without a link or a code.',
  tag,
  params,
  body: contactConfirmation,
  responses: { 200: adminUser },
  errors: ['NOT_FOUND', 'MEMBER_CHANGED', 'EMAIL_TAKEN', 'PHONE_TAKEN'],
})

export const sendResetLink = defineContract({
  method: 'POST',
  path: '/api/admin/users/:id/reset-link',
  access: 'care-for-members',
  audit: { 'user.reset-link-sent': 'Password link sent to a member' },
  summary: 'Send a member the link for a new password',
  description: 'Sends the link for a new password to the verified address.',
  tag,
  params,
  body: careForm,
  responses: { 200: resetLinkSent },
  errors: ['NOT_FOUND', 'MEMBER_CHANGED', 'EMAIL_NOT_VERIFIED', 'TOO_MANY_REQUESTS'],
})

export const deactivateMember = defineContract({
  method: 'POST',
  path: '/api/admin/users/:id/deactivate',
  access: 'care-for-members',
  audit: { 'user.deactivated': 'Member deactivated' },
  summary: "Deactivate a member's account",
  description: 'Closes every way in, and hides the member from other members. Bookings stay.',
  tag,
  params,
  body: careForm,
  responses: { 200: adminUser },
  errors: ['NOT_FOUND', 'MEMBER_CHANGED'],
})

export const reactivateMember = defineContract({
  method: 'POST',
  path: '/api/admin/users/:id/reactivate',
  access: 'care-for-members',
  audit: { 'user.reactivated': 'Member reactivated' },
  summary: "Reactivate a member's account",
  description: 'Lets the member sign in again.',
  tag,
  params,
  body: careForm,
  responses: { 200: adminUser },
  errors: ['NOT_FOUND', 'MEMBER_CHANGED'],
})

export const exportMemberData = defineContract({
  method: 'POST',
  path: '/api/admin/users/:id/export',
  access: 'care-for-members',
  audit: { 'user.exported': "Member's data exported" },
  summary: 'What is stored about a member',
  description:
    'What is stored about a member: the file that the member can download, without what no one else may see.',
  tag,
  params,
  body: careForm,
  responses: { 200: userExport },
  errors: ['NOT_FOUND'],
})

export const previewErasure = defineContract({
  method: 'GET',
  path: '/api/admin/users/:id/erasure',
  access: 'care-for-members',
  summary: 'What erasing a member would do',
  description: 'What an erasure would delete, keep and cancel now. Changes nothing.',
  tag,
  params,
  responses: { 200: erasurePreview },
  errors: ['NOT_FOUND'],
})

export const eraseMemberData = defineContract({
  method: 'POST',
  path: '/api/admin/users/:id/erasure',
  access: 'care-for-members',
  audit: { 'user.erased': 'Member erased' },
  summary: 'Erase a member on request',
  description: 'Erases a member, as if they had deleted their account.',
  tag,
  params,
  body: erasureForm,
  responses: { 200: memberErased },
  errors: ['NOT_FOUND', 'MEMBER_CHANGED', 'REFUND_CHANGED'],
})
