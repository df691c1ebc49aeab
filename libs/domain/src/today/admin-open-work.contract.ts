import { defineContract } from '../contract/contract.ts'
import { getOpenWorkEndpoint } from './admin-open-work.endpoints.ts'
import { openWork } from './admin-open-work.ts'

/**
 * How much waits in each queue of the console. An open console asks every few seconds, so the call neither extends the
 * session nor adds to the audit log.
 */
export const getOpenWork = defineContract({
  ...getOpenWorkEndpoint,
  summary: 'How much waits in each queue',
  tag: 'Admin',
  responses: { 200: openWork },
  errors: ['NOT_SIGNED_IN', 'DATABASE_UNAVAILABLE'],
})
