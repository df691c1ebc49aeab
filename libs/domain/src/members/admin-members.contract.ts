import * as z from 'zod/mini'
import { defineContract } from '../contract/contract.ts'
import {
  adminUser,
  adminUserParams,
  adminUsers,
  adminUsersCount,
  adminUsersCountQuery,
  adminUsersExportQuery,
  adminUsersQuery,
} from './admin-members.ts'
import {
  countAdminUsersEndpoint,
  exportAdminUsersEndpoint,
  getAdminUserEndpoint,
  listAdminUsersEndpoint,
} from './admin-members.endpoints.ts'

const tag = 'Admin'

/** The members, page by page, without passwords. Needs an admin session. */
export const listAdminUsers = defineContract({
  ...listAdminUsersEndpoint,
  summary: 'Members of the club, page by page',
  tag,
  query: adminUsersQuery,
  responses: { 200: adminUsers },
  errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'DATABASE_UNAVAILABLE'],
})

/** The number of members that match. Needs an admin session. */
export const countAdminUsers = defineContract({
  ...countAdminUsersEndpoint,
  summary: 'How many members match',
  tag,
  query: adminUsersCountQuery,
  responses: { 200: adminUsersCount },
  errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'DATABASE_UNAVAILABLE'],
})

/**
 * One member with quiz, invites, bookings and sessions. Needs an admin session. The view is recorded in the audit log.
 */
export const getAdminUser = defineContract({
  ...getAdminUserEndpoint,
  summary: 'One member of the club',
  tag,
  params: adminUserParams,
  responses: { 200: adminUser },
  errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'NOT_FOUND', 'DATABASE_UNAVAILABLE'],
})

/**
 * The matching members as streamed CSV (RFC 4180, UTF-8 with a byte order mark); `x-total-count` is the number of
 * rows. A cell that a spreadsheet would run as a formula gets an apostrophe in front; phones are grouped so that they
 * stay text without one.
 */
export const exportAdminUsers = defineContract({
  ...exportAdminUsersEndpoint,
  summary: 'Members of the club as CSV',
  tag,
  query: adminUsersExportQuery,
  mediaType: 'text/csv',
  responses: { 200: z.string() },
  errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'DATABASE_UNAVAILABLE'],
})
