import type { AdminInviteDetail } from '@farandfew/domain/invites/invite-detail.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { type Actor, recordAction } from '../../platform/audit/record-action.ts'
import type { AppContext } from '../../platform/context/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { transact } from '../../platform/outbox/transaction.ts'
import { assignSeat } from '../bookings/assign-seat.service.ts'
import { lockRequest, storeDeparture } from './decision.queries.ts'
import { subjectOf } from './decision.service.ts'
import { getInviteDetail, noSuchRequest } from './invite-detail.service.ts'
import { findInvite, type InviteName } from './invite.queries.ts'

interface Assignment {
  name: InviteName
  scheduleId: number
  actor: Actor
}

/**
 * Gives an approved trip request of a member for any date a departure, and keeps a seat for them. From then on the invite is
 * for this departure. The lock lets operators do it one after the other: the second one learns which departure it has.
 * @throws AppError NOT_FOUND, NOT_ASSIGNABLE, ALREADY_ASSIGNED, and what keeping a seat throws
 */
export async function assignDeparture(
  context: AppContext,
  { name, scheduleId, actor }: Assignment,
): Promise<AdminInviteDetail> {
  await transact(context, async (trx) => {
    const invite = (await lockRequest(trx, name)) && (await findInvite(trx, name))
    if (!invite) throw noSuchRequest()
    const { tripId, userId, departureDate } = invite
    if (departureDate !== null) {
      const detail = `This request already has a departure, on ${formatDate(departureDate)}.`
      throw new AppError('ALREADY_ASSIGNED', { detail })
    }
    if (invite.status !== 'approved' || tripId === null || userId === null) {
      throw new AppError('NOT_ASSIGNABLE')
    }
    const { id } = name
    if (!(await storeDeparture(trx, { id, tripId, scheduleId }))) throw new AppError('NOT_FOUND')
    await assignSeat(trx, context, { userId, scheduleId })
    await recordAction(trx, actor, {
      action: 'invite.departure-assigned',
      subject: subjectOf(name),
      before: { departure: null },
      after: { departure: scheduleId },
    })
  })
  return getInviteDetail(context, name)
}
