import { isClosed } from '@farandfew/domain/departures/guarantee.ts'
import type { WaitlistPlace } from '@farandfew/domain/waitlist/waitlist.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { transact } from '../../platform/outbox/transaction.ts'
import { doEach } from '../../platform/worker/do-each.ts'
import { offerMail, queueWaitlistMail, waitlistEndMail } from './waitlist.mails.ts'
import { findOwnBooking, hasConfirmedEmail, lockDeparture } from '../seats/bookings.queries.ts'
import { type SoldDeparture, lockSoldDeparture } from '../seats/sold-departure.queries.ts'
import { offerState } from './may-book.ts'
import {
  areSeatsBeingPaid,
  endEntriesOf,
  endPassedOffers,
  insertEntry,
  listAwaited,
  listPassed,
  listPlaces,
  offerSeats,
  openOffer,
} from './waitlist.queries.ts'

type Context = Pick<AppContext, 'db' | 'clock' | 'outbox' | 'urls'>
type Entry = { userId: number; departureId: number }

/**
 * Adds a member to the waitlist of a full departure, or returns the place that they have. Needs a transaction.
 * @throws AppError NOT_FOUND, NOT_BOOKABLE, NOT_FULL, SEATS_BEING_PAID, EMAIL_UNCONFIRMED, BOOKED_ALREADY, NOT_SIGNED_IN if
 * the account has ended meanwhile
 */
export async function joinWaitlist(
  trx: Db,
  { clock }: Pick<Context, 'clock'>,
  { userId, departureId }: Entry,
): Promise<WaitlistPlace> {
  const isConfirmed = await hasConfirmedEmail(trx, userId)
  const departure = await lockSoldDeparture(trx, departureId)
  const [place] = await listPlaces(trx, { userId, departureId })
  if (place) return place
  const own = await findOwnBooking(trx, { userId, departureId })
  if (own?.status === 'confirmed' || own?.shownStatus === 'pending')
    throw new AppError('BOOKED_ALREADY')
  const state = await offerState(trx, departure, { today: clock.today(), userId })
  if (state === 'bookable') throw new AppError('NOT_FULL')
  if (state !== 'full') throw new AppError('NOT_BOOKABLE')
  if (await areSeatsBeingPaid(trx, departure)) throw new AppError('SEATS_BEING_PAID')
  if (!isConfirmed) throw new AppError('EMAIL_UNCONFIRMED')
  // Also an offer of the member's own, which the worker has not ended yet.
  await endPassedOffers(trx, departureId)
  await insertEntry(trx, { userId, departureId })
  const [joined] = await listPlaces(trx, { userId, departureId })
  return joined as WaitlistPlace
}

/**
 * Opens the member's offer of a seat, and returns their place. Needs a transaction.
 * @throws AppError NOT_FOUND if they have none
 */
export async function openPlace(trx: Db, entry: Entry): Promise<WaitlistPlace> {
  await lockDeparture(trx, entry.departureId)
  await openOffer(trx, entry)
  const [place] = await listPlaces(trx, entry)
  if (!place) throw new AppError('NOT_FOUND')
  return place
}

/** Ends the waitlist of a departure that can no longer be booked, and mails its members. */
export async function endWaitlist(
  trx: Db,
  context: Pick<Context, 'urls'>,
  departure: SoldDeparture,
): Promise<void> {
  for (const userId of await endEntriesOf(trx, departure.id)) {
    await queueWaitlistMail(trx, context, { userId, departure }, waitlistEndMail(departure))
  }
}

/** Offers each free seat of a locked departure to the next member in line, and mails them. */
export async function offerSeatsOf(
  trx: Db,
  context: Pick<Context, 'urls'>,
  departure: SoldDeparture,
): Promise<void> {
  const { id: departureId, seats } = departure
  const offers = await offerSeats(trx, { departureId, seats: seats.offered })
  for (const { userId, offeredUntil } of offers) {
    const mail = offerMail(departure, offeredUntil)
    await queueWaitlistMail(trx, context, { userId, departure }, mail)
  }
}

/** Passes the free seats of full departures to those who wait: each is offered to the next member. */
export async function offerFreeSeats(context: Context): Promise<void> {
  const { db, clock } = context
  await doEach(await listPassed(db), (departureId) =>
    db.transaction().execute(async (trx) => {
      await lockDeparture(trx, departureId)
      await endPassedOffers(trx, departureId)
    }),
  )
  await doEach(await listAwaited(db), (departureId) =>
    transact(context, async (trx) => {
      const departure = await lockSoldDeparture(trx, departureId)
      if (isClosed(departure, clock.today())) return endWaitlist(trx, context, departure)
      return offerSeatsOf(trx, context, departure)
    }),
  )
}
