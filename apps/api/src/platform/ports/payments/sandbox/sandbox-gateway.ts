import type { sandboxOutcomes } from '@farandfew/domain/payments/payment.ts'
import type { Db } from '../../../db/connect.ts'
import { checkNewOrder, checkNewRefund, checkOrderId } from '../arguments.ts'
import { GatewayError } from '../gateway-error.ts'
import type {
  GatewayOrder,
  GatewayPayment,
  GatewayRefund,
  NewGatewayRefund,
  PaymentGateway,
} from '../payment-gateway.ts'
import { checkoutContent, isSigned, sign } from '../signatures.ts'
import { readWebhook } from '../webhook.ts'
import {
  type DeliveryOptions,
  deliverSandboxEvents,
  type SandboxWebhook,
} from './deliver-events.ts'
import { insertPaymentEvents, insertRefundEvent } from './events.ts'
import { deriveKeys, type SandboxKeys } from './keys.ts'
import {
  ensureOrder,
  findOrder,
  findRefund,
  insertPayment,
  insertRefund,
  listMoves,
  listPayments,
  lockPayment,
  type SandboxOrder,
  type SandboxPayment,
  type SandboxRefund,
  sumRefunds,
} from './sandbox.queries.ts'

export type SandboxOutcome = (typeof sandboxOutcomes)[number]

/** What the checkout reports. Both are null if its answer is lost; a payment without success has no signature. */
export interface CheckoutAnswer {
  readonly paymentId: string | null
  readonly signature: string | null
}

/** Plays a payment gateway: takes no money. */
export interface SandboxGateway extends PaymentGateway {
  readonly name: 'sandbox'
  /**
   * Pays an order as the sandbox's checkout does:
   * - `paid`: captured, reported and signed
   * - `declined`: failed, with an event
   * - `late`: pending, and captured with its events after `lateSeconds`
   * - `twice`: captured twice, with the events of both; the first one is reported
   * - `lost`: captured without answer or events: only fetchOrder shows it
   * @throws GatewayError GATEWAY_REFUSED if the order does not exist or is paid
   */
  pay(
    orderId: string,
    outcome: SandboxOutcome,
    options?: { lateSeconds?: number },
  ): Promise<CheckoutAnswer>
  /** Delivers due events, see deliverSandboxEvents. */
  deliverEvents(
    deliver: (webhook: SandboxWebhook) => Promise<void>,
    options?: DeliveryOptions,
  ): Promise<number>
}

export const isSandbox = (gateway: PaymentGateway): gateway is SandboxGateway =>
  gateway.name === 'sandbox'

/** Seconds after which a late payment is captured: longer than a hold. */
const defaultLateSeconds = 16 * 60
const declined = 'The payment was declined by the bank of the sandbox'

function toPayment(row: SandboxPayment): GatewayPayment {
  const { id, orderId, amount, currency, errorText, isCaptured } = row
  const base = { id, orderId, amount, currency }
  if (errorText !== null) return { ...base, status: 'failed', errorText }
  return { ...base, status: isCaptured ? 'captured' : 'pending' }
}

function toOrder({ id, amount, currency }: SandboxOrder, rows: SandboxPayment[]): GatewayOrder {
  const payments = rows.map(toPayment)
  const isPaid = payments.some(({ status }) => status === 'captured')
  const status = isPaid ? 'paid' : payments.length > 0 ? 'attempted' : 'created'
  return { id, amount, currency, status, payments }
}

const toRefund = ({ id, paymentId, amount }: SandboxRefund): GatewayRefund => ({
  id,
  paymentId,
  amount,
  status: 'processed',
})

/** Inserts the payments of an outcome, with their events. Returns the first one. */
async function insertOutcome(
  trx: Db,
  order: SandboxOrder,
  outcome: SandboxOutcome,
  lateSeconds: number,
): Promise<SandboxPayment> {
  const end =
    outcome === 'declined'
      ? { errorText: declined }
      : { afterSeconds: outcome === 'late' ? lateSeconds : 0 }
  const payment = await insertPayment(trx, order, end)
  if (outcome !== 'lost') await insertPaymentEvents(trx, order, payment)
  if (outcome === 'twice')
    await insertPaymentEvents(trx, order, await insertPayment(trx, order, end))
  return payment
}

