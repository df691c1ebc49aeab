import {
  type RefundStatus,
  type RefundEntry,
  refundStepOf,
} from '@farandfew/domain/refunds/refund-history.ts'
import type { DocumentFacts } from '@farandfew/domain/refunds/money-documents.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { ofBooking } from '../seats/booking-money.ts'

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

/** What the gateway is told of a refund. It answers a reference that it has refused with the same refusal. */
export const refundReference = ({ id, round }: Pick<ClaimedRefund, 'id' | 'round'>): string =>
  round === 1 ? `refund-${id}` : `refund-${id}-${round}`

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
      ...(state.status !== 'queued' && { sentOn: sql<string>`coalesce(sent_on, ${today}::date)` }),
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
 * Counts what has reached the member of a booking, and sets the state of its payment: refunded once the whole refund of its
 * cancelling is paid out. Locks the booking.
 */
export async function recountRefunded(db: Db, bookingId: number): Promise<void> {
  await sql`select from bookings where id = ${bookingId} for update`.execute(db)
  await sql`
    update bookings b set refunded = back.amount, updated_at = now(),
      payment_status = case
        when b.status <> 'cancelled' or coalesce(b.refund_amount, 0) = 0
          or b.payment_status not in ('paid', 'refunded') then b.payment_status
        when back.of_cancelling >= b.refund_amount then 'refunded'
        else 'paid'
      end
    from (
      select coalesce(sum(f.amount), 0)::int as amount,
        coalesce(sum(f.amount) filter (where f.reason <> 'goodwill'), 0)::int as of_cancelling
      from refunds f left join payments p on p.id = f.payment_id
      where f.booking_id = ${bookingId} and f.status = 'done' and ${ofBooking}
        and coalesce(p.is_booked, true)
    ) back
    where b.id = ${bookingId}
  `.execute(db)
}

/** Sets the state of a refund's order: refunded if nothing remains of what was paid on it. Lock the booking first. */
export async function recountOrderOfRefund(db: Db, refundId: number): Promise<void> {
  await sql`
    update payment_orders o set updated_at = now(), status = case when exists (
        select from payments p
        where p.payment_order_id = o.id and p.amount > (
          select coalesce(sum(f.amount), 0) from refunds f
          where f.payment_id = p.id and f.status = 'done'
        )
      ) then 'paid' else 'refunded' end
    from payments p join refunds f on f.payment_id = p.id
    where f.id = ${refundId} and o.id = p.payment_order_id and o.status in ('paid', 'refunded')
  `.execute(db)
}

export async function findBookingOfRefund(db: Db, id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('refunds')
    .select('bookingId')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.bookingId
}

/** Whether a refund was, or is to be, paid by hand: the gateway cannot, or has refused it. */
export const isByHand = (alias: string) => sql<boolean>`(
  ${sql.ref(`${alias}.reference`)} is not null or ${sql.ref(`${alias}.status`)} in ('failed', 'by-hand')
)`

/** The refunds of bookings, the oldest first. Dates are those of the club. */
export async function listRefundEntries(
  db: Db,
  bookingIds: readonly number[],
): Promise<(RefundEntry & { bookingId: number })[]> {
  if (bookingIds.length === 0) return []
  const { rows } = await sql<
    Omit<RefundEntry, 'step'> & { bookingId: number; status: RefundStatus }
  >`
    select f.booking_id, f.amount, f.reason, f.given_reason, f.status, n.label as credit_note,
      f.requested_on::text as requested_on, f.sent_on::text as sent_on, f.done_on::text as done_on,
      coalesce(f.reference, f.gateway_id) as reference,
      ${isByHand('f')} as is_by_hand
    from refunds f left join credit_notes n on n.refund_id = f.id
    where f.booking_id = any(${bookingIds})
    order by f.id
  `.execute(db)
  return rows.map(({ status, ...entry }) => ({ ...entry, step: refundStepOf[status] }))
}

