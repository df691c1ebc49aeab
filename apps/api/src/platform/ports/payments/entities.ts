import * as z from 'zod/mini'
import type { GatewayOrder, GatewayPayment, GatewayRefund } from './payment-gateway.ts'

// The gateway's entities as far as the club needs them (https://razorpay.com/docs/api/orders/entity,
// https://razorpay.com/docs/api/payments, https://razorpay.com/docs/api/refunds).

const id = (prefix: string) =>
  z.string().check(z.regex(new RegExp(`^${prefix}_[A-Za-z0-9]{1,60}$`)))
export const orderId = id('order')
export const paymentId = id('pay')
const refundId = id('rfnd')

/** The largest amount that our tables store. */
const maxAmount = 2_147_483_647
const amount = z.int().check(z.gte(0), z.lte(maxAmount))
export const currency = z.string().check(z.regex(/^[A-Z]{3}$/))
const text = z.nullish(z.string())

export const orderEntity = z.object({
  id: orderId,
  amount,
  currency,
  status: z.enum(['created', 'attempted', 'paid']),
  receipt: text,
  created_at: z.int(),
})
export type OrderEntity = z.output<typeof orderEntity>

export const paymentEntity = z.object({
  id: paymentId,
  amount,
  currency,
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed', 'pending']),
  /** Null for a payment without an order, such as one by a payment link. */
  order_id: z.nullish(orderId),
  captured: z.nullish(z.boolean()),
  fee_bearer: z.nullish(z.string()),
  offer_id: z.nullish(z.string()),
  /** Seconds since the epoch. */
  created_at: z.nullish(z.int()),
  error_description: text,
})
export type PaymentEntity = z.output<typeof paymentEntity>

export const refundEntity = z.object({
  id: refundId,
  payment_id: paymentId,
  amount,
  currency,
  status: z.enum(['pending', 'processed', 'failed']),
  receipt: text,
})
export type RefundEntity = z.output<typeof refundEntity>

/** An answer with several entities. */
export const collectionOf = <Entity extends z.ZodMiniType>(entity: Entity) =>
  z.object({ items: z.array(entity).check(z.maxLength(1000)) })

/** A text of the gateway on one line, at most 200 characters. */
const shown = (words: string) => words.replace(/\p{Cc}+/gu, ' ').slice(0, 200)

/** The gateway refunds payments by itself that were never captured; those were never the club's. */
export function statusOf({ status, captured }: PaymentEntity): GatewayPayment['status'] {
  if (status === 'captured' || status === 'authorized') return status
  if (status === 'refunded') return captured === false ? 'failed' : 'captured'
  return status === 'failed' ? 'failed' : 'pending'
}

/** Returns undefined for a payment without an order. */
export function toPayment(entity: PaymentEntity): GatewayPayment | undefined {
  if (typeof entity.order_id !== 'string') return undefined
  const status = statusOf(entity)
  return {
    id: entity.id,
    orderId: entity.order_id,
    amount: entity.amount,
    currency: entity.currency,
    status,
    ...(entity.fee_bearer === 'customer' && { isFeeOnTop: true }),
    ...(entity.offer_id && { hasOffer: true }),
    ...(entity.created_at && { paidAt: new Date(entity.created_at * 1000) }),
    ...(status === 'failed' &&
      entity.error_description && { errorText: shown(entity.error_description) }),
  }
}

/** `paid` follows from the payments, which may be newer than the order. */
export function toOrder(entity: OrderEntity, payments: readonly GatewayPayment[]): GatewayOrder {
  const isPaid = payments.some(({ status }) => status === 'captured')
  const { id: order, amount: total, currency: code, status } = entity
  return { id: order, amount: total, currency: code, status: isPaid ? 'paid' : status, payments }
}

export const toRefund = (entity: RefundEntity): GatewayRefund => ({
  id: entity.id,
  paymentId: entity.payment_id,
  amount: entity.amount,
  status: entity.status,
})
