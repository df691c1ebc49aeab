import { lacksGroup, minimumGroup } from '@farandfew/domain/departures/guarantee.ts'
import { keptOf } from '@farandfew/domain/seats/booking-sums.ts'
import { refundByClub } from '@farandfew/domain/refunds/refund.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { queueBookingMail } from './bookings.mails.ts'
import { lockLiveBookings, storeGroupDecision } from './bookings.queries.ts'
import { cancelAndTell } from './cancellations.service.ts'
import type { SoldDeparture } from './offers.queries.ts'
import { getSoldDeparture, lockSoldDeparture } from './offers.service.ts'
import { endWaitlist } from './waitlist.service.ts'

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
    await queueBookingMail(trx, context, { booking, departure: guaranteed }, { kind: 'guaranteed' })
  }
  return guaranteed
}

/**
 * Cancels a departure that is not guaranteed on the date of its decision: everyone gets everything back. The departure's row
 * is locked, so that this happens once.
 */
export async function cancelUnlessGuaranteed(
  trx: Db,
  context: Pick<AppContext, 'clock' | 'mail' | 'urls'>,
  id: number,
): Promise<void> {
  const departure = await lockSoldDeparture(trx, id)
  if (departure.groupDecision !== null || !lacksGroup(departure, context.clock.today())) return
  await storeGroupDecision(trx, id, 'cancelled')
  for (const booking of await lockLiveBookings(trx, id)) {
    const { amount } = refundByClub(keptOf(booking))
    await cancelAndTell(trx, context, { booking, departure }, { by: 'group', refund: amount })
  }
  // Also those who have an offer, which nobody can use any more.
  await endWaitlist(trx, context, departure)
}
