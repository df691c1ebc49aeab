import { addDays, type CalendarDate } from '../calendar/calendar-date.ts'
import type { BookingStatus } from '../seats/booking.ts'
import { type BookingSums, keptOf } from '../seats/booking-sums.ts'
import { decisionDate } from '../departures/guarantee.ts'
import type { PaymentPlan } from '../payments/payment-plan.ts'

/** Days that a member has at least to pay what a moved booking still costs. */
export const movedBalanceDays = 7

/**
 * Whether an operator can move a booking: a seat that a member has, until the day before departure. A hold is released
 * instead, and an erased account has no one to ask.
 */
export const canMoveBooking = (
  { status, userId }: { status: BookingStatus; userId: number | null },
  departureDate: CalendarDate,
  today: CalendarDate,
): boolean => status === 'confirmed' && userId !== null && departureDate > today

/** What moving a booking to another departure does to its money, in paise. */
export interface MoveTerms {
  /** What was paid beyond the new price, and goes back. */
  readonly refund: number
  /** What is still to pay. */
  readonly balance: number
  readonly plan: PaymentPlan
}

/**
 * The money of a booking that is moved today, on the club's clock. What was paid counts for the new departure. The rest of a
 * higher price is its balance: due on the day of the departure's decision as any, but not before a week has passed, and always
 * before departure.
 */
export function moveTerms(
  {
    booking: { amountPaid, discount, partRefunded },
    total,
    departure,
  }: {
    booking: Omit<BookingSums, 'totalAmount'>
    total: number
    departure: { departureDate: CalendarDate; decisionDays: number }
  },
  today: CalendarDate,
): MoveTerms {
  const counted = amountPaid + discount
  const kept = Math.min(counted, total)
  const balance = total - kept
  // Never more than the club still has.
  const refund = Math.min(counted - kept, keptOf({ amountPaid, partRefunded }))
  if (balance === 0) return { refund, balance, plan: { kind: 'at once', now: total } }
  const usual = decisionDate(departure)
  const soonest = addDays(today, movedBalanceDays)
  const latest = addDays(departure.departureDate, -1)
  const wanted = usual > soonest ? usual : soonest
  const balanceDue = wanted < latest ? wanted : latest
  return { refund, balance, plan: { kind: 'deposit', now: kept, balance, balanceDue } }
}
