import * as z from 'zod/mini'
import { id } from '../contract/request.ts'
import { paise } from './booking.ts'

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

/** What the sandbox's checkout can do with a payment. */
export const sandboxOutcomes = ['paid', 'declined', 'late', 'twice', 'lost'] as const
