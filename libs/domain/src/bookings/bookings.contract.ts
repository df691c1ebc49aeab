import * as z from 'zod/mini'
import { defineContract } from '../contract/contract.ts'
import { id, idParam, requestBody } from '../contract/request.ts'
import { lineOfText } from '../text/text.ts'
import { bookingView, departureOffer } from './booking-view.ts'
import { paise } from '../money/paise.ts'
import { bookingAgreement } from './booking-agreement.ts'
import { paymentCheckout, sandboxOutcomes } from './payment-checkout.ts'
import { waitlistPlace } from './waitlist.ts'

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
  idempotent: true,
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
  idempotent: true,
  summary: 'Cancel a booking for the refund that was shown',
  description:
    'Cancels a booking and frees its seat; a seat that is only held is free for a refund of 0. The refund must be the one that the member was shown, and so must what was paid, if it is named: money may have arrived in the meantime.',
  tag: 'Bookings',
  params,
  body: requestBody({ refund: paise, paid: z.optional(paise) }),
  responses: { 200: bookingView },
  errors: ['NOT_FOUND', 'BOOKING_ENDED', 'REFUND_CHANGED', 'REFUND_BY_CLUB', 'REQUEST_RUNNING'],
})

export const joinWaitlist = defineContract({
  method: 'POST',
  path: '/api/waitlist',
  access: 'member',
  limit: 'bookingChanges',
  idempotent: true,
  summary: 'Join the waitlist of a full departure',
  description:
    'Joins the waitlist of a full departure. A member who is on it already gets their place.',
  tag: 'Bookings',
  body: requestBody({ scheduleId: id }),
  responses: { 201: waitlistPlace },
  errors: [
    'NOT_FOUND',
    'NOT_BOOKABLE',
    'NOT_FULL',
    'SEATS_BEING_PAID',
    'BOOKED_ALREADY',
    'EMAIL_UNCONFIRMED',
    'REQUEST_RUNNING',
  ],
})

export const listWaitlistPlaces = defineContract({
  method: 'GET',
  path: '/api/waitlist',
  access: 'member',
  summary: 'The waitlists of the signed-in member',
  description: "The member's places on waitlists.",
  tag: 'Bookings',
  responses: { 200: z.array(waitlistPlace) },
})

export const openWaitlistOffer = defineContract({
  method: 'POST',
  path: '/api/waitlist/:id/open',
  access: 'member',
  limit: 'bookingChanges',
  summary: 'Open the offer of a seat',
  description:
    "Opens the seat that a departure's waitlist offers to the member, by the departure's id: it is then theirs to book for 24 hours. A repeat changes nothing.",
  tag: 'Bookings',
  params,
  responses: { 200: waitlistPlace },
  errors: ['NOT_FOUND'],
})

export const leaveWaitlist = defineContract({
  method: 'DELETE',
  path: '/api/waitlist/:id',
  access: 'member',
  limit: 'bookingChanges',
  summary: 'Leave the waitlist of a departure',
  description:
    "Leaves the waitlist of a departure, by the departure's id. A member who is not on it gets the same answer.",
  tag: 'Bookings',
  params,
  responses: { 200: z.object({ waiting: z.literal(false) }) },
})

export const createPaymentOrder = defineContract({
  method: 'POST',
  path: '/api/payments/orders',
  access: 'member',
  limit: 'payments',
  idempotent: true,
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

const gatewayText = (max: number) => lineOfText({ min: 1, max, message: 'Is missing' })

export const verifyPayment = defineContract({
  method: 'POST',
  path: '/api/payments/verify',
  access: 'member',
  limit: 'payments',
  summary: 'Report a payment with its signature',
  description:
    'Reports a payment from the browser. The signature is checked against the stored order. A repeat has no further effect, so it needs no key.',
  tag: 'Payments',
  body: requestBody({
    orderId: gatewayText(100),
    paymentId: gatewayText(100),
    signature: gatewayText(200),
  }),
  responses: { 200: bookingView },
  errors: ['NOT_FOUND', 'SIGNATURE_WRONG', 'GATEWAY_UNAVAILABLE'],
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
