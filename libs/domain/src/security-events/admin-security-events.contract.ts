import { defineContract } from '../contract/contract.ts'
import { adminSecurityEvents, adminSecurityEventsQuery } from './admin-security-events.ts'

export const listAdminSecurityEvents = defineContract({
  method: 'GET',
  path: '/api/admin/security-events',
  access: 'operator',
  summary: 'The security events, page by page',
  description:
    'Sign-ins of members and operators, attempts at them, and changes of what opens an account, newest first unless sorted.',
  tag: 'Admin',
  query: adminSecurityEventsQuery,
  responses: { 200: adminSecurityEvents },
})
