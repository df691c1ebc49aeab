import { defineContract } from '../contract/contract.ts'
import { openWork } from './admin-open-work.ts'

export const getOpenWork = defineContract({
  method: 'GET',
  path: '/api/admin/open-work',
  access: 'operator',
  summary: 'How much waits in each queue',
  description:
    'How much waits in each queue of the console. An open console asks every few seconds, so the call neither extends the session nor adds to the audit log.',
  tag: 'Admin',
  responses: { 200: openWork },
})
