import * as z from 'zod/mini'
import { id } from '../contract/request.ts'
import { paise } from '../money/paise.ts'

/** An order at the payment gateway, with what its checkout needs. */
export const paymentCheckout = z.object({
  bookingId: id,
  orderId: z.string(),
  amount: paise,
  currency: z.string(),
  gateway: z.enum(['sandbox', 'razorpay']),
  publicKey: z.string(),
  /** What the gateway's checkout is filled in with; null for what the member has not entered. */
  payer: z.object({
    name: z.string(),
    email: z.nullable(z.string()),
    /** E.164. */
    phone: z.nullable(z.string()),
  }),
})
export type PaymentCheckout = z.output<typeof paymentCheckout>

/** What the sandbox's checkout can do with a payment. */
export const sandboxOutcomes = ['paid', 'declined', 'late', 'twice', 'lost'] as const
