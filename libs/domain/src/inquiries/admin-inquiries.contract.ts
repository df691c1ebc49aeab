import * as z from 'zod/mini'
import { defineContract, writeErrors } from '../contract/contract.ts'
import {
  answerAdminInquiriesEndpoint,
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
  inquiriesAnsweredForm,
  inquiryAnsweredForm,
} from './admin-inquiries.ts'
import { rowResults } from '../selected-rows/selected-rows.ts'

const tag = 'Admin'

/** The inquiries: open ones oldest first, others newest first. Needs an admin session. */
export const listAdminInquiries = defineContract({
  ...listAdminInquiriesEndpoint,
  summary: 'Inquiries, page by page',
  tag,
  query: adminInquiriesQuery,
  responses: { 200: adminInquiries },
  errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'DATABASE_UNAVAILABLE'],
})

/** One inquiry. Needs an admin session. */
export const getAdminInquiry = defineContract({
  ...getAdminInquiryEndpoint,
  summary: 'One inquiry',
  tag,
  params: adminInquiryParams,
  responses: { 200: adminInquiry },
  errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'NOT_FOUND', 'DATABASE_UNAVAILABLE'],
})

/** Marks an inquiry as answered or as open. Returns it unchanged if it already has that state. */
export const answerAdminInquiry = defineContract({
  ...answerAdminInquiryEndpoint,
  summary: 'Mark an inquiry as answered or not',
  tag,
  params: adminInquiryParams,
  body: inquiryAnsweredForm,
  responses: { 200: adminInquiry },
  errors: [...writeErrors, 'NOT_SIGNED_IN', 'NOT_FOUND'],
})

/** Marks several inquiries, each on its own. */
export const answerAdminInquiries = defineContract({
  ...answerAdminInquiriesEndpoint,
  summary: 'Mark several inquiries as answered or not',
  tag,
  body: inquiriesAnsweredForm,
  responses: { 200: rowResults },
  errors: [...writeErrors, 'NOT_SIGNED_IN'],
})

/** The matching inquiries as streamed CSV (RFC 4180, UTF-8 with a byte order mark). */
export const exportAdminInquiries = defineContract({
  ...exportAdminInquiriesEndpoint,
  summary: 'Inquiries as CSV',
  tag,
  query: adminInquiriesExportQuery,
  mediaType: 'text/csv',
  responses: { 200: z.string() },
  errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'DATABASE_UNAVAILABLE'],
})
