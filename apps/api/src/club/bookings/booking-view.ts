import { meetingText } from '@farandfew/domain/departures/meeting.ts'
import type { BookingView } from '@farandfew/domain/bookings/booking-view.ts'
import { summarizeBooking } from '@farandfew/domain/bookings/booking-summary.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { toDeparture } from '../departures/departure-row.ts'
import type { BookingRow } from '../seats/bookings.queries.ts'
import { findBookedAgain, sumReturned, listRefundEntries } from '../refunds/refunds.queries.ts'
import { listCreditNotes, listReceipts } from '../refunds/money-documents.queries.ts'
import {
  findSoldDeparture,
  type SoldDeparture,
  type WantedDeparture,
} from '../seats/sold-departure.queries.ts'
import { tripOf } from './departure-offer.service.ts'
import { duePayment, factsOf, type SummaryContext } from '../refunds/booking-summary.service.ts'

type MoneyRecords = Pick<
  BookingView,
  'receipts' | 'creditNotes' | 'refundHistory' | 'amountReturned'
>

function toView(
  booking: BookingRow,
  departure: SoldDeparture,
  money: MoneyRecords,
  context: SummaryContext,
): BookingView {
  const { today, now } = context
  const facts = factsOf(booking, departure, money, context)
  const { status, endedBy, plan, amountPaid, discount, holdExpiresAt, refundNow } = facts
  return {
    id: booking.id,
    summary: summarizeBooking(facts, today),
    status,
    departure: toDeparture(departure, today),
    today,
    trip: tripOf(departure, status === 'pending' ? today : undefined),
    host: departure.host?.name ?? null,
    meeting: meetingText(departure),
    price: booking.priceLines,
    plan,
    money: facts.money,
    amountPaid,
    partRefunded: booking.partRefunded,
    discount,
    amountRefunded: (booking.refundAmount ?? 0) + booking.partRefunded,
    ...money,
    hasAgreed: booking.agreedAt !== null,
    due: duePayment(booking, today) ?? null,
    holdExpiresAt: holdExpiresAt?.toISOString() ?? null,
    now: now.toISOString(),
    refundNow,
    endedBy,
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
  const money = { receipts: [], creditNotes: [], refundHistory: [], amountReturned: 0 }
  const context = { today: clock.today(), now: new Date(), bookedAgain: new Set<number>() }
  return toView(booking, departure, money, context)
}

/** The records of a booking, without its id. */
const ownOf = <R extends { bookingId: number }>({ id }: BookingRow, records: readonly R[]) =>
  records.filter(({ bookingId }) => bookingId === id).map(({ bookingId: _, ...record }) => record)

/** The views of bookings, in their order. */
export async function viewBookings(
  db: Db,
  bookings: readonly BookingRow[],
  clock: Pick<AppContext['clock'], 'today'>,
): Promise<BookingView[]> {
  const ids = bookings.map(({ id }) => id)
  const receipts = await listReceipts(db, ids)
  const creditNotes = await listCreditNotes(db, ids)
  const refunds = await listRefundEntries(db, ids)
  const returned = await sumReturned(db, ids)
  const departures = new Map<number, SoldDeparture>()
  for (const { departureId } of bookings) {
    if (departures.has(departureId)) continue
    const departure = await findSoldDeparture(db, departureId)
    if (departure) departures.set(departureId, departure)
  }
  const bookedAgain = await findBookedAgain(db, ids)
  const context = { today: clock.today(), now: new Date(), bookedAgain }
  return bookings.map((booking) => {
    const departure = departures.get(booking.departureId) as SoldDeparture
    const money = {
      receipts: ownOf(booking, receipts),
      creditNotes: ownOf(booking, creditNotes),
      refundHistory: ownOf(booking, refunds),
      amountReturned: returned.get(booking.id) ?? 0,
    }
    return toView(booking, departure, money, context)
  })
}

export async function viewBooking(
  db: Db,
  booking: BookingRow,
  clock: Pick<AppContext['clock'], 'today'>,
): Promise<BookingView> {
  const [view] = await viewBookings(db, [booking], clock)
  return view as BookingView
}
