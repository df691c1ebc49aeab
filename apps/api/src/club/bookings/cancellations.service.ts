import type { PartRefund } from '@farandfew/domain/bookings/booking-detail.ts'
import { keptOf, owedOf } from '@farandfew/domain/seats/booking-sums.ts'
import { largestRefund } from '@farandfew/domain/refunds/refund-limits.ts'
import type { OperatorRole } from '@farandfew/domain/contract/roles.ts'
import { refundByClub } from '@farandfew/domain/refunds/refund.ts'
import { isBalanceOverdue } from '@farandfew/domain/payments/payment-plan.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { lacksGroup } from '@farandfew/domain/departures/guarantee.ts'
import { formatPaise } from '@farandfew/domain/money/format-paise.ts'
import { sql } from 'kysely'
import { cancelWithRefund, expireHold, queueRefundOfBooking, refundByTerms } from './end-booking.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError, refuseField } from '../../platform/errors/app-error.ts'
import { transact } from '../../platform/outbox/transaction.ts'
import { doEach } from '../../platform/worker/do-each.ts'
import { takesSeat } from '../departures/seats.ts'
import { canCancel } from './booking-view.ts'
import { queueBookingMail, queueByHandNotice } from './bookings.mails.ts'
import {
  addPartRefund,
  type BookingRow,
  findBooking,
  findPaymentTrace,
  lockBooking,
  lockDeparture,
  lockLiveBookings,
  storeGroupDecision,
} from './bookings.queries.ts'
import type { SoldDeparture } from './offers.queries.ts'
import { getSoldDeparture, lockSoldDeparture } from './offers.service.ts'
import { endWaitlist } from './waitlist.service.ts'

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
    reasonForMember,
  }: {
    by: 'member' | 'club' | 'balance' | 'group'
    refund: number
    /** Why it is another amount than the terms say. */
    reason?: string | undefined
    /** Why, for the member. */
    reasonForMember?: string | undefined
  },
): Promise<void> {
  const { byHand } = await cancelWithRefund(trx, booking, {
    by,
    refund,
    reason,
    today: context.clock.today(),
  })
  await queueByHandNotice(trx, context, booking, { amount: byHand, why: 'cancelled' })
  const news = { kind: 'cancelled', by, refund, byHand, reasonForMember } as const
  await queueBookingMail(trx, context, { booking, departure }, news)
}

/** Locks a booking that owes its balance, with its departure; undefined if it was paid, cancelled or moved in the meantime. */
export async function lockOwing(
  trx: Db,
  { id, tripScheduleId }: Pick<BookingRow, 'id' | 'tripScheduleId'>,
): Promise<(BookingRow & { balanceDue: CalendarDate }) | undefined> {
  await lockDeparture(trx, tripScheduleId)
  const booking = await lockBooking(trx, id)
  if (booking?.status !== 'confirmed' || booking.tripScheduleId !== tripScheduleId) return undefined
  const { balanceDue } = booking
  return balanceDue !== null && owedOf(booking) > 0 ? { ...booking, balanceDue } : undefined
}

/** Cancels a confirmed booking whose balance is overdue, by its terms. Needs a transaction. */
export async function cancelUnpaid(
  trx: Db,
  context: Context,
  row: Pick<BookingRow, 'id' | 'tripScheduleId'>,
): Promise<void> {
  const booking = await lockOwing(trx, row)
  // An operator may have given the member more time.
  if (!booking || !isBalanceOverdue(booking.balanceDue, context.clock.today())) return
  const departure = await getSoldDeparture(trx, row.tripScheduleId)
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
  { id, tripScheduleId }: Pick<BookingRow, 'id' | 'tripScheduleId'>,
): Promise<void> {
  await lockDeparture(trx, tripScheduleId)
  const booking = await lockBooking(trx, id)
  if (booking?.status !== 'pending' || booking.shownStatus === 'pending') return
  const payment = await findPaymentTrace(trx, id)
  await expireHold(trx, booking)
  // A payment that is on its way tells the member itself what becomes of it.
  if (payment === 'undecided') return
  const departure = await getSoldDeparture(trx, tripScheduleId)
  const news = { kind: 'expired', wasOpened: payment === 'opened' } as const
  await queueBookingMail(trx, context, { booking, departure }, news)
}

export interface CancelledDeparture {
  before: SoldDeparture['groupDecision']
  travellers: number
  holds: number
  /** Paise. */
  refund: number
}

/** Whether a booking has or holds a seat. A hold that has run out is left to its sweep. */
const hasSeat = ({ shownStatus }: BookingRow) =>
  shownStatus === 'confirmed' || shownStatus === 'pending'

