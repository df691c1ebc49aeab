import { keptOf, owedOf } from '@farandfew/domain/seats/booking-sums.ts'
import { type PriceLines, taxesOfPayment } from '@farandfew/domain/seats/price-lines.ts'
import { sql } from 'kysely'
import type { AppContext } from '../../platform/context/context.ts'
import { paidOnRecord } from '../seats/booking-money.ts'
import { queueRefund } from '../refunds/queue-refund.ts'
import { issueReceipt } from '../refunds/money-documents.queries.ts'
import { completeRefund } from '../refunds/refunds.service.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { bookingOf, type Repair, type RepairForm } from './check.ts'
import { recountBooking } from './recount.ts'
import { queueBookingSummary } from '../refunds/booking-summary.service.ts'
import {
  type BookingRow,
  findBooking,
  findOwnBooking,
  lockBooking,
  lockDeparture,
} from '../seats/bookings.queries.ts'
import { confirmBooking } from '../payments/payments.queries.ts'
import {
  cancelAndTell,
  cancelUnpaid as cancelUnpaidBooking,
  endRunOutHold,
} from '../bookings/cancellations.service.ts'
import { type SoldDeparture, getSoldDeparture } from '../seats/sold-departure.queries.ts'
import { guaranteeIfComplete } from '../payments/guarantee.service.ts'
import { hasSeatFor } from '../waitlist/may-book.ts'
import { bookPayment, lockForPayment } from '../payments/record-payment.service.ts'
import { settleOrder } from '../payments/settle-order.service.ts'
import {
  claimRefunds,
  findBookingOfRefund,
  isBeingSent,
  recountOrderOfRefund,
  recountRefunded,
  requeueRefund,
  storePaidByHand,
} from '../refunds/refunds.queries.ts'
import { sendRefund as sendClaimedRefund } from '../refunds/refunds.jobs.ts'
import { restoredMail } from '../payments/payments.mails.ts'

const refused = (detail: string) => new AppError('REPAIR_REFUSED', { detail })

// Those with `trx` need a transaction; the others ask the gateway and must not be in one.

/** Locks a booking with its departure. */
async function lockWhole(trx: Db, id: number) {
  const { departureId } = (await findBooking(trx, id)) as BookingRow
  await lockDeparture(trx, departureId)
  const booking = (await lockBooking(trx, id)) as BookingRow
  return { booking, departure: await getSoldDeparture(trx, departureId) }
}

/**
 * Recounts a booking whose sum is less than its payments, because a part of them would not go back. Needs a transaction
 * that has locked it.
 */
async function countPayments(trx: Db, booking: BookingRow): Promise<BookingRow> {
  const { rows } = await sql<{ paid: number }>`
    select ${paidOnRecord} as paid from bookings b where b.id = ${booking.id}
  `.execute(trx)
  const paid = rows[0]?.paid ?? 0
  if (paid <= booking.amountPaid) return booking
  await recountBooking(trx, booking.id)
  return { ...booking, amountPaid: paid }
}

/** @throws AppError REPAIR_REFUSED, NO_SEAT_LEFT unless the member can have a seat of the departure */
async function requireSeat(
  trx: Db,
  { booking, departure }: { booking: BookingRow; departure: SoldDeparture },
  today: string,
): Promise<void> {
  if (booking.status === 'confirmed') return
  if (departure.groupDecision === 'cancelled' || departure.departureDate < today) {
    throw refused('The departure has left or is cancelled. Please refund the payment.')
  }
  const { userId, departureId } = booking
  if (userId === null) throw refused('The account was deleted. Please refund the payment.')
  const other = await findOwnBooking(trx, { userId, departureId })
  if (other && other.id !== booking.id) {
    throw refused('The member has another seat on this departure. Please refund the payment.')
  }
  if (booking.shownStatus !== 'pending' && !(await hasSeatFor(trx, departure, userId)))
    throw new AppError('NO_SEAT_LEFT')
}

