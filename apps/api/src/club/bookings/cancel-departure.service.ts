import { keptOf } from '@farandfew/domain/seats/booking-sums.ts'
import type { OperatorRole } from '@farandfew/domain/contract/roles.ts'
import { refundByClub } from '@farandfew/domain/refunds/refund.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { decisionOn, lacksGroup } from '@farandfew/domain/departures/guarantee.ts'
import { sql } from 'kysely'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { readFigures } from '../../platform/figures/read-figures.ts'
import { countOfBookings, figureOfBookings } from '../seats/booking-figures.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { transact } from '../../platform/outbox/transaction.ts'
import { doEach } from '../../platform/worker/do-each.ts'
import { takesSeat } from '../departures/seats.ts'
import {
  type BookingRow,
  lockBooking,
  lockDeparture,
  lockLiveBookings,
  storeGroupDecision,
} from '../seats/bookings.queries.ts'
import {
  type SoldDeparture,
  getSoldDeparture,
  lockSoldDeparture,
} from '../seats/sold-departure.queries.ts'
import { mailApplicants } from '../invites/cancelled-departure.service.ts'
import { endWaitlist } from '../waitlist/waitlist.service.ts'
import { largestOf } from '../refunds/part-refund.service.ts'
import { cancelAndTell, hasSeat, termsRefundOf } from './cancellations.service.ts'
import type { DepartureCancellationProgress } from '@farandfew/domain/bookings/admin-bookings.ts'

type Context = Pick<AppContext, 'clock' | 'mail' | 'urls'>

export interface CancelledDeparture {
  before: SoldDeparture['groupDecision']
  travellers: number
  holds: number
  /** Paise. */
  refund: number
}

/** @throws AppError DEPARTURE_CHANGED if the members have read another reason for the cancelling, or none */
async function requireSameReason(trx: Db, departureId: number, reason: string): Promise<void> {
  const cancelled = await trx
    .selectFrom('departureCancellations')
    .select('reason')
    .where('departureId', '=', departureId)
    .executeTakeFirst()
  if (cancelled?.reason === reason) return
  throw new AppError('DEPARTURE_CHANGED', {
    detail: cancelled
      ? `Another operator has cancelled this departure already. The members have read this reason: “${cancelled.reason}”`
      : 'This departure is cancelled already, because too few travellers had booked.',
  })
}

/**
 * Mails those without a booking who asked for a cancelled departure, once each: its applicants, and the members of its waitlist,
 * which ends with all offers.
 */
const endRequests = async (trx: Db, context: Context, departure: SoldDeparture): Promise<void> =>
  endWaitlist(trx, context, departure, await mailApplicants(trx, context, departure))

/**
 * Decides that the club cancels a departure: no one can book it any more, its waitlist ends, and its applicants are mailed. Its bookings are ended by
 * continueCancellation. Needs a transaction. Returns undefined, and changes nothing, if it is cancelled for this reason
 * already. What each traveller gets back beyond their terms counts for the limit of the role, as it does for one booking.
 * @param shown how many travellers the operator saw, and what they get back, in paise
 * @throws AppError NOT_FOUND, DEPARTURE_LEFT, DEPARTURE_CHANGED, REFUND_CHANGED, REFUND_OVER_LIMIT
 */
