import { defineContract } from '../contract/contract.ts'
import { selection } from './selections.ts'

export const proposeSelection = defineContract({
  method: 'GET',
  path: '/api/admin/departures/:id/selection',
  access: 'choose-group',
  audit: ['selection.proposed'],
  summary: 'Propose which applicants make the best-balanced group of a departure',
  description:
    'The applicants who would make the best-balanced group of a departure with those who are in it, with the reasons. It changes nothing: an operator decides each request. Needs the permission to choose a group; recorded in the audit log.',
  responses: { 200: selection },
  errors: ['NOT_FOUND'],
})
