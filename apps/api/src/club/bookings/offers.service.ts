import { visaText } from '@farandfew/domain/trips/visa-texts.ts'
import { meetingText } from '@farandfew/domain/departures/meeting.ts'
import { isBookable } from '@farandfew/domain/availability/availability.ts'
import type { DepartureOffer } from '@farandfew/domain/bookings/booking-view.ts'
import { isClosed } from '@farandfew/domain/departures/guarantee.ts'
import { type RefundStep, refundSteps } from '@farandfew/domain/refunds/refund.ts'
import { saleTerms } from '@farandfew/domain/bookings/sale-terms.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { toDeparture } from '../departures/departure-row.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { lockDeparture } from './bookings.queries.ts'
import {
  findSoldDeparture,
  hasApprovedInvite,
  listTaxRates,
  type SoldDeparture,
} from './offers.queries.ts'
import { areSeatsBeingPaid, findOwnOffer, listPlaces } from './waitlist.queries.ts'

/** Those of the edition that has the departure's length. */
const includedItemsOf = ({ duration, includedItems, extendedEdition }: SoldDeparture) =>
  extendedEdition?.itinerary.length === duration ? extendedEdition.includedItems : includedItems

/** @param today the club's date, for someone who has not booked yet: they read whether it is too late for a visa */
export const tripOf = (departure: SoldDeparture, today?: CalendarDate): DepartureOffer['trip'] => ({
  id: departure.tripId,
  title: departure.title,
  image: departure.images[0] ?? null,
  includedItems: includedItemsOf(departure),
  excludedItems: departure.excludedItems,
  visa: visaText(departure.visa, today ? { ...departure, today } : undefined),
})

export const toRefundStep = ({ rule, amount, until }: RefundStep) => ({
  rule,
  amount,
  until: until ?? null,
})

/** Whether a member, or a visitor, could book a seat: one is free for anyone, or offered to them or kept for them. */
export async function hasSeatFor(
  db: Db,
  { id: scheduleId, seats }: SoldDeparture,
  userId: number | undefined,
): Promise<boolean> {
  if (seats.free > 0) return true
  if (userId === undefined || seats.offered + seats.kept === 0) return false
  const own = await findOwnOffer(db, { userId, scheduleId })
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
  if (isClosed(departure, today)) return 'closed'
  const { id: departureId, tripId } = departure
  const canBook =
    isBookable(departure) ||
    (userId !== undefined && (await hasApprovedInvite(db, { userId, tripId, departureId })))
  if (!canBook) return 'by-invite'
  return (await hasSeatFor(db, departure, userId)) ? 'bookable' : 'full'
}

/** @throws AppError NOT_FOUND */
export async function getSoldDeparture(db: Db, id: number): Promise<SoldDeparture> {
  const departure = await findSoldDeparture(db, id)
  if (!departure) throw new AppError('NOT_FOUND')
  return departure
}

/**
 * The departure, locked, so that no other transaction counts its seats until this one ends. Needs a transaction.
 * @throws AppError NOT_FOUND
 */
export async function lockSoldDeparture(trx: Db, id: number): Promise<SoldDeparture> {
  await lockDeparture(trx, id)
  return getSoldDeparture(trx, id)
}

/**
 * A departure as it is sold at this moment.
 * @throws AppError NOT_FOUND
 */
export async function getOffer(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { id, userId }: { id: number; userId: number | undefined },
): Promise<DepartureOffer> {
  const today = clock.today()
  const departure = await getSoldDeparture(db, id)
  const rates = await listTaxRates(db)
  const { price, plan, terms } = saleTerms(departure, { today, rates })
  const { departureDate } = departure
  const state = await offerState(db, departure, { today, userId })
  return {
    today,
    departure: toDeparture(departure, today),
    trip: tripOf(departure, today),
    host: departure.host?.name ?? null,
    meeting: meetingText(departure),
    state,
    areSeatsBeingPaid: state === 'full' && (await areSeatsBeingPaid(db, departure)),
    price,
    plan,
    refunds: refundSteps({ paid: plan.now, departureDate, terms }, today).map(toRefundStep),
    waitlist:
      userId === undefined ? null : ((await listPlaces(db, { userId, scheduleId: id }))[0] ?? null),
  }
}
