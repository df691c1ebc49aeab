import { seatHoldMinutes } from '@farandfew/domain/constants/limits.ts'
import type { BookingEnd, BookingStatus, MoneyState } from '@farandfew/domain/seats/booking.ts'
import type { CancellationTerms } from '@farandfew/domain/refunds/refund.ts'
import type { PaymentCheckout } from '@farandfew/domain/payments/payment.ts'
import type { PaymentPlan } from '@farandfew/domain/payments/payment-plan.ts'
import type { PriceLines } from '@farandfew/domain/seats/price-lines.ts'
import type { SaleTerms } from '@farandfew/domain/bookings/booking-terms.ts'
import type { GroupDecision } from '@farandfew/domain/departures/guarantee.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { nameOfUser } from '../members/name-of-user.ts'
import { isHeldBriefly, isRevivable, shownStatus, untakenSeats } from '../departures/seats.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { owedOf } from '@farandfew/domain/seats/booking-sums.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'

export interface BookingRow {
  readonly id: number
  readonly userId: number | null
  readonly departureId: number
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
  readonly isReturnOnItsWay: boolean
  readonly acceptsPayment: boolean
  readonly confirmedAt: Date | null
  readonly endedBy: BookingEnd | null
  /** What the club gave the member as its reason for cancelling the departure; null if it did not. */
  readonly reasonForMember: string | null
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
  'tripScheduleId as departureId',
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

/** Whether the gateway knows of a payment for the booking `b` that is not decided yet, on an order that is given up or on another. */
const hasUndecided = (isGivenUp: boolean) => sql`exists (
  select from payment_orders o
  where o.booking_id = b.id and o.undecided_at is not null and o.status <> 'paid'
    and (o.superseded_at is not null) = ${sql.lit(isGivenUp)}
)`
/** A payment of a hold gets a seat if one is free, also if it has ended, unless its member has one by another booking. */
const acceptsPayment = sql<boolean>`(
  b.status = 'confirmed' or b.status in ('pending', 'expired') and not exists (
    select from bookings o
    where o.user_id = b.user_id and o.trip_schedule_id = b.trip_schedule_id and o.status = 'confirmed'
  )
)`
/** Of one that is not decided yet, for an hour after its hold. */
const acceptsUndecided = sql`(${acceptsPayment} and (b.status = 'confirmed' or ${isRevivable}))`
/** Whether such a payment counts for the booking `b` when it arrives, and whether it goes back. */
export const isPaymentOnItsWay = sql<boolean>`(${acceptsUndecided} and ${hasUndecided(false)})`
export const isReturnOnItsWay = sql<boolean>`(
  not ${acceptsUndecided} and ${hasUndecided(false)} or ${hasUndecided(true)}
)`

/** What the club gave the member of the booking `b` as its reason for cancelling the departure. */
export const reasonForMember = sql<string | null>`(
  select c.reason from departure_cancellations c
  where c.departure_id = b.trip_schedule_id and b.ended_by = 'club' and b.ended_at >= c.started_at
)`

const selectBookings = (db: Db) =>
  db
    .selectFrom('bookings as b')
    .select(columns)
    .select([shownStatus.as('shownStatus'), isPaymentOnItsWay.as('isPaymentOnItsWay')])
    .select([isReturnOnItsWay.as('isReturnOnItsWay'), acceptsPayment.as('acceptsPayment')])
    .select(reasonForMember.as('reasonForMember'))

export const findBooking = (db: Db, id: number): Promise<BookingRow | undefined> =>
  selectBookings(db).where('id', '=', id).executeTakeFirst()

/** A booking, locked. Lock its departure first. */
export const lockBooking = (db: Db, id: number): Promise<BookingRow | undefined> =>
  selectBookings(db).where('id', '=', id).forUpdate().executeTakeFirst()

/** The member's bookings, the newest first. */
export const listBookingsOf = (db: Db, userId: number): Promise<BookingRow[]> =>
  selectBookings(db).where('userId', '=', userId).orderBy('id', 'desc').execute()

/** The bookings of a departure that hold or have a seat, locked. Lock the departure first. */
export const lockLiveBookings = (db: Db, departureId: number): Promise<BookingRow[]> =>
  selectBookings(db)
    .where('tripScheduleId', '=', departureId)
    .where('status', 'in', ['pending', 'confirmed'])
    .orderBy('id')
    .forUpdate()
    .execute()

/** The member's booking of a departure that is pending or confirmed. */
export const findOwnBooking = (
  db: Db,
  { userId, departureId }: { userId: number; departureId: number },
): Promise<BookingRow | undefined> =>
  selectBookings(db)
    .where('userId', '=', userId)
    .where('tripScheduleId', '=', departureId)
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

/** When the last of the holds ends that members took of a departure, as an instant; null if there is none. */
export async function findLastHoldEnd(db: Db, departureId: number): Promise<string | null> {
  const { rows } = await sql<{ end: Date | null }>`
    select max(b.hold_expires_at) as end from bookings b
    where b.trip_schedule_id = ${departureId} and ${isHeldBriefly}
  `.execute(db)
  return rows[0]?.end?.toISOString() ?? null
}

interface NewHold {
  userId: number
  departureId: number
  sale: SaleTerms
  /** By default as long as a hold lasts. */
  minutes?: number
}

/** Inserts a pending booking, which holds a seat for 15 minutes, or for as long as an operator says. */
export async function insertHold(
  db: Db,
  { userId, departureId, sale, minutes = seatHoldMinutes }: NewHold,
): Promise<BookingRow> {
  const { price, plan, terms } = sale
  const held = await db
    .insertInto('bookings')
    .values({
      userId,
      tripScheduleId: departureId,
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
  return {
    ...held,
    shownStatus: held.status,
    isPaymentOnItsWay: false,
    isReturnOnItsWay: false,
    acceptsPayment: true,
    reasonForMember: null,
  }
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

/** A booking of the member. Another member's is not found. */
export async function getOwn(
  find: Promise<BookingRow | undefined>,
  userId: number,
): Promise<BookingRow> {
  const booking = await find
  if (booking?.userId !== userId) throw new AppError('NOT_FOUND')
  return booking
}

/**
 * Locks a booking of the member and its departure, in the order of every transaction that books.
 * @throws AppError NOT_FOUND
 */
export async function lockOwnBooking(
  trx: Db,
  { id, userId }: { id: number; userId: number },
): Promise<BookingRow> {
  const { departureId } = await getOwn(findBooking(trx, id), userId)
  await lockDeparture(trx, departureId)
  return getOwn(lockBooking(trx, id), userId)
}

/** Locks a booking that owes its balance, with its departure; undefined if it was paid, cancelled or moved in the meantime. */
export async function lockOwing(
  trx: Db,
  { id, departureId }: Pick<BookingRow, 'id' | 'departureId'>,
): Promise<(BookingRow & { balanceDue: CalendarDate }) | undefined> {
  await lockDeparture(trx, departureId)
  const booking = await lockBooking(trx, id)
  if (booking?.status !== 'confirmed' || booking.departureId !== departureId) return undefined
  const { balanceDue } = booking
  return balanceDue !== null && owedOf(booking) > 0 ? { ...booking, balanceDue } : undefined
}

/**
 * Locks a booking and the departures that it is on and goes to, in the order of every transaction that books: departures by
 * id, then the booking.
 * @throws AppError NOT_FOUND; BOOKING_CHANGED if it was moved at this moment
 */
export async function lockBookingOnDeparture(
  trx: Db,
  id: number,
  otherDeparture?: number,
): Promise<BookingRow> {
  const found = await findBooking(trx, id)
  if (!found) throw new AppError('NOT_FOUND')
  const departures = [...new Set([found.departureId, otherDeparture ?? found.departureId])]
  for (const departure of departures.sort((a, b) => a - b)) await lockDeparture(trx, departure)
  const booking = (await lockBooking(trx, id)) as BookingRow
  if (booking.departureId !== found.departureId) throw new AppError('BOOKING_CHANGED')
  return booking
}
