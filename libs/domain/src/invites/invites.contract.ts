import { defineContract } from '../contract/contract.ts'
import { inviteForm, sentInvite } from './invite.ts'

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
