import * as z from 'zod/mini'
import { id, instant } from '../contract/request.ts'
import { paise } from '../money/paise.ts'

/** Hours after the end of a hold within which a payment for it still gets the seat at its price, if one is free. */
export const holdRevivalHours = 1

/** The most seats that a member can hold without paying: of one departure in 24 hours, and at once. */
export const holdLimits = { ofDepartureInDay: 2, atOnce: 2 } as const

/** The longest reason that an operator gives. */
export const cancelReasonMaxLength = 500

export const bookingStatuses = ['pending', 'confirmed', 'expired', 'cancelled'] as const
export type BookingStatus = (typeof bookingStatuses)[number]

export const bookingEnds = ['member', 'club', 'hold', 'balance', 'group'] as const
export type BookingEnd = (typeof bookingEnds)[number]

/** The parts of a payment plan: each is paid by one order. */
export const planParts = ['at once', 'deposit', 'balance'] as const
export type PlanPart = (typeof planParts)[number]

/** What was paid. A bank transfer that confirms a seat can be more than the deposit and less than the price: a first payment. */
export const paymentParts = [...planParts, 'first payment'] as const
export type PaymentPart = (typeof paymentParts)[number]

export const partLabels: Readonly<Record<PaymentPart, string>> = {
  'at once': 'Whole price',
  deposit: 'Deposit',
  balance: 'Balance',
  'first payment': 'First payment',
}

/** How money arrives: at the payment gateway, or by a bank transfer that an operator records. */
export const paymentMethods = ['gateway', 'transfer'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** What a booking has received, and what of it has reached the member again. The database derives it. */
export const moneyStates = [
  'unpaid',
  'deposit-paid',
  'paid-in-full',
  'part-refunded',
  'refunded',
] as const
export type MoneyState = (typeof moneyStates)[number]

/** The states of a booking in words. */
export const bookingStatusNames = {
  confirmed: 'Confirmed',
  pending: 'Held',
  expired: 'Expired',
  cancelled: 'Cancelled',
} as const satisfies Readonly<Record<BookingStatus, string>>

/** What a booking is called for short, see bookingLabel. */
export const bookingLabels = [
  ...Object.values(bookingStatusNames),
  'Payment on its way',
  'Released',
] as const
export type BookingLabel = (typeof bookingLabels)[number]

export const moneyStateNames: Readonly<Record<MoneyState, string>> = {
  unpaid: 'Not paid',
  'deposit-paid': 'Deposit paid',
  'paid-in-full': 'Paid in full',
  'part-refunded': 'Part refunded',
  refunded: 'Refunded',
}

export const paymentStatuses = ['pending', 'paid', 'failed', 'refunded'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

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

/** Days for which a hold that ran out during its payment is listed. */
export const lapsedHoldDays = 7
