import * as z from 'zod/mini'
import { defineContract } from '../contract/contract.ts'
import { id, idParam, requestBody } from '../contract/request.ts'
import { bookingView, departureOffer, userTrips } from './booking-view.ts'
import { paise } from '../money/paise.ts'
import { gatewayText } from '../payments/payment.ts'

const params = z.object({ id: idParam })

export const getDepartureOffer = defineContract({
  method: 'GET',
  path: '/api/schedules/:id',
  access: 'visitor',
  summary: 'One departure with its live seats, price and terms',
  description:
    'A departure as it is sold at this moment: live seats, price lines, payment plan, and refunds by date.',
  tag: 'Schedule',
  params,
  responses: { 200: departureOffer },
  errors: ['NOT_FOUND'],
})

export const holdSeat = defineContract({
  method: 'POST',
  path: '/api/bookings',
  access: 'member',
  limit: 'seatHolds',
  idempotent: 'refuse',
  summary: 'Hold a seat on a departure',
  description:
    'Holds a seat for 15 minutes. A member who holds a seat on the departure already gets that booking. The same `Idempotency-Key` with the same body gets the first answer.',
  tag: 'Bookings',
  body: requestBody({ scheduleId: id }),
  responses: { 201: bookingView },
  errors: [
    'NOT_FOUND',
    'NOT_BOOKABLE',
    'NO_SEAT_LEFT',
    'BOOKED_ALREADY',
    'EMAIL_UNCONFIRMED',
    'TOO_MANY_HOLDS',
    'REQUEST_RUNNING',
  ],
})

export const listBookings = defineContract({
  method: 'GET',
  path: '/api/bookings',
  access: 'member',
  summary: 'The bookings of the signed-in member',
  description: "The member's bookings, the newest first.",
  tag: 'Bookings',
  responses: { 200: z.array(bookingView) },
})

export const getBooking = defineContract({
  method: 'GET',
  path: '/api/bookings/:id',
  access: 'member',
  summary: 'One booking of the signed-in member',
  description: "One booking of the member; another member's booking is not found.",
  tag: 'Bookings',
  params,
  responses: { 200: bookingView },
  errors: ['NOT_FOUND'],
})

export const getBookingCalendar = defineContract({
  method: 'GET',
  path: '/api/bookings/:id/calendar.ics',
  access: 'member',
  summary: 'One booking of the signed-in member as a calendar file',
  description:
    'A confirmed booking of the member as an all-day calendar event (RFC 5545) that blocks its days, also when the departure is no longer on the schedule.',
  tag: 'Bookings',
  params,
  responses: { 200: z.string() },
  mediaType: 'text/calendar',
  errors: ['NOT_FOUND'],
})

export const cancelBooking = defineContract({
  method: 'POST',
  path: '/api/bookings/:id/cancel',
  access: 'member',
  limit: 'bookingChanges',
  idempotent: 'refuse',
  summary: 'Cancel a booking for the refund that was shown',
  description:
    'Cancels a booking and frees its seat; a seat that is only held is free for a refund of 0. The refund must be the one that the member was shown, and so must what was paid, if it is named: money may have arrived in the meantime.',
  tag: 'Bookings',
  params,
  body: requestBody({ refund: paise, paid: z.optional(paise) }),
  responses: { 200: bookingView },
  errors: ['NOT_FOUND', 'BOOKING_ENDED', 'REFUND_CHANGED', 'REFUND_BY_CLUB', 'REQUEST_RUNNING'],
})

/** A payment that the browser reports; without the gateway's answer if that did not arrive. */
const paymentReport = requestBody({
  orderId: gatewayText(100),
  paymentId: z.optional(gatewayText(100)),
  signature: z.optional(gatewayText(200)),
})
export type PaymentReport = z.output<typeof paymentReport>

export const verifyPayment = defineContract({
  method: 'POST',
  path: '/api/payments/verify',
  access: 'member',
  limit: 'payments',
  summary: 'Report a payment',
  description:
    "Reports a payment from the browser, so that the payment gateway is asked about its order. The signature is checked against the stored order; it is left out, with the payment's id, if the gateway's answer did not arrive. A repeat has no further effect, so it needs no key.",
  tag: 'Payments',
  body: paymentReport,
  responses: { 200: bookingView },
  errors: ['NOT_FOUND', 'SIGNATURE_WRONG', 'GATEWAY_UNAVAILABLE'],
})

export const listUserTrips = defineContract({
  method: 'GET',
  path: '/api/user/trips',
  access: 'member',
  summary: 'The trips of the member',
  description: "The member's upcoming and previous trips by the club's date.",
  tag: 'Account',
  responses: { 200: userTrips },
})
