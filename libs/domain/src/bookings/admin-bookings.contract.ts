import * as z from 'zod/mini'
import { defineContract } from '../contract/contract.ts'
import { adminBookingParams, adminBookings, adminBookingsQuery } from './admin-bookings.ts'
import { receiptsExportQuery } from './accounts-export.ts'
import { adminBooking, bookingMove, operatorCancellation, moveTargets } from './booking-detail.ts'

const tag = 'Admin'

export const listAdminBookings = defineContract({
  method: 'GET',
  path: '/api/admin/bookings',
  access: 'operator',
  audit: { 'bookings.listed': 'Bookings listed' },
  summary: 'Bookings, page by page',
  description: 'Bookings, newest first.',
  tag,
  query: adminBookingsQuery,
  responses: { 200: adminBookings },
})

export const getAdminBooking = defineContract({
  method: 'GET',
  path: '/api/admin/bookings/:id',
  access: 'operator',
  audit: { 'booking.viewed': 'Booking viewed' },
  summary: 'One booking with its money and its history',
  description: 'One booking with its money and its history. The view is recorded in the audit log.',
  tag,
  params: adminBookingParams,
  responses: { 200: adminBooking },
  errors: ['NOT_FOUND'],
})

export const cancelAdminBooking = defineContract({
  method: 'POST',
  path: '/api/admin/bookings/:id/cancel',
  access: 'manage-bookings',
  idempotent: true,
  audit: { 'booking.cancelled': 'Booking cancelled' },
  summary: 'Cancel a booking',
  description:
    'Cancels a booking for the refund that was shown, or for more within the limit of the role.',
  tag,
  params: adminBookingParams,
  body: operatorCancellation,
  responses: { 200: adminBooking },
  errors: ['NOT_FOUND', 'REFUND_CHANGED', 'REQUEST_RUNNING', 'BOOKING_ENDED', 'REFUND_OVER_LIMIT'],
})

export const listMoveTargets = defineContract({
  method: 'GET',
  path: '/api/admin/bookings/:id/departures',
  access: 'manage-bookings',
  summary: 'Departures to which a booking can be moved',
  description: 'The departures to which a booking can be moved, with what each does to its money.',
  tag,
  params: adminBookingParams,
  responses: { 200: moveTargets },
  errors: ['NOT_FOUND'],
})

export const moveAdminBooking = defineContract({
  method: 'POST',
  path: '/api/admin/bookings/:id/move',
  access: 'manage-bookings',
  idempotent: true,
  audit: { 'booking.moved': 'Booking moved' },
  summary: 'Move a booking to another departure',
  description:
    'Moves a booking to another departure: its seat, its payments and its price. The member gets a mail. Rejected if the booking or the terms of the move are no longer what the operator saw.',
  tag,
  params: adminBookingParams,
  body: bookingMove,
  responses: { 200: adminBooking },
  errors: [
    'NOT_FOUND',
    'REFUND_CHANGED',
    'REQUEST_RUNNING',
    'BOOKING_ENDED',
    'BOOKING_CHANGED',
    'BOOKED_ALREADY',
    'NOT_BOOKABLE',
    'NO_SEAT_LEFT',
    'REFUND_OVER_LIMIT',
  ],
})

export const exportReceipts = defineContract({
  method: 'GET',
  path: '/api/admin/receipts.csv',
  access: 'export',
  audit: { 'receipts.exported': 'Receipts and refunds exported' },
  summary: 'Receipts and refunds as CSV',
  description:
    'Receipts and paid refunds between two dates as streamed CSV (RFC 4180, UTF-8 with a byte order mark).',
  tag,
  query: receiptsExportQuery,
  mediaType: 'text/csv',
  responses: { 200: z.string() },
})
