import * as z from 'zod/mini'
import { defineContract } from '../contract/contract.ts'
import { id, requestBody } from '../contract/request.ts'
import { bookingAgreement, gatewayText, paymentCheckout, sandboxOutcomes } from './payment.ts'

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
