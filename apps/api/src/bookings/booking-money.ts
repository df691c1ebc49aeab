import { sql } from 'kysely'

// Sums of a booking's money, in paise, for statements in which `b` is the booking.

/** The payments `p` of the booking `b`, with their orders `o`. */
export const paymentsOf = sql`payments p join payment_orders o on o.id = p.payment_order_id and o.booking_id = b.id`

/** What was paid on the site and counts for the booking: without what went back when it was moved to a cheaper departure. */
export const paidOnSite = sql<number>`((
  select coalesce(sum(p.amount), 0) from ${paymentsOf} where p.is_booked
) - (
  select coalesce(sum(f.amount), 0)
  from ${paymentsOf} join refunds f on f.payment_id = p.id
  where p.is_booked and f.reason = 'moved'
))::int`

/** The part of a cancelled booking's refund that the club pays back by hand, because it was paid outside the site. */
export const refundByHand = sql<number>`(coalesce(b.refund_amount, 0) - (
  select coalesce(sum(f.amount), 0)
  from ${paymentsOf} join refunds f on f.payment_id = p.id
  where p.is_booked and f.reason <> 'moved'
))::int`
