import type { BookingEnd, RefundReason } from '@farandfew/domain/bookings/booking.ts'
import { type CancellationTerms, refundOnCancelling } from '@farandfew/domain/bookings/refund.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'

/** Ends a booking, which frees its seat. */
async function endBooking(
  db: Db,
  id: number,
  end: {
    status: 'expired' | 'cancelled'
    by: BookingEnd
    /** Whether nothing was paid, and nothing will be. */
    isUnpaid: boolean
    /** Paise. */
    refund?: number
    /** Why an operator gives back another amount than the terms say. */
    reason?: string | undefined
  },
): Promise<void> {
  await db
    .updateTable('bookings')
    .set({
      status: end.status,
      endedBy: end.by,
      endedAt: sql<Date>`now()`,
      updatedAt: sql<Date>`now()`,
      ...(end.isUnpaid && { paymentStatus: 'failed' }),
      ...(end.refund !== undefined && { refundAmount: end.refund }),
      ...(end.reason !== undefined && { cancelReason: end.reason }),
    })
    .where('id', '=', id)
    .execute()
}

/** Fails the unpaid orders of a booking that has ended. */
async function failOrdersOf(db: Db, bookingId: number): Promise<void> {
  await db
    .updateTable('paymentOrders')
    .set({ status: 'failed', updatedAt: sql<Date>`now()` })
    .where('bookingId', '=', bookingId)
    .where('status', 'in', ['created', 'attempted'])
    .execute()
}

interface BookingRefund {
  bookingId: number
  /** Paise; nothing is queued for 0. */
  amount: number
  reason: RefundReason
}

/**
 * Queues a refund of what was paid on a booking: the latest payment goes back first. Returns the paise that were paid
 * outside the site, and that the club must pay back by hand.
 */
export async function queueRefundOfBooking(
  trx: Db,
  { bookingId, amount, reason }: BookingRefund,
): Promise<number> {
  if (amount === 0) return 0
  const payments = await trx
    .selectFrom('payments')
    .innerJoin('paymentOrders', 'paymentOrders.id', 'payments.paymentOrderId')
    .select('payments.id')
    // Without what went back when the booking was moved to a cheaper departure.
    .select(
      sql<number>`(payments.amount - coalesce((
        select sum(f.amount) from refunds f where f.payment_id = payments.id
      ), 0))::int`.as('left'),
    )
    .select(
      sql<number>`coalesce((
        select sum(f.amount) from refunds f where f.payment_id = payments.id and f.reason <> 'moved'
      ), 0)::int`.as('goesBack'),
    )
    .where('paymentOrders.bookingId', '=', bookingId)
    .where('payments.isBooked', '=', true)
    .orderBy('payments.id', 'desc')
    .execute()
  // What goes back already: of a booking that a mistake has left confirmed.
  let left = Math.max(0, amount - payments.reduce((sum, { goesBack }) => sum + goesBack, 0))
  for (const payment of payments) {
    const part = Math.min(left, payment.left)
    if (part > 0) await queueRefund(trx, { paymentId: payment.id, amount: part, reason })
    left -= part
  }
  return left
}

export async function queueRefund(
  trx: Db,
  refund: { paymentId: number; amount: number; reason: RefundReason },
): Promise<void> {
  await trx.insertInto('refunds').values(refund).execute()
}

/** A booking that is being cancelled. */
interface EndingBooking {
  id: number
  status: 'pending' | 'confirmed' | 'expired' | 'cancelled'
  /** Paise. */
  amountPaid: number
}

/**
 * Cancels a booking: frees its seat, fails its unpaid orders, and queues its refund. Needs a transaction that has locked
 * the booking. Returns the part of the refund that the club must pay back by hand, because it was paid outside the site.
 * @param refund paise
 */
export async function cancelWithRefund(
  trx: Db,
  booking: EndingBooking,
  {
    by,
    refund,
    reason,
  }: { by: Exclude<BookingEnd, 'hold'>; refund: number; reason?: string | undefined },
): Promise<{ byHand: number }> {
  const { id, status, amountPaid } = booking
  const isUnpaid = status === 'pending' || amountPaid === 0
  await endBooking(trx, id, { status: 'cancelled', by, isUnpaid, refund, reason })
  await failOrdersOf(trx, id)
  return { byHand: await queueRefundOfBooking(trx, { bookingId: id, amount: refund, reason: by }) }
}

/** Marks a hold as expired, and fails its unpaid orders. */
export async function expireHold(trx: Db, { id }: { id: number }): Promise<void> {
  await endBooking(trx, id, { status: 'expired', by: 'hold', isUnpaid: true })
  await failOrdersOf(trx, id)
}

interface RefundBase {
  amountPaid: number
  confirmedAt: Date | null
  createdAt: Date
  terms: CancellationTerms
}

/** What a member gets back in paise who cancels now, by the terms of the booking. */
export function refundByTerms(
  { amountPaid, confirmedAt, createdAt, terms }: RefundBase,
  departureDate: CalendarDate,
  at: { now: Date; today: CalendarDate },
): number {
  const bookedAt = confirmedAt ?? createdAt
  return refundOnCancelling({ paid: amountPaid, departureDate, bookedAt, terms }, at).amount
}
