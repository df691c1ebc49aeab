import { type PriceLines, taxesOfPayment } from '@farandfew/domain/bookings/price-lines.ts'
import { sql } from 'kysely'
import type { AppContext } from '../../platform/context/context.ts'
import { paidOnSite } from '../bookings/booking-money.ts'
import { queueRefund } from '../bookings/end-booking.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { recountBooking } from './recount.ts'
import type { HandRefund, Repairs } from './repairs.ts'
import { queueBookingMail } from '../bookings/bookings.mails.ts'
import {
  type BookingRow,
  confirmBooking,
  findBooking,
  findOwnBooking,
  lockBooking,
  lockDeparture,
} from '../bookings/bookings.queries.ts'
import { cancelAndTell, cancelUnpaid, endRunOutHold } from '../bookings/cancel-for-club.service.ts'
import type { SoldDeparture } from '../bookings/offers.queries.ts'
import { getDeparture } from '../bookings/offers.service.ts'
import { issueReceipt } from '../bookings/payments.queries.ts'
import { bookPayment, lockForPayment, settleOrder } from '../bookings/payments.service.ts'
import {
  claimRefunds,
  endRefundByHand,
  findBookingOfRefund,
  isBeingSent,
  markBookingRefunded,
  markRefunded,
  requeueRefund,
  unmarkRefunded,
} from '../bookings/refunds.queries.ts'
import { sendRefund } from '../bookings/bookings.jobs.ts'

const refused = (detail: string) => new AppError('REPAIR_REFUSED', { detail })

/** Locks a booking with its departure. */
async function lockWhole(trx: Db, id: number) {
  const { tripScheduleId } = (await findBooking(trx, id)) as BookingRow
  await lockDeparture(trx, tripScheduleId)
  const booking = (await lockBooking(trx, id)) as BookingRow
  return { booking, departure: await getDeparture(trx, tripScheduleId) }
}

/**
 * Recounts a booking whose sum is less than its payments, because a part of them would not go back. Needs a transaction
 * that has locked it.
 */
