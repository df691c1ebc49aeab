import * as z from 'zod/mini'
import { defineContract, writeErrors } from '../contract/contract.ts'
import {
  cancelAdminBookingEndpoint,
  exportReceiptsEndpoint,
  getAdminBookingEndpoint,
  listAdminBookingsEndpoint,
  listMoveTargetsEndpoint,
  moveAdminBookingEndpoint,
} from './admin-bookings.endpoints.ts'
import { adminBookingParams, adminBookings, adminBookingsQuery } from './admin-bookings.ts'
import { receiptsExportQuery } from './accounts-export.ts'
import { adminBooking, bookingMove, operatorCancellation, moveTargets } from './booking-detail.ts'

const tag = 'Admin'
const readErrors = ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'DATABASE_UNAVAILABLE'] as const
const changeErrors = [
  ...writeErrors,
  'NOT_SIGNED_IN',
  'NOT_FOUND',
  'REFUND_CHANGED',
  'REQUEST_RUNNING',
  'IDEMPOTENCY_KEY_REUSED',
] as const

/** Bookings, newest first. Needs an admin session, like all calls of this file. */
export const listAdminBookings = defineContract({
  ...listAdminBookingsEndpoint,
  summary: 'Bookings, page by page',
  tag,
  query: adminBookingsQuery,
  responses: { 200: adminBookings },
  errors: readErrors,
})

/** One booking with its money and its history. The view is recorded in the audit log. */
export const getAdminBooking = defineContract({
  ...getAdminBookingEndpoint,
  summary: 'One booking with its money and its history',
  tag,
  params: adminBookingParams,
  responses: { 200: adminBooking },
  errors: [...readErrors, 'NOT_FOUND'],
})

/** Cancels a booking for the refund that was shown, or for more within the limit of the role. */
export const cancelAdminBooking = defineContract({
  ...cancelAdminBookingEndpoint,
  summary: 'Cancel a booking',
  tag,
  params: adminBookingParams,
  body: operatorCancellation,
  responses: { 200: adminBooking },
  errors: [...changeErrors, 'BOOKING_ENDED', 'REFUND_OVER_LIMIT'],
})

/** The departures to which a booking can be moved, with what each does to its money. */
export const listMoveTargets = defineContract({
  ...listMoveTargetsEndpoint,
  summary: 'Departures to which a booking can be moved',
  tag,
  params: adminBookingParams,
  responses: { 200: moveTargets },
  errors: [...readErrors, 'NOT_FOUND'],
})

/**
 * Moves a booking to another departure: its seat, its payments and its price. The member gets a mail. Rejected if the
 * booking or the terms of the move are no longer what the operator saw.
 */
export const moveAdminBooking = defineContract({
  ...moveAdminBookingEndpoint,
  summary: 'Move a booking to another departure',
  tag,
  params: adminBookingParams,
  body: bookingMove,
  responses: { 200: adminBooking },
  errors: [
    ...changeErrors,
    'BOOKING_ENDED',
    'BOOKING_CHANGED',
    'BOOKED_ALREADY',
    'NOT_BOOKABLE',
    'NO_SEAT_LEFT',
  ],
})

/** Receipts and paid refunds between two dates as streamed CSV (RFC 4180, UTF-8 with a byte order mark). */
export const exportReceipts = defineContract({
  ...exportReceiptsEndpoint,
  summary: 'Receipts and refunds as CSV',
  tag,
  query: receiptsExportQuery,
  mediaType: 'text/csv',
  responses: { 200: z.string() },
  errors: readErrors,
})