/** A refund that was paid out, of which the member is told. */
export interface ToldRefund {
  readonly amount: number
  readonly reference: string | null
  readonly creditNote: string | null
  /** What the credit note says; null for money that has none. */
  readonly facts: DocumentFacts | null
  readonly isByHand: boolean
}

/**
 * The refunds of a booking that were paid out and of which its member has not been told: none while another one is on its
 * way, so that a cancellation of two payments is one mail. Marks them as told. Lock the booking first.
 */
export async function takeUntoldRefunds(db: Db, bookingId: number): Promise<ToldRefund[]> {
  const { rows } = await sql<ToldRefund>`
    update refunds f set told_at = now()
    where f.booking_id = ${bookingId} and f.status = 'done' and f.told_at is null and not exists (
      select from refunds e where e.booking_id = ${bookingId} and e.status in ('queued', 'sent')
    )
    returning f.amount, coalesce(f.reference, f.gateway_id) as reference, ${isByHand('f')} as is_by_hand,
      (select n.label from credit_notes n where n.refund_id = f.id) as credit_note,
      (select n.facts from credit_notes n where n.refund_id = f.id) as facts
  `.execute(db)
  return rows
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
      sentOn: null,
      doneAt: null,
      doneOn: null,
      toldAt: null,
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

/** What an operator enters of a refund that was paid by hand. */
export interface HandPayment {
  readonly reference: string
  readonly reason: string
}

/**
 * Stores that a refund was paid by hand. Returns whether it was in one of the states.
 * @param today the club's date
 */
export async function storePaidByHand(
  db: Db,
  id: number,
  { reference, reason }: HandPayment,
  { from, today }: { from: 'open' | 'done'; today: CalendarDate },
): Promise<boolean> {
  const result = await db
    .updateTable('refunds')
    .set({
      status: 'done',
      reference,
      handReason: reason,
      sentOn: sql<string>`coalesce(sent_on, ${today}::date)`,
      doneAt: sql<Date>`now()`,
      doneOn: today,
      toldAt: null,
    })
    .where('id', '=', id)
    .where('status', from === 'done' ? '=' : '!=', 'done')
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Adds what goes back without cancelling, in paise. */
export async function addPartRefund(db: Db, id: number, amount: number): Promise<void> {
  await db
    .updateTable('bookings')
    .set((set) => ({
      partRefunded: set('partRefunded', '+', amount),
      updatedAt: sql<Date>`now()`,
    }))
    .where('id', '=', id)
    .execute()
}

/**
 * Of the bookings, those that their member has booked again after cancelling the departure for everything they had paid. The
 * club cancels them, if all would go back once more.
 */
export async function findBookedAgain(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('bookings as before', (join) =>
      join
        .onRef('before.userId', '=', 'bookings.userId')
        .onRef('before.tripScheduleId', '=', 'bookings.tripScheduleId'),
    )
    .select('bookings.id')
    .where('bookings.id', 'in', ids)
    .where('before.status', '=', 'cancelled')
    .where('before.endedBy', '=', 'member')
    .where('before.amountPaid', '>', 0)
    .where(sql<boolean>`before.refund_amount >= before.amount_paid - before.part_refunded`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Paise of each booking's payments that were not counted on it, which all go back. */
export async function sumReturned(
  db: Db,
  bookingIds: readonly number[],
): Promise<Map<number, number>> {
  if (bookingIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('payments')
    .innerJoin('paymentOrders', 'paymentOrders.id', 'payments.paymentOrderId')
    .select('paymentOrders.bookingId')
    .select(({ fn }) => fn.sum<number>('payments.amount').as('amount'))
    .where('paymentOrders.bookingId', 'in', bookingIds)
    .where('payments.isBooked', '=', false)
    .groupBy('paymentOrders.bookingId')
    .execute()
  return new Map(rows.map(({ bookingId, amount }) => [bookingId as number, Number(amount)]))
}
