import { defineContract } from '../contract/contract.ts'
import { listAdminSecurityEventsEndpoint } from './admin-security-events.endpoints.ts'
import { adminSecurityEvents, adminSecurityEventsQuery } from './admin-security-events.ts'

/** Sign-ins of members and operators, attempts at them, and changes of what opens an account, newest first. */
export const listAdminSecurityEvents = defineContract({
  ...listAdminSecurityEventsEndpoint,
  summary: 'The security events, page by page',
  tag: 'Admin',
  query: adminSecurityEventsQuery,
  responses: { 200: adminSecurityEvents },
  errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'DATABASE_UNAVAILABLE'],
})
