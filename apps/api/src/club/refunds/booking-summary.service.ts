import {
  type BookingFacts,
  type BookingSummary,
  summarizeBooking,
} from '@farandfew/domain/bookings/booking-summary.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { decisionDate, decisionOn, isClosed } from '@farandfew/domain/departures/guarantee.ts'
import { isBalanceOverdue } from '@farandfew/domain/payments/payment-plan.ts'
import { refundByTerms, refundSteps } from '@farandfew/domain/refunds/refund.ts'
import type { PlanPart } from '@farandfew/domain/seats/booking.ts'
import { keptOf, owedOf } from '@farandfew/domain/seats/booking-sums.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { type BookingRow, findBooking } from '../seats/bookings.queries.ts'
import { type BookingNews, type Contact, queueBookingMail } from '../seats/seats.mails.ts'
import type { SoldDeparture } from '../seats/sold-departure.queries.ts'
import { findBookedAgain, listRefundEntries, sumReturned } from './refunds.queries.ts'

/** Whether the member can still cancel: before departure, a booking that holds or has a seat. */
export const canCancel = (
  { shownStatus }: BookingRow,
  departureDate: CalendarDate,
  today: CalendarDate,
): boolean => departureDate > today && (shownStatus === 'confirmed' || shownStatus === 'pending')

/** Whether a refund gives back all that is left of what the member has paid. */
export const givesAllBack = (booking: BookingRow, refund: number): boolean =>
  refund > 0 && refund === keptOf(booking)

/** The next payment of a booking in paise; undefined if nothing is due. */
export function duePayment(
  booking: BookingRow,
  today: CalendarDate,
): { part: PlanPart; amount: number } | undefined {
  const { shownStatus: status, paymentPlan: plan } = booking
  const owed = owedOf(booking)
  if (status === 'pending') return { part: plan.kind, amount: plan.now }
  if (status !== 'confirmed' || owed === 0 || plan.kind !== 'deposit') {
    return undefined
  }
  if (isBalanceOverdue(plan.balanceDue, today)) return undefined
  return { part: 'balance', amount: owed }
}

export interface SummaryContext {
  readonly today: CalendarDate
  readonly now: Date
  /** As findBookedAgain answers. */
  readonly bookedAgain: ReadonlySet<number>
}

/** What the summary of a booking is made from. */
export function factsOf(
  booking: BookingRow,
  departure: SoldDeparture,
  money: Pick<BookingFacts, 'refundHistory' | 'amountReturned'>,
  { today, now, bookedAgain }: SummaryContext,
): BookingFacts {
  const { departureDate } = departure
  const { shownStatus, paymentPlan, terms } = booking
  const isCancellable = canCancel(booking, departureDate, today)
  const refundNow = isCancellable ? refundByTerms(booking, departureDate, { now, today }) : null
  // Before the first payment, the refunds are those of that payment.
  const paid = shownStatus === 'pending' ? paymentPlan.now : keptOf(booking)
  return {
    ...booking,
    ...money,
    status: shownStatus,
    endedBy: booking.endedBy ?? (shownStatus === 'expired' ? 'hold' : null),
    money: booking.moneyState,
    plan: paymentPlan,
    holdExpiresAt: shownStatus === 'pending' ? booking.holdExpiresAt : null,
    due: duePayment(booking, today),
    refundNow,
    isCancelledByClub: givesAllBack(booking, refundNow ?? 0) && bookedAgain.has(booking.id),
    refundSteps: isCancellable ? refundSteps({ paid, departureDate, terms }, today) : [],
    acceptsPayment: booking.acceptsPayment && !isClosed(departure, today),
    departure: {
      ...departure,
      groupDecision: decisionOn(departure, today),
      decisionDate: decisionDate(departure),
    },
  }
}

/** Mails the member what the summary of their booking says now. The booking is read again. */
export async function queueBookingSummary(
  trx: Db,
  context: Pick<AppContext, 'urls' | 'clock'>,
  { id, ...about }: { id: number; departure: SoldDeparture; contact?: Contact },
  news: (summary: BookingSummary) => BookingNews,
): Promise<void> {
  const booking = (await findBooking(trx, id)) as BookingRow
  const refundHistory = await listRefundEntries(trx, [id])
  const amountReturned = (await sumReturned(trx, [id])).get(id) ?? 0
  const bookedAgain = await findBookedAgain(trx, [id])
  const today = context.clock.today()
  const at = { today, now: new Date(), bookedAgain }
  const facts = factsOf(booking, about.departure, { refundHistory, amountReturned }, at)
  await queueBookingMail(trx, context, { booking, ...about }, news(summarizeBooking(facts, today)))
}
