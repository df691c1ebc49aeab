import * as z from 'zod/mini'
import { defineContract } from '../contract/contract.ts'
import {
  adminInquiries,
  adminInquiriesExportQuery,
  adminInquiriesQuery,
  adminInquiry,
  inquiriesAnsweredForm,
  inquiryAnsweredForm,
} from './admin-inquiries.ts'
import { rowResults } from '../contract/page.ts'

export const listAdminInquiries = defineContract({
  method: 'GET',
  path: '/api/admin/inquiries',
  access: 'operator',
  audit: ['inquiries.listed'],
  summary: 'Inquiries, page by page',
  description: 'The inquiries: open ones oldest first, others newest first.',
  query: adminInquiriesQuery,
  responses: { 200: adminInquiries },
})

export const getAdminInquiry = defineContract({
  method: 'GET',
  path: '/api/admin/inquiries/:id',
  access: 'operator',
  audit: ['inquiry.opened'],
  summary: 'One inquiry',
  responses: { 200: adminInquiry },
  errors: ['NOT_FOUND'],
})

export const answerAdminInquiry = defineContract({
  method: 'POST',
  path: '/api/admin/inquiries/:id/answered',
  access: 'write',
  audit: ['inquiry.answered', 'inquiry.reopened'],
  summary: 'Mark an inquiry as answered or not',
  description:
    'Marks an inquiry as answered or as open. Returns it unchanged if it already has that state.',
  body: inquiryAnsweredForm,
  responses: { 200: adminInquiry },
  errors: ['NOT_FOUND'],
})

export const answerAdminInquiries = defineContract({
  method: 'POST',
  path: '/api/admin/inquiries/answered',
  access: 'write',
  audit: ['inquiry.answered', 'inquiry.reopened'],
  summary: 'Mark several inquiries as answered or not',
  description: 'Marks several inquiries, each on its own.',
  body: inquiriesAnsweredForm,
  responses: { 200: rowResults },
})

export const exportAdminInquiries = defineContract({
  method: 'GET',
  path: '/api/admin/inquiries.csv',
  access: 'export',
  audit: ['inquiries.exported'],
  summary: 'Inquiries as CSV',
  description: 'The matching inquiries as streamed CSV (RFC 4180, UTF-8 with a byte order mark).',
  query: adminInquiriesExportQuery,
  mediaType: 'text/csv',
  responses: { 200: z.string() },
})
