import { isBookable } from '@farandfew/domain/availability/availability.ts'
import type { DepartureOffer } from '@farandfew/domain/bookings/booking-view.ts'
import { decisionOn, isClosed } from '@farandfew/domain/departures/guarantee.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import type { Db } from '../../platform/db/connect.ts'
import { hasApprovedInvite, type SoldDeparture } from '../seats/sold-departure.queries.ts'
import { findOwnOffer } from './waitlist.queries.ts'
import { expireHold } from '../seats/end-booking.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { findOwnBooking } from '../seats/bookings.queries.ts'

/** Whether a member, or a visitor, could book a seat: one is free for anyone, or offered to them or kept for them. */
export async function hasSeatFor(
  db: Db,
  { id: departureId, seats }: SoldDeparture,
  userId: number | undefined,
): Promise<boolean> {
  if (seats.free > 0) return true
  if (userId === undefined || seats.offered + seats.kept === 0) return false
  const own = await findOwnOffer(db, { userId, departureId })
  return own !== undefined && seats[own] > 0
}

/**
 * What a member, or a visitor, can do about a departure. Seats come last: a full departure is full for those who could
 * book it.
 */
export async function offerState(
  db: Db,
  departure: SoldDeparture,
  { today, userId }: { today: CalendarDate; userId: number | undefined },
): Promise<DepartureOffer['state']> {
  if (decisionOn(departure, today) === 'cancelled') return 'cancelled'
  if (isClosed(departure, today)) return 'closed'
  const { id: departureId, tripId } = departure
  // An offer from when the trip was open to everyone can still be taken.
  const canBook =
    isBookable(departure) ||
    (userId !== undefined &&
      ((await hasApprovedInvite(db, { userId, tripId, departureId })) ||
        (await findOwnOffer(db, { userId, departureId })) !== undefined))
  if (!canBook) return 'by-invite'
  if (await hasSeatFor(db, departure, userId)) return 'bookable'
  return departure.seats.isBeingPaid ? 'being-paid' : 'full'
}

/** @throws AppError NOT_BOOKABLE if an operator can choose the departure for no one any more */
export function checkOpen(departure: SoldDeparture, today: CalendarDate): void {
  if (!isClosed(departure, today)) return
  throw new AppError('NOT_BOOKABLE', { detail: 'That departure can no longer be booked.' })
}

/** What an operator learns who chooses a departure without a free seat. */
export const noSeatLeft = () =>
  new AppError('NO_SEAT_LEFT', { detail: 'No seat of that departure is free any more.' })

/**
 * Checks that the member has no seat of a departure. Returns their booking of it, which has ended. Lock it first.
 * @throws AppError BOOKED_ALREADY
 */
export async function requireNoSeat(trx: Db, of: { userId: number; departureId: number }) {
  const own = await findOwnBooking(trx, of)
  if (own?.status === 'confirmed' || own?.shownStatus === 'pending') {
    throw new AppError('BOOKED_ALREADY', {
      detail: `The member already ${own.status === 'confirmed' ? 'has' : 'holds'} a seat on that departure.`,
    })
  }
  return own
}

/**
 * Checks that the member can have a seat of a departure. Lock it first.
 * @throws AppError BOOKED_ALREADY, NOT_BOOKABLE, NO_SEAT_LEFT
 */
export async function checkTarget(
  trx: Db,
  departure: SoldDeparture,
  { userId, today }: { userId: number; today: CalendarDate },
): Promise<void> {
  const own = await requireNoSeat(trx, { userId, departureId: departure.id })
  checkOpen(departure, today)
  if (!(await hasSeatFor(trx, departure, userId))) throw noSeatLeft()
  // A member has one booking that holds a seat of a departure.
  if (own) await expireHold(trx, own)
}
