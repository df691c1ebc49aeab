import * as z from 'zod/mini'
import { defineContract, writeErrors } from '../contract/contract.ts'
import {
  assignDepartureEndpoint,
  decideInviteEndpoint,
  decideInvitesEndpoint,
  exportAdminInvitesEndpoint,
  getAdminInviteEndpoint,
  listAdminInvitesEndpoint,
  undoDecisionEndpoint,
} from './admin-invites.endpoints.ts'
import {
  adminInvites,
  adminInvitesExportQuery,
  adminInvitesQuery,
  inviteParams,
} from './admin-invites.ts'
import { rowResults } from '../selected-rows/selected-rows.ts'
import { assignmentForm, decisionForm, selectedDecisionForm, undoForm } from './decision.ts'
import { adminInviteDetail } from './invite-detail.ts'

const tag = 'Admin'
const changeErrors = [...writeErrors, 'NOT_SIGNED_IN', 'NOT_FOUND'] as const

/** Invite requests of both kinds, page by page, with counts for the filters. Needs an admin session. */
export const listAdminInvites = defineContract({
  ...listAdminInvitesEndpoint,
  summary: 'Invite requests, page by page',
  tag,
  query: adminInvitesQuery,
  responses: { 200: adminInvites },
  errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'DATABASE_UNAVAILABLE'],
})

/** One request with the group that it would join. The view is recorded in the audit log. */
export const getAdminInvite = defineContract({
  ...getAdminInviteEndpoint,
  summary: 'One invite request',
  tag,
  params: inviteParams,
  responses: { 200: adminInviteDetail },
  errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'NOT_FOUND', 'DATABASE_UNAVAILABLE'],
})

/** Approves or rejects a pending request. The mail to the applicant is sent when the time to undo is over. */
export const decideInvite = defineContract({
  ...decideInviteEndpoint,
  summary: 'Approve or reject an invite request',
  tag,
  params: inviteParams,
  body: decisionForm,
  responses: { 200: adminInviteDetail },
  errors: [...changeErrors, 'ALREADY_DECIDED'],
})

/** Undoes a decision and discards its mail, unless the mail has been sent. */
export const undoDecision = defineContract({
  ...undoDecisionEndpoint,
  summary: 'Undo a decision',
  tag,
  params: inviteParams,
  body: undoForm,
  responses: { 200: adminInviteDetail },
  errors: [...changeErrors, 'UNDO_TOO_LATE'],
})

/** Decides several pending requests, each in a transaction of its own and with its own mail, as one by one. */
export const decideInvites = defineContract({
  ...decideInvitesEndpoint,
  summary: 'Approve or reject several invite requests',
  tag,
  body: selectedDecisionForm,
  responses: { 200: rowResults },
  errors: [...writeErrors, 'NOT_SIGNED_IN'],
})

/** The selected requests as streamed CSV (RFC 4180, UTF-8 with a byte order mark). */
export const exportAdminInvites = defineContract({
  ...exportAdminInvitesEndpoint,
  summary: 'Invite requests as CSV',
  tag,
  query: adminInvitesExportQuery,
  mediaType: 'text/csv',
  responses: { 200: z.string() },
  errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'DATABASE_UNAVAILABLE'],
})

/**
 * Gives an approved trip request for any date a departure, and keeps a seat of it for the member for two days. The member
 * gets one mail.
 */
export const assignDeparture = defineContract({
  ...assignDepartureEndpoint,
  summary: 'Give an approved request a departure',
  tag,
  params: inviteParams,
  body: assignmentForm,
  responses: { 200: adminInviteDetail },
  errors: [
    ...changeErrors,
    'ALREADY_ASSIGNED',
    'NOT_ASSIGNABLE',
    'NOT_BOOKABLE',
    'NO_SEAT_LEFT',
    'BOOKED_ALREADY',
  ],
})
