import * as z from 'zod/mini'
import { defineContract, writeErrors } from '../../contract/contract.ts'
import {
  answerAdminInquiryEndpoint,
  exportAdminInquiriesEndpoint,
  getAdminInquiryEndpoint,
  listAdminInquiriesEndpoint,
} from './admin-inquiries.endpoints.ts'
import {
  adminInquiries,
  adminInquiriesExportQuery,
  adminInquiriesQuery,
  adminInquiry,
  adminInquiryParams,
  inquiryAnsweredForm,
} from './admin-inquiries.ts'

const tag = 'Admin'

/** The inquiries, the newest first. Only with an admin session. */
export const listAdminInquiries = defineContract({
  ...listAdminInquiriesEndpoint,
  summary: 'Inquiries, page by page',
  tag,
  query: adminInquiriesQuery,
  responses: { 200: adminInquiries },
  errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'DATABASE_AWAY'],
})

/** One inquiry. Only with an admin session. */
export const getAdminInquiry = defineContract({
  ...getAdminInquiryEndpoint,
  summary: 'One inquiry',
  tag,
  params: adminInquiryParams,
  responses: { 200: adminInquiry },
  errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'NOT_FOUND', 'DATABASE_AWAY'],
})

/** Marks an inquiry as answered, or takes the mark back. What is so already stays as it is, and answers alike. */
export const answerAdminInquiry = defineContract({
  ...answerAdminInquiryEndpoint,
  summary: 'Mark an inquiry as answered or not',
  tag,
  params: adminInquiryParams,
  body: inquiryAnsweredForm,
  responses: { 200: adminInquiry },
  errors: [...writeErrors, 'NOT_SIGNED_IN', 'NOT_FOUND'],
})

/** The inquiries that a search finds as CSV (RFC 4180, UTF-8 with a byte order mark), streamed. */
export const exportAdminInquiries = defineContract({
  ...exportAdminInquiriesEndpoint,
  summary: 'Inquiries as CSV',
  tag,
  query: adminInquiriesExportQuery,
  mediaType: 'text/csv',
  responses: { 200: z.string() },
  errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'DATABASE_AWAY'],
})
