import * as z from 'zod/mini'
import { defineContract } from '../contract/contract.ts'
import { auditLog, auditLogExportQuery, auditLogQuery } from './admin-audit.ts'

export const listAuditLog = defineContract({
  method: 'GET',
  path: '/api/admin/audit-log',
  access: 'operator',
  summary: 'The audit log, page by page',
  description:
    'The entries of the audit log, newest first unless sorted. Entries cannot be changed or removed.',
  query: auditLogQuery,
  responses: { 200: auditLog },
})

export const exportAuditLog = defineContract({
  method: 'GET',
  path: '/api/admin/audit-log.csv',
  access: 'export',
  audit: ['audit-log.exported'],
  summary: 'The audit log as CSV',
  description:
    'The entries that match, or those that are named, as streamed CSV (RFC 4180, UTF-8 with a byte order mark), with what was done in words, and values as JSON.',
  query: auditLogExportQuery,
  mediaType: 'text/csv',
  responses: { 200: z.string() },
})
