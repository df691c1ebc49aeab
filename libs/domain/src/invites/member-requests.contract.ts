import { defineContract } from '../contract/contract.ts'
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
