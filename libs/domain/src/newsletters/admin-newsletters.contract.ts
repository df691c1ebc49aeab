import * as z from 'zod/mini'
import { defineContract } from '../contract/contract.ts'
import { newsletter } from './newsletter.ts'
import {
  exportAdminNewslettersEndpoint,
  listAdminNewslettersEndpoint,
  removeAdminNewsletterEndpoint,
} from './admin-newsletters.endpoints.ts'
import {
  adminNewsletterParams,
  adminNewsletters,
  adminNewslettersExportQuery,
  adminNewslettersQuery,
} from './admin-newsletters.ts'

const tag = 'Admin'

/** The subscribed addresses, newest first. Needs an admin session. */
export const listAdminNewsletters = defineContract({
  ...listAdminNewslettersEndpoint,
  summary: 'Newsletter addresses, page by page',
  tag,
  query: adminNewslettersQuery,
  responses: { 200: adminNewsletters },
  errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'DATABASE_UNAVAILABLE'],
})

/** Removes an address and returns it. */
export const removeAdminNewsletter = defineContract({
  ...removeAdminNewsletterEndpoint,
  summary: 'Remove a newsletter address',
  tag,
  params: adminNewsletterParams,
  responses: { 200: newsletter },
  errors: [
    'VALIDATION_FAILED',
    'NOT_SIGNED_IN',
    'CROSS_SITE_WRITE',
    'NOT_FOUND',
    'DATABASE_UNAVAILABLE',
  ],
})

/** The matching addresses as streamed CSV (RFC 4180, UTF-8 with a byte order mark). */
export const exportAdminNewsletters = defineContract({
  ...exportAdminNewslettersEndpoint,
  summary: 'Newsletter addresses as CSV',
  tag,
  query: adminNewslettersExportQuery,
  mediaType: 'text/csv',
  responses: { 200: z.string() },
  errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'DATABASE_UNAVAILABLE'],
})
