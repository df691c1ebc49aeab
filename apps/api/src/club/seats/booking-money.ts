import type { BookingSum } from '@farandfew/domain/bookings/admin-bookings.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { type RawBuilder, sql } from 'kysely'
import { isSold } from '../departures/seats.ts'

// Money of a booking, in paise, for statements in which `b` is the booking.

/** The payments `p` of the booking `b`, with their orders `o`. */
export const paymentsOf = sql`payments p join payment_orders o on o.id = p.payment_order_id and o.booking_id = b.id`

/** The payments that count for the booking, without what went back when it was moved to a cheaper departure. */
const sumOfPayments = (condition = sql`true`) => sql<number>`((
  select coalesce(sum(p.amount), 0) from ${paymentsOf} where p.is_booked and ${condition}
) - (
  select coalesce(sum(f.amount), 0)
  from ${paymentsOf} join refunds f on f.payment_id = p.id
  where p.is_booked and f.reason = 'moved' and ${condition}
))::int`

/** What was received and recorded. */
export const paidOnRecord = sumOfPayments()

/** What was paid outside the gateway. Not negative if its sum is wrong: such a booking must open, to be put right. */
export const paidOffSite = sql<number>`greatest(0, b.amount_paid - ${sumOfPayments(sql`o.method = 'gateway'`)})`

/** What the club still has of it: all of this would go back by hand. */
export const leftOffSite = sql<number>`greatest(0, b.amount_paid - b.part_refunded - ((
  select coalesce(sum(p.amount), 0) from ${paymentsOf} where p.is_booked and o.method = 'gateway'
) - (
  select coalesce(sum(f.amount), 0)
  from ${paymentsOf} join refunds f on f.payment_id = p.id
  where p.is_booked and o.method = 'gateway' and f.reason in ('moved', 'goodwill')
)))`

/** Refunds `f` of what was counted for a booking: not of a move, nor of money that came late, twice or with a wrong amount. */
export const ofBooking = sql`f.reason in ('member', 'club', 'balance', 'group', 'goodwill')`

const isByHand = sql`f.status in ('by-hand', 'failed')`
const isOpen = sql`f.status in ('queued', 'sent', 'by-hand', 'failed')`
const ofCancelling = sql`${ofBooking} and f.reason <> 'goodwill'`

/** The refunds by the sums that they make. */
const refundsOf = {
  refundOpen: sql`${isOpen} and ${ofBooking}`,
  returnOpen: sql`${isOpen} and not ${ofBooking}`,
  returned: sql`f.status = 'done' and not ${ofBooking}`,
  refundByHand: isByHand,
  cancelOpen: sql`${isOpen} and ${ofCancelling}`,
  cancelByHand: sql`${isByHand} and ${ofCancelling}`,
} as const

/** Among all bookings, PostgreSQL reads those few of which it is not 0 once, and adds up only theirs. */
function sumOfRefunds(sum: keyof typeof refundsOf): RawBuilder<number> {
  const those = sql`from refunds f where f.booking_id = b.id and ${refundsOf[sum]}`
  return sql`case when exists (select ${those}) then (select sum(f.amount) ${those})::int else 0 end`
}

const hasOrder = (condition: RawBuilder<unknown>) =>
  sql`exists (select from payment_orders o where o.booking_id = b.id and ${condition})`

/** What the club still has to pay back by hand. */
export const leftByHand = sumOfRefunds('refundByHand')

/** What is still to pay of the price. */
export const owed = sql<number>`(b.total_amount - b.discount - b.amount_paid)`

/** Whether the booking has a seat and its balance is to be paid. */
export const owesBalance = sql<boolean>`(${isSold} and b.amount_paid + b.discount < b.total_amount)`

/** Whether that balance should have been paid by now. */
export const isOverdue = (today: CalendarDate) => sql<boolean>`b.balance_due < ${today}::date`

/** Whether the balance is to be paid, or should have been; null if there is none to pay. */
export const balanceState = (today: CalendarDate) => sql<
  'due' | 'overdue' | null
>`case when ${owesBalance} then
  case when ${isOverdue(today)} then 'overdue' else 'due' end
end`

/** The sums of a booking as a list shows them, and figures add them up. */
export const bookingAmounts: Readonly<Record<BookingSum, RawBuilder<number>>> = {
  amountPaid: sql`b.amount_paid`,
  refunded: sql`b.refunded`,
  refundOpen: sumOfRefunds('refundOpen'),
  kept: sql`(b.amount_paid - b.refunded - ${sumOfRefunds('refundOpen')})`,
  returnOpen: sumOfRefunds('returnOpen'),
  returned: sumOfRefunds('returned'),
  refundByHand: leftByHand,
  cancelOpen: sumOfRefunds('cancelOpen'),
  cancelByHand: sumOfRefunds('cancelByHand'),
  refundable: sql`case when ${isSold} then b.amount_paid - b.part_refunded else 0 end`,
  refundableByHand: sql`case when ${isSold} and (
    ${hasOrder(sql`o.method <> 'gateway'`)} or not ${hasOrder(sql`o.method = 'gateway'`)}
  ) then ${leftOffSite} else 0 end::int`,
  balanceOwed: sql`case when ${owesBalance} then ${owed} else 0 end`,
}

/** Whether the sum of a booking is not 0. */
export function hasSum(sum: BookingSum): RawBuilder<unknown> {
  if (sum === 'balanceOwed') return owesBalance
  if (!(sum in refundsOf)) return sql`${bookingAmounts[sum]} <> 0`
  const isOne = refundsOf[sum as keyof typeof refundsOf]
  return sql`b.id = any(array(select f.booking_id from refunds f where ${isOne}))`
}
