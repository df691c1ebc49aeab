import * as z from 'zod/mini'
import { defineContract } from '../contract/contract.ts'
import {
  adminInvites,
  adminInvitesExportQuery,
  adminInvitesQuery,
  inviteParams,
  assignmentForm,
  decisionForm,
  selectedDecisionForm,
  takeBackForm,
  undoForm,
  adminInviteDetail,
} from './admin-invites.ts'
import { rowResults } from '../contract/page.ts'

export const listAdminInvites = defineContract({
  method: 'GET',
  path: '/api/admin/invites',
  access: 'operator',
  audit: ['invites.listed'],
  summary: 'Invite requests, page by page',
  description: 'Invite requests of both kinds, page by page, with counts for the filters.',
  query: adminInvitesQuery,
  responses: { 200: adminInvites },
})

export const getAdminInvite = defineContract({
  method: 'GET',
  path: '/api/admin/invites/:kind/:id',
  access: 'operator',
  audit: ['invite.viewed'],
  summary: 'One invite request',
  description:
    'One request with the group that it would join. The view is recorded in the audit log.',
  params: inviteParams,
  responses: { 200: adminInviteDetail },
  errors: ['NOT_FOUND'],
})

export const decideInvite = defineContract({
  method: 'POST',
  path: '/api/admin/invites/:kind/:id/decision',
  access: 'manage-bookings',
  audit: ['invite.approved', 'invite.rejected'],
  summary: 'Approve or reject an invite request',
  description:
    'Approves or rejects a pending request. The email to the applicant is sent when the time to undo is over. An approval of more people for a departure than it has free seats is refused unless `beyondSeats` says that the operator wants it. With a `scheduleId`, an approved request for any date of its trip gets that departure, unless the member holds or has a seat of it, and no seat is kept.',
  params: inviteParams,
  body: decisionForm,
  responses: { 200: adminInviteDetail },
  errors: [
    'NOT_FOUND',
    'ALREADY_DECIDED',
    'NOT_BOOKABLE',
    'BOOKED_ALREADY',
    'APPROVED_BEYOND_SEATS',
  ],
})

export const undoDecision = defineContract({
  method: 'POST',
  path: '/api/admin/invites/:kind/:id/undo',
  access: 'manage-bookings',
  audit: ['invite.decision-undone'],
  summary: 'Undo a decision',
  description: 'Undoes a decision and discards its email, unless the email has been sent.',
  params: inviteParams,
  body: undoForm,
  responses: { 200: adminInviteDetail },
  errors: ['NOT_FOUND', 'UNDO_TOO_LATE'],
})

export const decideInvites = defineContract({
  method: 'POST',
  path: '/api/admin/invites/decisions',
  access: 'manage-bookings',
  audit: ['invite.approved', 'invite.rejected'],
  summary: 'Approve or reject several invite requests',
  description:
    'Decides several pending requests, each in a transaction of its own and with its own email, as one by one.',
  body: selectedDecisionForm,
  responses: { 200: rowResults },
})

export const exportAdminInvites = defineContract({
  method: 'GET',
  path: '/api/admin/invites.csv',
  access: 'export',
  audit: ['invites.exported'],
  summary: 'Invite requests as CSV',
  description:
    'The requests that match, or those that are named, as streamed CSV (RFC 4180, UTF-8 with a byte order mark), in the order of the list.',
  query: adminInvitesExportQuery,
  mediaType: 'text/csv',
  responses: { 200: z.string() },
})

export const takeBackDeparture = defineContract({
  method: 'POST',
  path: '/api/admin/invites/:kind/:id/take-back',
  access: 'manage-bookings',
  audit: ['invite.departure-taken-back'],
  summary: 'Undo the assignment of a departure',
  description:
    'Takes back the departure that an operator gave a request, and frees the seat that was kept. If the email about it has not left, it is discarded, and the request is what it was before; otherwise the request stays approved, and the applicant gets an email.',
  params: inviteParams,
  body: takeBackForm,
  responses: { 200: adminInviteDetail },
  errors: ['NOT_FOUND', 'NOT_ASSIGNED', 'BOOKED_ALREADY'],
})

export const assignDeparture = defineContract({
  method: 'POST',
  path: '/api/admin/invites/:kind/:id/departure',
  access: 'manage-bookings',
  audit: ['invite.departure-assigned'],
  summary: 'Give a request a departure',
  description:
    'Gives a pending or approved request a departure, if it has none or one that can no longer be booked or is full. That approves it, and keeps a seat of it for a member for two days. The applicant gets one email, with the note. For an applicant without an account no seat is kept, so an approval beyond the free seats is refused unless `beyondSeats` says that the operator wants it.',
  params: inviteParams,
  body: assignmentForm,
  responses: { 200: adminInviteDetail },
  errors: [
    'NOT_FOUND',
    'ALREADY_ASSIGNED',
    'NOT_ASSIGNABLE',
    'NOT_BOOKABLE',
    'NO_SEAT_LEFT',
    'BOOKED_ALREADY',
    'APPROVED_BEYOND_SEATS',
  ],
})
