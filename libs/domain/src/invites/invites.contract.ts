import { defineContract } from '../contract/contract.ts'
import { inviteForm, sentInvite, inviteRequestItem, inviteRequests } from './invite.ts'
import { inviteParams } from './admin-invites.ts'

export const requestInvite = defineContract({
  method: 'POST',
  path: '/api/invite-requests',
  access: 'visitor',
  limit: 'inviteRequests',
  idempotent: 'wait',
  summary: 'Request an invite to a trip',
  description:
    'Stores an invite request, a notice to the club and an acknowledgement to the applicant. The same `Idempotency-Key` with the same body is stored once and answered the same.',
  tag: 'Invites',
  body: inviteForm,
  responses: { 201: sentInvite },
  errors: ['NOT_SIGNED_IN', 'TRIP_NOT_FOUND', 'TRIP_ARCHIVED'],
})

const tag = 'Account'

export const listInviteRequests = defineContract({
  method: 'GET',
  path: '/api/user/invite-requests',
  access: 'member',
  summary: 'The invite requests of the member',
  description: "The member's invite requests of both kinds, newest first.",
  tag,
  responses: { 200: inviteRequests },
})

export const withdrawInviteRequest = defineContract({
  method: 'POST',
  path: '/api/user/invite-requests/:kind/:id/withdrawal',
  access: 'member',
  limit: 'inviteRequests',
  summary: 'Withdraw a pending invite request',
  description:
    'Withdraws a request that is not decided yet. One that is withdrawn already is answered the same.',
  tag,
  params: inviteParams,
  responses: { 200: inviteRequestItem },
  errors: ['NOT_FOUND', 'ALREADY_DECIDED'],
})
