import { isClosed } from '@farandfew/domain/departures/guarantee.ts'
import { reminderToldOn } from '@farandfew/domain/payments/payment-plan.ts'
import { owedOf } from '@farandfew/domain/seats/booking-sums.ts'
import { holdRevivalHours } from '@farandfew/domain/seats/booking.ts'
import { taxesOfPayment } from '@farandfew/domain/seats/price-lines.ts'
import type { Receipt } from '@farandfew/domain/refunds/money-documents.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { expireHold } from '../seats/end-booking.ts'
import { queueBookingSummary } from '../refunds/booking-summary.service.ts'
import { queueRefund } from '../refunds/queue-refund.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { GatewayPayment } from '../../platform/ports/payments/payment-gateway.ts'
import { queueBookingMail } from '../seats/seats.mails.ts'
import type { ReturnReason } from './payments.mails.ts'
import {
  type BookingRow,
  findOwnBooking,
  lockBooking,
  lockDeparture,
} from '../seats/bookings.queries.ts'
import {
  confirmBooking,
  findOrder,
  insertPayment,
  lockOrder,
  markOrderPaid,
  type OrderRow,
} from './payments.queries.ts'
import { issueReceipt, listReceipts } from '../refunds/money-documents.queries.ts'
import { type SoldDeparture, getSoldDeparture } from '../seats/sold-departure.queries.ts'
import { offerState } from '../waitlist/may-book.ts'
import { guaranteeIfComplete } from './guarantee.service.ts'
import { endEntry } from '../waitlist/waitlist.queries.ts'
import { balancePaidMail, confirmedMail, paymentReturnedMail } from './payments.mails.ts'

type Context = Pick<AppContext, 'db' | 'clock' | 'outbox' | 'payments' | 'urls'>

type Captured = Omit<GatewayPayment, 'status' | 'errorText'>

/** What a payment is worth to its booking, in paise. */
export interface Counted {
  /** What the club has of it. */
  amount: number
  /** What the gateway took from the payer on top. */
  fee: number
  /** What an offer took off the order. */
  discount: number
}

/**
 * Judges a payment by its order. The payer may have paid the gateway's fee on top, or less by an offer of the gateway, which
 * pays the order all the same. Undefined for any other amount.
 */
export function countPayment(payment: Captured, order: OrderRow): Counted | undefined {
  const { amount, currency, isFeeOnTop = false, hasOffer = false } = payment
  if (currency !== order.currency || amount <= 0) return undefined
  const fee = Math.max(0, amount - order.amount)
  const discount = Math.max(0, order.amount - amount)
  if ((fee > 0 && !isFeeOnTop) || (discount > 0 && !hasOffer)) return undefined
  return { amount: amount - fee, fee, discount }
}

/** Locks everything that a payment changes, in the order of every transaction that books. */
export async function lockForPayment(trx: Db, orderId: string) {
  const found = await findOrder(trx, orderId)
  if (!found) return undefined
  await lockDeparture(trx, found.departureId)
  const booking = (await lockBooking(trx, found.bookingId)) as BookingRow
  const order = (await lockOrder(trx, orderId)) as OrderRow
  return { booking, order }
}

/** Why a payment goes back instead of to its booking; undefined if it can be booked. */
async function refusal(
  trx: Db,
  { booking, order }: { booking: BookingRow; order: OrderRow },
  { payment, today }: { payment: Captured; today: CalendarDate },
): Promise<'mismatch' | 'double' | 'late' | undefined> {
  const counted = countPayment(payment, order)
  if (!counted) return 'mismatch'
  if (order.status === 'paid' || order.status === 'refunded') return 'double'
  if (order.supersededAt !== null) return booking.moves > 0 ? 'late' : 'double'
  if (booking.status === 'cancelled') return 'late'
  if (booking.status === 'confirmed') return order.amount > owedOf(booking) ? 'double' : undefined
  if (booking.shownStatus === 'pending') return undefined
  if (isPastRevival(booking, order, payment)) return 'late'
  return (await canReviveHold(trx, booking, today)) ? undefined : 'late'
}

/**
 * Whether the member paid so long after the end of the hold that its price no longer counts. A payment that was known and not
 * decided counts when it is decided: until then its member reads that it goes back.
 */
export const isPastRevival = (
  { holdExpiresAt }: BookingRow,
  { undecidedAt }: OrderRow,
  { paidAt }: Pick<Captured, 'paidAt'>,
): boolean => {
  // One that began after the gateway was last asked is another payment.
  const isKnown = undecidedAt === null || (paidAt !== undefined && paidAt > undecidedAt)
  const at = (isKnown && paidAt) || new Date()
  return (
    holdExpiresAt !== null && at.getTime() - holdExpiresAt.getTime() > holdRevivalHours * 3_600_000
  )
}

