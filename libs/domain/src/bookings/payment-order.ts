import * as z from 'zod/mini'
import { defaultCurrency } from '../constants/limits.ts'
import { id, instant } from '../contract/request.ts'
import { storedText } from '../text/stored-text.ts'

export const paymentOrderStatuses = ['created', 'attempted', 'paid', 'failed', 'refunded'] as const
export type PaymentOrderStatus = (typeof paymentOrderStatuses)[number]

export const paymentOrder = z.object({
  id,
  /** The gateway's own id; unique. */
  orderId: storedText(100),
  /** In the currency's smallest unit: paise for INR. */
  amount: z.int('Must be a whole number').check(z.positive('Must be at least 1')),
  /** ISO 4217. */
  currency: z._default(
    z
      .string('Must be a currency')
      .check(z.regex(/^[A-Z]{3}$/, 'Must be the three letters of a currency')),
    defaultCurrency,
  ),
  receipt: storedText(100),
  status: z._default(z.enum(paymentOrderStatuses, 'Must be a state of an order'), 'created'),
  tripId: id,
  scheduleId: id,
  userId: id,
  createdAt: instant,
  updatedAt: instant,
  paymentId: z.nullable(storedText(100)),
  /** The gateway's signature of the payment; never leaves the API. */
  paymentSignature: z.nullable(storedText(200)),
  notes: z.record(storedText(100), storedText(500), 'Must be an object of texts'),
})
