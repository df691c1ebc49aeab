import { moneyStateNames } from '@farandfew/domain/bookings/booking.ts'
import type { BookingView, DepartureOffer } from '@farandfew/domain/bookings/booking-view.ts'
import { refundByRule } from '@farandfew/domain/bookings/refund.ts'
import { type RefundEntry, refundSumText } from '@farandfew/domain/bookings/refund-history.ts'
import type { WaitlistPlace } from '@farandfew/domain/bookings/waitlist.ts'
import { type CalendarDate, daysBetween } from '@farandfew/domain/calendar/calendar-date.ts'
import { refundDates } from '@farandfew/domain/bookings/cancellation-texts.ts'
import { counted } from '@farandfew/domain/constants/labels.ts'
import {
  flightsText as whenToBookFlights,
  guaranteeText,
} from '@farandfew/domain/departures/guarantee.ts'
import { groupCountdown } from '@farandfew/domain/groups/countdown.ts'
import { returnDate } from '@farandfew/domain/groups/group-dates.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { formatPaise } from '@farandfew/domain/money/format-paise.ts'

type OwnSeat = Pick<WaitlistPlace, 'isKept'> & { offeredUntil: string }
type RefundStep = BookingView['refunds'][number]

const weekdayAndTime = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})

/** Weekday and time of an instant in the member's time zone: 'Monday 23 November at 19:36'. */
export const dayAndTimeOf = (instant: string): string => weekdayAndTime.format(new Date(instant))

/** Until when a seat is the member's: one that an operator keeps for them, or one that the waitlist offers. */
export const ownSeatText = ({ isKept, offeredUntil }: OwnSeat): string =>
  `A seat is ${isKept ? 'kept for you' : 'yours to book'} until ${dayAndTimeOf(offeredUntil)}.`

const rules = new Intl.PluralRules('en', { type: 'ordinal' })
const endings: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
}

/** 'You are 2nd on the waitlist.' */
export const placeInLineText = (position: number): string =>
  `You are ${position}${endings[rules.select(position)] ?? 'th'} on the waitlist.`

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

/** Whether the departure takes place. */
export function groupText(shown: Shown): string {
  const { departure } = shown
  if (departure.groupDecision === 'cancelled') return guaranteeText(departure)
  if (hasLeft(shown)) return 'This departure has already left.'
  // One that is only off the schedule is decided like any other, if someone has booked it.
  const { groupDecision, decisionDate, seats, isClosed } = departure
  const isLost = seats.booked === 0 || shown.today >= decisionDate
  return isClosed && groupDecision === null && isLost
    ? 'This departure will not take place. Everyone is refunded in full.'
    : guaranteeText(departure)
}

/** 'Deposit paid: ₹50,000 of ₹2,00,000.' */
export function paidText({
  money,
  amountPaid,
  discount,
  price,
}: Pick<BookingView, 'money' | 'amountPaid' | 'discount' | 'price'>): string {
  const paid = `${moneyStateNames[money]}: ${formatPaise(amountPaid)} of ${formatPaise(price.total)}`
  return discount > 0 ? `${paid}, with ${formatPaise(discount)} off by an offer.` : `${paid}.`
}

/** The same for a member with a seat: of a trip that has left, they read where it is. */
export const bookedGroupText = (shown: Shown): string =>
  hasLeft(shown) && shown.departure.groupDecision !== 'cancelled'
    ? `${groupCountdown(shown.departure, shown.today)}.`
    : groupText(shown)

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

/**
 * What cancelling is measured by once the whole price is paid, in paise: without offers of the gateway and what went back
 * without cancelling. Undefined if the plan has one payment.
 */
export const keptOncePaid = ({
  plan,
  price,
  discount = 0,
  amountRefunded = 0,
}: Pick<BookingView, 'plan' | 'price'> &
  Partial<Pick<BookingView, 'discount' | 'amountRefunded'>>): number | undefined =>
  plan.kind === 'deposit' ? price.total - discount - amountRefunded : undefined

/** Share of what was paid, by the rule of a step. */
const shares: Readonly<Record<RefundStep['rule'], string>> = {
  'club cancels': 'Everything you have paid',
  'reflection period': 'Everything you have paid',
  early: 'Everything you have paid',
  half: 'Half of what you have paid',
  late: 'No refund',
}

/** The dates of each step and what it gives back, of what is paid and once the whole price is paid (`whole`, in paise). */
export function refundRows(steps: readonly RefundStep[], whole = 0) {
  const dates = refundDates(steps)
  return steps.map(({ rule, amount }, index) => ({
    when: dates[index],
    share: shares[rule],
    amount: formatPaise(amount),
    ofWhole: formatPaise(refundByRule(rule, whole)),
  }))
}

const returnedReasons: readonly RefundEntry['reason'][] = ['late', 'double', 'mismatch']

/** The refunds of what was paid for the booking, without money that came late, twice or with a wrong amount. */
const ownRefunds = (refunds: readonly RefundEntry[]) =>
  refunds.filter(({ reason }) => !returnedReasons.includes(reason))

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
      return 'We had to cancel this booking'
    default:
      return 'This booking was cancelled'
  }
}

type Money = Ended &
  Pick<BookingView, 'amountRefunded' | 'amountReturned' | 'refundHistory' | 'isPaymentOnItsWay'>

/** What happened to the money of a booking that has ended. The list of its refunds says how far each is. */
export function endedMoneyText(booking: Money): string {
  const { status, amountPaid, amountRefunded, amountReturned, refundHistory } = booking
  if (amountPaid > 0) {
    const refund =
      amountRefunded > 0
        ? `You have paid ${formatPaise(amountPaid)}, and your refund is ${refundSumText(ownRefunds(refundHistory))}.`
        : `You have paid ${formatPaise(amountPaid)}. Under the cancellation terms there is no refund.`
    return amountReturned > 0
      ? `${refund} Another ${formatPaise(amountReturned)} that you paid goes back in full.`
      : refund
  }
  if (amountReturned > 0) {
    const when = status === 'cancelled' ? 'after this booking was cancelled' : 'too late'
    return `Your payment of ${formatPaise(amountReturned)} arrived ${when}. All of it goes back.`
  }
  if (booking.isPaymentOnItsWay) {
    return 'Your payment is on its way to us. When it arrives, you get a seat if one is free, or all of the money back. Please do not pay again.'
  }
  if (isReleased(booking)) {
    return 'You released it before you paid. If a payment still arrives, all of it goes back.'
  }
  return status === 'cancelled'
    ? 'You had not paid anything.'
    : 'No payment has reached us. If you paid and it arrives late, you get a seat if one is free, or all of the money back.'
}

/** The money of a confirmed booking that was paid twice; undefined if nothing was. */
export const returnedText = ({
  amountReturned,
}: Pick<Money, 'amountReturned'>): string | undefined =>
  amountReturned > 0
    ? `You paid ${formatPaise(amountReturned)} too much. All of it goes back.`
    : undefined
