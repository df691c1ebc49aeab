import {
  type BookingEnd,
  type BookingStatus,
  seatHoldMinutes,
} from '@farandfew/domain/bookings/booking.ts'
import type { CancellationTerms } from '@farandfew/domain/bookings/refund.ts'
import type { PaymentPlan } from '@farandfew/domain/bookings/payment-plan.ts'
import type { PriceLines } from '@farandfew/domain/bookings/price-lines.ts'
import type { SaleTerms } from '@farandfew/domain/bookings/sale-terms.ts'
import type { GroupDecision } from '@farandfew/domain/departures/guarantee.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { untakenSeats } from '../departures/seats.ts'

export interface BookingRow {
  readonly id: number
  readonly userId: number | null
  readonly tripScheduleId: number
  readonly status: BookingStatus
  readonly amountPaid: number
  readonly totalAmount: number
  readonly priceLines: PriceLines
  readonly paymentPlan: PaymentPlan
  readonly terms: CancellationTerms
  readonly holdExpiresAt: Date | null
  /** Whether the booking is pending and its hold still valid, by the database's clock. */
  readonly isLive: boolean
  readonly confirmedAt: Date | null
  readonly endedBy: BookingEnd | null
  /** Paise; null if the booking was not cancelled. */
  readonly refundAmount: number | null
  readonly balanceDue: string | null
  /** How often it was moved to another departure. */
  readonly moves: number
  readonly createdAt: Date
}

const columns = [
  'id',
  'userId',
  'tripScheduleId',
  'status',
  'amountPaid',
  'totalAmount',
  'priceLines',
  'paymentPlan',
  'terms',
  'holdExpiresAt',
  'confirmedAt',
  'endedBy',
  'refundAmount',
  'balanceDue',
  'moves',
  'createdAt',
] as const

const isLive = sql<boolean>`(status = 'pending' and hold_expires_at > clock_timestamp())`.as(
  'isLive',
)

const selectBookings = (db: Db) => db.selectFrom('bookings').select(columns).select(isLive)

export const findBooking = (db: Db, id: number): Promise<BookingRow | undefined> =>
  selectBookings(db).where('id', '=', id).executeTakeFirst()

/** A booking, locked. Lock its departure first. */
export const lockBooking = (db: Db, id: number): Promise<BookingRow | undefined> =>
  selectBookings(db).where('id', '=', id).forUpdate().executeTakeFirst()

/** The member's bookings, the newest first. */
export const listBookingsOf = (db: Db, userId: number): Promise<BookingRow[]> =>
  selectBookings(db).where('userId', '=', userId).orderBy('id', 'desc').execute()

/** The bookings of a departure that hold or have a seat, locked. Lock the departure first. */
export const lockLiveBookings = (db: Db, tripScheduleId: number): Promise<BookingRow[]> =>
  selectBookings(db)
    .where('tripScheduleId', '=', tripScheduleId)
    .where('status', 'in', ['pending', 'confirmed'])
    .orderBy('id')
    .forUpdate()
    .execute()

/** The member's booking of a departure that is pending or confirmed. */
export const findOwnBooking = (
  db: Db,
  { userId, tripScheduleId }: { userId: number; tripScheduleId: number },
): Promise<BookingRow | undefined> =>
  selectBookings(db)
    .where('userId', '=', userId)
    .where('tripScheduleId', '=', tripScheduleId)
    .where('status', 'in', ['pending', 'confirmed'])
    .executeTakeFirst()

/**
 * Locks a departure until the transaction ends, so that only one transaction counts its seats. As in the trigger of
 * migration 20261122-1430, not `for update`, which would wait for foreign keys.
 */
export async function lockDeparture(db: Db, id: number): Promise<void> {
  await db.selectFrom('tripSchedules').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}

/**
 * The same, unless the departure is full: then it is not locked, and the answer is false. For the last seats hundreds may
 * come at once, and most need not wait in line to be refused.
 */
export async function lockDepartureIfFree(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`
    /* prepared: lock-departure-if-free */
    select from trip_schedules s where s.id = ${id} and ${untakenSeats} > 0 for no key update
  `.execute(db)
  return rows.length > 0
}

interface NewHold {
  userId: number
  tripScheduleId: number
  sale: SaleTerms
}

