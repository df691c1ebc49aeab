import { keptOf } from '@farandfew/domain/seats/booking-sums.ts'
import type { OperatorRole } from '@farandfew/domain/contract/roles.ts'
import { refundByClub, refundByTerms } from '@farandfew/domain/refunds/refund.ts'
import { isBalanceOverdue } from '@farandfew/domain/payments/payment-plan.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { decisionOn, lacksGroup } from '@farandfew/domain/departures/guarantee.ts'
import { formatPaise } from '@farandfew/domain/money/format-paise.ts'
import { expireHold } from '../seats/end-booking.ts'
import { cancelWithRefund } from '../refunds/queue-refund.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError, refuseField } from '../../platform/errors/app-error.ts'
import { canCancel, queueBookingSummary } from '../refunds/booking-summary.service.ts'
import { queueByHandNotice } from '../refunds/refunds.mails.ts'
import {
  type BookingRow,
  lockBooking,
  lockDeparture,
  lockOwing,
  lockBookingOnDeparture,
} from '../seats/bookings.queries.ts'
import { findPaymentTrace } from '../payments/payments.queries.ts'
import { type SoldDeparture, getSoldDeparture } from '../seats/sold-departure.queries.ts'
import { checkBeyondTerms } from '../refunds/part-refund.service.ts'
import { cancelledMail, expiredMail } from './bookings.mails.ts'

type Context = Pick<AppContext, 'clock' | 'mail' | 'urls'>

/** Cancels a booking, queues its refund, and mails the member; the club, too, if it must pay back by hand. */
export async function cancelAndTell(
  trx: Db,
  context: Context,
  { booking, departure }: { booking: BookingRow; departure: SoldDeparture },
  {
    by,
    refund,
    reason,
  }: {
    by: 'member' | 'club' | 'balance' | 'group'
    refund: number
    /** Why it is another amount than the terms say. */
    reason?: string | undefined
  },
): Promise<void> {
  const { byHand } = await cancelWithRefund(trx, booking, {
    by,
    refund,
    reason,
    today: context.clock.today(),
  })
  await queueByHandNotice(trx, context, booking, { amount: byHand, why: 'cancelled' })
  await queueBookingSummary(trx, context, { id: booking.id, departure }, cancelledMail(by))
}

/** Cancels a confirmed booking whose balance is overdue, by its terms. Needs a transaction. */
export async function cancelUnpaid(
  trx: Db,
  context: Context,
  row: Pick<BookingRow, 'id' | 'departureId'>,
): Promise<void> {
  const booking = await lockOwing(trx, row)
  // An operator may have given the member more time.
  if (!booking || !isBalanceOverdue(booking.balanceDue, context.clock.today())) return
  // Its member was told not to pay again.
  if (booking.isPaymentOnItsWay) return
  const departure = await getSoldDeparture(trx, row.departureId)
  const at = { now: new Date(), today: context.clock.today() }
  // It ends with its departure, and everything goes back.
  if (lacksGroup(departure, at.today)) return
  const refund = refundByTerms(booking, departure.departureDate, at)
  await cancelAndTell(trx, context, { booking, departure }, { by: 'balance', refund })
}

/** Ends a hold that has run out, and mails the member. Needs a transaction. */
export async function endRunOutHold(
  trx: Db,
  context: Pick<Context, 'urls' | 'clock'>,
  { id, departureId }: Pick<BookingRow, 'id' | 'departureId'>,
): Promise<void> {
  await lockDeparture(trx, departureId)
  const booking = await lockBooking(trx, id)
  if (booking?.status !== 'pending' || booking.shownStatus === 'pending') return
  const payment = await findPaymentTrace(trx, id)
  await expireHold(trx, booking)
  // A payment that is on its way tells the member itself what becomes of it.
  if (payment === 'undecided') return
  const departure = await getSoldDeparture(trx, departureId)
  await queueBookingSummary(trx, context, { id, departure }, expiredMail(payment === 'opened'))
}

/** Whether a booking has or holds a seat. A hold that has run out is left to its sweep. */
export const hasSeat = ({ shownStatus }: BookingRow) =>
  shownStatus === 'confirmed' || shownStatus === 'pending'

