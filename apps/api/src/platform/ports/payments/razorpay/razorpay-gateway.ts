import { createHash } from 'node:crypto'
import type * as z from 'zod/mini'
import { checkNewOrder, checkNewRefund, checkOrderId } from '../arguments.ts'
import {
  collectionOf,
  orderEntity,
  type OrderEntity,
  paymentEntity,
  refundEntity,
  type RefundEntity,
  statusOf,
  toOrder,
  toPayment,
  toRefund,
} from '../entities.ts'
import { GatewayError } from '../gateway-error.ts'
import {
  type GatewayOrder,
  type GatewayPayment,
  mostMoves,
  type NewGatewayCapture,
  type NewGatewayOrder,
  type NewGatewayRefund,
  type PaymentGateway,
} from '../payment-gateway.ts'
import { checkoutContent, isSigned } from '../signatures.ts'
import { readWebhook } from '../webhook.ts'
import { type Exchange, exchange, type RazorpayAccount } from './exchange.ts'
import { type RequestSignal, retry, type Timing } from './retry.ts'

/** Less than a visitor waits, and much less than the host's limit for a call. */
const defaultTiming: Timing = { requestMs: 4_000, totalMs: 10_000, pauseMs: 250 }

/** Sends a request within the attempt that it belongs to. */
type Send = <Schema extends z.ZodMiniType>(request: Exchange<Schema>) => Promise<z.output<Schema>>

const rank: Record<OrderEntity['status'], number> = { paid: 0, attempted: 1, created: 2 }

/** An unknown outcome can leave two orders with one receipt. The one that is paid counts, then the oldest. */
const firstOf = (orders: readonly OrderEntity[]): OrderEntity | undefined =>
  [...orders].sort(
    (one, other) =>
      rank[one.status] - rank[other.status] ||
      one.created_at - other.created_at ||
      (one.id < other.id ? -1 : 1),
  )[0]

async function findOrder(send: Send, reference: string): Promise<OrderEntity | undefined> {
  const { items } = await send({
    method: 'GET',
    path: `/orders?receipt=${encodeURIComponent(reference)}`,
    answer: collectionOf(orderEntity),
  })
  return firstOf(items.filter(({ receipt }) => receipt === reference))
}

async function createOrder(send: Send, order: NewGatewayOrder): Promise<OrderEntity> {
  const { reference, amount, currency, notes } = order
  try {
    return await send({
      method: 'POST',
      path: '/orders',
      body: { amount, currency, receipt: reference, notes },
      answer: orderEntity,
    })
  } catch (error) {
    // A gateway that refuses a second order with the same receipt may have created it a moment ago.
    const isRefused = error instanceof GatewayError && error.code === 'GATEWAY_REFUSED'
    const created = isRefused ? await findOrder(send, reference) : undefined
    if (created) return created
    throw error
  }
}

async function listPayments(send: Send, orderId: string): Promise<GatewayPayment[]> {
  const { items } = await send({
    method: 'GET',
    path: `/orders/${orderId}/payments`,
    answer: collectionOf(paymentEntity),
  })
  return items.flatMap((entity) => {
    const payment = toPayment(entity)
    return payment?.orderId === orderId ? [payment] : []
  })
}

async function readOrder(send: Send, id: string): Promise<GatewayOrder> {
  const order = await send({ method: 'GET', path: `/orders/${id}`, answer: orderEntity })
  if (order.id !== id) throw new GatewayError('GATEWAY_BAD_ANSWER', 'another order')
  // Afterwards, so that a paid order has its payment.
  return toOrder(order, await listPayments(send, id))
}

async function findRefund(
  send: Send,
  { paymentId, reference }: NewGatewayRefund,
): Promise<RefundEntity | undefined> {
  const { items } = await send({
    method: 'GET',
    path: `/payments/${paymentId}/refunds?count=100`,
    answer: collectionOf(refundEntity),
  })
  return items.find(({ receipt }) => receipt === reference)
}

/**
 * A key has at least 10 letters, digits, `-` and `_` (https://razorpay.com/docs/api/refunds/normal-refunds-idempotent). It
 * contains the payment, because a database that was restored from a backup may use a reference again.
 */
const idempotencyKey = ({ paymentId, reference }: NewGatewayRefund) =>
  createHash('sha256').update(`${paymentId}|${reference}`).digest('hex').slice(0, 32)

