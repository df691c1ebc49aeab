import type { PaymentReport } from '@farandfew/domain/bookings/bookings.contract.ts'
import type { AppContext } from '../../platform/context/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { transact } from '../../platform/outbox/transaction.ts'
import { GatewayError } from '../../platform/ports/payments/gateway-error.ts'
import type { GatewayEvent, WebhookRequest } from '../../platform/ports/payments/payment-gateway.ts'
import type {
  CheckoutAnswer,
  SandboxGateway,
  SandboxOutcome,
} from '../../platform/ports/payments/sandbox/sandbox-gateway.ts'
import { findEventFault, insertEventFault, readMalformed } from './event-faults.queries.ts'
import {
  askSoon,
  findOrder,
  insertEvent,
  markOrderAttempted,
  storeSignature,
} from './payments.queries.ts'
import { recordPayment } from './record-payment.service.ts'
import { settleOrder } from './settle-order.service.ts'

type Context = Pick<AppContext, 'db' | 'clock' | 'outbox' | 'payments' | 'urls'>

/**
 * Records a payment that the browser reports, without a signature if the gateway's answer was lost. The gateway is asked, so that
 * only captured money counts, and a payment that is not decided yet is known to be on its way. Returns the id of its booking.
 * @throws AppError NOT_FOUND, SIGNATURE_WRONG, GATEWAY_UNAVAILABLE
 */
export async function verifyPayment(
  context: Context,
  { orderId, paymentId, signature }: PaymentReport,
  userId: number,
): Promise<number> {
  const { db, payments } = context
  const order = await findOrder(db, orderId)
  if (order?.userId !== userId) throw new AppError('NOT_FOUND')
  if (paymentId === undefined && signature === undefined) {
    if (order.method === 'gateway') await settleOrder(context, orderId)
    return order.bookingId
  }
  const report = { orderId, paymentId: paymentId ?? '', signature: signature ?? '' }
  if (!payments.verifySignature(report)) throw new AppError('SIGNATURE_WRONG')
  await settleOrder(context, orderId)
  await storeSignature(db, report)
  return order.bookingId
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
  return order.departureId
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
    if (event.kind === 'failed') {
      await markOrderAttempted(trx, event.payment.orderId)
      // Another attempt may be undecided still.
      await askSoon(trx, event.payment.orderId)
    }
    // A refund's state is asked for by the worker, which knows our own id of it.
  })
}
