import type { Db } from '../../../db/connect.ts'
import type { GatewayPayment } from '../payment-gateway.ts'
import { createId } from './ids.ts'
import type { SandboxOrder, SandboxPayment, SandboxRefund } from './sandbox.queries.ts'

const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000)

/** A payment as it is when the event is due: a capture in the future has happened by then. */
function paymentEntity(payment: SandboxPayment) {
  const { id, orderId, amount, currency, capturedAt, errorText, createdAt } = payment
  return {
    id,
    entity: 'payment',
    amount,
    currency,
    status: (capturedAt ? 'captured' : 'failed') satisfies GatewayPayment['status'],
    order_id: orderId,
    captured: capturedAt !== null,
    error_description: errorText,
    created_at: seconds(createdAt),
  }
}

const orderEntity = ({ id, amount, currency, reference, createdAt }: SandboxOrder) => ({
  id,
  entity: 'order',
  amount,
  currency,
  receipt: reference,
  status: 'paid',
  created_at: seconds(createdAt),
})

const refundEntity = ({ id, paymentId, amount, reference, createdAt }: SandboxRefund) => ({
  id,
  entity: 'refund',
  amount,
  payment_id: paymentId,
  receipt: reference,
  status: 'processed',
  created_at: seconds(createdAt),
})

/** Stores an event in the gateway's form. It is due at once, or with the capture of its payment. */
async function insertEvent(
  db: Db,
  event: string,
  entities: Record<string, object>,
  dueAt: Date | null = null,
): Promise<void> {
  const payload = Object.fromEntries(
    Object.entries(entities).map(([name, entity]) => [name, { entity }]),
  )
  const body = { entity: 'event', event, contains: Object.keys(entities), payload }
  await db
    .insertInto('sandboxEvents')
    .values({ id: createId('evt'), body: JSON.stringify(body), ...(dueAt && { dueAt }) })
    .execute()
}

/** The events of a payment: one if it failed, two if it is or will be captured. */
export async function insertPaymentEvents(
  db: Db,
  order: SandboxOrder,
  payment: SandboxPayment,
): Promise<void> {
  const entity = paymentEntity(payment)
  if (!payment.capturedAt) return insertEvent(db, 'payment.failed', { payment: entity })
  const dueAt = payment.isCaptured ? null : payment.capturedAt
  await insertEvent(db, 'payment.captured', { payment: entity }, dueAt)
  await insertEvent(db, 'order.paid', { payment: entity, order: orderEntity(order) }, dueAt)
}

/** The event of a refund, which is processed at once. */
export const insertRefundEvent = (
  db: Db,
  refund: SandboxRefund,
  payment: SandboxPayment,
): Promise<void> =>
  insertEvent(db, 'refund.processed', {
    refund: { ...refundEntity(refund), currency: payment.currency },
    payment: paymentEntity(payment),
  })