async function capturePayment(
  send: Send,
  { paymentId, amount, currency }: NewGatewayCapture,
): Promise<GatewayPayment> {
  const path = `/payments/${paymentId}`
  const found = toPayment(await send({ method: 'GET', path, answer: paymentEntity }))
  if (found?.status !== 'authorized') {
    if (found?.status === 'captured') return found
    throw new GatewayError('GATEWAY_REFUSED', 'not authorized')
  }
  const captured = toPayment(
    await send({
      method: 'POST',
      path: `${path}/capture`,
      body: { amount, currency },
      answer: paymentEntity,
    }),
  )
  if (captured?.status !== 'captured') throw new GatewayError('GATEWAY_BAD_ANSWER', 'not captured')
  return captured
}

const createRefund = (send: Send, refund: NewGatewayRefund) =>
  send({
    method: 'POST',
    path: `/payments/${refund.paymentId}/refund`,
    headers: { 'x-refund-idempotency': idempotencyKey(refund) },
    body: { amount: refund.amount, speed: 'normal', receipt: refund.reference },
    answer: refundEntity,
  })

/** The most entities of a page. */
const pageSize = 100
const secondsOf = (instant: Date) => Math.ceil(instant.getTime() / 1000)

/** Every entity, page after page, or undefined if there are too many. One is on two pages if another came meanwhile. */
async function listAll<Entity extends { id: string }>(
  read: (query: string) => Promise<{ items: Entity[] }>,
): Promise<Entity[] | undefined> {
  const byId = new Map<string, Entity>()
  for (let skip = 0; skip < mostMoves; skip += pageSize) {
    const { items } = await read(`count=${pageSize}&skip=${skip}`)
    for (const item of items) byId.set(item.id, item)
    if (items.length < pageSize) return [...byId.values()]
  }
  return undefined
}

/**
 * Razorpay's payment gateway (https://razorpay.com/docs/api). Each attempt to create something first looks for it by its
 * reference, because the one before may have succeeded without an answer.
 */
export function createRazorpayGateway(
  account: RazorpayAccount & { readonly webhookSecret: string },
  timing: Timing = defaultTiming,
): PaymentGateway {
  const attempt = <T>(work: (send: Send) => Promise<T>, totalMs = timing.totalMs): Promise<T> =>
    retry({ ...timing, totalMs }, (signal: RequestSignal) =>
      work((request) => exchange(account, request, signal())),
    )
  return {
    name: 'razorpay',
    publicKey: account.keyId,
    createOrder: async (wanted) => {
      checkNewOrder(wanted)
      return attempt(async (send) => {
        const order = (await findOrder(send, wanted.reference)) ?? (await createOrder(send, wanted))
        if (order.amount !== wanted.amount || order.currency !== wanted.currency)
          throw new GatewayError('REFERENCE_REUSED')
        const isNew = order.status === 'created'
        return toOrder(order, isNew ? [] : await listPayments(send, order.id))
      })
    },
    fetchOrder: async (id) => {
      checkOrderId(id)
      return attempt((send) => readOrder(send, id))
    },
    capture: async (wanted) => attempt((send) => capturePayment(send, wanted)),
    verifySignature: ({ orderId, paymentId, signature }) =>
      isSigned(checkoutContent(orderId, paymentId), signature, account.keySecret),
    verifyWebhook: (request) => readWebhook(request, account.webhookSecret),
    refund: async (wanted) => {
      checkNewRefund(wanted)
      return attempt(async (send) => {
        const refund = (await findRefund(send, wanted)) ?? (await createRefund(send, wanted))
        if (refund.amount !== wanted.amount || refund.payment_id !== wanted.paymentId)
          throw new GatewayError('REFERENCE_REUSED')
        return toRefund(refund)
      })
    },
    listMoves: async (from, until) => {
      const end = Date.now() + timing.totalMs
      // The gateway includes its last second.
      const period = `from=${secondsOf(from)}&to=${secondsOf(until) - 1}`
      const list = <Entity extends { id: string }>(kind: string, entity: z.ZodMiniType<Entity>) =>
        listAll((page) => {
          const path = `/${kind}?${period}&${page}`
          const request = { method: 'GET', path, answer: collectionOf(entity) } as const
          return attempt((send) => send(request), Math.max(0, end - Date.now()))
        })
      const [payments, refunds] = await Promise.all([
        list('payments', paymentEntity),
        list('refunds', refundEntity),
      ])
      if (!payments || !refunds) return undefined
      return {
        payments: payments
          .filter((entity) => statusOf(entity) === 'captured')
          .map(({ id, amount, order_id }) => ({ id, amount, orderId: order_id ?? null })),
        refunds: refunds.filter(({ status }) => status !== 'failed').map(toRefund),
      }
    },
  }
}