/** @throws AppError DEPARTURE_CHANGED if the members have read another reason for the cancelling, or none */
async function requireSameReason(trx: Db, departureId: number, reason: string): Promise<void> {
  const cancelled = await trx
    .selectFrom('departureCancellations')
    .select('reason')
    .where('departureId', '=', departureId)
    .executeTakeFirst()
  if (cancelled?.reason === reason) return
  throw new AppError('DEPARTURE_CHANGED', {
    detail: cancelled
      ? `Another operator has cancelled this departure already. The members have read this reason: “${cancelled.reason}”`
      : 'This departure is cancelled already, because too few travellers had booked.',
  })
}

/**
 * Decides that the club cancels a departure: no one can book it any more, and its waitlist ends. Its bookings are ended by
 * continueCancellation. Needs a transaction. Returns undefined, and changes nothing, if it is cancelled for this reason
 * already. What each traveller gets back beyond their terms counts for the limit of the role, as it does for one booking.
 * @param shown how many travellers the operator saw, and what they get back, in paise
 * @throws AppError NOT_FOUND, DEPARTURE_LEFT, DEPARTURE_CHANGED, REFUND_CHANGED, REFUND_OVER_LIMIT
 */
export async function cancelDeparture(
  trx: Db,
  context: Context,
  {
    id,
    reason,
    role,
    ...shown
  }: { id: number; travellers: number; refund: number; reason: string; role: OperatorRole },
): Promise<CancelledDeparture | undefined> {
  const departure = await lockSoldDeparture(trx, id)
  const { groupDecision: before, departureDate } = departure
  if (before === 'cancelled') {
    await requireSameReason(trx, id, reason)
    return undefined
  }
  const at = { now: new Date(), today: context.clock.today() }
  if (departureDate < at.today) throw new AppError('DEPARTURE_LEFT')
  const bookings = (await lockLiveBookings(trx, id)).filter(hasSeat)
  const travellers = bookings.filter(({ status }) => status === 'confirmed').length
  const refund = bookings.reduce((sum, booking) => sum + refundByClub(keptOf(booking)).amount, 0)
  if (travellers !== shown.travellers || refund !== shown.refund) {
    throw new AppError('REFUND_CHANGED', {
      detail: 'Someone has booked or cancelled in the meantime. Please look at the new figures.',
    })
  }
  const isOverLimit = (booking: BookingRow) =>
    keptOf(booking) >
    largestOf(booking, { role, byTerms: termsRefundOf(booking, departureDate, at) })
  if (bookings.some(isOverLimit)) {
    throw new AppError('REFUND_OVER_LIMIT', {
      detail:
        'Everyone gets back all they paid, and for some that is more beyond their terms than your role can give. An owner can cancel this departure.',
    })
  }
  await storeGroupDecision(trx, id, 'cancelled')
  const values = { departureId: id, reason, bookings: bookings.length }
  await trx.insertInto('departureCancellations').values(values).execute()
  await endWaitlist(trx, context, { ...departure, groupDecision: 'cancelled' })
  return { before, travellers, holds: bookings.length - travellers, refund }
}

/**
 * Ends the bookings of a departure that the club has cancelled, each in a transaction of its own with its refund and its
 * mail. After a crash the worker continues; a booking that has ended is left as it is.
 */
export async function continueCancellation(
  context: Context & Pick<AppContext, 'db' | 'outbox'>,
  id: number,
): Promise<void> {
  const { db } = context
  const cancellation = await db
    .selectFrom('departureCancellations')
    .select('reason')
    .where('departureId', '=', id)
    .where('finishedAt', 'is', null)
    .executeTakeFirst()
  if (!cancellation) return
  const { rows } = await sql<{ id: number }>`
    select b.id from bookings b
    where b.trip_schedule_id = ${id} and ${takesSeat}
    order by b.id
  `.execute(db)
  await doEach(rows, (row) =>
    transact(context, async (trx) => {
      await lockDeparture(trx, id)
      const booking = await lockBooking(trx, row.id)
      if (booking?.tripScheduleId !== id || !hasSeat(booking)) return
      const departure = await getSoldDeparture(trx, id)
      const { amount } = refundByClub(keptOf(booking))
      const end = { by: 'club', refund: amount, reasonForMember: cancellation.reason } as const
      await cancelAndTell(trx, context, { booking, departure }, end)
    }),
  )
  await sql`
    update departure_cancellations set finished_at = now()
    where departure_id = ${id} and finished_at is null
  `.execute(db)
}

/** Continues what a crash has interrupted. */
export async function continueCancellations(
  context: Context & Pick<AppContext, 'db' | 'outbox'>,
): Promise<void> {
  const open = await context.db
    .selectFrom('departureCancellations')
    .select('departureId')
    .where('finishedAt', 'is', null)
    .execute()
  await doEach(open, ({ departureId }) => continueCancellation(context, departureId))
}

