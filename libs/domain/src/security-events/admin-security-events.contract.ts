import * as z from 'zod/mini'
import { defineContract } from '../contract/contract.ts'
import {
  adminSecurityEvents,
  adminSecurityEventsExportQuery,
  adminSecurityEventsQuery,
} from './admin-security-events.ts'

export const listAdminSecurityEvents = defineContract({
  method: 'GET',
  path: '/api/admin/security-events',
  access: 'operator',
  summary: 'The security events, page by page',
  description:
    'Sign-ins of members and operators, attempts at them, and changes of what opens an account, newest first unless sorted.',
  query: adminSecurityEventsQuery,
  responses: { 200: adminSecurityEvents },
})

export const exportAdminSecurityEvents = defineContract({
  method: 'GET',
  path: '/api/admin/security-events.csv',
  access: 'export',
  audit: ['security-events.exported'],
  summary: 'The security events as CSV',
  description:
    'The events that match, or those that are named, as streamed CSV (RFC 4180, UTF-8 with a byte order mark), newest first unless sorted. Typed names and addresses are marks, as in the list.',
  query: adminSecurityEventsExportQuery,
  mediaType: 'text/csv',
  responses: { 200: z.string() },
})
