import { minimumGroup } from '@farandfew/domain/departures/guarantee.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { queueBookingSummary } from '../refunds/booking-summary.service.ts'
import { lockLiveBookings, storeGroupDecision } from '../seats/bookings.queries.ts'
import { type SoldDeparture, getSoldDeparture } from '../seats/sold-departure.queries.ts'
import { guaranteedMail } from './payments.mails.ts'

/**
 * Guarantees a departure whose eighth seat has just been confirmed, and mails everyone who has one. Call it after every
 * change that confirms a seat, with the departure locked. Needs a transaction.
 * @param bookingId whose own mail says it too
 * @returns the departure as it is now
 */
export async function guaranteeIfComplete(
  trx: Db,
  context: Pick<AppContext, 'urls' | 'clock'>,
  { departureId, bookingId }: { departureId: number; bookingId: number },
): Promise<SoldDeparture> {
  const departure = await getSoldDeparture(trx, departureId)
  if (departure.groupDecision !== null || departure.seats.booked < minimumGroup) return departure
  await storeGroupDecision(trx, departureId, 'guaranteed')
  const guaranteed = { ...departure, groupDecision: 'guaranteed' } as const
  for (const booking of await lockLiveBookings(trx, departureId)) {
    if (booking.status !== 'confirmed' || booking.id === bookingId) continue
    const about = { id: booking.id, departure: guaranteed }
    await queueBookingSummary(trx, context, about, guaranteedMail)
  }
  return guaranteed
}
