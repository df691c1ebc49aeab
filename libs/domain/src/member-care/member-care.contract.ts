import { defineContract } from '../contract/contract.ts'
import { adminUser } from './admin-member.ts'
import { careForm, contactChange, contactConfirmation, resetLinkSent } from './member-care.ts'

export const getAdminUser = defineContract({
  method: 'GET',
  path: '/api/admin/users/:id',
  access: 'operator',
  audit: ['user.viewed'],
  summary: 'One member of the club',
  description:
    'One member with quiz, invites, bookings and sessions. The view is recorded in the audit log.',
  responses: { 200: adminUser },
  errors: ['NOT_FOUND'],
})

export const changeContact = defineContract({
  method: 'PATCH',
  path: '/api/admin/users/:id/contact',
  access: 'care-for-members',
  audit: ['user.contact-changed'],
  summary: "Change a member's contact data on request",
  description:
    'Changes contact data. A changed email address or phone is unverified; the new address gets a link, the one before gets an email. MEMBER_CHANGED has the present values in `errors`.',
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
  audit: ['user.confirmed'],
  summary: "Confirm a member's email address or phone",
  description: 'Confirms the email address or the phone without a link or a code.',
  body: contactConfirmation,
  responses: { 200: adminUser },
  errors: ['NOT_FOUND', 'MEMBER_CHANGED', 'EMAIL_TAKEN', 'PHONE_TAKEN'],
})

export const sendResetLink = defineContract({
  method: 'POST',
  path: '/api/admin/users/:id/reset-link',
  access: 'care-for-members',
  audit: ['user.reset-link-sent'],
  summary: 'Send a member the link for a new password',
  description: 'Sends the link for a new password to the verified address.',
  body: careForm,
  responses: { 200: resetLinkSent },
  errors: ['NOT_FOUND', 'MEMBER_CHANGED', 'EMAIL_NOT_VERIFIED', 'TOO_MANY_REQUESTS'],
})

export const deactivateMember = defineContract({
  method: 'POST',
  path: '/api/admin/users/:id/deactivate',
  access: 'care-for-members',
  audit: ['user.deactivated'],
  summary: "Deactivate a member's account",
  description: 'Closes every way in, and hides the member from other members. Bookings stay.',
  body: careForm,
  responses: { 200: adminUser },
  errors: ['NOT_FOUND', 'MEMBER_CHANGED'],
})

export const reactivateMember = defineContract({
  method: 'POST',
  path: '/api/admin/users/:id/reactivate',
  access: 'care-for-members',
  audit: ['user.reactivated'],
  summary: "Reactivate a member's account",
  body: careForm,
  responses: { 200: adminUser },
  errors: ['NOT_FOUND', 'MEMBER_CHANGED'],
})
