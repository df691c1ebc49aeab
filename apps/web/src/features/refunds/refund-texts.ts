import type { BookingView } from '@farandfew/domain/bookings/booking-view.ts'
import { cancellationTerms, refundByRule } from '@farandfew/domain/refunds/refund.ts'
import { keptText } from '@farandfew/domain/bookings/money-texts.ts'
import { isPartRefund, refundSum } from '@farandfew/domain/refunds/refund-history.ts'
import { daysBetween } from '@farandfew/domain/calendar/calendar-date.ts'
import { refundDates } from '@farandfew/domain/refunds/cancellation-texts.ts'
import { formatPaise } from '@farandfew/domain/money/format-paise.ts'

type RefundStep = BookingView['refunds'][number]

/** What cancelling is about: a departure on offer, or a booking. */
export type Cancellable = Pick<BookingView, 'today' | 'departure' | 'price' | 'plan' | 'refunds'> &
  Partial<
    Pick<
      BookingView,
      'status' | 'balanceUntil' | 'discount' | 'amountPaid' | 'refundHistory' | 'refundNow'
    >
  >

/** The sums of a booking from which nothing has gone back by cancelling. */
const sumsOf = ({
  amountPaid = 0,
  refundHistory = [],
}: Pick<Cancellable, 'amountPaid' | 'refundHistory'>) => ({
  amountPaid,
  partRefunded: refundSum(refundHistory.filter(isPartRefund)),
})

/** What cancelling is measured by, in words: 'the ₹50,000 you have paid'. */
export const keptTextOf = (booking: Pick<BookingView, 'amountPaid' | 'refundHistory'>): string =>
  keptText(sumsOf(booking))

/**
 * What cancelling is measured by once the whole price is paid, in paise: without offers of the gateway and what went back
 * without cancelling. Undefined if nothing will be paid after what is paid first.
 */
export function keptOncePaid(shown: Cancellable): number | undefined {
  const { plan, price, status, balanceUntil, discount = 0 } = shown
  const isAllPaid = status === 'confirmed' && !balanceUntil
  return plan.kind === 'deposit' && !isAllPaid
    ? price.total - discount - sumsOf(shown).partRefunded
    : undefined
}

/** The headings of the two sums of a refund: as it stands, and once the whole price is paid. */
export function refundHeadings(shown: Cancellable): readonly [string, string] {
  const { amountPaid, partRefunded } = sumsOf(shown)
  const isDeposit = partRefunded === 0 && amountPaid <= shown.plan.now
  return isDeposit ? ['Deposit paid', 'Paid in full'] : ['As it stands', 'Once paid in full']
}

const everything = ['Everything you have paid', 'Everything that is left of what you paid'] as const

/** The share of what was paid that a step gives back, of all of it and after a part was refunded. */
const shareTexts: Readonly<Record<RefundStep['rule'], readonly [ofAll: string, ofRest: string]>> = {
  'club cancels': everything,
  'reflection period': everything,
  early: everything,
  half: ['Half of what you have paid', 'Half of what is left of what you paid'],
  late: ['No refund', 'No refund'],
}

/** The dates of each step and what it gives back, of what is paid and once the whole price is paid. */
export function refundRows(shown: Cancellable) {
  const { refunds: steps } = shown
  const dates = refundDates(steps)
  const sharesOf = sumsOf(shown).partRefunded > 0 ? 1 : 0
  const whole = keptOncePaid(shown) ?? 0
  return steps.map(({ rule, amount }, index) => ({
    when: dates[index],
    share: shareTexts[rule][sharesOf],
    amount: formatPaise(amount),
    ofWhole: formatPaise(refundByRule(rule, whole)),
  }))
}

/** Whether booking has just been, or is now, so early that the member may step back whatever the dates say. */
export const canReflect = ({ status, refundNow, refunds, departure, today }: Cancellable) =>
  status === 'confirmed'
    ? (refundNow ?? 0) > (refunds[0]?.amount ?? 0)
    : daysBetween(today, departure.departureDate) >= cancellationTerms.reflectionDays
