import { assignedSeatHours } from '@farandfew/domain/waitlist/waitlist-hours.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { keepActive } from '../members/active-member.ts'
import { queueWaitlistMail, seatKeptMail } from './waitlist.mails.ts'
import { checkTarget } from './may-book.ts'
import { lockSoldDeparture } from '../seats/sold-departure.queries.ts'
import { findOwnOffer, keepSeat } from './waitlist.queries.ts'

/**
 * Keeps a free seat of a departure for a member, and mails them. Until then it is an offer as on the waitlist: no one else
 * can book the seat. Returns the mail's id, or null if there is no address. Needs a transaction.
 * @throws AppError NOT_FOUND, NOT_ASSIGNABLE if the account is deactivated, BOOKED_ALREADY, NOT_BOOKABLE, NO_SEAT_LEFT
 */
export async function assignSeat(
  trx: Db,
  context: Pick<AppContext, 'clock' | 'urls'>,
  { userId, departureId, note }: { userId: number; departureId: number; note: string | undefined },
): Promise<number | null> {
  const departure = await lockSoldDeparture(trx, departureId)
  if (!(await keepActive(trx, userId))) {
    throw new AppError('NOT_ASSIGNABLE', {
      detail: 'The account of this member is deactivated, so they could not book the seat.',
    })
  }
  await checkTarget(trx, departure, { userId, today: context.clock.today() })
  if ((await findOwnOffer(trx, { userId, departureId })) === 'kept') {
    const detail = 'A seat of that departure is kept for the member already.'
    throw new AppError('BOOKED_ALREADY', { detail })
  }
  const seat = { userId, departureId, hours: assignedSeatHours }
  const offeredUntil = await keepSeat(trx, seat)
  const mail = seatKeptMail(departure, { offeredUntil, note })
  return queueWaitlistMail(trx, context, { userId, departure }, mail)
}
