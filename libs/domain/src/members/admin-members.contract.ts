import * as z from 'zod/mini'
import { defineContract } from '../contract/contract.ts'
import {
  adminUsers,
  adminUsersCount,
  adminUsersCountQuery,
  adminUsersExportQuery,
  adminUsersQuery,
} from './admin-members.ts'

export const listAdminUsers = defineContract({
  method: 'GET',
  path: '/api/admin/users',
  access: 'operator',
  audit: ['users.listed'],
  summary: 'Members of the club, page by page',
  query: adminUsersQuery,
  responses: { 200: adminUsers },
})

export const countAdminUsers = defineContract({
  method: 'GET',
  path: '/api/admin/users/count',
  access: 'operator',
  summary: 'How many members match',
  query: adminUsersCountQuery,
  responses: { 200: adminUsersCount },
})

export const exportAdminUsers = defineContract({
  method: 'GET',
  path: '/api/admin/users.csv',
  access: 'export',
  audit: ['users.exported'],
  summary: 'Members of the club as CSV',
  description:
    'The matching members as streamed CSV (RFC 4180, UTF-8 with a byte order mark); `x-total-count` is the number of rows. A cell that a spreadsheet would run as a formula gets an apostrophe in front; phones are grouped so that they stay text without one.',
  query: adminUsersExportQuery,
  mediaType: 'text/csv',
  responses: { 200: z.string() },
})
