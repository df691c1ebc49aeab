import { defineContract } from '../contract/contract.ts'
import { userSecurityEvents } from './user-security-events.ts'

const tag = 'Account'

export const listSecurityEvents = defineContract({
  method: 'GET',
  path: '/api/user/security-events',
  access: 'member',
  summary: 'Recent sign-ins of the member',
  description:
    'The latest sign-ins to the account, attempts at them, and changes of what opens it, newest first.',
  tag,
  responses: { 200: userSecurityEvents },
})
