import * as z from 'zod/mini'
import { defineContract, writeErrors } from '../contract/contract.ts'
import { id, idParam, requestBody } from '../contract/request.ts'
import { lineOfText } from '../text/text.ts'
import { bookingView, departureOffer } from './booking-view.ts'
import { paise } from './booking.ts'
import { waitlistPlace } from './waitlist.ts'
import {
  cancelBookingEndpoint,
  createPaymentOrderEndpoint,
  getBookingCalendarEndpoint,
  getBookingEndpoint,
  getDepartureOfferEndpoint,
  holdSeatEndpoint,
  joinWaitlistEndpoint,
  leaveWaitlistEndpoint,
  listBookingsEndpoint,
  listWaitlistPlacesEndpoint,
  paySandboxEndpoint,
  receivePaymentEventEndpoint,
  verifyPaymentEndpoint,
} from './bookings.endpoints.ts'

const params = z.object({ id: idParam })
const readErrors = ['VALIDATION_FAILED', 'DATABASE_UNAVAILABLE'] as const
const memberErrors = [...writeErrors, 'NOT_SIGNED_IN'] as const
const keyErrors = ['IDEMPOTENCY_KEY_REUSED', 'REQUEST_RUNNING'] as const

/** A departure as it is sold at this moment: live seats, price lines, payment plan, and refunds by date. */
export const getDepartureOffer = defineContract({
  ...getDepartureOfferEndpoint,
  summary: 'One departure with its live seats, price and terms',
  tag: 'Schedule',
  params,
  responses: { 200: departureOffer },
  errors: [...readErrors, 'NOT_FOUND'],
})

/**
 * Holds a seat for 15 minutes. A member who holds a seat on the departure already gets that booking. The same
 * `Idempotency-Key` with the same body gets the first answer.
 */
export const holdSeat = defineContract({
  ...holdSeatEndpoint,
  summary: 'Hold a seat on a departure',
  tag: 'Bookings',
  body: requestBody({ scheduleId: id }),
  responses: { 201: bookingView },
  errors: [
    ...memberErrors,
    'NOT_FOUND',
    'NOT_BOOKABLE',
    'NO_SEAT_LEFT',
    'BOOKED_ALREADY',
    ...keyErrors,
  ],
})

/** The member's bookings, the newest first. */
export const listBookings = defineContract({
  ...listBookingsEndpoint,
  summary: 'The bookings of the signed-in member',
  tag: 'Bookings',
  responses: { 200: z.array(bookingView) },
  errors: ['NOT_SIGNED_IN', 'DATABASE_UNAVAILABLE'],
})

/** One booking of the member; another member's booking is not found. */
export const getBooking = defineContract({
  ...getBookingEndpoint,
  summary: 'One booking of the signed-in member',
  tag: 'Bookings',
  params,
  responses: { 200: bookingView },
  errors: [...readErrors, 'NOT_SIGNED_IN', 'NOT_FOUND'],
})

/**
 * A confirmed booking of the member as an all-day calendar event (RFC 5545) that blocks its days, also when the departure
 * is no longer on the schedule.
 */
export const getBookingCalendar = defineContract({
  ...getBookingCalendarEndpoint,
  summary: 'One booking of the signed-in member as a calendar file',
  tag: 'Bookings',
  params,
  responses: { 200: z.string() },
  mediaType: 'text/calendar',
  errors: [...readErrors, 'NOT_SIGNED_IN', 'NOT_FOUND'],
})

/**
 * Cancels a booking and frees its seat; a seat that is only held is free for a refund of 0. The refund must be the one
 * that the member was shown, and so must what was paid, if it is named: money may have arrived meanwhile.
 */
export const cancelBooking = defineContract({
  ...cancelBookingEndpoint,
  summary: 'Cancel a booking for the refund that was shown',
  tag: 'Bookings',
  params,
  body: requestBody({ refund: paise, paid: z.optional(paise) }),
  responses: { 200: bookingView },
  errors: [...memberErrors, 'NOT_FOUND', 'BOOKING_ENDED', 'REFUND_CHANGED', ...keyErrors],
})

