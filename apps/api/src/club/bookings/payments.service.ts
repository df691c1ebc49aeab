import type { BookingView } from '@farandfew/domain/bookings/booking-view.ts'
import { isClosed } from '@farandfew/domain/departures/guarantee.ts'
import type { PaymentCheckout } from '@farandfew/domain/payments/payment.ts'
import { reminderToldOn } from '@farandfew/domain/payments/payment-plan.ts'
import { owedOf } from '@farandfew/domain/seats/booking-sums.ts'
import { holdRevivalHours, type PaymentPart } from '@farandfew/domain/seats/booking.ts'
import { taxesOfPayment } from '@farandfew/domain/seats/price-lines.ts'
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
  GatewayOrder,
  GatewayPayment,
  NewGatewayOrder,
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
  findBooking,
  findOwnBooking,
  findPayer,
  lockBooking,
  lockDeparture,
  storeAgreement,
} from './bookings.queries.ts'
import { getBookingView, lockOwnBooking } from './bookings.service.ts'
import { duePayment } from './booking-view.ts'
import { findEventFault, insertEventFault, readMalformed } from './event-faults.queries.ts'
import { issueReceipt } from './money-documents.queries.ts'
import type { SoldDeparture } from './offers.queries.ts'
import { getSoldDeparture, offerState } from './offers.service.ts'
import {
  askSoon,
  countSupersededOrders,
  findOrder,
  findOrderOfPart,
  insertEvent,
  insertOrder,
  insertPayment,
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

/**
 * Creates an order at the gateway. What it refuses for good, or because our key is wrong, is no outage: the operators are
 * told, and trying again does not help.
 * @throws AppError PAYMENT_REFUSED, GATEWAY_UNAVAILABLE
 */
async function createOrder(
  { db, payments }: Context,
  bookingId: number,
  order: NewGatewayOrder,
): Promise<GatewayOrder> {
  try {
    return await payments.createOrder(order)
  } catch (cause) {
    if (!(cause instanceof GatewayError)) throw cause
    const isWrongKey = cause.code === 'GATEWAY_REJECTED_KEY'
    if (!isWrongKey && !cause.isPermanent) throw new AppError('GATEWAY_UNAVAILABLE', { cause })
    const reason = isWrongKey ? 'key-rejected' : 'order-refused'
    const id = `${reason}-${order.reference}`
    await insertEventFault(db, { id, reason, bookingId, event: 'order', amount: order.amount })
    throw new AppError('PAYMENT_REFUSED', { cause })
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
 * Our name of an order at the gateway: every attempt to pay a part of a booking uses the same order, until a move or a bank
 * transfer makes another amount due. The time of the booking makes it unique even after a backup is restored, when ids are given again.
 */
const referenceOf = ({ id, createdAt }: BookingRow, part: PaymentPart, superseded: number) =>
  `booking-${id}-${createdAt.getTime().toString(36)}-${part.replace(' ', '-')}${superseded === 0 ? '' : `-${superseded}`}`

/**
 * Opens the payment that is due on a booking at the gateway, or returns the order that is open. The gateway knows the
 * order by our reference, so a repeat after a crash returns the same one.
 * @param agreement needed before the first payment of a booking
 * @throws AppError NOT_FOUND if the booking is another account's, also since this moment; BOOKING_ENDED, NOTHING_DUE,
 * TERMS_NOT_AGREED, PAYMENT_REFUSED, GATEWAY_UNAVAILABLE
 */
export async function openPayment(
  context: Context,
  {
    bookingId,
    userId,
    agreement,
  }: { bookingId: number; userId: number; agreement?: { terms: string } | undefined },
): Promise<PaymentCheckout> {
  const { db, payments } = context
  const owner = { id: bookingId, userId }
  const { part, amount, booking, departure, payer, known, superseded } = await db
    .transaction()
    .execute(async (trx) => {
      const due = await getDue(trx, context, owner)
      if (agreement) await storeAgreement(trx, bookingId, agreement.terms)
      else if (due.booking.status === 'pending' && due.booking.agreedAt === null) {
        throw new AppError('TERMS_NOT_AGREED')
      }
      const known = await findOrderOfPart(trx, { bookingId, part: due.part })
      const superseded = await countSupersededOrders(trx, bookingId)
      return { ...due, payer: await findPayer(trx, userId), known, superseded }
    })
  const checkout = (orderId: string): PaymentCheckout => ({
    bookingId,
    orderId,
    amount,
    currency: defaultCurrency,
    gateway: payments.name,
    publicKey: payments.publicKey,
    payer,
  })
  if (known) {
    // It may have been paid without our knowledge, on another device or with a lost answer.
    await settleOrder(context, known.orderId)
    const now = await db.transaction().execute((trx) => getDue(trx, context, owner))
    if (now.part !== part) throw new AppError('NOTHING_DUE')
    await watchOrder(db, known.id)
    return checkout(known.orderId)
  }
  const receipt = referenceOf(booking, part, superseded)
  const order = await createOrder(context, bookingId, {
    reference: receipt,
    amount,
    currency: defaultCurrency,
    notes: { booking: String(bookingId) },
  })
  await db.transaction().execute(async (trx) => {
    const now = await getDue(trx, context, owner)
    // A payment, or a move, has made another amount due meanwhile.
    if (now.part !== part || now.amount !== amount || now.booking.moves !== booking.moves) {
      throw new AppError('NOTHING_DUE')
    }
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
function countPayment(payment: Captured, order: OrderRow): Counted | undefined {
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
  const counted = countPayment(payment, order)
  if (!counted) return 'mismatch'
  if (order.status === 'paid' || order.status === 'refunded') return 'double'
  if (order.supersededAt !== null) return booking.moves > 0 ? 'late' : 'double'
  if (booking.status === 'cancelled') return 'late'
  if (booking.status === 'confirmed') return order.amount > owedOf(booking) ? 'double' : undefined
  if (booking.shownStatus === 'pending') return undefined
  if (isPastRevival(booking, payment)) return 'late'
  return (await canReviveHold(trx, booking, today)) ? undefined : 'late'
}

/** Whether the member paid so long after the end of the hold that its price no longer counts. */
const isPastRevival = (
  { holdExpiresAt }: BookingRow,
  { paidAt = new Date() }: Pick<Captured, 'paidAt'>,
): boolean =>
  holdExpiresAt !== null &&
  paidAt.getTime() - holdExpiresAt.getTime() > holdRevivalHours * 3_600_000

/** Whether an expired hold gets a seat after all. If the member holds another seat of the departure, that one is used. */
async function canReviveHold(trx: Db, booking: BookingRow, today: CalendarDate): Promise<boolean> {
  const { id, userId, tripScheduleId } = booking
  if (userId === null) return false
  const other = await findOwnBooking(trx, { userId, tripScheduleId })
  if (other?.status === 'confirmed') return false
  if (other && other.id !== id) {
    await expireHold(trx, other)
    if (other.shownStatus === 'pending') return true
  }
  const departure = await getSoldDeparture(trx, tripScheduleId)
  return (await offerState(trx, departure, { today, userId })) === 'bookable'
}

/** @throws AppError BOOKED_ALREADY, NO_SEAT_LEFT unless an expired hold can get a seat after all */
export async function requireRevivable(
  trx: Db,
  booking: BookingRow,
  today: CalendarDate,
): Promise<void> {
  if (await canReviveHold(trx, booking, today)) return
  const { userId, tripScheduleId } = booking
  const other = userId === null ? undefined : await findOwnBooking(trx, { userId, tripScheduleId })
  throw new AppError(other?.status === 'confirmed' ? 'BOOKED_ALREADY' : 'NO_SEAT_LEFT')
}

/** Why a payment that came late gets no seat. */
async function lateReason(
  trx: Db,
  { booking, order, departure }: { booking: BookingRow; order: OrderRow; departure: SoldDeparture },
  { payment, today }: { payment: Captured; today: CalendarDate },
): Promise<ReturnReason> {
  const { userId, tripScheduleId, endedBy } = booking
  if (booking.status === 'cancelled') {
    return endedBy === 'member' ? 'cancelled by member' : 'cancelled by club'
  }
  if (order.supersededAt !== null) return 'moved'
  const other = userId === null ? undefined : await findOwnBooking(trx, { userId, tripScheduleId })
  if (other?.status === 'confirmed') return 'other seat'
  if (isClosed(departure, today)) return 'closed'
  return isPastRevival(booking, payment) ? 'too late' : 'no seat'
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
    const departure = await getSoldDeparture(trx, booking.tripScheduleId)
    const isNewlyPaid = order.status !== 'paid' && order.status !== 'refunded'
    if (refused !== 'mismatch' && isNewlyPaid) await markOrderPaid(trx, order.id, payment.id)
    const { amount } = payment
    const today = context.clock.today()
    await queueRefund(trx, { bookingId: booking.id, paymentId, amount, reason: refused, today })
    const reason =
      refused === 'late'
        ? await lateReason(trx, { ...locked, departure }, { payment, today })
        : refused
    const news = { kind: 'payment-returned', amount, reason } as const
    await queueBookingMail(trx, context, { booking, departure }, news)
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
  },
): Promise<void> {
  const { booking, order, paymentId, payment, counted } = of
  const { amount } = counted
  const today = context.clock.today()
  await markOrderPaid(trx, order.id, payment.id)
  const told = order.kind === 'balance' ? undefined : reminderToldOn(booking.paymentPlan, today)
  await confirmBooking(trx, booking.id, { ...counted, balanceReminded: told })
  if (booking.userId !== null) {
    const { userId, tripScheduleId } = booking
    await endEntry(trx, { userId, tripScheduleId })
  }
  const taxes = taxesOfPayment(booking.priceLines, {
    paidBefore: booking.amountPaid,
    amount,
  })
  const receipt = await issueReceipt(trx, { paymentId, date: today, ...taxes })
  const departure = await guaranteeIfComplete(trx, context, {
    departureId: booking.tripScheduleId,
    bookingId: booking.id,
  })
  const kind = order.kind === 'balance' ? 'balance-paid' : 'confirmed'
  const left = owedOf(booking) - amount - counted.discount
  const news = { kind, amount, left, method: order.method, receipt } as const
  await queueBookingMail(trx, context, { booking, departure }, news)
}

/**
 * Asks the gateway about an order and records what was paid on it.
 * @throws AppError GATEWAY_UNAVAILABLE
 */
export async function settleOrder(context: Context, orderId: string): Promise<void> {
  const { payments } = await askGateway(context.payments.fetchOrder(orderId))
  let isUndecided = false
  for (const payment of payments) {
    const captured = payment.status === 'authorized' ? await capture(context, payment) : payment
    if (captured?.status !== 'captured') {
      isUndecided ||= payment.status !== 'failed'
      continue
    }
    await transact(context, (trx) => recordPayment(trx, context, { ...captured, orderId }))
  }
  if (payments.some(({ status }) => status === 'failed')) {
    await markOrderAttempted(context.db, orderId)
  }
  await markOrderChecked(context.db, orderId, { isUndecided })
}

/**
 * Takes the money of a payment that the gateway has authorized and not captured, if its booking can use it; otherwise the
 * gateway gives it back by itself. The operators see it, because the account at the gateway should capture by itself.
 * Returns undefined if it was not captured.
 * @throws AppError GATEWAY_UNAVAILABLE
 */
async function capture(
  context: Context,
  payment: GatewayPayment,
): Promise<GatewayPayment | undefined> {
  const { db, payments } = context
  const { id: paymentId, orderId, amount, currency } = payment
  const order = await findOrder(db, orderId)
  if (!order || order.supersededAt !== null || !isUnpaid(order)) return undefined
  const booking = await findBooking(db, order.bookingId)
  const canUse =
    booking?.status === 'pending' ||
    booking?.status === 'confirmed' ||
    (booking?.status === 'expired' && !isPastRevival(booking, payment))
  if (!canUse || !countPayment(payment, order)) return undefined
  const fault = {
    event: 'payment',
    bookingId: order.bookingId,
    orderId,
    paymentId,
    amount,
  } as const
  await insertEventFault(db, { ...fault, id: `not-captured-${paymentId}`, reason: 'not-captured' })
  try {
    const captured = await payments.capture({ paymentId, amount, currency })
    return { ...payment, status: captured.status }
  } catch (cause) {
    if (cause instanceof GatewayError && cause.isPermanent) return undefined
    if (cause instanceof GatewayError) throw new AppError('GATEWAY_UNAVAILABLE', { cause })
    throw cause
  }
}

const isUnpaid = ({ status }: OrderRow) => status === 'created' || status === 'attempted'

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

/** What the gateway's own page posts when it sends the browser back. */
function readReturn(form: string) {
  const fields = new URLSearchParams(form)
  const text = (name: string) => fields.get(name)?.slice(0, maxReturnedText) ?? ''
  return {
    orderId: text('razorpay_order_id'),
    paymentId: text('razorpay_payment_id'),
    signature: text('razorpay_signature'),
    // Of a payment that failed: JSON with the order.
    failedOrderId: /"order_id":"(order_[A-Za-z0-9]{1,60})"/.exec(text('error[metadata]'))?.[1],
  }
}

/** Characters of a field that are read. */
const maxReturnedText = 500

/**
 * Records what the gateway's own page has signed, and returns the departure whose booking page is next; undefined if the order
 * is not ours. A gateway that does not answer is asked again later.
 */
export async function finishPayment(context: Context, form: string): Promise<number | undefined> {
  const { orderId, paymentId, signature, failedOrderId } = readReturn(form)
  const order = await findOrder(context.db, orderId || (failedOrderId ?? ''))
  if (!order) return undefined
  const report = { orderId: order.orderId, paymentId, signature }
  if (paymentId && context.payments.verifySignature(report)) {
    await settleOrder(context, order.orderId).catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === 'GATEWAY_UNAVAILABLE')) throw error
    })
    await storeSignature(context.db, report)
  }
  return order.scheduleId
}

/**
 * Plays the checkout of the sandbox for an order of the member.
 * @throws AppError NOT_FOUND, PAYMENT_DECLINED, NOTHING_DUE
 */
export async function paySandboxOrder(
  { db }: Context,
  sandbox: SandboxGateway,
  { orderId, outcome, userId }: { orderId: string; outcome: SandboxOutcome; userId: number },
): Promise<CheckoutAnswer> {
  const order = await findOrder(db, orderId)
  if (order?.userId !== userId) throw new AppError('NOT_FOUND')
  const answer = await sandbox.pay(orderId, outcome).catch((cause: unknown) => {
    // The sandbox refuses to charge an order twice: another tab has paid it.
    if (cause instanceof GatewayError) {
      throw new AppError('NOTHING_DUE', {
        cause,
        detail: 'This is paid already, in another tab or on another device.',
      })
    }
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
    if (event.kind === 'authorized') await askSoon(trx, event.payment.orderId)
    if (event.kind === 'failed') await markOrderAttempted(trx, event.payment.orderId)
    // A refund's state is asked for by the worker, which knows our own id of it.
  })
}