/** What the member's terms give back now; from the day of departure on, when only the club cancels, nothing. */
export const termsRefundOf = (
  booking: BookingRow,
  departureDate: CalendarDate,
  at: { now: Date; today: CalendarDate },
): number => (departureDate > at.today ? refundByTerms(booking, departureDate, at) : 0)

interface OperatorCancellation {
  bookingId: number
  /** The member asked for it and gets what the terms say, or the club cancels and pays everything back. */
  by: 'member' | 'club'
  /** What the operator saw: what the rule gives back, and what the member had paid, in paise. */
  owed: number
  paid: number
  /** What goes back, in paise; more than the terms give for a reason. */
  refund: number
  reason?: string | undefined
  role: OperatorRole
}

/** @throws AppError VALIDATION_FAILED, REFUND_OVER_LIMIT unless the refund is the rule's, or more for a reason */
function checkRefund(request: OperatorCancellation, booking: BookingRow, byTerms: number): void {
  const { owed, refund } = request
  const kept = keptOf(booking)
  if (refund < owed) {
    throw refuseField('refund', `The terms give back ${formatPaise(owed)}. It cannot be less.`)
  }
  if (refund > kept) {
    const message =
      booking.partRefunded > 0
        ? `Only ${formatPaise(kept)} is left of what was paid.`
        : `Only ${formatPaise(kept)} was paid.`
    throw refuseField('refund', message)
  }
  const { reason, role } = request
  checkBeyondTerms({ booking, byTerms, refund, reason, role })
}

/**
 * Cancels one booking for an operator. Needs a transaction.
 * @throws AppError NOT_FOUND, BOOKING_CHANGED, BOOKING_ENDED, REFUND_CHANGED, VALIDATION_FAILED, REFUND_OVER_LIMIT
 */
export async function cancelBookingForOperator(
  trx: Db,
  context: Context,
  request: OperatorCancellation,
): Promise<void> {
  const { bookingId, by, refund, reason } = request
  const booking = await lockBookingOnDeparture(trx, bookingId)
  const departure = await getSoldDeparture(trx, booking.departureId)
  const { departureDate } = departure
  const at = { now: new Date(), today: context.clock.today() }
  const isOpen = hasSeat(booking)
  const canEnd =
    by === 'club'
      ? isOpen && departureDate >= at.today
      : canCancel(booking, departureDate, at.today)
  if (!canEnd || decisionOn(departure, at.today) === 'cancelled')
    throw new AppError('BOOKING_ENDED')
  const byTerms = termsRefundOf(booking, departureDate, at)
  const owed = by === 'club' ? refundByClub(keptOf(booking)).amount : byTerms
  if (owed !== request.owed || booking.amountPaid !== request.paid)
    throw new AppError('REFUND_CHANGED')
  checkRefund(request, booking, byTerms)
  const end = { by, refund, reason: refund > byTerms ? reason : undefined }
  await cancelAndTell(trx, context, { booking, departure }, end)
}

/** The bookings that a member is paying, in the order in which departures are locked. */
export const listHolds = (db: Db, userId: number) =>
  db
    .selectFrom('bookings')
    .select(['id', 'tripScheduleId as departureId'])
    .where('userId', '=', userId)
    .where('status', '=', 'pending')
    .orderBy('tripScheduleId')
    .execute()

/**
 * Ends every seat that a member holds without having paid. Needs a transaction.
 * @returns how many there were
 * @throws AppError NOT_FOUND
 */
export async function endHoldsOf(
  trx: Db,
  { clock }: Pick<AppContext, 'clock'>,
  userId: number,
): Promise<number> {
  const known = await trx.selectFrom('users').select('id').where('id', '=', userId).execute()
  if (known.length === 0) throw new AppError('NOT_FOUND')
  let ended = 0
  for (const { id, departureId } of await listHolds(trx, userId)) {
    await lockDeparture(trx, departureId)
    const booking = await lockBooking(trx, id)
    if (booking?.status !== 'pending') continue
    // Cancelled by the club, so that a payment on its way goes back instead of reviving it.
    await cancelWithRefund(trx, booking, {
      by: 'club',
      refund: 0,
      today: clock.today(),
    })
    ended += 1
  }
  return ended
}