/** Joins the waitlist of a full departure. A member who is on it already gets their place. */
export const joinWaitlist = defineContract({
  ...joinWaitlistEndpoint,
  summary: 'Join the waitlist of a full departure',
  tag: 'Bookings',
  body: requestBody({ scheduleId: id }),
  responses: { 201: waitlistPlace },
  errors: [
    ...memberErrors,
    'NOT_FOUND',
    'NOT_BOOKABLE',
    'NOT_FULL',
    'BOOKED_ALREADY',
    ...keyErrors,
  ],
})

/** The member's places on waitlists. */
export const listWaitlistPlaces = defineContract({
  ...listWaitlistPlacesEndpoint,
  summary: 'The waitlists of the signed-in member',
  tag: 'Bookings',
  responses: { 200: z.array(waitlistPlace) },
  errors: ['NOT_SIGNED_IN', 'DATABASE_UNAVAILABLE'],
})

/** Leaves the waitlist of a departure, by the departure's id. A member who is not on it gets the same answer. */
export const leaveWaitlist = defineContract({
  ...leaveWaitlistEndpoint,
  summary: 'Leave the waitlist of a departure',
  tag: 'Bookings',
  params,
  responses: { 200: z.object({ waiting: z.literal(false) }) },
  errors: [...readErrors, 'NOT_SIGNED_IN', 'CROSS_SITE_WRITE'],
})

/** An order at the payment gateway, with what its checkout needs. */
export const paymentCheckout = z.object({
  bookingId: id,
  orderId: z.string(),
  amount: paise,
  currency: z.string(),
  gateway: z.enum(['sandbox', 'razorpay']),
  publicKey: z.string(),
})
export type PaymentCheckout = z.output<typeof paymentCheckout>

/**
 * The order for the payment that is due on a booking. If one is open, the gateway is asked whether it was paid meanwhile;
 * if not, it is the answer.
 */
export const createPaymentOrder = defineContract({
  ...createPaymentOrderEndpoint,
  summary: 'Open the payment that is due on a booking',
  tag: 'Payments',
  body: requestBody({ bookingId: id }),
  responses: { 201: paymentCheckout },
  errors: [
    ...memberErrors,
    'NOT_FOUND',
    'BOOKING_ENDED',
    'NOTHING_DUE',
    'GATEWAY_UNAVAILABLE',
    ...keyErrors,
  ],
})

const gatewayText = (max: number) => lineOfText({ min: 1, max, message: 'Is missing' })

/**
 * Reports a payment from the browser. The signature is checked against the stored order. A repeat has no further effect,
 * so it needs no key.
 */
export const verifyPayment = defineContract({
  ...verifyPaymentEndpoint,
  summary: 'Report a payment with its signature',
  tag: 'Payments',
  body: requestBody({
    orderId: gatewayText(100),
    paymentId: gatewayText(100),
    signature: gatewayText(200),
  }),
  responses: { 200: bookingView },
  errors: [...memberErrors, 'NOT_FOUND', 'SIGNATURE_WRONG', 'GATEWAY_UNAVAILABLE'],
})

/** What the sandbox's checkout can do with a payment. */
export const sandboxOutcomes = ['paid', 'declined', 'late', 'twice', 'lost'] as const

/** Plays the checkout of the sandbox. The real gateway's checkout runs at the gateway; then this call is not found. */
export const paySandbox = defineContract({
  ...paySandboxEndpoint,
  summary: 'Pay an order at the sandbox gateway',
  tag: 'Payments',
  body: requestBody({
    orderId: gatewayText(100),
    outcome: z.enum(sandboxOutcomes, 'Must be an outcome of the sandbox'),
  }),
  responses: {
    200: z.object({ paymentId: z.nullable(z.string()), signature: z.nullable(z.string()) }),
  },
  errors: [...memberErrors, 'NOT_FOUND', 'PAYMENT_DECLINED'],
})

/** Receives an event of the payment gateway. The signature covers the body as it was sent. */
export const receivePaymentEvent = defineContract({
  ...receivePaymentEventEndpoint,
  summary: 'Receive an event of the payment gateway',
  tag: 'Payments',
  responses: { 200: z.object({ received: z.literal(true) }) },
  errors: ['VALIDATION_FAILED', 'PAYLOAD_TOO_LARGE', 'SIGNATURE_WRONG', 'DATABASE_UNAVAILABLE'],
})
