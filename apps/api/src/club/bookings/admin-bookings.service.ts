import type { AdminBooking } from '@farandfew/domain/bookings/booking-detail.ts'
import { largestRefund } from '@farandfew/domain/bookings/refund-limits.ts'
import type { OperatorRole } from '@farandfew/domain/operators/roles.ts'
import { canMoveBooking } from '@farandfew/domain/bookings/move.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { formatPaise } from '@farandfew/domain/money/format-paise.ts'
import { refundByTerms } from './end-booking.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { type BookingFacts, findBookingFacts, readRecords } from './admin-booking.queries.ts'

/** Who looks at a booking, and when. */
interface View {
  role: OperatorRole
  now: Date
  today: CalendarDate
}

export const subjectOf = (id: number) => `booking ${id}`

/** What the operator may do with the booking. */
function choicesOf(facts: BookingFacts, { role, now, today }: View): AdminBooking['choices'] {
  const { status, amountPaid: paid, departureDate } = facts
  const isOpen = status === 'confirmed' || facts.isLive
  const byTerms =
    isOpen && departureDate > today ? refundByTerms(facts, departureDate, { now, today }) : null
  return {
    byTerms,
    byClub: isOpen && departureDate >= today,
    largestRefund: isOpen ? largestRefund(role, { paid, byTerms: byTerms ?? 0 }) : null,
    move: canMoveBooking(facts, departureDate, today),
  }
}

/** What is still to pay. */
function owedOf({ status, plan, totalAmount, amountPaid }: BookingFacts): number {
  if (status === 'pending') return plan.now
  return status === 'confirmed' ? totalAmount - amountPaid : 0
}

const sum = (amounts: readonly { amount: number }[]) =>
  amounts.reduce((total, { amount }) => total + amount, 0)

const withoutTerms = ({ terms: _, ...facts }: BookingFacts) => facts

/**
 * Everything about a booking.
 * @throws AppError NOT_FOUND
 */
export async function getBooking(db: Db, id: number, view: View): Promise<AdminBooking> {
  const facts = await findBookingFacts(db, id)
  if (!facts) throw new AppError('NOT_FOUND')
  const records = await readRecords(db, facts)
  const { isLive, paidOffSite, refundByHand, ...booking } = withoutTerms(facts)
  const isOpen = (status: string) => status === 'queued' || status === 'sent'
  return {
    ...booking,
    createdAt: booking.createdAt.toISOString(),
    confirmedAt: booking.confirmedAt?.toISOString() ?? null,
    holdExpiresAt: isLive ? (booking.holdExpiresAt?.toISOString() ?? null) : null,
    endedAt: booking.endedAt?.toISOString() ?? null,
    sums: {
      total: booking.totalAmount,
      paid: booking.amountPaid,
      owed: owedOf(facts),
      paidOffSite,
      refunded: sum(records.refunds.filter(({ status }) => status === 'done')),
      refunding: sum(records.refunds.filter(({ status }) => isOpen(status))),
      refundByHand,
    },
    ...records,
    choices: choicesOf(facts, view),
  }
}

/** Says how a booking ended that an operator wanted to change. */
export async function explainEnd(db: Db, id: number): Promise<AppError> {
  const facts = await findBookingFacts(db, id)
  if (!facts || facts.endedBy === null) return new AppError('BOOKING_ENDED')
  const { actions, refunds } = await readRecords(db, facts)
  const cancelled = actions.findLast(({ action }) => action.endsWith('.cancelled'))
  const who = cancelled ? (cancelled.operator ?? 'Another operator') : undefined
  const back = sum(refunds) + facts.refundByHand
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
