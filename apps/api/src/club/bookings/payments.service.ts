import type { BookingView } from '@farandfew/domain/bookings/booking-view.ts'
import { isClosed } from '@farandfew/domain/departures/guarantee.ts'
import type { PaymentCheckout } from '@farandfew/domain/bookings/payment-checkout.ts'
import { holdRevivalHours, type PaymentPart } from '@farandfew/domain/bookings/booking.ts'
import { taxesOfPayment } from '@farandfew/domain/bookings/price-lines.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { defaultCurrency } from '@farandfew/domain/constants/limits.ts'
import { expireHold, queueRefund } from './end-booking.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { transact } from '../../platform/outbox/transaction.ts'
import { GatewayError } from '../../platform/ports/payments/gateway-error.ts'
import type {
  GatewayEvent,
  GatewayPayment,
  WebhookRequest,
} from '../../platform/ports/payments/payment-gateway.ts'
import type {
  CheckoutAnswer,
  SandboxGateway,
  SandboxOutcome,
} from '../../platform/ports/payments/sandbox/sandbox-gateway.ts'
import { queueBookingMail, type ReturnReason } from './bookings.mails.ts'
import {
  type BookingRow,
  confirmBooking,
  findOwnBooking,
  lockBooking,
  lockDeparture,
} from './bookings.queries.ts'
import { getBookingView, lockOwnBooking } from './bookings.service.ts'
import { duePayment } from './booking-view.ts'
import { findEventFault, insertEventFault, readMalformed } from './event-faults.queries.ts'
import type { SoldDeparture } from './offers.queries.ts'
import { getSoldDeparture, offerState } from './offers.service.ts'
import {
  findOrder,
  findOrderOfPart,
  insertEvent,
  insertOrder,
  insertPayment,
  issueReceipt,
  lockOrder,
  markOrderAttempted,
  markOrderChecked,
  markOrderPaid,
  type OrderRow,
  storeSignature,
  watchOrder,
} from './payments.queries.ts'
import { guaranteeIfComplete } from './guarantee.service.ts'
import { endEntry } from './waitlist.queries.ts'

type Context = Pick<AppContext, 'db' | 'clock' | 'outbox' | 'payments' | 'urls'>

/** @throws AppError GATEWAY_UNAVAILABLE if the gateway does not answer */
async function askGateway<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (cause) {
    if (cause instanceof GatewayError) throw new AppError('GATEWAY_UNAVAILABLE', { cause })
    throw cause
  }
}

/** The payment that is due on a booking of the member. */
async function getDue(trx: Db, { clock }: Context, owner: { id: number; userId: number }) {
  const booking = await lockOwnBooking(trx, owner)
  const due = duePayment(booking, clock.today())
  if (due)
    return { ...due, booking, departure: await getSoldDeparture(trx, booking.tripScheduleId) }
  throw new AppError(booking.status === 'confirmed' ? 'NOTHING_DUE' : 'BOOKING_ENDED')
}

/**
 * Our name of an order at the gateway: every attempt to pay a part of a booking uses the same order, until a move makes
 * another amount due. The time of the booking makes it unique even after a backup is restored, when ids are given again.
 */
const referenceOf = ({ id, createdAt, moves }: BookingRow, part: PaymentPart) =>
  `booking-${id}-${createdAt.getTime().toString(36)}-${part.replace(' ', '-')}${moves === 0 ? '' : `-${moves}`}`

/**
 * Opens the payment that is due on a booking at the gateway, or returns the order that is open. The gateway knows the
 * order by our reference, so a repeat after a crash returns the same one.
 * @throws AppError NOT_FOUND if the booking is another account's, also since this moment; BOOKING_ENDED, NOTHING_DUE,
 * GATEWAY_UNAVAILABLE
 */
export async function openPayment(
  context: Context,
  { bookingId, userId }: { bookingId: number; userId: number },
): Promise<PaymentCheckout> {
  const { db, payments } = context
  const owner = { id: bookingId, userId }
  const { part, amount, booking, departure, known } = await db
    .transaction()
    .execute(async (trx) => {
      const due = await getDue(trx, context, owner)
      return { ...due, known: await findOrderOfPart(trx, { bookingId, part: due.part }) }
    })
  const checkout = (orderId: string): PaymentCheckout => ({
    bookingId,
    orderId,
    amount,
    currency: defaultCurrency,
    gateway: payments.name,
    publicKey: payments.publicKey,
  })
  if (known) {
    // It may have been paid without our knowledge, on another device or with a lost answer.
    await settleOrder(context, known.orderId)
    const now = await db.transaction().execute((trx) => getDue(trx, context, owner))
    if (now.part !== part) throw new AppError('NOTHING_DUE')
    await watchOrder(db, known.id)
    return checkout(known.orderId)
  }
  const receipt = referenceOf(booking, part)
  const order = await askGateway(
    payments.createOrder({
      reference: receipt,
      amount,
      currency: defaultCurrency,
      notes: { booking: String(bookingId) },
    }),
  )
  await db.transaction().execute(async (trx) => {
    const now = await getDue(trx, context, owner)
    // A payment, or a move, has made another amount due meanwhile.
    if (now.part !== part || now.booking.moves !== booking.moves) throw new AppError('NOTHING_DUE')
    await insertOrder(trx, {
      orderId: order.id,
      bookingId,
      part,
      amount,
      currency: defaultCurrency,
      receipt,
      userId,
      tripId: departure.tripId,
      scheduleId: departure.id,
    })
  })
  // Another tab may have stored its order a moment ago: the stored one is the one that can be paid.
  const stored = await findOrderOfPart(db, { bookingId, part })
  return checkout((stored as OrderRow).orderId)
}

