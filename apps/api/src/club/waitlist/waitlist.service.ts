import { isClosed } from '@farandfew/domain/departures/guarantee.ts'
import type { SeatNotice, WaitlistPlace } from '@farandfew/domain/waitlist/waitlist.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { transact } from '../../platform/outbox/transaction.ts'
import { doEach } from '../../platform/worker/do-each.ts'
import { offerMail, queueWaitlistMail, seatBackMail, waitlistEndMail } from './waitlist.mails.ts'
import { findOwnBooking, hasConfirmedEmail, lockDeparture } from '../seats/bookings.queries.ts'
import {
  getSoldDeparture,
  lockSoldDeparture,
  type SoldDeparture,
} from '../seats/sold-departure.queries.ts'
import { offerState } from './may-book.ts'
import {
  endEntriesOf,
  endPassedOffers,
  insertEntry,
  insertSeatNotice,
  listAwaited,
  listNoticed,
  listPassed,
  listPlaces,
  offerSeats,
  openOffer,
  takeSeatNotices,
} from './waitlist.queries.ts'

type Context = Pick<AppContext, 'db' | 'clock' | 'outbox' | 'urls'>
type Entry = { userId: number; departureId: number }

/**
 * What the departure offers to a member without a booking of it.
 * @throws AppError BOOKED_ALREADY, NOT_FULL if they can book a seat, NOT_BOOKABLE if no one can, EMAIL_UNCONFIRMED
 */
async function requireFull(
  trx: Db,
  { clock }: Pick<Context, 'clock'>,
  {
    userId,
    departure,
    isConfirmed,
  }: { userId: number; departure: SoldDeparture; isConfirmed: boolean },
): Promise<'being-paid' | 'full'> {
  const own = await findOwnBooking(trx, { userId, departureId: departure.id })
  if (own?.status === 'confirmed' || own?.shownStatus === 'pending')
    throw new AppError('BOOKED_ALREADY')
  const state = await offerState(trx, departure, { today: clock.today(), userId })
  if (state === 'bookable') throw new AppError('NOT_FULL')
  if (state !== 'full' && state !== 'being-paid') throw new AppError('NOT_BOOKABLE')
  if (!isConfirmed) throw new AppError('EMAIL_UNCONFIRMED')
  return state
}

/**
 * Adds a member to the waitlist of a full departure, or returns the place that they have. Needs a transaction.
 * @throws AppError NOT_FOUND, SEATS_BEING_PAID, NOT_SIGNED_IN if the account has ended meanwhile, and as requireFull
 */
export async function joinWaitlist(
  trx: Db,
  context: Pick<Context, 'clock'>,
  { userId, departureId }: Entry,
): Promise<WaitlistPlace> {
  // Before the lock: who waits for it behind the end of the account reads that it has ended.
  const isConfirmed = await hasConfirmedEmail(trx, userId)
  const departure = await lockSoldDeparture(trx, departureId)
  const [place] = await listPlaces(trx, { userId, departureId })
  if (place) return place
  const state = await requireFull(trx, context, { userId, departure, isConfirmed })
  if (state === 'being-paid') throw new AppError('SEATS_BEING_PAID')
  // Also an offer of the member's own, which the worker has not ended yet.
  await endPassedOffers(trx, departureId)
  await insertEntry(trx, { userId, departureId })
  const [joined] = await listPlaces(trx, { userId, departureId })
  return joined as WaitlistPlace
}

/**
 * Stores that a member wants a mail when a seat of a departure without a free one is free for anyone again.
 * @throws AppError NOT_FOUND, and as requireFull
 */
export async function askForSeatNotice(
  trx: Db,
  context: Pick<Context, 'clock'>,
  { userId, departureId }: Entry,
): Promise<SeatNotice> {
  const isConfirmed = await hasConfirmedEmail(trx, userId)
  const departure = await lockSoldDeparture(trx, departureId)
  await requireFull(trx, context, { userId, departure, isConfirmed })
  await insertSeatNotice(trx, { userId, departureId })
  return { scheduleId: departureId }
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

/** Ends the waitlist of a departure that can no longer be booked, and mails its members, without those who have been mailed. */
export async function endWaitlist(
  trx: Db,
  context: Pick<Context, 'urls'>,
  departure: SoldDeparture,
  mailed: ReadonlySet<number> = new Set(),
): Promise<void> {
  for (const userId of await endEntriesOf(trx, departure.id)) {
    if (mailed.has(userId)) continue
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

/**
 * Mails those who asked for it that a seat of a departure is free for anyone. No one hears of one that they can no longer book: it is
 * closed, or needs an invite by now.
 */
async function sendSeatNotices(
  trx: Db,
  context: Pick<Context, 'clock' | 'urls'>,
  departure: SoldDeparture,
): Promise<void> {
  const today = context.clock.today()
  if (!isClosed(departure, today) && departure.seats.free === 0) return
  const mail = seatBackMail(departure)
  for (const userId of await takeSeatNotices(trx, departure.id)) {
    if ((await offerState(trx, departure, { today, userId })) !== 'bookable') continue
    await queueWaitlistMail(trx, context, { userId, departure }, mail)
  }
}

/** Passes the free seats of full departures to those who wait: each is offered to the next member. Then others hear of them. */
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
  await doEach(await listNoticed(db), (departureId) =>
    transact(context, async (trx) =>
      sendSeatNotices(trx, context, await getSoldDeparture(trx, departureId)),
    ),
  )
}
