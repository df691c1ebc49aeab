import { defineContract } from '../contract/contract.ts'
import { proposeSelectionEndpoint } from './admin-selections.endpoints.ts'
import { selection, selectionParams } from './selections.ts'

/**
 * The applicants who would make the best-balanced group of a departure with those who are in it, with the reasons. It
 * changes nothing: an operator decides each request. Needs the permission to choose a group; recorded in the audit log.
 */
export const proposeSelection = defineContract({
  ...proposeSelectionEndpoint,
  summary: 'Propose which applicants make the best-balanced group of a departure',
  tag: 'Admin',
  params: selectionParams,
  responses: { 200: selection },
  errors: [
    'VALIDATION_FAILED',
    'NOT_SIGNED_IN',
    'ROLE_NOT_ALLOWED',
    'NOT_FOUND',
    'DATABASE_UNAVAILABLE',
  ],
})
