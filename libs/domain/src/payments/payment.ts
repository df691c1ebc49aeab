import * as z from 'zod/mini'
import { defaultCurrency } from '../constants/limits.ts'
import { id, instant, calendarDate, requestBody } from '../contract/request.ts'
import { paise } from '../money/paise.ts'
import { lineOfText } from '../text/text.ts'
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

/** The version of the Booking Terms: the calendar date of their last change, as a booking shows it. A test compares it with their text. */
export const bookingTermsVersion = '2026-11-27'

/** What a member says before money moves. */
export const bookingAgreement = z.strictObject({
  terms: z.literal(bookingTermsVersion, 'The Booking Terms have changed. Please read them again.'),
  isAdult: z.literal(true, 'Please confirm that you are 18 or older'),
})

/** An id or a signature of the gateway. */
export const gatewayText = (max: number) => lineOfText({ min: 1, max, message: 'Is missing' })

/** Basis points (500 is 5 %). */
const rate = z
  .int('Please enter a percentage')
  .check(z.gte(0, 'Must not be negative'), z.lte(10_000, 'Must be at most 100 percent'))

const taxRates = z.object({ validFrom: calendarDate, gst: rate, tcs: rate })

/** The rates by date, the latest first. */
export const adminTaxRates = z.object({
  /** Whether an owner has confirmed the rates, or added some. */
  isConfirmed: z.boolean('Must be true or false'),
  /** The club's date. */
  today: calendarDate,
  items: z.array(taxRates),
})
export type AdminTaxRates = z.output<typeof adminTaxRates>

/** New rates, in force from a date on. Seats that were held before keep theirs. */
export const newTaxRates = requestBody({ validFrom: calendarDate, gst: rate, tcs: rate })
export type NewTaxRates = z.output<typeof newTaxRates>

export const taxRatesParams = z.object({ validFrom: calendarDate })

/** '18', '5', '0.5' and the like as basis points; undefined for what is no percentage of at most two decimals. */
export function parsePercent(text: string): number | undefined {
  const typed = /^([0-9]{1,3})(?:\.([0-9]{1,2}))?$/.exec(text.trim().replace(/ ?%$/, ''))
  if (!typed) return undefined
  return Number(typed[1]) * 100 + Number((typed[2] ?? '').padEnd(2, '0'))
}
