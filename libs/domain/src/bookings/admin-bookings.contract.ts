import * as z from 'zod/mini'
import { defineContract } from '../contract/contract.ts'
import {
  adminBookingDocumentParams,
  adminBookings,
  adminBookingsExportQuery,
  adminBookingsQuery,
  adminDepartureWithBookings,
  departureCancellation,
  departureCancellationProgress,
} from './admin-bookings.ts'
import {
  adminBooking,
  bookingEntry,
  bookingMove,
  deadlineExtension,
  moveTargets,
  operatorCancellation,
  partRefund,
  transferRecord,
} from './booking-detail.ts'

export const listAdminBookings = defineContract({
  method: 'GET',
  path: '/api/admin/bookings',
  access: 'operator',
  audit: ['bookings.listed'],
  summary: 'Bookings, page by page',
  description: 'Bookings, newest first unless sorted.',
  query: adminBookingsQuery,
  responses: { 200: adminBookings },
})

export const exportAdminBookings = defineContract({
  method: 'GET',
  path: '/api/admin/bookings.csv',
  access: 'export',
  audit: ['bookings.exported'],
  summary: 'Bookings as CSV',
  description:
    'The bookings that match, or those that are named, as streamed CSV (RFC 4180, UTF-8 with a byte order mark), newest first unless sorted.',
  query: adminBookingsExportQuery,
  mediaType: 'text/csv',
  responses: { 200: z.string() },
})

export const getAdminBooking = defineContract({
  method: 'GET',
  path: '/api/admin/bookings/:id',
  access: 'operator',
  audit: ['booking.viewed'],
  summary: 'One booking with its money and its history',
  description: 'One booking with its money and its history. The view is recorded in the audit log.',
  responses: { 200: adminBooking },
  errors: ['NOT_FOUND'],
})

export const cancelAdminBooking = defineContract({
  method: 'POST',
  path: '/api/admin/bookings/:id/cancel',
  access: 'manage-bookings',
  idempotent: 'refuse',
  audit: ['booking.cancelled'],
  summary: 'Cancel a booking',
  description:
    'Cancels a booking for the refund that was shown, or for more within the limit of the role.',
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
  responses: { 200: moveTargets },
  errors: ['NOT_FOUND'],
})

