import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'

/** A refund that one instance is sending. */
export interface ClaimedRefund {
  readonly id: number
  readonly amount: number
  readonly attempts: number
  /** Counts up when an operator tries a refused refund again. */
  readonly round: number
  /** The gateway's id of the payment. */
  readonly paymentId: string
}

/** Seconds for which a claim is valid: longer than a call of the gateway takes. */
const leaseSeconds = 60

/** Claims due refunds, or the one with the id even before it is due. Skips rows that another instance is claiming. */
export async function claimRefunds(
  db: Db,
  { limit, id }: { limit: number; id?: number },
): Promise<ClaimedRefund[]> {
  const isDue = id === undefined ? sql`next_attempt_at <= now()` : sql`id = ${id}`
  const { rows } = await sql<ClaimedRefund>`
    with due as (
      select id from refunds
      where status in ('queued', 'sent') and ${isDue}
      order by next_attempt_at, id limit ${limit} for update skip locked
    )
    update refunds r
    set attempts = r.attempts + 1,
      next_attempt_at = now() + ${leaseSeconds} * interval '1 second',
      sending_until = now() + ${leaseSeconds} * interval '1 second'
    from due, payments p
    where r.id = due.id and p.id = r.payment_id
    returning r.id, r.amount, r.attempts, r.round, p.gateway_id as payment_id
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
      sendingUntil: null,
    })
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'sent'])
    .returning('id')
    .executeTakeFirst()
  return row !== undefined && (state.status === 'done' || state.status === 'failed')
}

/** Gives a claimed refund back, about which the gateway could not be asked. */
export async function releaseRefund(db: Db, id: number): Promise<void> {
  await db.updateTable('refunds').set({ sendingUntil: null }).where('id', '=', id).execute()
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
  const bookingId = await findBookingOfRefund(db, refundId)
  if (bookingId !== undefined) await markBookingRefunded(db, bookingId)
}

/** Marks a cancelled booking as refunded if its whole refund is paid out, by the gateway or by hand. */
export async function markBookingRefunded(db: Db, id: number): Promise<void> {
  await sql`
    update bookings b set payment_status = 'refunded', updated_at = now()
    where b.id = ${id} and b.status = 'cancelled' and b.payment_status = 'paid'
      and b.refund_amount > 0
      and b.refund_amount + b.moved_by_hand = (
        select coalesce(sum(r.amount), 0) from refunds r
        join payments p on p.id = r.payment_id
        join payment_orders o on o.id = p.payment_order_id
        where o.booking_id = b.id and p.is_booked and r.status = 'done' and r.reason <> 'moved'
      ) + (
        select coalesce(sum(h.amount), 0) from hand_refunds h
        where h.booking_id = b.id and h.refund_id is null
      )
  `.execute(db)
}

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

/** Takes the marks of markRefunded back: the refund came back. */
export async function unmarkRefunded(db: Db, refundId: number): Promise<void> {
  await sql`
    update payment_orders o set status = 'paid', updated_at = now()
    from payments p join refunds r on r.payment_id = p.id
    where r.id = ${refundId} and o.id = p.payment_order_id and o.status = 'refunded'
  `.execute(db)
  await sql`
    update bookings b set payment_status = 'paid', updated_at = now()
    where b.id = ${(await findBookingOfRefund(db, refundId)) ?? null} and b.payment_status = 'refunded'
  `.execute(db)
}

/** Queues a refund again, as a new one for the gateway. Returns whether it was in the state. */
export async function requeueRefund(db: Db, id: number, from: 'failed' | 'done'): Promise<boolean> {
  const result = await db
    .updateTable('refunds')
    .set((set) => ({
      status: 'queued',
      round: set('round', '+', 1),
      attempts: 0,
      gatewayId: null,
      doneAt: null,
      doneOn: null,
      nextAttemptAt: sql<Date>`now()`,
    }))
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Locks a refund. Returns whether an instance is asking the gateway for it. */
export async function isBeingSent(trx: Db, id: number): Promise<boolean> {
  const row = await trx
    .selectFrom('refunds')
    .select(sql<boolean>`coalesce(sending_until > now(), false)`.as('isSending'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row?.isSending ?? false
}

/** Ends a refund that was paid outside the gateway. Returns its amount in paise; undefined if it is paid out already. */
export async function endRefundByHand(
  db: Db,
  id: number,
  today: CalendarDate,
): Promise<number | undefined> {
  const row = await db
    .updateTable('refunds')
    .set({ status: 'done', doneAt: sql<Date>`now()`, doneOn: today })
    .where('id', '=', id)
    .where('status', '!=', 'done')
    .returning('amount')
    .executeTakeFirst()
  return row?.amount
}
