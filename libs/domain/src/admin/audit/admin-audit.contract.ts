import * as z from 'zod/mini'
import { defineContract } from '../../contract/contract.ts'
import { exportAuditLogEndpoint, listAuditLogEndpoint } from './admin-audit.endpoints.ts'
import { auditLog, auditLogExportQuery, auditLogQuery } from './admin-audit.ts'

const tag = 'Admin'

/** What was done at the console, the newest first. Only with an admin session; nothing can change or remove an entry. */
export const listAuditLog = defineContract({
  ...listAuditLogEndpoint,
  summary: 'The audit log, page by page',
  tag,
  query: auditLogQuery,
  responses: { 200: auditLog },
  errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'DATABASE_AWAY'],
})

/** The entries that a filter finds as CSV (RFC 4180, UTF-8 with a byte order mark), streamed; values as JSON. */
export const exportAuditLog = defineContract({
  ...exportAuditLogEndpoint,
  summary: 'The audit log as CSV',
  tag,
  query: auditLogExportQuery,
  mediaType: 'text/csv',
  responses: { 200: z.string() },
  errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'DATABASE_AWAY'],
})
