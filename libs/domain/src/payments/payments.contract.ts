import * as z from 'zod/mini'
import { defineContract } from '../contract/contract.ts'
import { id, requestBody } from '../contract/request.ts'
import {
  bookingAgreement,
  gatewayText,
  paymentCheckout,
  sandboxOutcomes,
  adminTaxRates,
  newTaxRates,
  taxRatesParams,
} from './payment.ts'
import {
  adminDocuments,
  adminDocumentsExportQuery,
  adminDocumentsQuery,
  adminPayments,
  adminPaymentsExportQuery,
  adminPaymentsQuery,
  moneyMonths,
} from './money-lists.ts'

export const createPaymentOrder = defineContract({
  method: 'POST',
  path: '/api/payments/orders',
  access: 'member',
  limit: 'payments',
  idempotent: 'outside',
  summary: 'Open the payment that is due on a booking',
  description:
    'The order for the payment that is due on a booking. If one is open, the gateway is asked whether it was paid in the meantime; if not, it is the answer. Before the first payment the member agrees to the Booking Terms and says that they are an adult; both are stored with the booking.',
  tag: 'Payments',
  body: requestBody({
    bookingId: id,
    /** Needed before the first payment: the version of the Booking Terms that the member has read. */
    agreement: z.optional(bookingAgreement),
  }),
  responses: { 201: paymentCheckout },
  errors: [
    'NOT_FOUND',
    'BOOKING_ENDED',
    'NOTHING_DUE',
    'TERMS_NOT_AGREED',
    'PAYMENT_REFUSED',
    'GATEWAY_UNAVAILABLE',
  ],
})

export const paySandbox = defineContract({
  method: 'POST',
  path: '/api/payments/sandbox',
  access: 'member',
  limit: 'payments',
  summary: 'Pay an order at the sandbox gateway',
  description:
    "Plays the checkout of the sandbox. The real gateway's checkout runs at the gateway; then this call is not found.",
  tag: 'Payments',
  body: requestBody({
    orderId: gatewayText(100),
    outcome: z.enum(sandboxOutcomes, 'Must be an outcome of the sandbox'),
  }),
  responses: {
    200: z.object({ paymentId: z.nullable(z.string()), signature: z.nullable(z.string()) }),
  },
  errors: ['NOT_FOUND', 'PAYMENT_DECLINED', 'NOTHING_DUE'],
})

export const finishPayment = defineContract({
  method: 'POST',
  path: '/api/payments/callback',
  access: 'visitor',
  fromOtherSites: true,
  limit: 'paymentEvents',
  summary: "Return from the gateway's own page",
  description:
    'Where the gateway sends a browser that cannot keep its checkout over our page, such as one inside another app. What it has signed is recorded; the answer leads to the booking page in any case, because the browser has no session when it comes from another site.',
  tag: 'Payments',
  body: z.unknown(),
  bodyMediaType: '*/*',
  responses: { 303: z.string() },
  mediaType: 'text/plain',
})

const gatewayHeader = z
  .string('Must be a text')
  .check(z.maxLength(500, 'Please use at most 500 characters'))

export const receivePaymentEvent = defineContract({
  method: 'POST',
  path: '/api/payments/webhook',
  access: 'visitor',
  limit: 'paymentEvents',
  summary: 'Receive an event of the payment gateway',
  description:
    'Receives an event of the payment gateway. The signature covers the body as it was sent.',
  tag: 'Payments',
  headers: z.object({
    'x-razorpay-signature': z.optional(gatewayHeader),
    'x-razorpay-event-id': z.optional(gatewayHeader),
  }),
  body: z.unknown(),
  bodyMediaType: '*/*',
  responses: { 200: z.object({ received: z.literal(true) }) },
  errors: ['SIGNATURE_WRONG'],
})

export const listAdminPayments = defineContract({
  method: 'GET',
  path: '/api/admin/payments',
  access: 'operator',
  audit: ['payments.listed'],
  summary: 'Payments, page by page',
  description: 'The payments of every booking, newest first unless sorted.',
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
  responses: { 200: moneyMonths },
})

export const listTaxRates = defineContract({
  method: 'GET',
  path: '/api/admin/tax-rates',
  access: 'operator',
  summary: 'The tax rates by date',
  description: 'The rates of GST and TCS with the date from which each applies, the latest first.',
  responses: { 200: adminTaxRates },
})

export const addTaxRates = defineContract({
  method: 'POST',
  path: '/api/admin/tax-rates',
  access: 'edit-club',
  audit: ['tax-rates.added'],
  summary: 'Add tax rates from a date on',
  description:
    'Adds rates that apply to seats held from a date on, which is today or later. Prices stay: they include the taxes.',
  body: newTaxRates,
  responses: { 201: adminTaxRates },
})

export const confirmTaxRates = defineContract({
  method: 'POST',
  path: '/api/admin/tax-rates/confirm',
  access: 'edit-club',
  audit: ['tax-rates.confirmed'],
  summary: 'Confirm the tax rates',
  description:
    'Says that the rates which apply today are right, so that the list of the first day is done with them. Changes no rate.',
  responses: { 200: adminTaxRates },
})

export const removeTaxRates = defineContract({
  method: 'DELETE',
  path: '/api/admin/tax-rates/:validFrom',
  access: 'edit-club',
  audit: ['tax-rates.removed'],
  summary: 'Remove tax rates that are not in force yet',
  description: 'Removes rates whose date is still to come.',
  params: taxRatesParams,
  responses: { 200: adminTaxRates },
  errors: ['NOT_FOUND'],
})
