import { isBookable } from '@farandfew/domain/availability/availability.ts'
import type { DepartureOffer } from '@farandfew/domain/bookings/booking-view.ts'
import {
  groupDecisionDate,
  isClosed,
  minimumGroup,
} from '@farandfew/domain/bookings/group-decision.ts'
import { type RefundStep, refundSteps } from '@farandfew/domain/bookings/refund.ts'
import { saleTerms } from '@farandfew/domain/bookings/sale-terms.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { toDeparture } from '../departures/departure-row.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import {
  findSoldDeparture,
  hasApprovedInvite,
  listTaxRates,
  type SoldDeparture,
} from './offers.queries.ts'
import { countKeptSeats, listPlaces } from './waitlist.queries.ts'

export const groupOf = (departure: SoldDeparture): DepartureOffer['group'] => ({
  confirmed: departure.sold,
  minimum: minimumGroup,
  decisionDate: groupDecisionDate(departure.departureDate),
  decision: departure.groupDecision,
})

/** Those of the edition that has the departure's length. */
const includedItemsOf = ({ duration, includedItems, extendedEdition }: SoldDeparture) =>
  extendedEdition?.itinerary.length === duration ? extendedEdition.includedItems : includedItems

export const tripOf = (departure: SoldDeparture): DepartureOffer['trip'] => ({
  id: departure.tripId,
  title: departure.title,
  image: departure.images[0] ?? null,
  includedItems: includedItemsOf(departure),
  excludedItems: departure.excludedItems,
})

export const toRefundStep = ({ rule, amount, until }: RefundStep) => ({
  rule,
  amount,
  until: until ?? null,
})

/** The free seats that a member, or a visitor, could book: those that are not kept for others on the waitlist. */
export async function countSeatsFor(
  db: Db,
  { id: scheduleId, spotsRemaining, isAwaited }: SoldDeparture,
  userId: number | undefined,
): Promise<number> {
  const kept = isAwaited ? await countKeptSeats(db, { userId, scheduleId }) : 0
  return Math.max(0, spotsRemaining - kept)
}

/**
 * What a member, or a visitor, can do about a departure. Seats come last: a full departure is full for those who could
 * book it. A free seat that is kept for the waitlist is free only for the member to whom it is offered.
 * @param member.seats the seats that they could book, counted if they are not given
 */
export async function offerState(
  db: Db,
  departure: SoldDeparture,
  { today, userId, seats }: { today: CalendarDate; userId: number | undefined; seats?: number },
): Promise<DepartureOffer['state']> {
  if (isClosed(departure, today)) return 'closed'
  const { id: departureId, tripId } = departure
  const canBook =
    isBookable(departure) ||
    (userId !== undefined && (await hasApprovedInvite(db, { userId, tripId, departureId })))
  if (!canBook) return 'by-invite'
  return (seats ?? (await countSeatsFor(db, departure, userId))) > 0 ? 'bookable' : 'full'
}

/** @throws AppError NOT_FOUND */
export async function getSoldDeparture(db: Db, id: number): Promise<SoldDeparture> {
  const departure = await findSoldDeparture(db, id)
  if (!departure) throw new AppError('NOT_FOUND')
  return departure
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
  const spotsRemaining = await countSeatsFor(db, departure, userId)
  return {
    today,
    departure: toDeparture({ ...departure, spotsRemaining }, today),
    trip: tripOf(departure),
    host: departure.coordinator,
    state: await offerState(db, departure, { today, userId, seats: spotsRemaining }),
    price,
    plan,
    refunds: refundSteps({ paid: plan.now, departureDate, terms }, today).map(toRefundStep),
    group: groupOf(departure),
    waitlist:
      userId === undefined ? null : ((await listPlaces(db, { userId, scheduleId: id }))[0] ?? null),
  }
}
