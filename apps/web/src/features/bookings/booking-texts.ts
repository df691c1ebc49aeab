import type { BookingView } from '@farandfew/domain/bookings/booking-view.ts'
import type { BookingEnd } from '@farandfew/domain/seats/booking.ts'
import { balanceText, noPaymentText } from '@farandfew/domain/bookings/money-texts.ts'
import {
  doneSum,
  isOfBooking,
  isPartRefund,
  isReturn,
  refundSum,
  refundSumText,
} from '@farandfew/domain/refunds/refund-history.ts'
import { formatPaise } from '@farandfew/domain/money/format-paise.ts'

/** When the balance of a booking is due, or that it is overdue; undefined if none is to pay. */
export function owedText({ due, plan, today, departure }: BookingView): string | undefined {
  if (due?.part !== 'balance' || plan.kind !== 'deposit') return undefined
  return balanceText({ amount: due.amount, balanceDue: plan.balanceDue, today, departure })
}

type Ended = Pick<BookingView, 'status' | 'endedBy' | 'amountPaid'>

/** Whether the member gave the seat back before paying. */
const isReleased = ({ status, endedBy, amountPaid }: Ended) =>
  status === 'cancelled' && endedBy === 'member' && amountPaid === 0

const endTitles: Readonly<Record<BookingEnd, string>> = {
  member: 'You cancelled this booking',
  club: 'We had to cancel this booking',
  hold: 'This booking was cancelled',
  balance: 'Cancelled: the balance was not paid',
  group: 'Cancelled: too few travellers booked',
}

/** Why a booking ended, as a heading. */
export function endedTitle(booking: Ended): string {
  if (booking.status === 'expired') return 'Your hold has ended'
  if (isReleased(booking)) return 'You released your seat'
  if (booking.endedBy === 'club' && booking.amountPaid === 0) return 'We ended your hold'
  return endTitles[booking.endedBy ?? 'hold']
}

type Money = Ended & Pick<BookingView, 'amountReturned' | 'refundHistory' | 'isPaymentOnItsWay'>

/** Whether everything that came late, twice or with a wrong amount has reached the member. */
const isAllReturned = ({
  amountReturned,
  refundHistory,
}: Pick<Money, 'amountReturned' | 'refundHistory'>) =>
  doneSum(refundHistory.filter(isReturn)) >= amountReturned

/** What cancelling gave back of what was paid, beside what had gone back before. */
function refundText({ amountPaid, refundHistory }: Money): string {
  const earlier = refundSum(refundHistory.filter(isPartRefund))
  const refunds = refundHistory.filter((refund) => isOfBooking(refund) && !isPartRefund(refund))
  const paid = `You have paid ${formatPaise(amountPaid)}`
  if (refunds.length === 0) {
    const nothing = 'Under the cancellation terms there is no refund'
    return earlier > 0
      ? `${paid}. ${nothing} of what was left after an earlier refund of ${formatPaise(earlier)}.`
      : `${paid}. ${nothing}.`
  }
  const refund = `${paid}, and your refund is ${refundSumText(refunds)}.`
  return earlier > 0
    ? `${refund} That is in addition to an earlier refund of ${formatPaise(earlier)}.`
    : refund
}

/** What happened to the money of a booking that has ended. The list of its refunds says how far each is. */
export function endedMoneyText(booking: Money): string {
  const { status, amountPaid, amountReturned } = booking
  const isReturned = isAllReturned(booking)
  if (amountPaid > 0) {
    return amountReturned > 0
      ? `${refundText(booking)} Another ${formatPaise(amountReturned)} that you paid ${isReturned ? 'has been refunded' : 'goes back'} in full.`
      : refundText(booking)
  }
  if (amountReturned > 0) {
    const when = status === 'cancelled' ? 'after this booking was cancelled' : 'too late'
    return `Your payment of ${formatPaise(amountReturned)} arrived ${when}. All of it ${isReturned ? 'has been refunded' : 'goes back'}.`
  }
  if (booking.isPaymentOnItsWay) {
    return 'Your payment is on its way to us. When it arrives, you get a seat if one is free, or all of the money back. Please do not pay again.'
  }
  if (status === 'cancelled') {
    return isReleased(booking) ? `You released it before you paid. ${noPaymentText}` : noPaymentText
  }
  return 'No payment has reached us. If you paid and it arrives late, you get a seat if one is free, or all of the money back.'
}

/** The money of a confirmed booking that was paid twice; undefined if nothing was. */
export const returnedText = (
  booking: Pick<Money, 'amountReturned' | 'refundHistory'>,
): string | undefined =>
  booking.amountReturned > 0
    ? `You paid ${formatPaise(booking.amountReturned)} too much. All of it ${isAllReturned(booking) ? 'has been refunded' : 'goes back'}.`
    : undefined
