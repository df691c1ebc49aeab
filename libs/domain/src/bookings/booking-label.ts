import { formatPaise } from '../money/format-paise.ts'
import { depositOf } from '../payments/payment-plan.ts'
import { type BookingLabel, bookingStatusNames, moneyStateNames } from '../seats/booking.ts'
import type { BookingFacts } from './booking-summary.ts'

/** Whether what was paid is exactly the deposit of the price. */
export const isDepositPaid = ({ plan, totalAmount, amountPaid, discount }: LabelFacts): boolean =>
  plan.kind === 'deposit' && amountPaid + discount === depositOf(totalAmount)

interface StateFacts extends Pick<
  BookingFacts,
  'status' | 'endedBy' | 'amountPaid' | 'isPaymentOnItsWay'
> {
  readonly departure: Pick<BookingFacts['departure'], 'groupDecision'>
}

/** What the short words about a booking are made from: in lists there is nothing else. */
export type LabelFacts = StateFacts &
  Pick<BookingFacts, 'isReturnOnItsWay' | 'money' | 'plan' | 'totalAmount' | 'discount'>

/** The money of a booking in a few words. */
export function moneyLabel(facts: LabelFacts): string {
  const isOnItsWay = facts.isReturnOnItsWay || bookingLabel(facts) === 'Payment on its way'
  if (facts.money === 'unpaid' && isOnItsWay) return 'Payment on its way'
  const paid = `${formatPaise(facts.amountPaid)} paid`
  const hasEnded = facts.status === 'expired' || bookingLabel(facts) === 'Cancelled'
  // Its refunds say what became of it.
  if (hasEnded && ['deposit-paid', 'paid-in-full'].includes(facts.money)) return paid
  return facts.money === 'deposit-paid' && !isDepositPaid(facts)
    ? `${paid} so far`
    : moneyStateNames[facts.money]
}

/** Whether its member ended it before it was paid. */
export const isReleased = ({ status, endedBy, amountPaid }: StateFacts): boolean =>
  status === 'cancelled' && endedBy === 'member' && amountPaid === 0

/** The state of a booking for a badge. */
export function bookingLabel(facts: StateFacts): BookingLabel {
  const { status, isPaymentOnItsWay, departure } = facts
  if (isReleased(facts)) return 'Released'
  if (status === 'confirmed' && departure.groupDecision === 'cancelled') return 'Cancelled'
  const isOpen = status === 'pending' || status === 'expired'
  return isOpen && isPaymentOnItsWay ? 'Payment on its way' : bookingStatusNames[status]
}
