import type { AppContext } from '../../platform/context/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { transact } from '../../platform/outbox/transaction.ts'
import { GatewayError } from '../../platform/ports/payments/gateway-error.ts'
import type { GatewayPayment } from '../../platform/ports/payments/payment-gateway.ts'
import { findBooking } from '../seats/bookings.queries.ts'
import { insertEventFault } from './event-faults.queries.ts'
import {
  findOrder,
  markOrderAttempted,
  markOrderChecked,
  type OrderRow,
} from './payments.queries.ts'
import { countPayment, isPastRevival, recordPayment } from './record-payment.service.ts'

type Context = Pick<AppContext, 'db' | 'clock' | 'outbox' | 'payments' | 'urls'>

/** @throws AppError GATEWAY_UNAVAILABLE if the gateway does not answer */
export async function askGateway<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (cause) {
    if (cause instanceof GatewayError) throw new AppError('GATEWAY_UNAVAILABLE', { cause })
    throw cause
  }
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
    (booking?.status === 'expired' && !isPastRevival(booking, order, payment))
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
