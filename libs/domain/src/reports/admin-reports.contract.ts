import * as z from 'zod/mini'
import { defineContract, writeErrors } from '../contract/contract.ts'
import {
  decideReportEndpoint,
  getAdminReportEndpoint,
  getReportPictureEndpoint,
  listAdminReportsEndpoint,
} from './admin-reports.endpoints.ts'
import {
  adminReportDetail,
  adminReportParams,
  adminReports,
  adminReportsQuery,
  reportDecisionForm,
  reportPictureParams,
} from './admin-reports.ts'

const tag = 'Admin'

/** Reports about members, newest first. Needs a role that decides reports, like every call about them. */
export const listAdminReports = defineContract({
  ...listAdminReportsEndpoint,
  summary: 'Reports about members, page by page',
  tag,
  query: adminReportsQuery,
  responses: { 200: adminReports },
  errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'ROLE_NOT_ALLOWED', 'DATABASE_UNAVAILABLE'],
})

/** One report with what was reported. The view is recorded in the audit log. */
export const getAdminReport = defineContract({
  ...getAdminReportEndpoint,
  summary: 'One report about a member',
  tag,
  params: adminReportParams,
  responses: { 200: adminReportDetail },
  errors: [
    'VALIDATION_FAILED',
    'NOT_SIGNED_IN',
    'ROLE_NOT_ALLOWED',
    'NOT_FOUND',
    'DATABASE_UNAVAILABLE',
  ],
})

/**
 * Decides a report, or changes its decision. ALREADY_DECIDED if another operator has decided meanwhile. A warning is
 * mailed, a removed message stays removed, and stopped requests start again with another decision.
 */
export const decideReport = defineContract({
  ...decideReportEndpoint,
  summary: 'Decide a report about a member',
  tag,
  params: adminReportParams,
  body: reportDecisionForm,
  responses: { 200: adminReportDetail },
  errors: [...writeErrors, 'NOT_SIGNED_IN', 'ROLE_NOT_ALLOWED', 'NOT_FOUND', 'ALREADY_DECIDED'],
})

/** A picture of the reported message, as it was then. */
export const getReportPicture = defineContract({
  ...getReportPictureEndpoint,
  summary: 'A picture of a reported message',
  tag,
  params: reportPictureParams,
  responses: { 200: z.string() },
  mediaType: 'image/webp',
  errors: [
    'VALIDATION_FAILED',
    'NOT_SIGNED_IN',
    'ROLE_NOT_ALLOWED',
    'NOT_FOUND',
    'DATABASE_UNAVAILABLE',
  ],
})
