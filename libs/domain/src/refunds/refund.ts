import { keptOf } from '../seats/booking-sums.ts'
import { addDays, type CalendarDate, daysBetween } from '../calendar/calendar-date.ts'
import type { OperatorRole } from '../contract/roles.ts'
import type { PaymentMethod } from '../seats/booking.ts'

/** The cancellation terms (docs/product.md#cancellation). They are stored with a booking. */
export interface CancellationTerms {
  /** Full refund this many days before departure or earlier. */
  readonly fullDays: number
  /** Half of it this many days before departure or earlier; nothing later. */
  readonly halfDays: number
  /** Full refund within these hours of booking… */
  readonly reflectionHours: number
  /** …if departure is this many days away or more. */
  readonly reflectionDays: number
}

export const cancellationTerms: CancellationTerms = {
  fullDays: 60,
  halfDays: 30,
  reflectionHours: 24,
  reflectionDays: 14,
}

/** Which of the terms decides a refund. */
export type RefundRule = 'club cancels' | 'reflection period' | 'early' | 'half' | 'late'

export interface Refund {
  readonly rule: RefundRule
  /** Paise. */
  readonly amount: number
}

export interface RefundableBooking {
  /** What the member has paid, in paise. */
  readonly paid: number
  readonly departureDate: CalendarDate
  /** When the booking was confirmed. */
  readonly bookedAt: Date
  readonly terms: CancellationTerms
}

const millisecondsPerHour = 3_600_000

function ruleOf(
  { departureDate, bookedAt, terms }: RefundableBooking,
  { now, today }: { now: Date; today: CalendarDate },
): RefundRule {
  const daysLeft = daysBetween(today, departureDate)
  if (daysLeft >= terms.fullDays) return 'early'
  const elapsed = now.getTime() - bookedAt.getTime()
  const inReflectionPeriod = elapsed <= terms.reflectionHours * millisecondsPerHour
  if (inReflectionPeriod && daysLeft >= terms.reflectionDays) return 'reflection period'
  return daysLeft >= terms.halfDays ? 'half' : 'late'
}

const refundShares: Readonly<Record<RefundRule, 0 | 0.5 | 1>> = {
  'club cancels': 1,
  'reflection period': 1,
  early: 1,
  half: 0.5,
  late: 0,
}

const applyRule = (rule: RefundRule, paid: number): Refund => ({
  rule,
  amount: Math.ceil(paid * refundShares[rule]),
})

/**
 * What a member gets back who cancels: a share of what was paid, not of the price. Half an odd paisa is rounded in the
 * member's favour.
 * @param at the real time and the club's date
 */
export function refundOnCancelling(
  booking: RefundableBooking,
  at: { now: Date; today: CalendarDate },
): Refund {
  return applyRule(ruleOf(booking, at), booking.paid)
}

/** A booking as it is stored. */
interface RefundBase {
  amountPaid: number
  partRefunded: number
  confirmedAt: Date | null
  createdAt: Date
  terms: CancellationTerms
}

/** What a member gets back in paise who cancels now, by the terms of the booking. */
export function refundByTerms(
  { confirmedAt, createdAt, terms, ...sums }: RefundBase,
  departureDate: CalendarDate,
  at: { now: Date; today: CalendarDate },
): number {
  const bookedAt = confirmedAt ?? createdAt
  return refundOnCancelling({ paid: keptOf(sums), departureDate, bookedAt, terms }, at).amount
}

/** What a rule gives back of an amount, in paise. */
export const refundByRule = (rule: RefundRule, paid: number): number => applyRule(rule, paid).amount

/** What a member gets back when the club cancels: everything. */
export const refundByClub = (paid: number): Refund => applyRule('club cancels', paid)

/** A refund with the last date on which it applies, without the reflection period. */
export interface RefundStep extends Refund {
  /** The last day of the step; undefined for the last one, which ends with the departure. */
  readonly until: CalendarDate | undefined
}

/** The terms with the real dates of a departure and the amounts of a payment, for steps that still lie ahead. */
export function refundSteps(
  { paid, departureDate, terms }: Omit<RefundableBooking, 'bookedAt'>,
  today: CalendarDate,
): RefundStep[] {
  const steps: RefundStep[] = [
    { ...applyRule('early', paid), until: addDays(departureDate, -terms.fullDays) },
    { ...applyRule('half', paid), until: addDays(departureDate, -terms.halfDays) },
    { ...applyRule('late', paid), until: undefined },
  ]
  return steps.filter(({ until }) => until === undefined || until >= today)
}

/**
 * How many paise an operator may give back beyond what the terms say, by role; null: up to all that was paid. No one may
 * give back less than the terms say.
 */
export const refundLimits: Readonly<Record<OperatorRole, number | null>> = {
  owner: null,
  bookings: 2_500_000,
  content: 0,
  'read-only': 0,
}

/**
 * The most paise that an operator may give back of what the club still has of a booking.
 * @param given what has gone back beyond the terms before
 */
export function largestRefund(
  role: OperatorRole,
  { kept, byTerms, given }: { kept: number; byTerms: number; given: number },
): number {
  const limit = refundLimits[role]
  return limit === null ? kept : Math.min(kept, byTerms + Math.max(0, limit - given))
}

/** A payment that counts for a booking. Amounts in paise. */
export interface RefundablePayment {
  readonly method: PaymentMethod
  /** What is left of it after its refunds. */
  readonly left: number
  /** What goes back of it for another reason than a move or goodwill: of a booking that a mistake has left confirmed. */
  readonly goesBack: number
}

export interface RefundShare<Payment> {
  /** Undefined for money that was paid outside the site before payments were recorded. */
  readonly payment: Payment | undefined
  /** Paise, more than 0. */
  readonly amount: number
  /** Whether an operator pays it back, because the gateway never had it. */
  readonly isByHand: boolean
}

/**
 * How a refund of a booking is made up. The latest payment goes back first, and nothing goes back twice.
 * @param refund paise
 */
export function splitRefund<Payment extends RefundablePayment>(
  refund: number,
  latestFirst: readonly Payment[],
): { shares: RefundShare<Payment>[]; byHand: number } {
  const shares: RefundShare<Payment>[] = []
  let left = refund - latestFirst.reduce((sum, { goesBack }) => sum + goesBack, 0)
  for (const payment of latestFirst) {
    const amount = Math.min(left, payment.left)
    if (amount <= 0) continue
    shares.push({ payment, amount, isByHand: payment.method === 'transfer' })
    left -= amount
  }
  if (left > 0) shares.push({ payment: undefined, amount: left, isByHand: true })
  const byHand = shares.reduce((sum, share) => sum + (share.isByHand ? share.amount : 0), 0)
  return { shares, byHand }
}
