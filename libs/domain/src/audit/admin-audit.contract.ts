import * as z from 'zod/mini'
import { defineContract } from '../contract/contract.ts'
import { exportAuditLogEndpoint, listAuditLogEndpoint } from './admin-audit.endpoints.ts'
import { auditLog, auditLogExportQuery, auditLogQuery } from './admin-audit.ts'

const tag = 'Admin'

/** The entries of the audit log, newest first. Needs an admin session. Entries cannot be changed or removed. */
export const listAuditLog = defineContract({
  ...listAuditLogEndpoint,
  summary: 'The audit log, page by page',
  tag,
  query: auditLogQuery,
  responses: { 200: auditLog },
  errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'DATABASE_UNAVAILABLE'],
})

/** The matching entries as streamed CSV (RFC 4180, UTF-8 with a byte order mark), with values as JSON. */
export const exportAuditLog = defineContract({
  ...exportAuditLogEndpoint,
  summary: 'The audit log as CSV',
  tag,
  query: auditLogExportQuery,
  mediaType: 'text/csv',
  responses: { 200: z.string() },
  errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'DATABASE_UNAVAILABLE'],
})
