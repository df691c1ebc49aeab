import { decisionOn } from '@farandfew/domain/departures/guarantee.ts'
import type { BookingView } from '@farandfew/domain/bookings/booking-view.ts'
import { holdLimits } from '@farandfew/domain/seats/booking.ts'
import { saleTerms } from '@farandfew/domain/bookings/booking-terms.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { expireHold } from '../seats/end-booking.ts'
import { refundByTerms } from '@farandfew/domain/refunds/refund.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { queueBookingMail } from '../seats/seats.mails.ts'
import {
  findBooking,
  findOwnBooking,
  insertHold,
  listBookingsOf,
  lockForHold,
  lockForHoldIfFree,
  getOwn,
  lockOwnBooking,
} from '../seats/bookings.queries.ts'
import { findBookedAgain } from '../refunds/refunds.queries.ts'
import { canCancel, givesAllBack } from '../refunds/booking-summary.service.ts'
import { viewBooking, viewBookings, viewNewHold } from './booking-view.ts'
import { cancelAndTell } from './cancellations.service.ts'
import { findWantedDeparture, getSoldDeparture } from '../seats/sold-departure.queries.ts'
import { offerState } from '../waitlist/may-book.ts'
import { heldMail } from './bookings.mails.ts'

type Context = Pick<AppContext, 'clock' | 'mail' | 'urls'>

interface SeatRequest {
  userId: number
  departureId: number
}

/**
 * Reads what decides whether the member can hold a seat now: the departure, and their live hold or the one that has run
 * out and was not swept yet.
 * @throws AppError NOT_FOUND, NOT_BOOKABLE, NO_SEAT_LEFT, BOOKED_ALREADY, EMAIL_UNCONFIRMED, TOO_MANY_HOLDS
 */
async function checkSeatRequest(
  trx: Db,
  { userId, departureId }: SeatRequest,
  today: CalendarDate,
) {
  const departure = await findWantedDeparture(trx, { id: departureId, userId })
  if (!departure) throw new AppError('NOT_FOUND')
  const own = departure.hasOwnBooking
    ? await findOwnBooking(trx, { userId, departureId })
    : undefined
  if (own?.status === 'confirmed') throw new AppError('BOOKED_ALREADY')
  if (own?.shownStatus === 'pending') return { departure, live: own }
  const state = await offerState(trx, departure, { today, userId })
  if (state === 'full' || state === 'being-paid') throw new AppError('NO_SEAT_LEFT')
  if (state !== 'bookable') throw new AppError('NOT_BOOKABLE')
  const { emailVerifiedAt, unpaidHolds, liveHolds } = departure
  if (emailVerifiedAt === null) throw new AppError('EMAIL_UNCONFIRMED')
  // Who has an offer, or a seat that is kept for them, takes it from nobody.
  const isOften = unpaidHolds >= holdLimits.ofDepartureInDay && departure.seats.free > 0
  if (isOften) throw new AppError('TOO_MANY_HOLDS')
  if (liveHolds >= holdLimits.atOnce) {
    throw new AppError('TOO_MANY_HOLDS', {
      detail:
        'You are holding two seats already. Please pay for one of them, or release it, first.',
    })
  }
  return { departure, expired: own }
}

/**
 * Holds a seat for 15 minutes, or returns the hold that the member has. Needs a transaction: the departure and the
 * member's holds stay locked until it ends, so that no other transaction counts the same seat or the same holds.
 * @throws AppError NOT_FOUND, NOT_BOOKABLE, NO_SEAT_LEFT, BOOKED_ALREADY, EMAIL_UNCONFIRMED, TOO_MANY_HOLDS, NOT_SIGNED_IN
 * if the account has ended meanwhile
 */
export async function holdSeat(
  trx: Db,
  context: Context,
  request: SeatRequest,
): Promise<BookingView> {
  const { clock } = context
  const { userId, departureId } = request
  const today = clock.today()
  const isLocked = await lockForHoldIfFree(trx, { id: departureId, userId })
  let found = await checkSeatRequest(trx, request, today)
  if (!isLocked && !found.live) {
    // A seat became free after the first look.
    await lockForHold(trx, { id: departureId, userId })
    found = await checkSeatRequest(trx, request, today)
  }
  const { departure, live, expired } = found
  if (live) return viewBooking(trx, live, clock)
  // A member has one booking that holds a seat.
  if (expired) await expireHold(trx, expired)
  const sale = saleTerms(departure, { today, rates: departure.rates })
  const held = await insertHold(trx, { userId, departureId, sale })
  const view = viewNewHold(held, departure, clock)
  const news = heldMail(view.summary)
  await queueBookingMail(trx, context, { booking: held, departure, contact: departure }, news)
  return view
}

/** @throws AppError NOT_FOUND */
export async function getBookingView(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { id, userId }: { id: number; userId: number },
): Promise<BookingView> {
  return viewBooking(db, await getOwn(findBooking(db, id), userId), clock)
}

export async function listBookingViews(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  userId: number,
): Promise<BookingView[]> {
  return viewBookings(db, await listBookingsOf(db, userId), clock)
}

/**
 * Cancels a booking by its terms, frees its seat, and queues its refund. Needs a transaction.
 * @param shown the refund that the member was shown, and what they had paid, in paise
 * @throws AppError NOT_FOUND, BOOKING_ENDED, REFUND_CHANGED; REFUND_BY_CLUB if it would be the member's second full refund for
 * the departure
 */
export async function cancelBooking(
  trx: Db,
  context: Context,
  {
    id,
    userId,
    ...shown
  }: { id: number; userId: number; refund: number; paid?: number | undefined },
): Promise<BookingView> {
  const booking = await lockOwnBooking(trx, { id, userId })
  const departure = await getSoldDeparture(trx, booking.departureId)
  const at = { now: new Date(), today: context.clock.today() }
  // The club has cancelled the departure: the booking ends with it, and everything goes back.
  const endsAnyway = decisionOn(departure, at.today) === 'cancelled'
  if (endsAnyway || !canCancel(booking, departure.departureDate, at.today))
    throw new AppError('BOOKING_ENDED')
  const owed = refundByTerms(booking, departure.departureDate, at)
  const { refund, paid = booking.amountPaid } = shown
  if (owed !== refund || booking.amountPaid !== paid) throw new AppError('REFUND_CHANGED')
  if (givesAllBack(booking, owed) && (await findBookedAgain(trx, [id])).has(id)) {
    throw new AppError('REFUND_BY_CLUB')
  }
  await cancelAndTell(trx, context, { booking, departure }, { by: 'member', refund: owed })
  return getBookingView({ db: trx, clock: context.clock }, { id, userId })
}