type Captured = Pick<GatewayPayment, 'id' | 'orderId' | 'amount' | 'currency'>

/** Locks everything that a payment changes, in the order of every transaction that books. */
export async function lockForPayment(trx: Db, orderId: string) {
  const found = await findOrder(trx, orderId)
  if (!found) return undefined
  await lockDeparture(trx, found.scheduleId)
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
  if (payment.amount !== order.amount || payment.currency !== order.currency) return 'mismatch'
  if (order.status === 'paid' || order.status === 'refunded') return 'double'
  if (order.supersededAt !== null) return 'late'
  if (booking.status === 'cancelled') return 'late'
  if (booking.status === 'confirmed' || booking.isLive) return undefined
  return (await canReviveHold(trx, booking, today)) ? undefined : 'late'
}

/** Whether the hold ended so long ago that its price no longer counts. */
const isPastRevival = ({ holdExpiresAt }: BookingRow): boolean =>
  holdExpiresAt !== null && Date.now() - holdExpiresAt.getTime() > holdRevivalHours * 3_600_000

/** Whether an expired hold gets a seat after all. If the member holds another seat of the departure, that one is used. */
async function canReviveHold(trx: Db, booking: BookingRow, today: CalendarDate): Promise<boolean> {
  const { id, userId, tripScheduleId } = booking
  if (userId === null || isPastRevival(booking)) return false
  const other = await findOwnBooking(trx, { userId, tripScheduleId })
  if (other?.status === 'confirmed') return false
  if (other && other.id !== id) {
    await expireHold(trx, other)
    if (other.isLive) return true
  }
  const departure = await getSoldDeparture(trx, tripScheduleId)
  return (await offerState(trx, departure, { today, userId })) === 'bookable'
}

/** Why a payment that came late gets no seat. */
async function lateReason(
  trx: Db,
  { booking, order, departure }: { booking: BookingRow; order: OrderRow; departure: SoldDeparture },
  today: CalendarDate,
): Promise<ReturnReason> {
  const { userId, tripScheduleId, endedBy } = booking
  if (booking.status === 'cancelled') {
    return endedBy === 'member' ? 'cancelled by member' : 'cancelled by club'
  }
  if (order.supersededAt !== null) return 'moved'
  const other = userId === null ? undefined : await findOwnBooking(trx, { userId, tripScheduleId })
  if (other?.status === 'confirmed') return 'other seat'
  if (isClosed(departure, today)) return 'closed'
  return isPastRevival(booking) ? 'too late' : 'no seat'
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
  const paymentId = await insertPayment(trx, {
    gatewayId: payment.id,
    paymentOrderId: order.id,
    amount: payment.amount,
    currency: payment.currency,
    isBooked: refused === undefined,
  })
  if (paymentId === undefined) return
  if (refused !== undefined) {
    const departure = await getSoldDeparture(trx, booking.tripScheduleId)
    if (refused === 'late') await markOrderPaid(trx, order.id, payment.id)
    await queueRefund(trx, { paymentId, amount: payment.amount, reason: refused })
    const today = context.clock.today()
    const reason =
      refused === 'late' ? await lateReason(trx, { ...locked, departure }, today) : refused
    const news = { kind: 'payment-returned', amount: payment.amount, reason } as const
    await queueBookingMail(trx, context, { booking, departure }, news)
    return
  }
  await bookPayment(trx, context, { booking, order, paymentId, payment })
}