/** Books a payment that has no seat. */
export async function giveSeatForPayment(
  trx: Db,
  context: AppContext,
  paymentId: number,
): Promise<void> {
  const { rows } = await sql<{ id: string; amount: number; orderId: string; back: number }>`
    select p.gateway_id as id, p.amount, o.order_id,
      (select count(*) from refunds r where r.payment_id = p.id)::int as back
    from payments p join payment_orders o on o.id = p.payment_order_id where p.id = ${paymentId}
  `.execute(trx)
  const [payment] = rows
  const locked = payment && (await lockForPayment(trx, payment.orderId))
  if (!payment || !locked) throw new AppError('NOT_FOUND')
  const { booking, order } = locked
  if (payment.back > 0) throw refused('A part of it is going back. Please refund the rest.')
  if (payment.amount !== order.amount || payment.amount > owedOf(booking)) {
    throw refused('Its amount is not the one that is due. Please refund it.')
  }
  if (booking.status === 'cancelled') throw refused('The booking is cancelled. Please refund it.')
  const departure = await getSoldDeparture(trx, booking.departureId)
  await requireSeat(trx, { booking, departure }, context.clock.today())
  await trx.updateTable('payments').set({ isBooked: true }).where('id', '=', paymentId).execute()
  const counted = { amount: payment.amount, discount: 0 }
  await bookPayment(trx, context, { booking, order, paymentId, payment, counted })
}

/** Queues a refund of what was not refunded of a payment. */
export async function refundPayment(
  trx: Db,
  { clock }: Pick<AppContext, 'clock'>,
  paymentId: number,
): Promise<void> {
  // First, in a statement of its own: the sum must count what another transaction has queued meanwhile.
  await trx
    .selectFrom('payments')
    .select('id')
    .where('id', '=', paymentId)
    .forNoKeyUpdate()
    .execute()
  const { rows } = await sql<{ bookingId: number; amount: number }>`
    select o.booking_id, p.amount - (
      select coalesce(sum(r.amount), 0) from refunds r where r.payment_id = p.id
    )::int as amount
    from payments p join payment_orders o on o.id = p.payment_order_id where p.id = ${paymentId}
  `.execute(trx)
  const [left] = rows
  if (!left || left.amount <= 0) return
  await queueRefund(trx, { ...left, paymentId, reason: 'club', today: clock.today() })
}

/** Stores that a refund was paid by hand: one that waits, was refused, or is not answered yet. */
async function payByHand(trx: Db, context: AppContext, id: number, paid: RepairForm) {
  // Otherwise the member would get the money twice.
  if (await isBeingSent(trx, id)) {
    throw refused('The payment gateway is paying this refund out right now. Please look again.')
  }
  const state = { from: 'open', today: context.clock.today() } as const
  if (!(await storePaidByHand(trx, id, paid, state))) throw new AppError('FAULT_CHANGED')
  await completeRefund(trx, context, id)
}

/** Stores that a refund which was paid out and came back was then paid by hand. */
export async function payAgainByHand(
  trx: Db,
  context: AppContext,
  id: number,
  paid: RepairForm,
): Promise<void> {
  const state = { from: 'done', today: context.clock.today() } as const
  if (!(await storePaidByHand(trx, id, paid, state))) throw new AppError('FAULT_CHANGED')
  await completeRefund(trx, context, id)
}

/** Numbers the receipt of a payment that has none. */
export async function numberReceipt(
  trx: Db,
  { clock }: AppContext,
  paymentId: number,
): Promise<void> {
  const { rows } = await sql<{ priceLines: PriceLines; paidBefore: number; amount: number }>`
    select b.price_lines, p.amount, (
      select coalesce(sum(earlier.amount), 0) from payments earlier
      join payment_orders o on o.id = earlier.payment_order_id
      where o.booking_id = b.id and earlier.is_booked and earlier.id < p.id
    )::int as paid_before
    from payments p join payment_orders o on o.id = p.payment_order_id
    join bookings b on b.id = o.booking_id
    where p.id = ${paymentId}
  `.execute(trx)
  const [payment] = rows
  if (!payment) throw new AppError('NOT_FOUND')
  const taxes = taxesOfPayment(payment.priceLines, payment)
  await issueReceipt(trx, { paymentId, date: clock.today(), ...taxes })
}