/** Inserts a pending booking, which holds a seat for 15 minutes. */
export async function insertHold(
  db: Db,
  { userId, tripScheduleId, sale }: NewHold,
): Promise<BookingRow> {
  const { price, plan, terms } = sale
  return db
    .insertInto('bookings')
    .values({
      userId,
      tripScheduleId,
      totalAmount: price.total,
      priceLines: JSON.stringify(price),
      paymentPlan: JSON.stringify(plan),
      terms: JSON.stringify(terms),
      balanceDue: plan.kind === 'deposit' ? plan.balanceDue : null,
      holdExpiresAt: sql<Date>`clock_timestamp() + ${seatHoldMinutes} * interval '1 minute'`,
    })
    .returning(columns)
    .returning(isLive)
    .modifyEnd(sql`/* prepared: insert-hold */`)
    .executeTakeFirstOrThrow()
}

interface Move {
  id: number
  tripScheduleId: number
  /** What was paid and counts for the new price, in paise. */
  amountPaid: number
  price: PriceLines
  plan: PaymentPlan
  /** Why more went back than the terms give. */
  moveReason: string | undefined
}

/** Puts a confirmed booking on another departure, with its price there. Lock both departures and the booking first. */
export async function moveToDeparture(
  db: Db,
  { id, tripScheduleId, amountPaid, price, plan, moveReason }: Move,
): Promise<void> {
  await db
    .updateTable('bookings')
    .set({
      tripScheduleId,
      amountPaid,
      totalAmount: price.total,
      priceLines: JSON.stringify(price),
      paymentPlan: JSON.stringify(plan),
      balanceDue: plan.kind === 'deposit' ? plan.balanceDue : null,
      balanceReminded: null,
      travelReminded: null,
      pocketRemindedAt: null,
      moves: sql<number>`moves + 1`,
      joinedAt: sql<Date>`now()`,
      ...(moveReason !== undefined && { moveReason }),
      updatedAt: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute()
}

/** Notes what the club must pay back by hand after a move, in paise. */
export async function addMovedByHand(db: Db, id: number, amount: number): Promise<void> {
  await db
    .updateTable('bookings')
    .set((set) => ({ movedByHand: set('movedByHand', '+', amount) }))
    .where('id', '=', id)
    .execute()
}

/** Confirms a booking and adds a payment to it. */
export async function confirmBooking(db: Db, id: number, amount: number): Promise<void> {
  await db
    .updateTable('bookings')
    .set((set) => ({
      status: 'confirmed',
      paymentStatus: 'paid',
      amountPaid: set('amountPaid', '+', amount),
      confirmedAt: sql<Date>`coalesce(confirmed_at, now())`,
      joinedAt: sql<Date>`coalesce(joined_at, now())`,
      holdExpiresAt: null,
      endedAt: null,
      endedBy: null,
      updatedAt: sql<Date>`now()`,
    }))
    .where('id', '=', id)
    .execute()
}

/** Stores whether a departure takes place. A cancelled one stays cancelled. Lock it first. */
export async function storeGroupDecision(
  db: Db,
  id: number,
  groupDecision: GroupDecision,
): Promise<void> {
  await db
    .updateTable('tripSchedules')
    .set({ groupDecision, groupDecidedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** Whether the member's email address is confirmed. */
export async function hasConfirmedEmail(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('emailVerifiedAt')
    .where('id', '=', userId)
    .executeTakeFirst()
  return Boolean(row?.emailVerifiedAt)
}

/** Whether the member has cancelled another booking of the departure before, and got back everything they had paid. */
export async function hasFullRefund(
  db: Db,
  { userId, tripScheduleId }: { userId: number; tripScheduleId: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('bookings')
    .select('id')
    .where('userId', '=', userId)
    .where('tripScheduleId', '=', tripScheduleId)
    .where('status', '=', 'cancelled')
    .where('endedBy', '=', 'member')
    .where('amountPaid', '>', 0)
    .whereRef('refundAmount', '>=', 'amountPaid')
    .executeTakeFirst()
  return row !== undefined
}

/** Receipts of a booking, by number. */
export async function listReceipts(db: Db, bookingIds: readonly number[]) {
  if (bookingIds.length === 0) return []
  return db
    .selectFrom('receipts')
    .innerJoin('payments', 'payments.id', 'receipts.paymentId')
    .innerJoin('paymentOrders', 'paymentOrders.id', 'payments.paymentOrderId')
    .select(['receipts.label as number', 'receipts.issuedOn', 'payments.amount'])
    .select(['paymentOrders.bookingId', 'paymentOrders.kind as part'])
    .select('payments.gatewayId as reference')
    .where('paymentOrders.bookingId', 'in', bookingIds)
    .orderBy('receipts.year')
    .orderBy('receipts.number')
    .execute()
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
