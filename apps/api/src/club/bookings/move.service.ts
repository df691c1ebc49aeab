import type { MoveTarget } from '@farandfew/domain/bookings/booking-detail.ts'
import {
  canMoveBooking,
  type MoveTerms,
  moveTerms,
  saleTerms,
} from '@farandfew/domain/bookings/booking-terms.ts'
import { reminderToldOn, type PaymentPlan } from '@farandfew/domain/payments/payment-plan.ts'
import { decisionDate, decisionOn, isClosed } from '@farandfew/domain/departures/guarantee.ts'
import type { OperatorRole } from '@farandfew/domain/contract/roles.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { sql } from 'kysely'
import { queueRefundOfBooking } from '../refunds/queue-refund.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { queueBookingSummary } from '../refunds/booking-summary.service.ts'
import { queueByHandNotice } from '../refunds/refunds.mails.ts'
import { type BookingRow, findBooking, lockBookingOnDeparture } from '../seats/bookings.queries.ts'
import { termsRefundOf } from './cancellations.service.ts'
import { checkBeyondTerms } from '../refunds/part-refund.service.ts'
import {
  listTaxRates,
  type SoldDeparture,
  soldDepartureColumns,
  getSoldDeparture,
} from '../seats/sold-departure.queries.ts'
import { guaranteeIfComplete } from '../payments/guarantee.service.ts'
import { hasSeatFor, checkTarget } from '../waitlist/may-book.ts'
import { supersedeOrders } from '../payments/payments.queries.ts'
import { endEntry } from '../waitlist/waitlist.queries.ts'
import type { PriceLines } from '@farandfew/domain/seats/price-lines.ts'
import { movedMail } from './bookings.mails.ts'

type Context = Pick<AppContext, 'clock' | 'mail' | 'urls'>

/** What a move to a departure does to the money of a booking. */
async function termsOfMove(
  db: Db,
  booking: BookingRow,
  { departure, today }: { departure: SoldDeparture; today: CalendarDate },
) {
  const { price } = saleTerms(departure, { today, rates: await listTaxRates(db) })
  return { price, ...moveTerms({ booking, total: price.total, departure }, today) }
}

/**
 * What the member's terms give before a move, and what goes back by it in all: at once, and by the terms afterwards. A later
 * departure gives more time to step back, so a move can be a refund too.
 */
function refundsOfMove(
  booking: BookingRow,
  {
    old,
    departure,
    refund,
    today,
  }: {
    old: { departureDate: CalendarDate }
    departure: { departureDate: CalendarDate }
    refund: number
    today: CalendarDate
  },
): { byTerms: number; backInAll: number } {
  const at = { now: new Date(), today }
  const moved = { ...booking, amountPaid: booking.amountPaid - refund }
  return {
    byTerms: termsRefundOf(booking, old.departureDate, at),
    backInAll: refund + termsRefundOf(moved, departure.departureDate, at),
  }
}

/** After a part was refunded, more may count as paid than a cheaper departure costs: then it cannot be moved there. */
const isOverpaid = (
  { amountPaid, discount }: BookingRow,
  { price, refund }: Awaited<ReturnType<typeof termsOfMove>>,
) => amountPaid + discount - refund > price.total

const balanceDueOf = ({ plan }: MoveTerms) => (plan.kind === 'deposit' ? plan.balanceDue : null)

/**
 * The departures to which a booking can be moved, by date.
 * @throws AppError NOT_FOUND
 */
export async function listMoveTargets(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  id: number,
): Promise<MoveTarget[]> {
  const booking = await findBooking(db, id)
  if (!booking) throw new AppError('NOT_FOUND')
  const { userId } = booking
  const today = clock.today()
  const old = await getSoldDeparture(db, booking.departureId)
  if (userId === null || !canMoveBooking(booking, old.departureDate, today)) return []
  const { rows } = await sql<SoldDeparture>`
    select ${soldDepartureColumns}
    from trip_schedules s join trips t on t.id = s.trip_id
    where s.departure_date > ${today}::date and s.is_active and not t.archived
      and not exists (
        select from bookings b
        where b.trip_schedule_id = s.id and b.user_id = ${userId} and b.status = 'confirmed'
      )
    order by s.departure_date, s.id
  `.execute(db)
  const open = rows.filter((departure) => !isClosed(departure, today))
  const targets: MoveTarget[] = []
  for (const departure of open) {
    if (!(await hasSeatFor(db, departure, userId))) continue
    const terms = await termsOfMove(db, booking, { departure, today })
    if (isOverpaid(booking, terms)) continue
    const { id: target, title: tripTitle, departureDate: date, duration } = departure
    targets.push({
      id: target,
      tripTitle,
      departureDate: date,
      duration,
      seats: departure.seats,
      groupDecision: departure.groupDecision,
      decisionDate: decisionDate(departure),
      total: terms.price.total,
      refund: terms.refund,
      balance: terms.balance,
      balanceDue: balanceDueOf(terms),
      backInAll: refundsOfMove(booking, { old, departure, refund: terms.refund, today }).backInAll,
    })
  }
  return targets
}