/** Gives a stored payment to its booking: confirms it, numbers the receipt, and mails the member. */
export async function bookPayment(
  trx: Db,
  context: Pick<Context, 'clock' | 'urls'>,
  of: {
    booking: BookingRow
    order: OrderRow
    paymentId: number
    payment: Pick<Captured, 'id' | 'amount'>
  },
): Promise<void> {
  const { booking, order, paymentId, payment } = of
  await markOrderPaid(trx, order.id, payment.id)
  await confirmBooking(trx, booking.id, payment.amount)
  if (booking.userId !== null) {
    const { userId, tripScheduleId } = booking
    await endEntry(trx, { userId, tripScheduleId })
  }
  const taxes = taxesOfPayment(booking.priceLines, {
    paidBefore: booking.amountPaid,
    amount: payment.amount,
  })
  const receipt = await issueReceipt(trx, { paymentId, date: context.clock.today(), ...taxes })
  const departure = await guaranteeIfComplete(trx, context, {
    departureId: booking.tripScheduleId,
    bookingId: booking.id,
  })
  const kind = order.kind === 'balance' ? 'balance-paid' : 'confirmed'
  const news = { kind, amount: payment.amount, receipt } as const
  await queueBookingMail(trx, context, { booking, departure }, news)
}

/**
 * Asks the gateway about an order and records what was paid on it.
 * @throws AppError GATEWAY_UNAVAILABLE
 */
export async function settleOrder(context: Context, orderId: string): Promise<void> {
  const { payments } = await askGateway(context.payments.fetchOrder(orderId))
  for (const payment of payments) {
    if (payment.status !== 'captured') continue
    await transact(context, (trx) => recordPayment(trx, context, { ...payment, orderId }))
  }
  if (payments.some(({ status }) => status === 'failed')) {
    await markOrderAttempted(context.db, orderId)
  }
  await markOrderChecked(context.db, orderId)
}

/**
 * Records a payment that the browser reports. The gateway is asked, so that only captured money counts.
 * @throws AppError NOT_FOUND, SIGNATURE_WRONG, GATEWAY_UNAVAILABLE
 */
export async function verifyPayment(
  context: Context,
  report: { orderId: string; paymentId: string; signature: string },
  userId: number,
): Promise<BookingView> {
  const { db, payments } = context
  const order = await findOrder(db, report.orderId)
  if (order?.userId !== userId) throw new AppError('NOT_FOUND')
  const { paymentId, signature } = report
  if (!payments.verifySignature({ orderId: order.orderId, paymentId, signature })) {
    throw new AppError('SIGNATURE_WRONG')
  }
  await settleOrder(context, order.orderId)
  await storeSignature(db, report)
  return getBookingView(context, { id: order.bookingId, userId })
}

/**
 * Plays the checkout of the sandbox for an order of the member.
 * @throws AppError NOT_FOUND, PAYMENT_DECLINED
 */
export async function paySandboxOrder(
  { db }: Context,
  sandbox: SandboxGateway,
  { orderId, outcome, userId }: { orderId: string; outcome: SandboxOutcome; userId: number },
): Promise<CheckoutAnswer> {
  const order = await findOrder(db, orderId)
  if (order?.userId !== userId) throw new AppError('NOT_FOUND')
  const answer = await sandbox.pay(orderId, outcome).catch((cause: unknown) => {
    // The sandbox refuses to charge an order twice.
    if (cause instanceof GatewayError) throw new AppError('PAYMENT_DECLINED', { cause })
    throw cause
  })
  if (outcome === 'declined') throw new AppError('PAYMENT_DECLINED')
  return answer
}

/**
 * Checks and processes a webhook. Returns false if its signature is wrong.
 * @throws AppError VALIDATION_FAILED if a signed event is malformed, which is stored for the operators
 */
export async function receiveWebhook(context: Context, webhook: WebhookRequest): Promise<boolean> {
  let event: GatewayEvent | undefined
  try {
    event = context.payments.verifyWebhook(webhook)
  } catch (cause) {
    if (!(cause instanceof GatewayError)) throw cause
    await insertEventFault(context.db, readMalformed(webhook))
    throw new AppError('VALIDATION_FAILED', { cause })
  }
  if (event) await receiveEvent(context, event)
  return event !== undefined
}

/** What is stored of an event. */
function idsOf(event: GatewayEvent) {
  const { id, kind } = event
  if ('payment' in event) {
    return { id, kind, orderId: event.payment.orderId, paymentId: event.payment.id }
  }
  return 'refund' in event ? { id, kind, paymentId: event.refund.paymentId } : { id, kind }
}

/** Processes an event of the gateway once, however often and in whatever order it comes. */
async function receiveEvent(context: Context, event: GatewayEvent): Promise<void> {
  await transact(context, async (trx) => {
    if (!(await insertEvent(trx, idsOf(event)))) return
    const fault = await findEventFault(trx, event)
    if (fault) await insertEventFault(trx, fault)
    if (event.kind === 'paid') await recordPayment(trx, context, event.payment)
    if (event.kind === 'failed') await markOrderAttempted(trx, event.payment.orderId)
    // A refund's state is asked for by the worker, which knows our own id of it.
  })
}