export const moveAdminBooking = defineContract({
  method: 'POST',
  path: '/api/admin/bookings/:id/move',
  access: 'manage-bookings',
  idempotent: 'refuse',
  audit: ['booking.moved'],
  summary: 'Move a booking to another departure',
  description:
    'Moves a booking to another departure: its seat, its payments and its price. The member gets an email. Rejected if the booking or the terms of the move are no longer what the operator saw.',
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

export const recordTransfer = defineContract({
  method: 'POST',
  path: '/api/admin/bookings/:id/transfers',
  access: 'manage-bookings',
  idempotent: 'refuse',
  audit: ['booking.transfer-recorded'],
  summary: 'Record a bank transfer for a booking',
  description:
    'Records money that arrived by bank transfer: it confirms a booking that holds a seat, or one whose hold has ended while a seat is free, and pays the balance or a part of it. The member gets an email with the receipt. What is open at the gateway for the same amount is given up, and money that still arrives on it goes back.',
  body: transferRecord,
  responses: { 200: adminBooking },
  errors: [
    'NOT_FOUND',
    'REQUEST_RUNNING',
    'BOOKING_ENDED',
    'BOOKING_CHANGED',
    'BOOKED_ALREADY',
    'NOTHING_DUE',
    'NOT_BOOKABLE',
    'NO_SEAT_LEFT',
  ],
})

export const refundPart = defineContract({
  method: 'POST',
  path: '/api/admin/bookings/:id/refunds',
  access: 'manage-bookings',
  idempotent: 'refuse',
  audit: ['booking.part-refunded'],
  summary: 'Refund a part of a booking without cancelling it',
  description:
    'Gives a part of what was paid back, and the member keeps the seat. It needs a reason and is limited by the role. The member gets an email.',
  body: partRefund,
  responses: { 200: adminBooking },
  errors: ['NOT_FOUND', 'REQUEST_RUNNING', 'BOOKING_ENDED', 'REFUND_CHANGED', 'REFUND_OVER_LIMIT'],
})

export const enterBooking = defineContract({
  method: 'POST',
  path: '/api/admin/departures/:id/bookings',
  access: 'manage-bookings',
  idempotent: 'refuse',
  audit: ['booking.entered'],
  summary: 'Enter a booking for a member',
  description:
    'Holds a seat for a member for some days, until it is paid on the site or an operator records a bank transfer. Who is on the waitlist of the departure leaves it with the payment. The member gets an email.',
  body: bookingEntry,
  responses: { 200: adminBooking },
  errors: ['NOT_FOUND', 'REQUEST_RUNNING', 'BOOKED_ALREADY', 'NOT_BOOKABLE', 'NO_SEAT_LEFT'],
})

export const extendDeadline = defineContract({
  method: 'POST',
  path: '/api/admin/bookings/:id/deadline',
  access: 'manage-bookings',
  idempotent: 'refuse',
  audit: ['booking.deadline-extended'],
  summary: 'Give a member more days to pay',
  description:
    'Moves the end of a hold, or the date of a balance, by some days. A balance stays due before the departure. The member gets an email.',
  body: deadlineExtension,
  responses: { 200: adminBooking },
  errors: ['NOT_FOUND', 'REQUEST_RUNNING', 'BOOKING_ENDED', 'NOTHING_DUE', 'BOOKING_CHANGED'],
})

export const sendConfirmationAgain = defineContract({
  method: 'POST',
  path: '/api/admin/bookings/:id/confirmation/send',
  access: 'manage-bookings',
  audit: ['booking.confirmation-sent'],
  summary: 'Send the confirmation of a booking again',
  description:
    'Emails the member that they are booked, with what is paid and still to pay, the facts of the trip and the calendar file.',
  responses: { 200: adminBooking },
  errors: ['NOT_FOUND', 'BOOKING_ENDED', 'NO_ADDRESS'],
})

export const sendReceiptAgain = defineContract({
  method: 'POST',
  path: '/api/admin/bookings/:id/receipts/:number/send',
  access: 'manage-bookings',
  audit: ['booking.receipt-sent'],
  summary: 'Send a receipt or credit note again',
  description:
    "Emails the member the link to a receipt or a credit note of the booking, by its number with hyphens ('FF-25-26-000042').",
  params: adminBookingDocumentParams,
  responses: { 200: adminBooking },
  errors: ['NOT_FOUND', 'NO_ADDRESS'],
})

export const endHolds = defineContract({
  method: 'POST',
  path: '/api/admin/users/:id/holds/end',
  access: 'manage-bookings',
  audit: ['holds.ended'],
  summary: 'End the holds of a member',
  description:
    'Ends every seat that a member holds without having paid. A payment that still arrives goes back.',
  responses: { 200: z.object({ ended: z.int() }) },
  errors: ['NOT_FOUND'],
})

export const getAdminDeparture = defineContract({
  method: 'GET',
  path: '/api/admin/departures/:id',
  access: 'operator',
  audit: ['departure.viewed'],
  rows: 'bookings',
  summary: 'One departure with its bookings',
  description: 'One departure with its bookings. The view is recorded in the audit log.',
  responses: { 200: adminDepartureWithBookings },
  errors: ['NOT_FOUND'],
})

export const cancelDeparture = defineContract({
  method: 'POST',
  path: '/api/admin/departures/:id/cancel',
  access: 'manage-bookings',
  audit: ['departure.cancelled'],
  summary: 'Cancel a departure and pay everyone back in full',
  description:
    'Cancels a departure for good: every booking ends and is paid back in full, holds and waitlist end, and the members are mailed. Rejected if travellers or money are no longer what the operator saw. A repeat changes nothing, and one with another reason is rejected: the members have read the first.',
  body: departureCancellation,
  responses: { 200: adminDepartureWithBookings },
  errors: [
    'NOT_FOUND',
    'REFUND_CHANGED',
    'REFUND_OVER_LIMIT',
    'DEPARTURE_LEFT',
    'DEPARTURE_CHANGED',
  ],
})

export const getDepartureCancellation = defineContract({
  method: 'GET',
  path: '/api/admin/departures/:id/cancellation',
  access: 'operator',
  summary: 'Progress of cancelling a departure',
  description:
    'How far the cancelling of a departure has come: bookings that have ended, refunds that are paid out.',
  responses: { 200: departureCancellationProgress },
})
