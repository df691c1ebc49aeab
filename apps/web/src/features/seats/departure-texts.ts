import type { BookingView, DepartureOffer } from '@farandfew/domain/bookings/booking-view.ts'
import { type CalendarDate, daysBetween } from '@farandfew/domain/calendar/calendar-date.ts'
import { counted } from '@farandfew/domain/constants/labels.ts'
import {
  flightsText as whenToBookFlights,
  guaranteeText,
} from '@farandfew/domain/departures/guarantee.ts'
import { groupCountdown } from '@farandfew/domain/groups/group-dates.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { formatPaise } from '@farandfew/domain/money/format-paise.ts'

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

/** Whether the departure takes place. See guaranteeText for `hasSeat`. */
export function groupText(shown: Shown, hasSeat = false): string {
  const { departure } = shown
  if (departure.groupDecision === 'cancelled') return guaranteeText(departure)
  if (hasLeft(shown)) return 'This departure has already left.'
  // One that is only off the schedule is decided like any other, if someone has booked it.
  const { groupDecision, decisionDate, seats, isClosed } = departure
  const isLost = seats.booked === 0 || shown.today >= decisionDate
  return isClosed && groupDecision === null && isLost
    ? 'This departure will not take place. Everyone gets a full refund.'
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