async function countPayments(trx: Db, booking: BookingRow): Promise<BookingRow> {
  const { rows } = await sql<{ paid: number }>`
    select ${paidOnSite} as paid from bookings b where b.id = ${booking.id}
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
  const { userId, tripScheduleId } = booking
  if (userId === null) throw refused('The account was deleted. Please refund the payment.')
  const other = await findOwnBooking(trx, { userId, tripScheduleId })
  if (other && other.id !== booking.id) {
    throw refused('The member has another seat on this departure. Please refund the payment.')
  }
  if (!booking.isLive && departure.spotsRemaining < 1) throw new AppError('NO_SEAT_LEFT')
}

async function giveSeatForPayment(trx: Db, context: AppContext, paymentId: number): Promise<void> {
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
  if (
    payment.amount !== order.amount ||
    booking.amountPaid + payment.amount > booking.totalAmount
  ) {
    throw refused('Its amount is not the one that is due. Please refund it.')
  }
  if (booking.status === 'cancelled') throw refused('The booking is cancelled. Please refund it.')
  const departure = await getDeparture(trx, booking.tripScheduleId)
  await requireSeat(trx, { booking, departure }, context.clock.today())
  await trx.updateTable('payments').set({ isBooked: true }).where('id', '=', paymentId).execute()
  await bookPayment(trx, context, { booking, order, departure, paymentId, payment })
}

async function refundPayment(trx: Db, paymentId: number): Promise<void> {
  // First, in a statement of its own: the sum must count what another transaction has queued meanwhile.
  await trx
    .selectFrom('payments')
    .select('id')
    .where('id', '=', paymentId)
    .forNoKeyUpdate()
    .execute()
  const { rows } = await sql<{ amount: number }>`
    select p.amount - (
      select coalesce(sum(r.amount), 0) from refunds r where r.payment_id = p.id
    )::int as amount
    from payments p where p.id = ${paymentId}
  `.execute(trx)
  const amount = rows[0]?.amount ?? 0
  if (amount > 0) await queueRefund(trx, { paymentId, amount, reason: 'club' })
}

async function tellRefunded(
  trx: Db,
  context: AppContext,
  bookingId: number,
  { amount, reference }: { amount: number; reference: string },
): Promise<void> {
  const booking = (await findBooking(trx, bookingId)) as BookingRow
  const departure = await getDeparture(trx, booking.tripScheduleId)
  const news = { kind: 'refunded', amount, reference } as const
  await queueBookingMail(trx, context, { booking, departure }, news)
}

async function refundByHand(trx: Db, context: AppContext, id: number, paid: HandRefund) {
  // Otherwise the member would get the money twice.
  if (await isBeingSent(trx, id)) {
    throw refused('The payment gateway is paying this refund out right now. Please look again.')
  }
  const amount = await endRefundByHand(trx, id, context.clock.today())
  const bookingId = await findBookingOfRefund(trx, id)
  if (amount === undefined || bookingId === undefined) throw new AppError('FAULT_CHANGED')
  await noteByHand(trx, context, { bookingId, refundId: id, amount }, paid)
  await markRefunded(trx, id)
}

async function noteByHand(
  trx: Db,
  context: AppContext,
  refund: { bookingId: number; refundId: number; amount: number },
  paid: HandRefund,
): Promise<void> {
  await trx
    .insertInto('handRefunds')
    .values({ ...refund, ...paid })
    .execute()
  const { bookingId, amount } = refund
  await tellRefunded(trx, context, bookingId, { amount, reference: paid.reference })
}

async function numberReceipt(trx: Db, { clock }: AppContext, paymentId: number): Promise<void> {
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

/** What resolves faults of bookings, payments and refunds. */
export const bookingRepairs = (context: AppContext): Repairs => ({
  askAboutOrder: (orderId) => settleOrder(context, orderId),
  askAboutBooking: async (bookingId) => {
    const orders = await context.db
      .selectFrom('paymentOrders')
      .select('orderId')
      .where('bookingId', '=', bookingId)
      .where('nextCheckAt', 'is not', null)
      .execute()
    for (const { orderId } of orders) await settleOrder(context, orderId)
  },
  sendRefund: async (id) => {
    const [claimed] = await claimRefunds(context.db, { limit: 1, id })
    if (claimed) await sendRefund(context, claimed)
  },
  endHold: async (trx, id) => {
    const { tripScheduleId } = (await findBooking(trx, id)) as BookingRow
    await endRunOutHold(trx, context, { id, tripScheduleId })
  },
  giveSeatForPayment: (trx, id) => giveSeatForPayment(trx, context, id),
  giveSeatForBooking: async (trx, id) => {
    const whole = await lockWhole(trx, id)
    await requireSeat(trx, whole, context.clock.today())
    await confirmBooking(trx, id, 0)
    await queueBookingMail(trx, context, whole, { kind: 'restored' })
  },
  refundPayment,
  cancelForClub: async (trx, id) => {
    const locked = await lockWhole(trx, id)
    const booking = await countPayments(trx, locked.booking)
    const { departure } = locked
    // Its money counts, whatever its state says.
    const status = booking.amountPaid > 0 ? 'confirmed' : booking.status
    const end = { by: 'club', refund: booking.amountPaid } as const
    await cancelAndTell(trx, context, { booking: { ...booking, status }, departure }, end)
  },
  cancelUnpaid: async (trx, id) => {
    const { tripScheduleId } = (await findBooking(trx, id)) as BookingRow
    await cancelUnpaid(trx, context, { id, tripScheduleId })
  },
  retryRefund: async (trx, id) => {
    if (!(await requeueRefund(trx, id, 'failed'))) throw new AppError('FAULT_CHANGED')
  },
  refundAgain: async (trx, id) => {
    if (!(await requeueRefund(trx, id, 'done'))) throw new AppError('FAULT_CHANGED')
    await unmarkRefunded(trx, id)
  },
  noteByHand: (trx, refund, paid) => noteByHand(trx, context, refund, paid),
  refundByHand: (trx, id, paid) => refundByHand(trx, context, id, paid),
  refundOffSite: async (trx, bookingId, amount, paid) => {
    await trx
      .insertInto('handRefunds')
      .values({ bookingId, amount, ...paid })
      .execute()
    await markBookingRefunded(trx, bookingId)
    await tellRefunded(trx, context, bookingId, { amount, reference: paid.reference })
  },
  issueReceipt: (trx, paymentId) => numberReceipt(trx, context, paymentId),
})
