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

/** What was paid on the booking outside the site. Not negative if its sum is wrong: such a booking must open, to be put right. */
export const paidOffSite = sql<number>`greatest(0, b.amount_paid - ${paidOnSite})`

/** What the club pays back by hand after cancelling or moving a booking, because it was paid outside the site. */
export const refundByHand = sql<number>`(b.moved_by_hand + case when b.status = 'cancelled' then
  greatest(0, coalesce(b.refund_amount, 0) - (
    select coalesce(sum(f.amount), 0)
    from ${paymentsOf} join refunds f on f.payment_id = p.id
    where p.is_booked and f.reason <> 'moved'
  ))
else 0 end)::int`

/** What is left of it. */
export const leftByHand = sql<number>`(${refundByHand} - (
  select coalesce(sum(h.amount), 0) from hand_refunds h
  where h.booking_id = b.id and h.refund_id is null
))::int`
