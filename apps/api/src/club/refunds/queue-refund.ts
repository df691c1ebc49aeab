import type { BookingEnd } from '@farandfew/domain/seats/booking.ts'
import type { RefundReason } from '@farandfew/domain/refunds/refund-history.ts'
import { type RefundablePayment, splitRefund } from '@farandfew/domain/refunds/refund.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { endBooking, failOrdersOf } from '../seats/end-booking.ts'

interface BookingRefund {
  bookingId: number
  /** Paise; nothing is queued for 0. */
  amount: number
  reason: RefundReason
  /** What an operator gave as the reason, for the member. */
  givenReason?: string
  /** The club's date. */
  today: CalendarDate
}

/**
 * Queues a refund of what was paid on a booking: the latest payment goes back first. What the gateway never had waits for an
 * operator, who pays it back by hand. Returns the paise of it.
 */
export async function queueRefundOfBooking(
  trx: Db,
  { amount, ...refund }: BookingRefund,
): Promise<number> {
  if (amount === 0) return 0
  const { rows: latestFirst } = await sql<RefundablePayment & { id: number }>`
    select p.id, o.method, (p.amount - coalesce(back.in_all, 0))::int as "left",
      coalesce(back.by_mistake, 0)::int as goes_back
    from payments p join payment_orders o on o.id = p.payment_order_id
    left join lateral (
      select sum(f.amount) as in_all,
        sum(f.amount) filter (where f.reason not in ('moved', 'goodwill')) as by_mistake
      from refunds f where f.payment_id = p.id
    ) back on true
    where o.booking_id = ${refund.bookingId} and p.is_booked
    order by p.id desc
  `.execute(trx)
  const { shares, byHand } = splitRefund(amount, latestFirst)
  for (const { payment, ...share } of shares) {
    const ofPayment = payment && { paymentId: payment.id }
    await queueRefund(trx, { ...refund, ...ofPayment, ...share })
  }
  return byHand
}

export async function queueRefund(
  trx: Db,
  {
    isByHand = false,
    today,
    ...refund
  }: BookingRefund & { paymentId?: number; isByHand?: boolean },
): Promise<void> {
  await trx
    .insertInto('refunds')
    .values({ ...refund, requestedOn: today, status: isByHand ? 'by-hand' : 'queued' })
    .execute()
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
    today,
  }: {
    by: Exclude<BookingEnd, 'hold'>
    refund: number
    reason?: string | undefined
    /** The club's date. */
    today: CalendarDate
  },
): Promise<{ byHand: number }> {
  const { id, status, amountPaid } = booking
  const isUnpaid = status === 'pending' || amountPaid === 0
  await endBooking(trx, id, { status: 'cancelled', by, isUnpaid, refund, reason })
  await failOrdersOf(trx, id)
  const ofBooking = { bookingId: id, amount: refund, reason: by, today }
  return { byHand: await queueRefundOfBooking(trx, ofBooking) }
}
