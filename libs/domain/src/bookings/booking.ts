import * as z from 'zod/mini'
import { id, instant } from '../contract/request.ts'

/** Minutes for which a pending booking holds its seat (docs/product.md#bookings-and-payment). */
export const seatHoldMinutes = 15

/** Hours after the end of a hold within which a payment for it still gets the seat at its price, if one is free. */
export const holdRevivalHours = 1

/** The most seats that a member can hold without paying: of one departure in 24 hours, and at once. */
export const holdLimits = { ofDepartureInDay: 2, atOnce: 2 } as const

export const bookingStatuses = ['pending', 'confirmed', 'expired', 'cancelled'] as const
export type BookingStatus = (typeof bookingStatuses)[number]

export const bookingEnds = ['member', 'club', 'hold', 'balance', 'group'] as const
export type BookingEnd = (typeof bookingEnds)[number]

/** The parts of a payment plan: each is paid by one order. */
export const paymentParts = ['at once', 'deposit', 'balance'] as const
export type PaymentPart = (typeof paymentParts)[number]

/**
 * Why money goes back: a cancelled booking, one that was moved to a cheaper departure, or a payment that came late, twice
 * or with a wrong amount.
 */
export const refundReasons = [
  'member',
  'club',
  'balance',
  'group',
  'moved',
  'late',
  'double',
  'mismatch',
] as const
export type RefundReason = (typeof refundReasons)[number]

/** A refund waits to be sent, is on its way, has arrived, or was refused by the gateway. */
export const refundStatuses = ['queued', 'sent', 'done', 'failed'] as const

export const paymentStatuses = ['pending', 'paid', 'failed', 'refunded'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** The largest amount in paise: PostgreSQL's integer. */
const largestAmount = 2_147_483_647

export const paise = z
  .int('Must be a whole number')
  .check(z.nonnegative('Must not be negative'), z.lte(largestAmount, 'The amount is out of range'))

/** A member's seat on a departure. Amounts are in paise. */
export const booking = z.object({
  id,
  userId: id,
  tripScheduleId: id,
  status: z._default(z.enum(bookingStatuses, 'Must be a state of a booking'), 'pending'),
  paymentStatus: z._default(z.enum(paymentStatuses, 'Must be a state of a payment'), 'pending'),
  amountPaid: z._default(paise, 0),
  totalAmount: paise,
  createdAt: instant,
})
export type Booking = z.output<typeof booking>
