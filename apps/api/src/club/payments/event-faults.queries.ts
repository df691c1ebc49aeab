import { createHash } from 'node:crypto'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { PaymentEventFaultsTable } from '../../platform/db/tables.ts'
import type { GatewayEvent, WebhookRequest } from '../../platform/ports/payments/payment-gateway.ts'
import { findOrder } from './payments.queries.ts'

type EventFault = Insertable<PaymentEventFaultsTable>

/** The most faults that wait for an operator. The gateway signs its events, so only it can cause them. */
const mostOpen = 1000

/** Stores an event that the club could not make use of, or counts its repeat. */
export async function insertEventFault(db: Db, fault: EventFault): Promise<void> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from payment_event_faults where dismissed_at is null
  `.execute(db)
  if ((rows[0]?.open ?? 0) >= mostOpen) return
  await db
    .insertInto('paymentEventFaults')
    .values(fault)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ times: sql<number>`payment_event_faults.times + 1` }),
    )
    .execute()
}

/** A text of an event that has not the documented form, if it can be stored. */
const short = (value: unknown): string | null =>
  typeof value === 'string' && /^[\x21-\x7e]{1,100}$/.test(value) ? value : null

type Loose = Record<string, unknown> | null | undefined

/** What can be read of a signed event that has not the documented form. */
export function readMalformed({ rawBody, eventId }: WebhookRequest): EventFault {
  const hash = createHash('sha256').update(rawBody).digest('hex')
  let body: Loose
  try {
    body = JSON.parse(rawBody.toString('utf8')) as Loose
  } catch {
    body = undefined
  }
  const payment = ((body?.payload as Loose)?.payment as Loose)?.entity as Loose
  return {
    id: short(eventId) ?? `sha256-${hash}`,
    reason: 'malformed',
    event: short(body?.event),
    orderId: short(payment?.order_id),
    paymentId: short(payment?.id),
  }
}

/** Why the club cannot make use of an event; undefined if it can. */
export async function findEventFault(db: Db, event: GatewayEvent): Promise<EventFault | undefined> {
  if (event.kind === 'paid') {
    const { id: paymentId, orderId, amount } = event.payment
    if (await findOrder(db, orderId)) return undefined
    return { id: event.id, reason: 'unknown-order', event: 'payment', orderId, paymentId, amount }
  }
  if (event.kind !== 'refunded' && event.kind !== 'refund-failed') return undefined
  const { id: refundId, paymentId, amount } = event.refund
  const fault = { id: event.id, event: 'refund', refundId, paymentId, amount }
  const { rows } = await sql<{ orderId: string; status: string | null; isByHand: boolean }>`
    select o.order_id, r.status,
      r.reference is not null as is_by_hand
    from payments p
    join payment_orders o on o.id = p.payment_order_id
    left join refunds r on r.payment_id = p.id and r.gateway_id = ${refundId}
    where p.gateway_id = ${paymentId}
  `.execute(db)
  const [known] = rows
  if (!known) return undefined
  const { orderId, status, isByHand } = known
  // The answer of our own call may still be on its way: the check of these events looks again.
  if (status === null) return { ...fault, reason: 'unknown-refund', orderId }
  if (event.kind === 'refunded') {
    return isByHand ? { ...fault, reason: 'refunded-twice', orderId } : undefined
  }
  if (status === 'done' && !isByHand) return { ...fault, reason: 'refund-failed', orderId }
  return undefined
}
