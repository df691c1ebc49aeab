import * as z from 'zod/mini'
import { defineContract } from '../contract/contract.ts'
import {
  adminReportDetail,
  adminReports,
  adminReportsQuery,
  reportDecisionForm,
  reportPictureParams,
} from './admin-reports.ts'

export const listAdminReports = defineContract({
  method: 'GET',
  path: '/api/admin/reports',
  access: 'decide-reports',
  audit: ['reports.listed'],
  summary: 'Reports about members, page by page',
  description:
    'Reports about members, newest first unless sorted. Needs a role that decides reports, like every call about them.',
  query: adminReportsQuery,
  responses: { 200: adminReports },
})

export const getAdminReport = defineContract({
  method: 'GET',
  path: '/api/admin/reports/:id',
  access: 'decide-reports',
  audit: ['report.viewed'],
  summary: 'One report about a member',
  description: 'One report with what was reported. The view is recorded in the audit log.',
  responses: { 200: adminReportDetail },
  errors: ['NOT_FOUND'],
})

export const decideReport = defineContract({
  method: 'POST',
  path: '/api/admin/reports/:id/decision',
  access: 'decide-reports',
  audit: ['report.decided'],
  summary: 'Decide a report about a member',
  description:
    'Decides a report, or changes its decision. ALREADY_DECIDED if another operator has decided in the meantime. A warning is mailed, a removed message stays removed, and stopped requests start again with another decision.',
  body: reportDecisionForm,
  responses: { 200: adminReportDetail },
  errors: ['NOT_FOUND', 'ALREADY_DECIDED'],
})

export const getReportPicture = defineContract({
  method: 'GET',
  path: '/api/admin/reports/:id/pictures/:position',
  access: 'decide-reports',
  summary: 'A picture of a reported message',
  description: 'A picture of the reported message, as it was then.',
  params: reportPictureParams,
  responses: { 200: z.string() },
  mediaType: 'image/webp',
  errors: ['NOT_FOUND'],
})