/** What the member's terms give back now; from the day of departure on, when only the club cancels, nothing. */
export const termsRefundOf = (
  booking: BookingRow,
  departureDate: CalendarDate,
  at: { now: Date; today: CalendarDate },
): number => (departureDate > at.today ? refundByTerms(booking, departureDate, at) : 0)

/**
 * Gives back a part of what was paid for a booking that keeps its seat. The terms give nothing for that, so it needs a reason
 * and is limited by the role. Needs a transaction.
 * @param shown what the operator saw, in paise
 * @throws AppError NOT_FOUND, BOOKING_ENDED, REFUND_CHANGED, VALIDATION_FAILED, REFUND_OVER_LIMIT
 */
export async function refundPartOfBooking(
  trx: Db,
  context: Context,
  { id, amount, reason, role, ...shown }: PartRefund & { id: number; role: OperatorRole },
): Promise<void> {
  const booking = await lockBookingOnDeparture(trx, id)
  if (booking.status !== 'confirmed') throw new AppError('BOOKING_ENDED')
  if (booking.amountPaid !== shown.paid || booking.partRefunded !== shown.partRefunded) {
    throw new AppError('REFUND_CHANGED')
  }
  const kept = keptOf(booking)
  if (amount > kept) {
    throw refuseField('amount', `Only ${formatPaise(kept)} is left of what was paid.`)
  }
  checkBeyondTerms({ booking, byTerms: 0, refund: amount, reason, role })
  await addPartRefund(trx, id, amount)
  const today = context.clock.today()
  const refund = { bookingId: id, amount, reason: 'goodwill', givenReason: reason, today } as const
  const byHand = await queueRefundOfBooking(trx, refund)
  await queueByHandNotice(trx, context, booking, { amount: byHand, why: 'refunded in part' })
  const departure = await getSoldDeparture(trx, booking.tripScheduleId)
  const news = { kind: 'part-refunded', amount, byHand, reason } as const
  await queueBookingMail(trx, context, { booking, departure }, news)
}

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

const largestOf = (
  booking: Pick<BookingRow, 'amountPaid' | 'partRefunded'>,
  { role, byTerms }: { role: OperatorRole; byTerms: number },
) => largestRefund(role, { kept: keptOf(booking), byTerms, given: booking.partRefunded })

/**
 * A refund beyond what the member's terms give today needs a reason, and above the limit of the role an owner: whoever
 * cancels, and also if a booking is moved to a cheaper departure.
 * @throws AppError VALIDATION_FAILED, REFUND_OVER_LIMIT
 */
export function checkBeyondTerms({
  booking,
  byTerms,
  refund,
  reason,
  role,
}: {
  booking: Pick<BookingRow, 'amountPaid' | 'partRefunded'>
  byTerms: number
  refund: number
  reason?: string | undefined
  role: OperatorRole
}): void {
  if (refund <= byTerms) return
  if (reason === undefined) throw refuseField('reason', 'Please say why more goes back')
  const largest = largestOf(booking, { role, byTerms })
  if (refund > largest) {
    throw new AppError('REFUND_OVER_LIMIT', {
      detail: `Your role can refund up to ${formatPaise(largest)} of this booking. An owner can refund more.`,
    })
  }
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
 * Locks a booking and the departures that it is on and goes to, in the order of every transaction that books: departures by
 * id, then the booking.
 * @throws AppError NOT_FOUND; BOOKING_CHANGED if it was moved at this moment
 */
export async function lockBookingOnDeparture(
  trx: Db,
  id: number,
  otherDeparture?: number,
): Promise<BookingRow> {
  const found = await findBooking(trx, id)
  if (!found) throw new AppError('NOT_FOUND')
  const departures = [...new Set([found.tripScheduleId, otherDeparture ?? found.tripScheduleId])]
  for (const departure of departures.sort((a, b) => a - b)) await lockDeparture(trx, departure)
  const booking = (await lockBooking(trx, id)) as BookingRow
  if (booking.tripScheduleId !== found.tripScheduleId) throw new AppError('BOOKING_CHANGED')
  return booking
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
  const departure = await getSoldDeparture(trx, booking.tripScheduleId)
  const { departureDate } = departure
  const at = { now: new Date(), today: context.clock.today() }
  const isOpen = hasSeat(booking)
  const canEnd =
    by === 'club'
      ? isOpen && departureDate >= at.today
      : canCancel(booking, departureDate, at.today)
  if (!canEnd || departure.groupDecision === 'cancelled') throw new AppError('BOOKING_ENDED')
  const byTerms = termsRefundOf(booking, departureDate, at)
  const owed = by === 'club' ? refundByClub(keptOf(booking)).amount : byTerms
  if (owed !== request.owed || booking.amountPaid !== request.paid)
    throw new AppError('REFUND_CHANGED')
  checkRefund(request, booking, byTerms)
  const end = { by, refund, reason: refund > byTerms ? reason : undefined }
  await cancelAndTell(trx, context, { booking, departure }, end)
}
