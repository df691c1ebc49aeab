import type { AdminBooking } from '@farandfew/domain/bookings/booking-detail.ts'
import { keptOf, owedOf } from '@farandfew/domain/seats/booking-sums.ts'
import { largestRefund, refundByTerms } from '@farandfew/domain/refunds/refund.ts'
import type { OperatorRole } from '@farandfew/domain/contract/roles.ts'
import { canMoveBooking } from '@farandfew/domain/bookings/booking-terms.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { formatPaise } from '@farandfew/domain/money/format-paise.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { transferRange } from '../payments/transfers.service.ts'
import { type BookingRow, findBooking } from '../seats/bookings.queries.ts'
import { type BookingFacts, findBookingFacts, readRecords } from './admin-booking.queries.ts'
import { toLabelled } from './admin-bookings.queries.ts'
import { viewBooking } from './booking-view.ts'

/** Who looks at a booking, and when. */
interface View {
  role: OperatorRole
  now: Date
  today: CalendarDate
}

export const subjectOf = (id: number) => `booking ${id}`

/** What the operator may do with the booking. */
function choicesOf(facts: BookingFacts, { role, now, today }: View): AdminBooking['choices'] {
  const { status, departureDate } = facts
  const kept = keptOf(facts)
  const isOpen = status === 'confirmed' || status === 'pending'
  const byTerms =
    isOpen && departureDate > today ? refundByTerms(facts, departureDate, { now, today }) : null
  return {
    byTerms,
    byClub: isOpen && departureDate >= today,
    largestRefund: isOpen
      ? largestRefund(role, { kept, byTerms: byTerms ?? 0, given: facts.partRefunded })
      : null,
    move: canMoveBooking(facts, departureDate, today),
    largestPartRefund: status === 'confirmed' && kept > 0 ? largestPart(facts, role) : null,
    transfer: transferRange(
      { ...facts, paymentPlan: facts.plan },
      { hasLeft: departureDate <= today },
    ),
  }
}

/** The most that an operator may give back without cancelling, for which the terms give nothing. */
const largestPart = (facts: BookingFacts, role: OperatorRole): number =>
  largestRefund(role, { kept: keptOf(facts), byTerms: 0, given: facts.partRefunded })

/** What is to pay next: the first payment of a hold, or the rest of the price. */
function nextPaymentOf(facts: BookingFacts): number {
  const { status, plan } = facts
  if (status === 'pending') return plan.now
  return status === 'confirmed' ? owedOf(facts) : 0
}

const sum = (amounts: readonly { amount: number }[]) =>
  amounts.reduce((total, { amount }) => total + amount, 0)

const withoutTerms = ({ terms: _, ...facts }: BookingFacts) => facts

/**
 * Everything about a booking.
 * @throws AppError NOT_FOUND
 */
export async function getBooking(db: Db, id: number, view: View): Promise<AdminBooking> {
  const facts = await findBookingFacts(db, id, view.today)
  if (!facts) throw new AppError('NOT_FOUND')
  const { summary } = await viewBooking(db, (await findBooking(db, id)) as BookingRow, {
    today: () => view.today,
  })
  const records = await readRecords(db, facts)
  const { paidOffSite, discount, partRefunded, ...booking } = toLabelled(withoutTerms(facts))
  return {
    ...booking,
    summary,
    today: view.today,
    createdAt: booking.createdAt.toISOString(),
    confirmedAt: booking.confirmedAt?.toISOString() ?? null,
    holdExpiresAt:
      booking.status === 'pending' ? (booking.holdExpiresAt?.toISOString() ?? null) : null,
    endedAt: booking.endedAt?.toISOString() ?? null,
    agreedAt: booking.agreedAt?.toISOString() ?? null,
    sums: {
      total: booking.totalAmount,
      paid: booking.amountPaid,
      discount,
      partRefunded,
      owed: nextPaymentOf(facts),
      paidOffSite,
    },
    ...records,
    choices: choicesOf(facts, view),
  }
}

/** Says how a booking ended that an operator wanted to change. */
export async function explainEnd(db: Db, id: number, today: CalendarDate): Promise<AppError> {
  const facts = await findBookingFacts(db, id, today)
  if (!facts || facts.endedBy === null) return new AppError('BOOKING_ENDED')
  const { actions, refunds } = await readRecords(db, facts)
  const cancelled = actions.findLast(({ action }) => action.endsWith('.cancelled'))
  const who = cancelled ? (cancelled.operator ?? 'Another operator') : undefined
  const back = sum(refunds.filter(({ reason }) => reason !== 'moved' && reason !== 'goodwill'))
  const ends = {
    member: `${who ?? 'The member'} has cancelled this booking`,
    club: `${who ?? 'The club'} has cancelled this booking`,
    hold: 'The hold of this booking has run out',
    balance: 'This booking was cancelled because its balance was not paid',
    group: 'This booking was cancelled because the group did not gather',
  } as const
  const money = facts.endedBy === 'hold' ? '' : `, and ${formatPaise(back)} goes back`
  return new AppError('BOOKING_ENDED', { detail: `${ends[facts.endedBy]}${money}.` })
}
