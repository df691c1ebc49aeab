import { decisionOn } from '@farandfew/domain/departures/guarantee.ts'
import type { BookingEntry, DeadlineExtension } from '@farandfew/domain/bookings/booking-detail.ts'
import { owedOf } from '@farandfew/domain/seats/booking-sums.ts'
import { type PaymentPlan, reminderToldOn } from '@farandfew/domain/payments/payment-plan.ts'
import { saleTerms } from '@farandfew/domain/bookings/booking-terms.ts'
import { addDays, type CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { clubDateAt } from '@farandfew/domain/clock/clock.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError, refuseField } from '../../platform/errors/app-error.ts'
import { findNamedMember } from '../members/named-member.ts'
import { keepActive } from '../members/active-member.ts'
import { findContact, queueBookingMail } from '../seats/seats.mails.ts'
import { queueBookingSummary } from '../refunds/booking-summary.service.ts'
import { insertHold, lockForHold, lockBookingOnDeparture } from '../seats/bookings.queries.ts'
import { checkTarget } from '../waitlist/may-book.ts'
import { listTaxRates, getSoldDeparture } from '../seats/sold-departure.queries.ts'
import { sql } from 'kysely'
import { confirmationMail, deadlineExtendedMail, enteredMail } from './bookings.mails.ts'

type Context = Pick<AppContext, 'clock' | 'urls'>

/**
 * A hold ends before its balance is due, or else before the departure: a deposit that is paid later would confirm a booking
 * whose balance is overdue.
 * @throws AppError VALIDATION_FAILED if it would end later
 */
function checkHoldEnd(
  { clock }: Context,
  until: Date,
  { plan, departureDate }: { plan: PaymentPlan; departureDate: CalendarDate },
): void {
  const last = plan.kind === 'deposit' ? plan.balanceDue : addDays(departureDate, -1)
  if (clubDateAt(until, clock) <= last) return
  throw refuseField(
    'days',
    `A seat of this departure is held until ${formatDate(last)} at the latest`,
  )
}

/**
 * Holds a seat for a member for some days. Needs a transaction.
 * @returns the id of the booking
 * @throws AppError NOT_FOUND, VALIDATION_FAILED, BOOKED_ALREADY, NOT_BOOKABLE, NO_SEAT_LEFT
 */
export async function enterBooking(
  trx: Db,
  context: Context,
  { departureId, member, days }: BookingEntry & { departureId: number },
): Promise<number> {
  const today = context.clock.today()
  const userId = await findNamedMember(trx, member)
  if (userId === undefined) {
    throw refuseField('member', 'No member has this username or confirmed email address')
  }
  await lockForHold(trx, { id: departureId, userId })
  const departure = await getSoldDeparture(trx, departureId)
  if (!(await keepActive(trx, userId))) {
    throw refuseField('member', 'The account of this member is deactivated')
  }
  await checkTarget(trx, departure, { userId, today })
  const sale = saleTerms(departure, { today, rates: await listTaxRates(trx) })
  const minutes = days * 24 * 60
  const booking = await insertHold(trx, { userId, departureId, sale, minutes })
  const until = booking.holdExpiresAt as Date
  checkHoldEnd(context, until, { ...sale, ...departure })
  await queueBookingMail(trx, context, { booking, departure }, enteredMail)
  return booking.id
}

/**
 * Gives a member more days for the first payment of a hold, or for the balance. Needs a transaction.
 * @param shown.until the deadline that the operator saw, so that two operators do not both extend it
 * @throws AppError NOT_FOUND, BOOKING_ENDED, NOTHING_DUE, BOOKING_CHANGED, VALIDATION_FAILED
 */
export async function extendDeadline(
  trx: Db,
  context: Context,
  { id, days, ...shown }: DeadlineExtension & { id: number },
): Promise<void> {
  const booking = await lockBookingOnDeparture(trx, id)
  const departure = await getSoldDeparture(trx, booking.departureId)
  const { departureDate } = departure
  const { paymentPlan: plan } = booking
  // The club has cancelled the departure: the booking ends with it.
  if (decisionOn(departure, context.clock.today()) === 'cancelled')
    throw new AppError('BOOKING_ENDED')
  if (booking.shownStatus === 'pending') {
    if (booking.holdExpiresAt?.toISOString() !== shown.until) throw new AppError('BOOKING_CHANGED')
    const until = await extendHold(trx, id, days)
    checkHoldEnd(context, until, { plan, departureDate })
    const news = deadlineExtendedMail(plan.now, until)
    return queueBookingMail(trx, context, { booking, departure }, news)
  }
  if (booking.status !== 'confirmed') throw new AppError('BOOKING_ENDED')
  const amount = owedOf(booking)
  if (plan.kind !== 'deposit' || amount === 0) throw new AppError('NOTHING_DUE')
  if (plan.balanceDue !== shown.until) throw new AppError('BOOKING_CHANGED')
  const until = addDays(plan.balanceDue, days)
  if (until >= departureDate) {
    throw refuseField('days', 'The balance must be due before the departure')
  }
  await moveBalance(trx, id, { plan: { ...plan, balanceDue: until }, today: context.clock.today() })
  const news = deadlineExtendedMail(amount, until)
  return queueBookingMail(trx, context, { booking, departure }, news)
}

/**
 * Mails a member again that they are booked. Needs a transaction.
 * @throws AppError NOT_FOUND, BOOKING_ENDED, NO_ADDRESS
 */
export async function sendConfirmationAgain(trx: Db, context: Context, id: number): Promise<void> {
  // Locked, so that no mail that it is cancelled goes before this one.
  const booking = await lockBookingOnDeparture(trx, id)
  const departure = await getSoldDeparture(trx, booking.departureId)
  const isCancelled = decisionOn(departure, context.clock.today()) === 'cancelled'
  if (booking.status !== 'confirmed' || isCancelled) throw new AppError('BOOKING_ENDED')
  const contact = booking.userId === null ? undefined : await findContact(trx, booking.userId)
  if (!contact?.email) throw new AppError('NO_ADDRESS')
  await queueBookingSummary(trx, context, { id, departure, contact }, confirmationMail)
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

/** Makes the balance of a booking due on another date, which its mail names. Lock the booking first. */
export async function moveBalance(
  db: Db,
  id: number,
  { plan, today }: { plan: PaymentPlan & { kind: 'deposit' }; today: CalendarDate },
): Promise<void> {
  await db
    .updateTable('bookings')
    .set({
      paymentPlan: JSON.stringify(plan),
      balanceDue: plan.balanceDue,
      balanceReminded: reminderToldOn(plan, today),
      updatedAt: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute()
}
