import type { PaymentMethod, PaymentPart } from '@farandfew/domain/seats/booking.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import type { PaymentOrderStatus } from '@farandfew/domain/payments/payment.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { isHeld } from '../departures/seats.ts'

export interface OrderRow {
  readonly id: number
  /** The gateway's id. */
  readonly orderId: string
  readonly bookingId: number
  readonly departureId: number
  readonly userId: number | null
  readonly amount: number
  readonly currency: string
  readonly status: PaymentOrderStatus
  readonly kind: PaymentPart
  readonly method: PaymentMethod
  /** When a move made another amount due. */
  readonly supersededAt: Date | null
  /** When the gateway last said that a payment of it is not decided; null if there is none. */
  readonly undecidedAt: Date | null
}

const columns = [
  'id',
  'orderId',
  'bookingId',
  'scheduleId as departureId',
  'userId',
  'amount',
  'currency',
  'status',
  'kind',
  'method',
  'supersededAt',
  'undecidedAt',
] as const

/** Orders from before payments belong to no booking. */
const selectOrders = (db: Db) =>
  db
    .selectFrom('paymentOrders')
    .select(columns)
    .where('bookingId', 'is not', null)
    .$narrowType<{ bookingId: number }>()

export const findOrder = (db: Db, orderId: string): Promise<OrderRow | undefined> =>
  selectOrders(db).where('orderId', '=', orderId).executeTakeFirst()

/** An order, locked. Lock its departure and booking first. */
export const lockOrder = (db: Db, orderId: string): Promise<OrderRow | undefined> =>
  selectOrders(db).where('orderId', '=', orderId).forUpdate().executeTakeFirst()

/** The order at the gateway that pays a part of a booking now. */
export const findOrderOfPart = (
  db: Db,
  { bookingId, part }: { bookingId: number; part: PaymentPart },
): Promise<OrderRow | undefined> =>
  selectOrders(db)
    .where('bookingId', '=', bookingId)
    .where('kind', '=', part)
    .where('method', '=', 'gateway')
    .where('supersededAt', 'is', null)
    .executeTakeFirst()

/**
 * Gives the orders of a booking up that were made before it was moved, and puts all on its new departure. An unpaid one
 * fails; money that still arrives on it goes back.
 */
export async function supersedeOrders(
  db: Db,
  { bookingId, tripId, departureId }: { bookingId: number; tripId: number; departureId: number },
): Promise<void> {
  await db
    .updateTable('paymentOrders')
    .set({
      tripId,
      scheduleId: departureId,
      supersededAt: sql<Date>`coalesce(superseded_at, now())`,
      status: sql<PaymentOrderStatus>`case when status in ('created', 'attempted') then 'failed' else status end`,
      updatedAt: sql<Date>`now()`,
    })
    .where('bookingId', '=', bookingId)
    .execute()
}