export async function cancelDeparture(
  trx: Db,
  context: Context,
  {
    id,
    reason,
    role,
    ...shown
  }: { id: number; travellers: number; refund: number; reason: string; role: OperatorRole },
): Promise<CancelledDeparture | undefined> {
  const departure = await lockSoldDeparture(trx, id)
  const { groupDecision: before, departureDate } = departure
  if (before === 'cancelled') {
    await requireSameReason(trx, id, reason)
    return undefined
  }
  const at = { now: new Date(), today: context.clock.today() }
  if (departureDate < at.today) throw new AppError('DEPARTURE_LEFT')
  const bookings = (await lockLiveBookings(trx, id)).filter(hasSeat)
  const travellers = bookings.filter(({ status }) => status === 'confirmed').length
  const refund = bookings.reduce((sum, booking) => sum + refundByClub(keptOf(booking)).amount, 0)
  if (travellers !== shown.travellers || refund !== shown.refund) {
    throw new AppError('REFUND_CHANGED', {
      detail: 'Someone has booked or cancelled in the meantime. Please look at the new figures.',
    })
  }
  const isOverLimit = (booking: BookingRow) =>
    keptOf(booking) >
    largestOf(booking, { role, byTerms: termsRefundOf(booking, departureDate, at) })
  if (bookings.some(isOverLimit)) {
    throw new AppError('REFUND_OVER_LIMIT', {
      detail:
        'Everyone gets back all they paid, and for some that is more beyond their terms than your role can give. An owner can cancel this departure.',
    })
  }
  await storeGroupDecision(trx, id, 'cancelled')
  const values = { departureId: id, reason, bookings: bookings.length }
  await trx.insertInto('departureCancellations').values(values).execute()
  await endRequests(trx, context, departure)
  return { before, travellers, holds: bookings.length - travellers, refund }
}

/**
 * Ends the bookings of a departure that the club has cancelled, each in a transaction of its own with its refund and its
 * mail. After a crash the worker continues; a booking that has ended is left as it is.
 */
export async function continueCancellation(
  context: Context & Pick<AppContext, 'db' | 'outbox'>,
  id: number,
): Promise<void> {
  const { db } = context
  const cancellation = await db
    .selectFrom('departureCancellations')
    .select('reason')
    .where('departureId', '=', id)
    .where('finishedAt', 'is', null)
    .executeTakeFirst()
  if (!cancellation) return
  const { rows } = await sql<{ id: number }>`
    select b.id from bookings b
    where b.trip_schedule_id = ${id} and ${takesSeat}
    order by b.id
  `.execute(db)
  await doEach(rows, (row) =>
    transact(context, async (trx) => {
      await lockDeparture(trx, id)
      const booking = await lockBooking(trx, row.id)
      if (booking?.departureId !== id || !hasSeat(booking)) return
      const departure = await getSoldDeparture(trx, id)
      const { amount } = refundByClub(keptOf(booking))
      await cancelAndTell(trx, context, { booking, departure }, { by: 'club', refund: amount })
    }),
  )
  await sql`
    update departure_cancellations set finished_at = now()
    where departure_id = ${id} and finished_at is null
  `.execute(db)
}

/** Continues what a crash has interrupted. */
export async function continueCancellations(
  context: Context & Pick<AppContext, 'db' | 'outbox'>,
): Promise<void> {
  const open = await context.db
    .selectFrom('departureCancellations')
    .select('departureId')
    .where('finishedAt', 'is', null)
    .execute()
  await doEach(open, ({ departureId }) => continueCancellation(context, departureId))
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
  const bookings = await lockLiveBookings(trx, id)
  await endRequests(trx, context, departure)
  for (const booking of bookings) {
    const { amount } = refundByClub(keptOf(booking))
    await cancelAndTell(trx, context, { booking, departure }, { by: 'group', refund: amount })
  }
}

/** How far the cancelling of a departure has come; null unless it is cancelled. */
export async function findCancellation(
  db: Db,
  departure: number,
  today: CalendarDate,
): Promise<DepartureCancellationProgress['cancellation']> {
  const found = await db
    .selectFrom('tripSchedules as s')
    .leftJoin('departureCancellations as c', 'c.departureId', 's.id')
    .select(['c.reason', 's.isActive', 's.departureDate', 's.decisionDays', 's.groupDecision'])
    .where('s.id', '=', departure)
    .executeTakeFirst()
  if (!found || decisionOn(found, today) !== 'cancelled') return null
  const ended = { departure, status: 'with-departure' } as const
  return readFigures(db, {
    reason: found.reason,
    left: countOfBookings({ departure, status: 'live' }, today),
    paid: countOfBookings({ ...ended, money: 'paid' }, today),
    refunded: countOfBookings({ ...ended, money: 'refunded' }, today),
    open: figureOfBookings(ended, 'cancelOpen', today),
    byHand: figureOfBookings(ended, 'cancelByHand', today),
    refundOpen: figureOfBookings(ended, 'refundOpen', today),
  })
}
