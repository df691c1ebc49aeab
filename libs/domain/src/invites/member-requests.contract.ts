import { defineContract } from '../contract/contract.ts'
import { inviteParams } from './admin-invites.ts'
import { inviteRequestItem } from './invite.ts'
import { inviteRequests } from './member-requests.ts'

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
