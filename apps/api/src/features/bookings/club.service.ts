import { refundByClub } from '@farandfew/domain/bookings'
import { sql } from 'kysely'
import { cancelWithRefund, refundByTerms } from '../../bookings/end-booking.ts'
import type { AppContext } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { AppError } from '../../errors/app-error.ts'
import { queueMail } from '../../outbox/queue.ts'
import { canCancel } from './booking-view.ts'
import { byHandNotice, queueBookingMail } from './bookings.mails.ts'
import {
  type BookingRow,
  findBooking,
  lockBooking,
  lockDeparture,
  lockLiveBookings,
} from './bookings.queries.ts'
import type { SoldDeparture } from './offers.queries.ts'
import { getDeparture } from './offers.service.ts'
import { endWaitlist } from './waitlist.service.ts'

type Context = Pick<AppContext, 'clock' | 'mail' | 'urls'>

/** Cancels a booking, queues its refund, and mails the member; the club, too, if it must pay back by hand. */
export async function cancelAndTell(
  trx: Db,
  context: Pick<Context, 'mail' | 'urls'>,
  { booking, departure }: { booking: BookingRow; departure: SoldDeparture },
  { by, refund }: { by: 'member' | 'club' | 'balance' | 'group'; refund: number },
): Promise<void> {
  const { byHand } = await cancelWithRefund(trx, booking, { by, refund })
  if (byHand > 0) await queueMail(trx, byHandNotice(booking, byHand, context.mail.clubEmail))
  await queueBookingMail(trx, context, { booking, departure }, { kind: 'cancelled', by, refund })
}

/** Stores the decision about a group. A cancelled departure stays cancelled. */
export async function storeGroupDecision(
  trx: Db,
  id: number,
  groupDecision: 'confirmed' | 'cancelled',
): Promise<void> {
  await trx
    .updateTable('tripSchedules')
    .set({ groupDecision, groupDecidedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** What was cancelled with a departure. */
export interface CancelledDeparture {
  before: SoldDeparture['groupDecision']
  travellers: number
  holds: number
  /** Paise. */
  refund: number
}

/**
 * Cancels a departure for the club: every booking ends with a full refund, and its holds and its waitlist end. Needs a
 * transaction. Returns undefined, and changes nothing, if it is cancelled already.
 * @param shown how many travellers the operator saw, and what they get back, in paise
 * @throws AppError NOT_FOUND, DEPARTURE_LEFT, REFUND_CHANGED
 */
export async function cancelDeparture(
  trx: Db,
  context: Context,
  { id, ...shown }: { id: number; travellers: number; refund: number },
): Promise<CancelledDeparture | undefined> {
  await lockDeparture(trx, id)
  const departure = await getDeparture(trx, id)
  const { groupDecision: before, departureDate } = departure
  if (before === 'cancelled') return undefined
  if (departureDate < context.clock.today()) throw new AppError('DEPARTURE_LEFT')
  // A hold that has run out is left to its sweep.
  const bookings = (await lockLiveBookings(trx, id)).filter(
    ({ status, isLive }) => status === 'confirmed' || isLive,
  )
  const travellers = bookings.filter(({ status }) => status === 'confirmed').length
  const refund = bookings.reduce((sum, { amountPaid }) => sum + refundByClub(amountPaid).amount, 0)
  if (travellers !== shown.travellers || refund !== shown.refund) {
    throw new AppError('REFUND_CHANGED', {
      detail: 'Someone has booked or cancelled in the meantime. Please look at the new figures.',
    })
  }
  await storeGroupDecision(trx, id, 'cancelled')
  const cancelled = { ...departure, groupDecision: 'cancelled' } as const
  for (const booking of bookings) {
    const { amount } = refundByClub(booking.amountPaid)
    const end = { by: 'club', refund: amount } as const
    await cancelAndTell(trx, context, { booking, departure: cancelled }, end)
  }
  await endWaitlist(trx, context, cancelled)
  return { before, travellers, holds: bookings.length - travellers, refund }
}

interface DeskCancellation {
  departureId: number
  bookingId: number
  /** The member asked for it and gets what the terms say, or the club pays everything back. */
  by: 'member' | 'club'
  /** The refund that the operator saw, and what the member had paid, in paise. */
  refund: number
  paid: number
}

/**
 * Cancels one booking for an operator. Needs a transaction.
 * @throws AppError NOT_FOUND, BOOKING_ENDED, REFUND_CHANGED
 */
export async function cancelBookingAtDesk(
  trx: Db,
  context: Context,
  { departureId, bookingId, by, refund, paid }: DeskCancellation,
): Promise<void> {
  const found = await findBooking(trx, bookingId)
  if (found?.tripScheduleId !== departureId) throw new AppError('NOT_FOUND')
  await lockDeparture(trx, departureId)
  const booking = (await lockBooking(trx, bookingId)) as BookingRow
  const departure = await getDeparture(trx, departureId)
  const { departureDate } = departure
  const at = { now: new Date(), today: context.clock.today() }
  const isOpen = booking.status === 'confirmed' || booking.isLive
  const canEnd =
    by === 'club'
      ? isOpen && departureDate >= at.today
      : canCancel(booking, departureDate, at.today)
  if (!canEnd) throw new AppError('BOOKING_ENDED')
  const owed =
    by === 'club'
      ? refundByClub(booking.amountPaid).amount
      : refundByTerms(booking, departureDate, at)
  if (owed !== refund || booking.amountPaid !== paid) throw new AppError('REFUND_CHANGED')
  await cancelAndTell(trx, context, { booking, departure }, { by, refund: owed })
}
