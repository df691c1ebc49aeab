import { findLastHoldEnd } from '../seats/bookings.queries.ts'
import { visaText } from '@farandfew/domain/trips/visa-texts.ts'
import { meetingText } from '@farandfew/domain/departures/meeting.ts'
import type { DepartureOffer } from '@farandfew/domain/bookings/booking-view.ts'
import { refundSteps } from '@farandfew/domain/refunds/refund.ts'
import { tabulateRefunds } from '@farandfew/domain/refunds/refund-table.ts'
import { saleTerms } from '@farandfew/domain/bookings/booking-terms.ts'
import { type CalendarDate, daysBetween } from '@farandfew/domain/calendar/calendar-date.ts'
import type { AppContext } from '../../platform/context/context.ts'
import { toDeparture } from '../departures/departure-row.ts'
import {
  listTaxRates,
  type SoldDeparture,
  getSoldDeparture,
} from '../seats/sold-departure.queries.ts'
import { hasSeatNotice, listPlaces } from '../waitlist/waitlist.queries.ts'
import { offerState } from '../waitlist/may-book.ts'

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
    beingPaidUntil: state === 'being-paid' ? await findLastHoldEnd(db, id) : null,
    price,
    plan,
    refundTable: tabulateRefunds(refundSteps({ paid: plan.now, departureDate, terms }, today), {
      amountPaid: plan.now,
      partRefunded: 0,
      left: price.total - plan.now,
      isDeposit: true,
      refundNow: undefined,
      daysLeft: daysBetween(today, departureDate),
    }),
    waitlist:
      userId === undefined
        ? null
        : ((await listPlaces(db, { userId, departureId: id }))[0] ?? null),
    hasSeatNotice: userId !== undefined && (await hasSeatNotice(db, { userId, departureId: id })),
  }
}
