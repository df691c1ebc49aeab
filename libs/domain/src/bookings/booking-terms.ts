import { type CalendarDate, addDays } from '../calendar/calendar-date.ts'
import { decisionDate } from '../departures/guarantee.ts'
import { departurePrice } from '../departures/departure-dates.ts'
import { type PaymentPlan, planPayment } from '../payments/payment-plan.ts'
import { type PriceLines, splitPrice, type TaxRates, taxRatesOn } from '../seats/price-lines.ts'
import { type CancellationTerms, cancellationTerms } from '../refunds/refund.ts'
import type { BookingStatus } from '../seats/booking.ts'
import { type BookingSums, keptOf } from '../seats/booking-sums.ts'

/** What a booking keeps of the moment in which its seat was held. */
export interface SaleTerms {
  readonly price: PriceLines
  readonly plan: PaymentPlan
  readonly terms: CancellationTerms
}

/**
 * The price, plan and terms of a seat that is held today, on the club's clock.
 * @throws RangeError if no tax rates are in force
 */
export function saleTerms(
  departure: { departureDate: CalendarDate; decisionDays: number; priceTier: 2 | 3 },
  { today, rates }: { today: CalendarDate; rates: readonly TaxRates[] },
): SaleTerms {
  const price = splitPrice(departurePrice(departure) * 100, taxRatesOn(rates, today))
  const plan = planPayment(price.total, { balanceDue: decisionDate(departure), today })
  return { price, plan, terms: cancellationTerms }
}

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