/** How many orders of a booking were given up because another amount was due. */
export async function countSupersededOrders(db: Db, bookingId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from payment_orders
    where booking_id = ${bookingId} and superseded_at is not null
  `.execute(db)
  return rows[0]?.count ?? 0
}

/** Gives up what is open at the gateway for a booking: what was due was paid by bank transfer. */
export async function supersedeOpenOrders(db: Db, bookingId: number): Promise<void> {
  await db
    .updateTable('paymentOrders')
    .set({ supersededAt: sql<Date>`now()`, status: 'failed', updatedAt: sql<Date>`now()` })
    .where('bookingId', '=', bookingId)
    .where('status', 'in', ['created', 'attempted'])
    .where('supersededAt', 'is', null)
    .execute()
}

/** Seconds after which the gateway is first asked about an order. */
const firstCheckSeconds = 20

interface NewOrder {
  orderId: string
  bookingId: number
  part: PaymentPart
  amount: number
  currency: string
  receipt: string
  tripId: number
  departureId: number
  userId: number
}

/** Stores an order; a repeat changes nothing. */
export async function insertOrder(
  db: Db,
  { part, departureId, ...order }: NewOrder,
): Promise<void> {
  await db
    .insertInto('paymentOrders')
    .values({
      ...order,
      scheduleId: departureId,
      kind: part,
      nextCheckAt: sql<Date>`now() + ${firstCheckSeconds} * interval '1 second'`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Stores an order that a bank transfer has paid, unless one with its reference is stored. The gateway does not know it. */
export async function insertTransferOrder(
  db: Db,
  {
    part,
    reference,
    departureId,
    ...order
  }: Omit<NewOrder, 'orderId' | 'receipt'> & { reference: string },
): Promise<OrderRow | undefined> {
  return db
    .insertInto('paymentOrders')
    .values({
      ...order,
      scheduleId: departureId,
      kind: part,
      method: 'transfer',
      orderId: `transfer-${reference}`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .$narrowType<{ bookingId: number }>()
    .executeTakeFirst()
}

/** Stores a payment. Returns its id, or undefined if it was stored before. */
export async function insertPayment(
  db: Db,
  payment: {
    /** The bank's reference of a transfer. */
    gatewayId: string
    paymentOrderId: number
    amount: number
    /** What the gateway took from the payer on top, in paise. */
    fee?: number
    /** What an offer of the gateway took off the order, in paise. */
    discount?: number
    currency: string
    isBooked: boolean
    /** Of a transfer: the club's date. */
    receivedOn?: CalendarDate
  },
): Promise<number | undefined> {
  const row = await db
    .insertInto('payments')
    .values(payment)
    .onConflict((conflict) => conflict.column('gatewayId').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Marks an order as paid. The gateway is still asked about it: a second payment may arrive. */
export async function markOrderPaid(db: Db, id: number, paymentId: string): Promise<void> {
  await db
    .updateTable('paymentOrders')
    .set({ status: 'paid', paymentId, updatedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** Stores the signature that the checkout gave for the payment of an order. */
export async function storeSignature(
  db: Db,
  { orderId, paymentId, signature }: { orderId: string; paymentId: string; signature: string },
): Promise<void> {
  await db
    .updateTable('paymentOrders')
    .set({ paymentSignature: signature })
    .where('orderId', '=', orderId)
    .where('paymentId', '=', paymentId)
    .execute()
}

/** A declined attempt. The order can still be paid. */
export async function markOrderAttempted(db: Db, orderId: string): Promise<void> {
  await db
    .updateTable('paymentOrders')
    .set({ status: 'attempted', updatedAt: sql<Date>`now()` })
    .where('orderId', '=', orderId)
    .where('status', '=', 'created')
    .execute()
}

/** Stores an event of the gateway. Returns false if it was processed before. */
export async function insertEvent(
  db: Db,
  event: { id: string; kind: string; orderId?: string; paymentId?: string },
): Promise<boolean> {
  const result = await db
    .insertInto('paymentEvents')
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

/** The checkout of an order is open again: the gateway is asked as soon as about a new order. */
export async function watchOrder(db: Db, id: number): Promise<void> {
  await db
    .updateTable('paymentOrders')
    .set({
      updatedAt: sql<Date>`now()`,
      nextCheckAt: sql<Date>`now() + ${firstCheckSeconds} * interval '1 second'`,
    })
    .where('id', '=', id)
    .execute()
}

/** Has the gateway asked about an order in the next round. */
export async function askSoon(db: Db, orderId: string): Promise<void> {
  await db
    .updateTable('paymentOrders')
    .set({ nextCheckAt: sql<Date>`now()` })
    .where('orderId', '=', orderId)
    .where('nextCheckAt', 'is not', null)
    .execute()
}

/**
 * Claims orders that the gateway must be asked about. An order can be paid at any time, and the news of it can be lost, so
 * none is ever forgotten: the intervals grow with the time since its last change, until departure to a day at most. Where a hold
 * ends sooner, the next time is its end, so that it can be swept.
 */
export async function claimOrdersInDoubt(
  db: Db,
  { limit, today }: { limit: number; today: CalendarDate },
): Promise<string[]> {
  const { rows } = await sql<{ orderId: string }>`
    with due as (
      select id from payment_orders
      where next_check_at <= now()
      order by next_check_at, id limit ${limit} for update skip locked
    )
    update payment_orders o
    set next_check_at = least(
      now() + greatest(
        interval '20 seconds',
        least(
          (now() - o.updated_at) / 4,
          case when s.departure_date > ${today} then interval '1 day' end
        )
      ),
      (
        select b.hold_expires_at from bookings b
        where b.id = o.booking_id and ${isHeld}
      )
    )
    from due, trip_schedules s
    where o.id = due.id and s.id = o.schedule_id
    returning o.order_id
  `.execute(db)
  return rows.map(({ orderId }) => orderId)
}

/** The orders of a booking that are not paid, as far as we know. */
export async function listOpenOrders(db: Db, bookingId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('paymentOrders')
    .select('orderId')
    .where('bookingId', '=', bookingId)
    .where('status', 'in', ['created', 'attempted'])
    .execute()
  return rows.map(({ orderId }) => orderId)
}

/** Notes that the gateway has answered about an order, and whether it knows of a payment that is not decided yet. */
export async function markOrderChecked(
  db: Db,
  orderId: string,
  { isUndecided }: { isUndecided: boolean },
): Promise<void> {
  await db
    .updateTable('paymentOrders')
    .set({ checkedAt: sql<Date>`now()`, undecidedAt: isUndecided ? sql<Date>`now()` : null })
    .where('orderId', '=', orderId)
    .execute()
}

/**
 * Confirms a booking and adds a payment to it.
 * @param discount what an offer of the gateway has taken off, in paise
 * @param balanceReminded the reminder of the balance that the mail about the booking stands for
 */
export async function confirmBooking(
  db: Db,
  id: number,
  {
    amount,
    discount = 0,
    balanceReminded,
  }: { amount: number; discount?: number; balanceReminded?: number | null | undefined },
): Promise<void> {
  await db
    .updateTable('bookings')
    .set((set) => ({
      status: 'confirmed',
      paymentStatus: 'paid',
      amountPaid: set('amountPaid', '+', amount),
      discount: set('discount', '+', discount),
      confirmedAt: sql<Date>`coalesce(confirmed_at, now())`,
      joinedAt: sql<Date>`coalesce(joined_at, now())`,
      ...(balanceReminded !== undefined && { balanceReminded }),
      holdExpiresAt: null,
      endedAt: null,
      endedBy: null,
      updatedAt: sql<Date>`now()`,
    }))
    .where('id', '=', id)
    .execute()
}

/**
 * What the gateway knows of a payment of a booking that is not paid: one that is not decided yet, an opened checkout, or
 * nothing.
 */
export async function findPaymentTrace(
  db: Db,
  bookingId: number,
): Promise<'undecided' | 'opened' | undefined> {
  const { rows } = await sql<{ isUndecided: boolean }>`
    select bool_or(o.undecided_at is not null) as is_undecided from payment_orders o
    where o.booking_id = ${bookingId} and o.method = 'gateway' having count(*) > 0
  `.execute(db)
  const [found] = rows
  return found && (found.isUndecided ? 'undecided' : 'opened')
}

/** Stores that the member has agreed to a version of the Booking Terms. The first time counts, of each version. */
export async function storeAgreement(db: Db, id: number, termsVersion: string): Promise<void> {
  await db
    .updateTable('bookings')
    .set({ termsVersion, agreedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where(sql<boolean>`terms_version is distinct from ${termsVersion}`)
    .execute()
}
