import type { CalendarDate } from '@farandfew/domain/calendar'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

/** A refund that one instance is sending. */
export interface ClaimedRefund {
  readonly id: number
  readonly amount: number
  readonly attempts: number
  /** The gateway's id of the payment. */
  readonly paymentId: string
}

/** Seconds for which a claim is valid: longer than a call of the gateway takes. */
const leaseSeconds = 60

/** Claims due refunds. Skips rows that another instance is claiming. */
export async function claimRefunds(db: Db, limit: number): Promise<ClaimedRefund[]> {
  const { rows } = await sql<ClaimedRefund>`
    with due as (
      select id from refunds
      where status in ('queued', 'sent') and next_attempt_at <= now()
      order by next_attempt_at, id limit ${limit} for update skip locked
    )
    update refunds r
    set attempts = r.attempts + 1, next_attempt_at = now() + ${leaseSeconds} * interval '1 second'
    from due, payments p
    where r.id = due.id and p.id = r.payment_id
    returning r.id, r.amount, r.attempts, p.gateway_id as payment_id
  `.execute(db)
  return rows
}

/** Seconds until the next attempt: 30, 60, 120 … at most an hour. */
const backoffSeconds = (attempts: number) => Math.min(30 * 2 ** Math.min(attempts - 1, 7), 3600)

/**
 * Stores what the gateway made of a refund. Returns whether that has ended it, which happens once.
 * @param today the club's date
 */
export async function storeRefundState(
  db: Db,
  { id, attempts }: Pick<ClaimedRefund, 'id' | 'attempts'>,
  state: { status: 'queued' | 'sent' | 'done' | 'failed'; gatewayId?: string },
  today: CalendarDate,
): Promise<boolean> {
  const row = await db
    .updateTable('refunds')
    .set({
      status: state.status,
      ...(state.gatewayId !== undefined && { gatewayId: state.gatewayId }),
      ...(state.status === 'done' && { doneAt: sql<Date>`now()`, doneOn: today }),
      nextAttemptAt: sql<Date>`now() + ${backoffSeconds(attempts)} * interval '1 second'`,
    })
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'sent'])
    .returning('id')
    .executeTakeFirst()
  return row !== undefined && (state.status === 'done' || state.status === 'failed')
}

/**
 * Marks the order of a refund as refunded if nothing remains of what was paid on it, and its booking if its whole refund is
 * paid out.
 */
export async function markRefunded(db: Db, refundId: number): Promise<void> {
  await sql`
    update payment_orders o set status = 'refunded', updated_at = now()
    where o.status = 'paid'
      and o.id = (
        select p.payment_order_id from payments p join refunds r on r.payment_id = p.id
        where r.id = ${refundId}
      )
      and not exists (
        select from payments p
        where p.payment_order_id = o.id and p.amount > (
          select coalesce(sum(r.amount), 0) from refunds r
          where r.payment_id = p.id and r.status = 'done'
        )
      )
  `.execute(db)
  await sql`
    update bookings b set payment_status = 'refunded', updated_at = now()
    where b.status = 'cancelled' and b.payment_status = 'paid'
      and b.id = (
        select o.booking_id from refunds r
        join payments p on p.id = r.payment_id
        join payment_orders o on o.id = p.payment_order_id
        where r.id = ${refundId} and p.is_booked
      )
      and b.refund_amount = (
        select sum(r.amount) from refunds r
        join payments p on p.id = r.payment_id
        join payment_orders o on o.id = p.payment_order_id
        where o.booking_id = b.id and p.is_booked and r.status = 'done' and r.reason <> 'moved'
      )
  `.execute(db)
}

/** The booking of a refund. */
export async function findBookingOfRefund(db: Db, id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.paymentId')
    .innerJoin('paymentOrders', 'paymentOrders.id', 'payments.paymentOrderId')
    .select('paymentOrders.bookingId')
    .where('refunds.id', '=', id)
    .executeTakeFirst()
  return row?.bookingId ?? undefined
}
