import { defineContract } from '../contract/contract.ts'
import { quickInviteForm } from './quick-invite.ts'
import { sentQuickInvite } from './sent-quick-invite.ts'

const tag = 'Account'

export const requestQuickInvite = defineContract({
  method: 'POST',
  path: '/api/quick-invite-request',
  access: 'member',
  limit: 'quickInviteRequests',
  idempotent: 'wait',
  summary: 'Send a quick invite request',
  description:
    'Stores a quick invite request. The same `Idempotency-Key` with the same body is stored once.',
  tag,
  body: quickInviteForm,
  responses: { 201: sentQuickInvite },
})