export interface MovedBooking {
  from: number
  to: number
  refund: number
  balance: number
  /** The part of the refund that the club pays back by hand. */
  byHand: number
}

/**
 * Moves a booking to another departure for an operator, with what was paid: the rest of a higher price becomes the balance,
 * the difference to a lower one goes back. The terms stay those of the booking. Needs a transaction.
 * @param shown what the operator saw, in paise
 * @throws AppError NOT_FOUND, BOOKING_CHANGED, BOOKING_ENDED, REFUND_CHANGED, BOOKED_ALREADY, NOT_BOOKABLE, NO_SEAT_LEFT,
 * VALIDATION_FAILED, REFUND_OVER_LIMIT
 */
export async function moveBooking(
  trx: Db,
  context: Context,
  {
    id,
    from,
    to,
    role,
    reason,
    ...shown
  }: {
    id: number
    from: number
    to: number
    paid: number
    refund: number
    balance: number
    role: OperatorRole
    /** Why more goes back than the member's terms give. */
    reason?: string | undefined
  },
): Promise<MovedBooking> {
  const today = context.clock.today()
  const booking = await lockBookingOnDeparture(trx, id, to)
  const old = await getSoldDeparture(trx, booking.departureId)
  if (old.id !== from) {
    throw new AppError('BOOKING_CHANGED', {
      detail: `This booking is now on ${old.title}, departing on ${formatDate(old.departureDate)}.`,
    })
  }
  const { userId } = booking
  const endsAnyway = decisionOn(old, today) === 'cancelled'
  if (endsAnyway || userId === null || !canMoveBooking(booking, old.departureDate, today)) {
    throw new AppError('BOOKING_ENDED')
  }
  const departure = await getSoldDeparture(trx, to)
  await checkTarget(trx, departure, { userId, today })
  const target = await termsOfMove(trx, booking, { departure, today })
  if (isOverpaid(booking, target)) throw new AppError('BOOKING_CHANGED')
  const { price, plan, refund, balance } = target
  const isAsShown =
    booking.amountPaid === shown.paid && refund === shown.refund && balance === shown.balance
  if (!isAsShown) throw new AppError('REFUND_CHANGED')
  const { byTerms, backInAll } = refundsOfMove(booking, { old, departure, refund, today })
  checkBeyondTerms({ booking, byTerms, refund: backInAll, reason, role })
  const amountPaid = booking.amountPaid - refund
  const moveReason = backInAll > byTerms ? reason : undefined
  const balanceReminded = reminderToldOn(plan, today)
  const terms = { amountPaid, price, plan, moveReason, balanceReminded }
  await moveToDeparture(trx, { id, departureId: to, ...terms })
  await supersedeOrders(trx, { bookingId: id, tripId: departure.tripId, departureId: to })
  const difference = { bookingId: id, amount: refund, reason: 'moved', today } as const
  const byHand = await queueRefundOfBooking(trx, difference)
  await endEntry(trx, { userId, departureId: to })
  await tell(trx, context, { id, old, to, refund, byHand })
  return { from, to, refund, balance, byHand }
}

/** Mails the member; the club, too, if it must pay back by hand. */
async function tell(
  trx: Db,
  context: Context,
  {
    id,
    old,
    to,
    refund,
    byHand,
  }: { id: number; old: SoldDeparture; to: number; refund: number; byHand: number },
): Promise<void> {
  const booking = (await findBooking(trx, id)) as BookingRow
  const notice = { amount: byHand, why: 'moved to a cheaper departure' } as const
  await queueByHandNotice(trx, context, booking, notice)
  const departure = await guaranteeIfComplete(trx, context, { departureId: to, bookingId: id })
  const news = movedMail({ from: old, refund, byHand })
  await queueBookingSummary(trx, context, { id, departure }, news)
}

interface Move {
  id: number
  departureId: number
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
  { id, departureId, amountPaid, price, plan, moveReason, balanceReminded }: Move,
): Promise<void> {
  await db
    .updateTable('bookings')
    .set({
      tripScheduleId: departureId,
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