/** Pays a locked order, so that two browser tabs do not both pay it. */
const payOnce = (db: Db, orderId: string, outcome: SandboxOutcome, lateSeconds: number) =>
  db.transaction().execute(async (trx) => {
    const order = await findOrder(trx, orderId, { lock: true })
    if (!order) throw new GatewayError('GATEWAY_REFUSED', 'no such order')
    const payments = await listPayments(trx, orderId)
    if (payments.some(({ isCaptured }) => isCaptured))
      throw new GatewayError('GATEWAY_REFUSED', 'paid already')
    return insertOutcome(trx, order, outcome, lateSeconds)
  })

/** Refunds a locked payment, so that refunds together never exceed it. */
const refundOnce = (db: Db, wanted: NewGatewayRefund): Promise<SandboxRefund> =>
  db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, wanted.paymentId)
    if (!payment?.isCaptured) throw new GatewayError('GATEWAY_REFUSED', 'not captured')
    const known = await findRefund(trx, wanted.reference)
    if (known) return known
    if ((await sumRefunds(trx, payment.id)) + wanted.amount > payment.amount)
      throw new GatewayError('GATEWAY_REFUSED', 'more than was paid')
    const refund = await insertRefund(trx, wanted)
    // Another payment's refund took the reference a moment ago.
    if (!refund) throw new GatewayError('REFERENCE_REUSED')
    await insertRefundEvent(trx, refund, payment)
    return refund
  })

/** Derives the keys at the first use: the session secret is known once the database is prepared. */
function keysOf(sessionSecret: () => string): () => SandboxKeys {
  let keys: SandboxKeys | undefined
  return () => (keys ??= deriveKeys(sessionSecret()))
}

/** A gateway in the tables `sandbox_*`, which all instances share. */
export function createSandboxGateway(db: Db, sessionSecret: () => string): SandboxGateway {
  const keys = keysOf(sessionSecret)
  return {
    name: 'sandbox',
    publicKey: 'rzp_sandbox',
    createOrder: async (wanted) => {
      checkNewOrder(wanted)
      const order = await ensureOrder(db, wanted)
      if (order.amount !== wanted.amount || order.currency !== wanted.currency)
        throw new GatewayError('REFERENCE_REUSED')
      return toOrder(order, await listPayments(db, order.id))
    },
    fetchOrder: async (id) => {
      checkOrderId(id)
      const order = await findOrder(db, id)
      if (!order) throw new GatewayError('GATEWAY_REFUSED', 'no such order')
      return toOrder(order, await listPayments(db, id))
    },
    capture: async ({ paymentId }) => {
      const payment = await lockPayment(db, paymentId)
      if (!payment?.isCaptured) throw new GatewayError('GATEWAY_REFUSED', 'not authorized')
      return toPayment(payment)
    },
    verifySignature: ({ orderId, paymentId, signature }) =>
      isSigned(checkoutContent(orderId, paymentId), signature, keys().keySecret),
    verifyWebhook: (request) => readWebhook(request, keys().webhookSecret),
    refund: async (wanted) => {
      checkNewRefund(wanted)
      const refund = await refundOnce(db, wanted)
      if (refund.amount !== wanted.amount || refund.paymentId !== wanted.paymentId)
        throw new GatewayError('REFERENCE_REUSED')
      return toRefund(refund)
    },
    listMoves: (from, until) => listMoves(db, from, until),
    pay: async (orderId, outcome, { lateSeconds = defaultLateSeconds } = {}) => {
      checkOrderId(orderId)
      const { id } = await payOnce(db, orderId, outcome, lateSeconds)
      if (outcome === 'lost') return { paymentId: null, signature: null }
      const isReported = outcome === 'paid' || outcome === 'twice'
      const signature = isReported ? sign(checkoutContent(orderId, id), keys().keySecret) : null
      return { paymentId: id, signature }
    },
    deliverEvents: (deliver, options) =>
      deliverSandboxEvents(db, keys().webhookSecret, deliver, options),
  }
}