/**
 * Asks the gateway about the orders of a booking that are not paid as far as we know.
 * @throws AppError GATEWAY_UNAVAILABLE
 */
export async function askAboutBooking(context: AppContext, bookingId: number): Promise<void> {
  const orders = await context.db
    .selectFrom('paymentOrders')
    .select('orderId')
    .where('bookingId', '=', bookingId)
    .where('nextCheckAt', 'is not', null)
    .execute()
  for (const { orderId } of orders) await settleOrder(context, orderId)
}

/** Sends a refund to the gateway, or asks what has become of it. */
export async function sendRefund(context: AppContext, id: number): Promise<void> {
  const [claimed] = await claimRefunds(context.db, { limit: 1, id })
  if (claimed) await sendClaimedRefund(context, claimed)
}

/** Ends a hold that has run out. */
export async function endHold(trx: Db, context: AppContext, id: number): Promise<void> {
  const { departureId } = (await findBooking(trx, id)) as BookingRow
  await endRunOutHold(trx, context, { id, departureId })
}

/** Confirms a booking that ended although it is paid. */
export async function giveSeatForBooking(trx: Db, context: AppContext, id: number): Promise<void> {
  const whole = await lockWhole(trx, id)
  await requireSeat(trx, whole, context.clock.today())
  await confirmBooking(trx, id, { amount: 0 })
  const { booking } = whole
  const { departureId } = booking
  const departure = await guaranteeIfComplete(trx, context, { departureId, bookingId: id })
  await queueBookingSummary(trx, context, { id, departure }, restoredMail)
}

/** Cancels a booking for the club, with a full refund. */
export async function cancelForClub(trx: Db, context: AppContext, id: number): Promise<void> {
  const locked = await lockWhole(trx, id)
  const booking = await countPayments(trx, locked.booking)
  const { departure } = locked
  // Its money counts, whatever its state says.
  const status = booking.amountPaid > 0 ? 'confirmed' : booking.status
  const end = { by: 'club', refund: keptOf(booking) } as const
  await cancelAndTell(trx, context, { booking: { ...booking, status }, departure }, end)
}

/** Cancels a booking whose balance was not paid, by its terms. */
export async function cancelUnpaid(trx: Db, context: AppContext, id: number): Promise<void> {
  const { departureId } = (await findBooking(trx, id)) as BookingRow
  await cancelUnpaidBooking(trx, context, { id, departureId })
}

/** Sends a refund again that was refused. */
export async function retryRefund(trx: Db, id: number): Promise<void> {
  if (!(await requeueRefund(trx, id, 'failed'))) throw new AppError('FAULT_CHANGED')
}

/** Sends a refund again that was paid out and came back. */
export async function refundAgain(trx: Db, id: number): Promise<void> {
  if (!(await requeueRefund(trx, id, 'done'))) throw new AppError('FAULT_CHANGED')
  const bookingId = await findBookingOfRefund(trx, id)
  if (bookingId !== undefined) await recountRefunded(trx, bookingId)
  await recountOrderOfRefund(trx, id)
}

/** For a booking that cannot stay. */
export const cancelRepair: Repair = {
  label: 'Cancel and refund in full',
  consequence:
    'Cancels the booking for the club. Everything that was paid goes back, and the member gets an email.',
  asks: 'nothing',
  run: (trx, context, found) => cancelForClub(trx, context, bookingOf(found)),
}

/** For a refund; the key of the fault is its id. */
export const byHandRepair: Repair = {
  label: 'Mark as paid out by hand',
  consequence:
    'For money that you have paid back yourself, in the dashboard of the gateway or by bank transfer. Nothing is sent to the gateway any more. The member gets an email with the reference and the credit note.',
  asks: 'payout',
  run: (trx, context, { key }, paid) => payByHand(trx, context, Number(key), paid),
}
