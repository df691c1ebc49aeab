import type { BookingView, DepartureOffer } from '@farandfew/domain/bookings/booking-view.ts'
import {
  addDays,
  type CalendarDate,
  daysBetween,
} from '@farandfew/domain/calendar/calendar-date.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { formatPaise } from '@farandfew/domain/money/format-paise.ts'

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

/** '3 seats left'. */
export const seatsLeftText = (seats: number) => `${seats} ${seats === 1 ? 'seat' : 'seats'} left`

/** 'in 105 days', 'tomorrow', 'today'; undefined once the departure has left. */
export function daysUntilText(today: CalendarDate, date: CalendarDate): string | undefined {
  const days = daysBetween(today, date)
  if (days < 0) return undefined
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}

type Gathering = Pick<DepartureOffer, 'group' | 'departure' | 'today'>

const hasLeft = ({ departure, today }: Gathering) => departure.departureDate <= today

/** Whether and when the group is complete. */
export function groupText(shown: Gathering): string {
  const { confirmed, minimum, decisionDate, decision } = shown.group
  if (decision === 'cancelled') {
    return 'This departure was cancelled. Everyone who booked it is refunded in full.'
  }
  if (hasLeft(shown)) return 'This departure has already left.'
  if (shown.departure.isClosed && confirmed === 0 && shown.today <= decisionDate) {
    return 'This departure will not take place.'
  }
  if (decision === 'confirmed') return 'The group is confirmed: this departure will take place.'
  const date = formatDate(decisionDate)
  if (shown.today > decisionDate) {
    // The decision is being made: the rule is known, and there is no later date to name.
    if (confirmed >= minimum) {
      return `${confirmed} booked: enough for the trip to go ahead. We are confirming it now.`
    }
    const refund = confirmed > 0 ? ' Everyone gets a full refund.' : ''
    return `${confirmed} of the ${minimum} travellers we needed by ${date}, so this departure will not take place.${refund}`
  }
  return confirmed < minimum
    ? `${confirmed} of the ${minimum} travellers we need. We confirm on ${date}; if the trip doesn't go ahead, everyone gets a full refund.`
    : `${confirmed} booked: enough for the trip to go ahead. We confirm it on ${date}.`
}

/** Whether groupText says how many have booked, as far as the departure can still be booked. */
export const isGroupCounted = (shown: Gathering): boolean =>
  shown.group.decision === null && !hasLeft(shown)

/** When to book flights: once it is decided whether the group leaves. Undefined when that is known. */
export function flightsText(shown: Gathering): string | undefined {
  const { decision, decisionDate } = shown.group
  if (decision !== null || hasLeft(shown)) return undefined
  return shown.today > decisionDate
    ? 'We are deciding now whether the group goes ahead. Wait for our email before you book flights.'
    : `We confirm the group on ${formatDate(decisionDate)}. Wait until then before you book flights.`
}

/** The first payment and what follows. */
export function planText(plan: BookingView['plan']): string {
  if (plan.kind === 'at once') return `${formatPaise(plan.now)} now, the whole price at once.`
  return `${formatPaise(plan.now)} deposit now, and the balance of ${formatPaise(plan.balance)} by ${formatDate(plan.balanceDue)}.`
}

/** Share of what was paid, by the rule of a step. */
const shares: Readonly<Record<RefundStep['rule'], string>> = {
  'club cancels': 'Everything you have paid',
  'reflection period': 'Everything you have paid',
  early: 'Everything you have paid',
  half: 'Half of what you have paid',
  late: 'No refund',
}

/** The dates of each step and what it gives back. */
export function refundRows(steps: readonly RefundStep[]) {
  return steps.map(({ rule, amount, until }, index) => {
    const before = steps[index - 1]?.until
    return {
      when: until
        ? `Until ${formatDate(until)}`
        : before
          ? `From ${formatDate(addDays(before, 1))}`
          : 'From now on',
      share: shares[rule],
      amount: formatPaise(amount),
    }
  })
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
      return 'We had to cancel this booking'
    default:
      return 'This booking was cancelled'
  }
}

type Money = Ended & Pick<BookingView, 'amountRefunded' | 'amountReturned'>

const goesBack = 'to the card or account that you paid with'

/** What happened to the money of a booking that has ended. */
export function endedMoneyText(booking: Money): string {
  const { status, amountPaid, amountRefunded, amountReturned } = booking
  if (amountPaid > 0) {
    const refund =
      amountRefunded > 0
        ? `Your refund is ${formatPaise(amountRefunded)}. It goes ${goesBack}.`
        : `You have paid ${formatPaise(amountPaid)}. Under the cancellation terms there is no refund.`
    return amountReturned > 0
      ? `${refund} Another ${formatPaise(amountReturned)} that you paid goes back in full.`
      : refund
  }
  if (amountReturned > 0) {
    const when = status === 'cancelled' ? 'after this booking was cancelled' : 'too late'
    return `Your payment of ${formatPaise(amountReturned)} arrived ${when}. All of it goes back ${goesBack}.`
  }
  if (isReleased(booking)) {
    return `You released it before you paid, so it is free again. If a payment still arrives, all of it goes back ${goesBack}.`
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
    ? `You paid ${formatPaise(amountReturned)} too much. All of it goes back ${goesBack}.`
    : undefined
