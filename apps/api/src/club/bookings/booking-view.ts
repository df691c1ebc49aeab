import type { BookingView } from '@farandfew/domain/bookings/booking-view.ts'
import { isBalanceOverdue, lastBalanceDate } from '@farandfew/domain/bookings/payment-plan.ts'
import type { PaymentPart } from '@farandfew/domain/bookings/booking.ts'
import { refundSteps } from '@farandfew/domain/bookings/refund.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { refundByTerms } from './end-booking.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { toDeparture } from '../departures/departure-row.ts'
import { type BookingRow, listReceipts, sumReturned } from './bookings.queries.ts'
import { findSoldDeparture, type SoldDeparture, type WantedDeparture } from './offers.queries.ts'
import { toRefundStep, tripOf } from './offers.service.ts'

/** The next payment of a booking in paise; undefined if nothing is due. */
export function duePayment(
  booking: BookingRow,
  today: CalendarDate,
): { part: PaymentPart; amount: number } | undefined {
  const { status, paymentPlan: plan, amountPaid, totalAmount } = booking
  if (status === 'pending') {
    return booking.isLive ? { part: plan.kind, amount: plan.now } : undefined
  }
  if (status !== 'confirmed' || amountPaid >= totalAmount || plan.kind !== 'deposit') {
    return undefined
  }
  if (isBalanceOverdue(plan.balanceDue, today)) return undefined
  return { part: 'balance', amount: totalAmount - amountPaid }
}

/** Whether the member can still cancel: before departure, a booking that holds or has a seat. */
export const canCancel = (
  { status, isLive }: BookingRow,
  departureDate: CalendarDate,
  today: CalendarDate,
): boolean => departureDate > today && (status === 'confirmed' || (status === 'pending' && isLive))

interface Context {
  readonly today: CalendarDate
  readonly now: Date
}

function toView(
  booking: BookingRow,
  departure: SoldDeparture,
  money: Pick<BookingView, 'receipts' | 'amountReturned'>,
  { today, now }: Context,
): BookingView {
  const { departureDate } = departure
  const { status, paymentPlan, amountPaid, totalAmount, terms } = booking
  const isCancellable = canCancel(booking, departureDate, today)
  // Before the first payment, the refunds are those of that payment.
  const paid = status === 'pending' ? paymentPlan.now : amountPaid
  const owesBalance =
    status === 'confirmed' && paymentPlan.kind === 'deposit' && amountPaid < totalAmount
  return {
    id: booking.id,
    // An expired hold is expired at once, whether or not it was swept.
    status: status === 'pending' && !booking.isLive ? 'expired' : status,
    departure: toDeparture(departure, today),
    today,
    trip: tripOf(departure),
    host: departure.coordinator,
    price: booking.priceLines,
    plan: paymentPlan,
    amountPaid,
    amountRefunded: booking.refundAmount ?? 0,
    ...money,
    due: duePayment(booking, today) ?? null,
    balanceUntil: owesBalance ? lastBalanceDate(paymentPlan.balanceDue) : null,
    holdExpiresAt:
      status === 'pending' && booking.isLive
        ? (booking.holdExpiresAt?.toISOString() ?? null)
        : null,
    now: now.toISOString(),
    refundNow: isCancellable ? refundByTerms(booking, departureDate, { now, today }) : null,
    refunds: isCancellable
      ? refundSteps({ paid, departureDate, terms }, today).map(toRefundStep)
      : [],
    endedBy: booking.endedBy ?? (status === 'pending' && !booking.isLive ? 'hold' : null),
    createdAt: booking.createdAt.toISOString(),
  }
}

/** The view of a hold that was just inserted, without reading it again: its seat is the only change. */
export function viewNewHold(
  booking: BookingRow,
  before: WantedDeparture,
  clock: AppContext['clock'],
): BookingView {
  const from = before.ownPlace ?? 'free'
  const { held } = before.seats
  const seats = { ...before.seats, held: held + 1, [from]: before.seats[from] - 1 }
  const departure = { ...before, seats }
  const money = { receipts: [], amountReturned: 0 }
  return toView(booking, departure, money, { today: clock.today(), now: new Date() })
}

/** The views of bookings, in their order. */
export async function viewBookings(
  db: Db,
  bookings: readonly BookingRow[],
  clock: AppContext['clock'],
): Promise<BookingView[]> {
  const ids = bookings.map(({ id }) => id)
  const receipts = await listReceipts(db, ids)
  const returned = await sumReturned(db, ids)
  const departures = new Map<number, SoldDeparture>()
  for (const { tripScheduleId } of bookings) {
    if (departures.has(tripScheduleId)) continue
    const departure = await findSoldDeparture(db, tripScheduleId)
    if (departure) departures.set(tripScheduleId, departure)
  }
  const context = { today: clock.today(), now: new Date() }
  return bookings.map((booking) => {
    const own = receipts
      .filter(({ bookingId }) => bookingId === booking.id)
      .map(({ bookingId: _, ...receipt }) => receipt)
    const departure = departures.get(booking.tripScheduleId) as SoldDeparture
    const money = { receipts: own, amountReturned: returned.get(booking.id) ?? 0 }
    return toView(booking, departure, money, context)
  })
}

export async function viewBooking(
  db: Db,
  booking: BookingRow,
  clock: AppContext['clock'],
): Promise<BookingView> {
  const [view] = await viewBookings(db, [booking], clock)
  return view as BookingView
}
