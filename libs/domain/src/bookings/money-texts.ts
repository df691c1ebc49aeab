import { formatDate } from '../calendar/format-date.ts'
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts'
import type { Gathering } from '../departures/guarantee.ts'
import { formatPaise } from '../money/format-paise.ts'
import { moneyStateNames } from '../seats/booking.ts'
import { type BookingSums, keptOf } from '../seats/booking-sums.ts'
import type { BookingView } from './booking-view.ts'
import { lastBalanceDate } from '../payments/payment-plan.ts'
import { doneSum, isOfBooking } from '../refunds/refund-history.ts'

/** The money of a booking in a sentence: 'Deposit paid: ₹50,000 of ₹2,00,000.' */
export function paidText({
  money,
  amountPaid,
  discount,
  price,
  refundHistory,
}: Pick<BookingView, 'money' | 'amountPaid' | 'discount' | 'price' | 'refundHistory'>): string {
  const [paid, total] = [formatPaise(amountPaid), formatPaise(price.total)]
  const name = moneyStateNames[money]
  switch (money) {
    case 'unpaid':
      return `${name} yet. The price is ${total}.`
    case 'part-refunded':
      return `${name}: ${formatPaise(doneSum(refundHistory.filter(isOfBooking)))} of the ${paid} you have paid.`
    case 'refunded':
      return `${name}: all ${paid} you paid.`
    default: {
      const sum = amountPaid === price.total ? paid : `${paid} of ${total}`
      return `${name}: ${sum}${discount > 0 ? `, with ${formatPaise(discount)} off by an offer` : ''}.`
    }
  }
}

/** What cancelling is measured by: 'the ₹50,000 you have paid', 'the ₹30,000 left of what you have paid'. */
export const keptText = (sums: Pick<BookingSums, 'amountPaid' | 'partRefunded'>): string =>
  `the ${formatPaise(keptOf(sums))} ${sums.partRefunded > 0 ? 'left of what you have paid' : 'you have paid'}`

/** A balance that is still to pay, with its departure. */
export interface OwedBalance {
  /** Paise. */
  readonly amount: number
  readonly balanceDue: CalendarDate
  /** The club's date. */
  readonly today: CalendarDate
  readonly departure: Pick<Gathering, 'groupDecision' | 'decisionDate'>
}

/**
 * Whether an unpaid balance can be what ends a booking. A departure that is not guaranteed yet may be decided first: then it
 * takes place, or everyone gets everything back.
 */
export const canEndUnpaid = ({
  balanceDue,
  departure: { groupDecision, decisionDate },
}: Pick<OwedBalance, 'balanceDue' | 'departure'>): boolean =>
  groupDecision === 'guaranteed' || decisionDate > addDays(lastBalanceDate(balanceDue), 1)

/** When a balance is due, and what becomes of the booking without it. Says from the day after its date on that it is overdue. */
export function balanceText({ amount, balanceDue, today, departure }: OwedBalance): string {
  const until = formatDate(lastBalanceDate(balanceDue))
  const sum = formatPaise(amount)
  const last = `We accept it until ${until}. If it is not paid by then, the booking is cancelled under its terms.`
  if (today > balanceDue) {
    return `Balance overdue: ${sum} was due by ${formatDate(balanceDue)}. ${last}`
  }
  const due = `The balance of ${sum} is due by ${formatDate(balanceDue)}.`
  return canEndUnpaid({ balanceDue, departure }) ? `${due} ${last}` : due
}

/** What is said of a hold that has ended and of which no money is known. */
export const noPaymentText =
  'We have received no payment. If one still arrives, all of it goes back to you.'
