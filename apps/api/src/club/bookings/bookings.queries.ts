import { seatHoldMinutes } from '@farandfew/domain/constants/limits.ts'
import {
  type BookingEnd,
  type BookingStatus,
  type MoneyState,
} from '@farandfew/domain/seats/booking.ts'
import type { CancellationTerms } from '@farandfew/domain/refunds/refund.ts'
import type { PaymentCheckout } from '@farandfew/domain/payments/payment.ts'
import type { PaymentPlan } from '@farandfew/domain/payments/payment-plan.ts'
import type { PriceLines } from '@farandfew/domain/seats/price-lines.ts'
import type { SaleTerms } from '@farandfew/domain/bookings/sale-terms.ts'
import type { GroupDecision } from '@farandfew/domain/departures/guarantee.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { nameOfUser } from '../members/name-of-user.ts'
import { isRevivable, shownStatus, untakenSeats } from '../departures/seats.ts'

export interface BookingRow {
  readonly id: number
  readonly userId: number | null
  readonly tripScheduleId: number
  readonly status: BookingStatus
  readonly amountPaid: number
  readonly totalAmount: number
  readonly discount: number
  readonly partRefunded: number
  readonly moneyState: MoneyState
  readonly priceLines: PriceLines
  readonly paymentPlan: PaymentPlan
  readonly terms: CancellationTerms
  readonly holdExpiresAt: Date | null
  /** The status that everyone reads: a hold that has run out, by the database's clock, is expired and not pending. */
  readonly shownStatus: BookingStatus
  /** See the column. */
  readonly isPaymentOnItsWay: boolean
  readonly confirmedAt: Date | null
  readonly endedBy: BookingEnd | null
  /** Paise; null if the booking was not cancelled. */
  readonly refundAmount: number | null
  readonly balanceDue: string | null
  /** The last reminder of the balance, see balanceReminderDays; null if none was sent. */
  readonly balanceReminded: number | null
  /** How often it was moved to another departure. */
  readonly moves: number
  /** When the member agreed to the Booking Terms. */
  readonly agreedAt: Date | null
  readonly createdAt: Date
}

const columns = [
  'id',
  'userId',
  'tripScheduleId',
  'status',
  'amountPaid',
  'totalAmount',
  'discount',
  'partRefunded',
  'moneyState',
  'priceLines',
  'paymentPlan',
  'terms',
  'holdExpiresAt',
  'confirmedAt',
  'endedBy',
  'refundAmount',
  'balanceDue',
  'balanceReminded',
  'moves',
  'agreedAt',
  'createdAt',
] as const

/**
 * Whether a payment of a booking that has no seat is on its way: for an hour after its hold it gets a seat if one is free.
 */
const isPaymentOnItsWay = sql<boolean>`(
  b.status in ('pending', 'expired') and ${isRevivable} and exists (
    select from payment_orders o where o.booking_id = b.id and o.undecided_at is not null
  )
)`.as('isPaymentOnItsWay')

const selectBookings = (db: Db) =>
  db
    .selectFrom('bookings as b')
    .select(columns)
    .select([shownStatus.as('shownStatus'), isPaymentOnItsWay])

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
 * Locks a departure until the transaction ends, so that only one transaction counts its seats. As in the trigger
 * `check_departure_seats`, not `for update`, which would wait for foreign keys.
 */
export async function lockDeparture(db: Db, id: number): Promise<void> {
  await db.selectFrom('tripSchedules').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}

/** Until the transaction ends, no other one counts the member's holds. */
const lockHolds = (userId: number) => sql`pg_advisory_xact_lock(hashtext('holds'), ${userId})`

interface HoldLock {
  id: number
  userId: number
}

/** Locks a departure and then the holds of a member, always in this order, so that two requests cannot wait for each other. */
export async function lockForHold(db: Db, { id, userId }: HoldLock): Promise<void> {
  await lockDeparture(db, id)
  await sql`select ${lockHolds(userId)}`.execute(db)
}

/**
 * The same, unless the departure is full: then nothing is locked, and the answer is false. For the last seats hundreds may
 * come at once, and most need not wait in line to be refused.
 */
export async function lockForHoldIfFree(db: Db, { id, userId }: HoldLock): Promise<boolean> {
  const { rows } = await sql`
    /* prepared: lock-for-hold-if-free */
    with locked as materialized (
      select from trip_schedules s where s.id = ${id} and ${untakenSeats} > 0 for no key update
    )
    select ${lockHolds(userId)} from locked
  `.execute(db)
  return rows.length > 0
}

interface NewHold {
  userId: number
  tripScheduleId: number
  sale: SaleTerms
  /** By default as long as a hold lasts. */
  minutes?: number
}

/** Inserts a pending booking, which holds a seat for 15 minutes, or for as long as an operator says. */
export async function insertHold(
  db: Db,
  { userId, tripScheduleId, sale, minutes = seatHoldMinutes }: NewHold,
): Promise<BookingRow> {
  const { price, plan, terms } = sale
  const held = await db
    .insertInto('bookings')
    .values({
      userId,
      tripScheduleId,
      totalAmount: price.total,
      priceLines: JSON.stringify(price),
      paymentPlan: JSON.stringify(plan),
      terms: JSON.stringify(terms),
      balanceDue: plan.kind === 'deposit' ? plan.balanceDue : null,
      holdExpiresAt: sql<Date>`clock_timestamp() + ${minutes} * interval '1 minute'`,
    })
    .returning(columns)
    .modifyEnd(sql`/* prepared: insert-hold */`)
    .executeTakeFirstOrThrow()
  return { ...held, shownStatus: held.status, isPaymentOnItsWay: false }
}

/** Moves the end of a hold by some days. Returns the new one. Lock the booking first. */
export async function extendHold(db: Db, id: number, days: number): Promise<Date> {
  const { holdExpiresAt } = await db
    .updateTable('bookings')
    .set({ holdExpiresAt: sql<Date>`hold_expires_at + ${days} * interval '1 day'` })
    .where('id', '=', id)
    .returning('holdExpiresAt')
    .executeTakeFirstOrThrow()
  return holdExpiresAt as Date
}

/** Makes the balance of a booking due on another date, of which the member is reminded again. Lock the booking first. */
export async function moveBalance(
  db: Db,
  id: number,
  { plan, balanceDue }: { plan: PaymentPlan; balanceDue: string },
): Promise<void> {
  await db
    .updateTable('bookings')
    .set({
      paymentPlan: JSON.stringify({ ...plan, balanceDue }),
      balanceDue,
      balanceReminded: null,
      updatedAt: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute()
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
  /** The reminder of the balance that the mail about the move stands for. */
  balanceReminded: number | null
}

/** Puts a confirmed booking on another departure, with its price there. Lock both departures and the booking first. */
export async function moveToDeparture(
  db: Db,
  { id, tripScheduleId, amountPaid, price, plan, moveReason, balanceReminded }: Move,
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
      balanceReminded,
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

/** Stores that the member has agreed to a version of the Booking Terms. The first time counts, of each version. */
export async function storeAgreement(db: Db, id: number, termsVersion: string): Promise<void> {
  await db
    .updateTable('bookings')
    .set({ termsVersion, agreedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where(sql<boolean>`terms_version is distinct from ${termsVersion}`)
    .execute()
}

/** What the gateway's checkout is filled in with. */
export async function findPayer(db: Db, userId: number): Promise<PaymentCheckout['payer']> {
  return db
    .selectFrom('users')
    .select([nameOfUser('users').as('name'), 'email', 'phone'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
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
