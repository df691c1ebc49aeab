import * as z from 'zod/mini'
import { defineContract } from '../contract/contract.ts'
import {
  adminDocuments,
  adminDocumentsExportQuery,
  adminDocumentsQuery,
  adminPayments,
  adminPaymentsExportQuery,
  adminPaymentsQuery,
  moneyMonths,
} from './money-lists.ts'

const tag = 'Admin'

export const listAdminPayments = defineContract({
  method: 'GET',
  path: '/api/admin/payments',
  access: 'operator',
  audit: ['payments.listed'],
  summary: 'Payments, page by page',
  description: 'The payments of every booking, newest first unless sorted.',
  tag,
  query: adminPaymentsQuery,
  responses: { 200: adminPayments },
})

export const exportAdminPayments = defineContract({
  method: 'GET',
  path: '/api/admin/payments.csv',
  access: 'export',
  audit: ['payments.exported'],
  summary: 'Payments as CSV',
  description:
    'The payments that match, or those that are named, as streamed CSV (RFC 4180, UTF-8 with a byte order mark), newest first unless sorted.',
  tag,
  query: adminPaymentsExportQuery,
  mediaType: 'text/csv',
  responses: { 200: z.string() },
})

export const listAdminDocuments = defineContract({
  method: 'GET',
  path: '/api/admin/receipts',
  access: 'operator',
  audit: ['receipts.listed'],
  summary: 'Receipts, credit notes and refunds, page by page',
  description: 'Receipts, credit notes and the refunds that need none, newest first unless sorted.',
  tag,
  query: adminDocumentsQuery,
  responses: { 200: adminDocuments },
})

export const exportReceipts = defineContract({
  method: 'GET',
  path: '/api/admin/receipts.csv',
  access: 'export',
  audit: ['receipts.exported'],
  summary: 'Receipts, credit notes and refunds as CSV',
  description:
    'The receipts, credit notes and other refunds that match, or those that are named, for the accountant, as streamed CSV (RFC 4180, UTF-8 with a byte order mark).',
  tag,
  query: adminDocumentsExportQuery,
  mediaType: 'text/csv',
  responses: { 200: z.string() },
})

export const getMoneyMonths = defineContract({
  method: 'GET',
  path: '/api/admin/money-months',
  access: 'operator',
  summary: 'The money by month',
  description:
    "What was received and refunded in each of the last twelve months, by the same documents as the accountant's file, and the balances due by month.",
  tag,
  responses: { 200: moneyMonths },
})
