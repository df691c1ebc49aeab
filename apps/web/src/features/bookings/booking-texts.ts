import type { BookingView, DepartureOffer } from '@farandfew/domain/bookings/booking-view.ts'
import { cancellationTerms, refundByRule } from '@farandfew/domain/refunds/refund.ts'
import { balanceText, keptText, noPaymentText } from '@farandfew/domain/bookings/money-texts.ts'
import {
  doneSum,
  isOfBooking,
  isPartRefund,
  isReturn,
  refundSum,
  refundSumText,
} from '@farandfew/domain/refunds/refund-history.ts'
import type { WaitlistPlace } from '@farandfew/domain/waitlist/waitlist.ts'
import { type CalendarDate, daysBetween } from '@farandfew/domain/calendar/calendar-date.ts'
import { refundDates } from '@farandfew/domain/refunds/cancellation-texts.ts'
import { formatClubTime } from '@farandfew/domain/calendar/format-club-time.ts'
import { counted } from '@farandfew/domain/constants/labels.ts'
import {
  flightsText as whenToBookFlights,
  guaranteeText,
} from '@farandfew/domain/departures/guarantee.ts'
import { groupCountdown } from '@farandfew/domain/groups/countdown.ts'
import { returnDate } from '@farandfew/domain/departures/departure-dates.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { formatPaise } from '@farandfew/domain/money/format-paise.ts'

type OwnSeat = Pick<WaitlistPlace, 'isKept'> & { offeredUntil: string }
type RefundStep = BookingView['refunds'][number]

/** Until when a seat is the member's: one that an operator keeps for them, or one that the waitlist offers. */
export const ownSeatText = ({ isKept, offeredUntil }: OwnSeat): string =>
  `A seat is ${isKept ? 'kept for you' : 'yours to book'} until ${formatClubTime(offeredUntil)}.`

const endings: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
}

/** 'You are 2nd on the waitlist.' */
export function placeInLineText(position: number): string {
  const rule = new Intl.PluralRules('en', { type: 'ordinal' }).select(position)
  return `You are ${position}${endings[rule] ?? 'th'} on the waitlist.`
}

/** What a member who waits can expect. */
export const waitingNote = "We'll email you when a seat is yours to book."

/** '3 seats left'. */
export const seatsLeftText = (seats: number) => `${counted(seats, 'seat', 'seats')} left`

/** 'in 105 days', 'tomorrow', 'today'; undefined once the departure has left. */
export function daysUntilText(today: CalendarDate, date: CalendarDate): string | undefined {
  const days = daysBetween(today, date)
  if (days < 0) return undefined
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}

type Shown = Pick<DepartureOffer, 'departure' | 'today'>

export const hasLeft = ({ departure, today }: Shown) => departure.departureDate <= today

/** Whether the travellers have returned. */
export const isTripOver = ({ departure: { departureDate, duration }, today }: Shown) =>
  returnDate(departureDate, duration) < today

/** Whether the departure takes place. See guaranteeText for `hasSeat`. */
export function groupText(shown: Shown, hasSeat = false): string {
  const { departure } = shown
  if (departure.groupDecision === 'cancelled') return guaranteeText(departure)
  if (hasLeft(shown)) return 'This departure has already left.'
  // One that is only off the schedule is decided like any other, if someone has booked it.
  const { groupDecision, decisionDate, seats, isClosed } = departure
  const isLost = seats.booked === 0 || shown.today >= decisionDate
  return isClosed && groupDecision === null && isLost
    ? 'This departure will not take place. Everyone is refunded in full.'
    : guaranteeText(departure, hasSeat)
}

/** The same for a member with a seat: of a trip that has left, they read where it is. */
export const bookedGroupText = (shown: Shown): string =>
  hasLeft(shown) && shown.departure.groupDecision !== 'cancelled'
    ? `${groupCountdown(shown.departure, shown.today)}.`
    : groupText(shown, true)

/** When to book flights: once the departure is guaranteed. Undefined when that is known. */
export const flightsText = (shown: Shown): string | undefined =>
  shown.departure.groupDecision !== null || hasLeft(shown)
    ? undefined
    : whenToBookFlights(shown.departure)

/** The first payment and what follows. */
export function planText(plan: BookingView['plan']): string {
  if (plan.kind === 'at once') return `${formatPaise(plan.now)} now, which is the full price.`
  return `${formatPaise(plan.now)} deposit now, and the balance of ${formatPaise(plan.balance)} by ${formatDate(plan.balanceDue)}.`
}

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

/** The share of what was paid that a step gives back. */
function shareText(rule: RefundStep['rule'], isPartRefunded: boolean): string {
  switch (rule) {
    case 'half':
      return isPartRefunded ? 'Half of what is left of what you paid' : 'Half of what you have paid'
    case 'late':
      return 'No refund'
    default:
      return isPartRefunded
        ? 'Everything that is left of what you paid'
        : 'Everything you have paid'
  }
}

/** The dates of each step and what it gives back, of what is paid and once the whole price is paid. */
export function refundRows(shown: Cancellable) {
  const { refunds: steps } = shown
  const dates = refundDates(steps)
  const isPartRefunded = sumsOf(shown).partRefunded > 0
  const whole = keptOncePaid(shown) ?? 0
  return steps.map(({ rule, amount }, index) => ({
    when: dates[index],
    share: shareText(rule, isPartRefunded),
    amount: formatPaise(amount),
    ofWhole: formatPaise(refundByRule(rule, whole)),
  }))
}

/** Whether booking has just been, or is now, so early that the member may step back whatever the dates say. */
export const canReflect = ({ status, refundNow, refunds, departure, today }: Cancellable) =>
  status === 'confirmed'
    ? (refundNow ?? 0) > (refunds[0]?.amount ?? 0)
    : daysBetween(today, departure.departureDate) >= cancellationTerms.reflectionDays

/** When the balance of a booking is due, or that it is overdue; undefined if none is to pay. */
export function owedText({ due, plan, today, departure }: BookingView): string | undefined {
  if (due?.part !== 'balance' || plan.kind !== 'deposit') return undefined
  return balanceText({ amount: due.amount, balanceDue: plan.balanceDue, today, departure })
}

type Ended = Pick<BookingView, 'status' | 'endedBy' | 'amountPaid'>

/** Whether the member gave the seat back before paying. */
const isReleased = ({ status, endedBy, amountPaid }: Ended) =>
  status === 'cancelled' && endedBy === 'member' && amountPaid === 0

/** Why a booking ended, as a heading. */
export const endedTitle = (booking: Ended): string => {
  if (booking.status === 'expired') return 'Your hold has ended'
  if (isReleased(booking)) return 'You released your seat'
  switch (booking.endedBy) {
    case 'member':
      return 'You cancelled this booking'
    case 'balance':
      return 'Cancelled: the balance was not paid'
    case 'group':
      return 'Cancelled: too few travellers booked'
    case 'club':
      return booking.amountPaid > 0 ? 'We had to cancel this booking' : 'We ended your hold'
    default:
      return 'This booking was cancelled'
  }
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