/** Whether an expired hold gets a seat after all. If the member holds another seat of the departure, that one is used. */
async function canReviveHold(trx: Db, booking: BookingRow, today: CalendarDate): Promise<boolean> {
  const { id, userId, departureId } = booking
  if (userId === null) return false
  const other = await findOwnBooking(trx, { userId, departureId })
  if (other?.status === 'confirmed') return false
  if (other && other.id !== id) {
    await expireHold(trx, other)
    if (other.shownStatus === 'pending') return true
  }
  const departure = await getSoldDeparture(trx, departureId)
  return (await offerState(trx, departure, { today, userId })) === 'bookable'
}

/** @throws AppError BOOKED_ALREADY, NO_SEAT_LEFT unless an expired hold can get a seat after all */
export async function requireRevivable(
  trx: Db,
  booking: BookingRow,
  today: CalendarDate,
): Promise<void> {
  if (await canReviveHold(trx, booking, today)) return
  const { userId, departureId } = booking
  const other = userId === null ? undefined : await findOwnBooking(trx, { userId, departureId })
  throw new AppError(other?.status === 'confirmed' ? 'BOOKED_ALREADY' : 'NO_SEAT_LEFT')
}

/** Why a payment that came late gets no seat. */
async function lateReason(
  trx: Db,
  { booking, order, departure }: { booking: BookingRow; order: OrderRow; departure: SoldDeparture },
  { payment, today }: { payment: Captured; today: CalendarDate },
): Promise<ReturnReason> {
  const { userId, departureId, endedBy } = booking
  if (booking.status === 'cancelled') {
    return endedBy === 'member' ? 'cancelled by member' : 'cancelled by club'
  }
  if (order.supersededAt !== null) return 'moved'
  const other = userId === null ? undefined : await findOwnBooking(trx, { userId, departureId })
  if (other?.status === 'confirmed') return 'other seat'
  if (isClosed(departure, today)) return 'closed'
  return isPastRevival(booking, order, payment) ? 'too late' : 'no seat'
}

/**
 * The one way to "paid". The browser's report, the webhook and the reconciler all call it. Stores the money first; then
 * the booking gets it, or it goes back. A payment that is already stored changes nothing.
 */
export async function recordPayment(
  trx: Db,
  context: Pick<Context, 'clock' | 'urls'>,
  payment: Captured,
): Promise<void> {
  const locked = await lockForPayment(trx, payment.orderId)
  if (!locked) return
  const { booking, order } = locked
  const refused = await refusal(trx, locked, { payment, today: context.clock.today() })
  const counted = refused === undefined ? countPayment(payment, order) : undefined
  const paymentId = await insertPayment(trx, {
    gatewayId: payment.id,
    paymentOrderId: order.id,
    ...(counted ?? { amount: payment.amount }),
    currency: payment.currency,
    isBooked: counted !== undefined,
  })
  if (paymentId === undefined) return
  if (refused !== undefined) {
    const departure = await getSoldDeparture(trx, booking.departureId)
    const isNewlyPaid = order.status !== 'paid' && order.status !== 'refunded'
    if (refused !== 'mismatch' && isNewlyPaid) await markOrderPaid(trx, order.id, payment.id)
    const { amount } = payment
    const today = context.clock.today()
    await queueRefund(trx, { bookingId: booking.id, paymentId, amount, reason: refused, today })
    const reason =
      refused === 'late'
        ? await lateReason(trx, { ...locked, departure }, { payment, today })
        : refused
    await queueBookingMail(
      trx,
      context,
      { booking, departure },
      paymentReturnedMail(amount, reason),
    )
    return
  }
  if (counted) await bookPayment(trx, context, { booking, order, paymentId, payment, counted })
}

/** Gives a stored payment to its booking: confirms it, numbers the receipt, and mails the member. */
export async function bookPayment(
  trx: Db,
  context: Pick<Context, 'clock' | 'urls'>,
  of: {
    booking: BookingRow
    order: OrderRow
    paymentId: number
    payment: Pick<Captured, 'id'>
    counted: Pick<Counted, 'amount' | 'discount'>
    /** Of a bank transfer. */
    receivedOn?: CalendarDate
  },
): Promise<void> {
  const { booking, order, paymentId, payment, counted } = of
  const { amount } = counted
  const today = context.clock.today()
  await markOrderPaid(trx, order.id, payment.id)
  const told = order.kind === 'balance' ? undefined : reminderToldOn(booking.paymentPlan, today)
  await confirmBooking(trx, booking.id, { ...counted, balanceReminded: told })
  if (booking.userId !== null) {
    const { userId, departureId } = booking
    await endEntry(trx, { userId, departureId })
  }
  const taxes = taxesOfPayment(booking.priceLines, {
    paidBefore: booking.amountPaid,
    amount,
  })
  const number = await issueReceipt(trx, { paymentId, date: today, ...taxes })
  const issued = await listReceipts(trx, [booking.id])
  const receipt = issued.find((one) => one.number === number) as Receipt
  const departure = await guaranteeIfComplete(trx, context, {
    departureId: booking.departureId,
    bookingId: booking.id,
  })
  const mail = order.kind === 'balance' ? balancePaidMail : confirmedMail
  const news = mail({ amount, receivedOn: of.receivedOn, receipt })
  await queueBookingSummary(trx, context, { id: booking.id, departure }, news)
}
