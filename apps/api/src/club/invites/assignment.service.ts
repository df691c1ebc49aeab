import type { AdminInviteDetail } from '@farandfew/domain/invites/invite-detail.ts'
import type { AssignmentForm } from '@farandfew/domain/invites/decision.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { type Actor, recordAction } from '../../platform/audit/record-action.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { cancelMessage, queueMail } from '../../platform/outbox/queue.ts'
import { transact } from '../../platform/outbox/transaction.ts'
import { assignSeat } from '../bookings/assign-seat.service.ts'
import { checkOpen, noSeatLeft } from '../bookings/move.service.ts'
import { lockSoldDeparture } from '../bookings/offers.service.ts'
import { assignmentMail } from './decision.mails.ts'
import { hasDeparture, lockRequest, storeAssignment } from './decision.queries.ts'
import { approveFor, subjectOf } from './decision.service.ts'
import { getInviteDetail, noSuchRequest } from './invite-detail.service.ts'
import { findInvite, type InviteName, type InviteRow } from './invite.queries.ts'

interface Assignment {
  name: InviteName
  form: AssignmentForm
  actor: Actor
}

type AssignmentContext = Pick<AppContext, 'clock' | 'urls'>

/**
 * Gives a pending or approved request without a departure one, and approves it with that. A departure of its trip; of any
 * trip if it is a quick request. A seat is kept for a member; for an applicant without an account there is no one to keep it
 * for. One mail says it all: that of an approval which has not been sent yet is discarded. The lock lets operators do it one
 * after the other: the second one learns which departure it has.
 * @throws AppError NOT_FOUND, NOT_ASSIGNABLE, ALREADY_ASSIGNED, APPROVED_BEYOND_SEATS, and what keeping a seat throws
 */
export async function assignDeparture(
  context: AppContext,
  { name, form, actor }: Assignment,
): Promise<AdminInviteDetail> {
  const { scheduleId, note } = form
  await transact(context, async (trx) => {
    const invite = (await lockRequest(trx, name)) && (await findInvite(trx, name))
    if (!invite) throw noSuchRequest()
    const { tripId, userId, departureDate, status } = invite
    if (departureDate !== null) {
      const detail = `This request already has a departure, on ${formatDate(departureDate)}.`
      throw new AppError('ALREADY_ASSIGNED', { detail })
    }
    if (status !== 'approved' && status !== 'pending') throw new AppError('NOT_ASSIGNABLE')
    if (!(await hasDeparture(trx, { tripId, scheduleId }))) throw new AppError('NOT_FOUND')
    if (invite.decisionMailId !== null) await cancelMessage(trx, invite.decisionMailId)
    const store = (mailId: number | null) =>
      storeAssignment(trx, name, { scheduleId, note, mailId, decidedBy: actor.operator })
    if (userId === null) await inviteVisitor(trx, context, { invite, form, store })
    else await store(await assignSeat(trx, context, { userId, scheduleId, note }))
    await recordAction(trx, actor, {
      action: 'invite.departure-assigned',
      subject: subjectOf(name),
      before: { ...(status === 'pending' && { status }), departure: null },
      after: { ...(status === 'pending' && { status: 'approved' }), departure: scheduleId },
    })
  })
  return getInviteDetail(context, name)
}

/** Mails an applicant without an account the departure that they can book. */
async function inviteVisitor(
  trx: Db,
  { clock, urls }: AssignmentContext,
  {
    invite,
    form: { scheduleId, note, beyondSeats = false },
    store,
  }: {
    invite: InviteRow
    form: AssignmentForm
    store: (mailId: number | null) => Promise<void>
  },
): Promise<void> {
  const departure = await lockSoldDeparture(trx, scheduleId)
  const { free } = departure.seats
  checkOpen(departure, clock.today())
  if (free === 0) throw noSeatLeft()
  const { title: tripTitle, departureDate } = departure
  const mail = assignmentMail({ ...invite, tripTitle, departureDate }, { free, note, urls })
  const mailId = (mail && (await queueMail(trx, mail))) ?? null
  await approveFor(trx, { id: scheduleId, free }, { beyondSeats, store: () => store(mailId) })
}
