import { defineContract, writeErrors } from '../contract/contract.ts'
import { inviteForm, sentInvite } from './invite.ts'
import { requestInviteEndpoint } from './invites.endpoints.ts'

/**
 * Stores an invite request, a notice to the club and an acknowledgement to the applicant. The same `Idempotency-Key`
 * with the same body is stored once and answered the same.
 */
export const requestInvite = defineContract({
  ...requestInviteEndpoint,
  summary: 'Request an invite to a trip',
  tag: 'Invites',
  body: inviteForm,
  responses: { 201: sentInvite },
  errors: [
    ...writeErrors,
    'NOT_SIGNED_IN',
    'TRIP_NOT_FOUND',
    'TRIP_ARCHIVED',
    'IDEMPOTENCY_KEY_REUSED',
  ],
})
