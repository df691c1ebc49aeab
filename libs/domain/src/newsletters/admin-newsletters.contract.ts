import * as z from 'zod/mini'
import { defineContract } from '../contract/contract.ts'
import { newsletter } from './newsletter.ts'
import {
  adminNewsletters,
  adminNewslettersExportQuery,
  adminNewslettersQuery,
} from './admin-newsletters.ts'

export const listAdminNewsletters = defineContract({
  method: 'GET',
  path: '/api/admin/newsletters',
  access: 'operator',
  audit: ['newsletters.listed'],
  summary: 'Newsletter addresses, page by page',
  description: 'The subscribed addresses, newest first unless sorted.',
  query: adminNewslettersQuery,
  responses: { 200: adminNewsletters },
})

export const removeAdminNewsletter = defineContract({
  method: 'DELETE',
  path: '/api/admin/newsletters/:id',
  access: 'write',
  audit: ['newsletter.removed'],
  summary: 'Remove a newsletter address',
  responses: { 200: newsletter },
  errors: ['NOT_FOUND'],
})

export const exportAdminNewsletters = defineContract({
  method: 'GET',
  path: '/api/admin/newsletters.csv',
  access: 'export',
  audit: ['newsletters.exported'],
  summary: 'Newsletter addresses as CSV',
  description: 'The matching addresses as streamed CSV (RFC 4180, UTF-8 with a byte order mark).',
  query: adminNewslettersExportQuery,
  mediaType: 'text/csv',
  responses: { 200: z.string() },
})
