import type { AdminInviteDetail, AssignmentForm } from '@farandfew/domain/invites/admin-invites.ts'
import { undoSeconds } from '@farandfew/domain/constants/limits.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import type { OperatorCall } from '../../platform/audit/record-action.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { cancelMessage, queueDelayedMail, queueMail } from '../../platform/outbox/queue.ts'
import { endEntry } from '../waitlist/waitlist.queries.ts'
import { assignSeat } from '../waitlist/assign-seat.service.ts'
import { checkOpen, noSeatLeft } from '../waitlist/may-book.ts'
import { lockDeparture } from '../seats/bookings.queries.ts'
import { lockSoldDeparture } from '../seats/sold-departure.queries.ts'
import { assignmentMail, takenBackMail } from './decision.mails.ts'
import {
  clearAssignment,
  hasDeparture,
  lockRequest,
  readAssignedSeat,
  storeAssignment,
} from './decision.queries.ts'
import { approveFor, listBookable, noteDetails, subjectOf } from './decision.service.ts'
import { canBeAssigned } from './group.queries.ts'
import { getInviteDetail, noSuchRequest } from './invite-detail.service.ts'
import { findInvite, type InviteName, type InviteRow } from './invite.queries.ts'

interface Assignment extends Omit<AssignmentForm, 'scheduleId'> {
  departureId: number
}

type Context = Pick<AppContext, 'clock' | 'urls'>

/**
 * Gives a pending or approved request a departure, and approves it with that, if it has none or one that can no longer be
 * booked or is full. A departure of its trip; of any trip if it is a quick request. A seat is kept for a member; for an
 * applicant without an account there is no one to keep it for. One mail says it all: that of an approval which has not been
 * sent yet is discarded, and the assignment counts as the approval. The lock lets operators do it one after the other: the second one learns which departure it has.
 * @throws AppError NOT_FOUND, NOT_ASSIGNABLE, ALREADY_ASSIGNED, APPROVED_BEYOND_SEATS, and what keeping a seat throws
 */
export async function assignDeparture(
  context: Context,
  { trx, actor, record }: OperatorCall<'invite.departure-assigned'>,
  { name, assignment }: { name: InviteName; assignment: Assignment },
): Promise<AdminInviteDetail> {
  const { departureId, note } = assignment
  const invite = (await lockRequest(trx, name)) && (await findInvite(trx, name))
  if (!invite) throw noSuchRequest()
  const { tripId, userId, departureDate, status, decisionMailId } = invite
  if (departureDate !== null && !(await canBeAssigned(trx, invite, context.clock.today()))) {
    const detail = `This request already has a departure, on ${formatDate(departureDate)}.`
    throw new AppError('ALREADY_ASSIGNED', { detail })
  }
  if (status !== 'approved' && status !== 'pending') throw new AppError('NOT_ASSIGNABLE')
  if (!(await hasDeparture(trx, { tripId, departureId }))) throw new AppError('NOT_FOUND')
  await lockDeparture(trx, departureId)
  const isDiscarded = decisionMailId !== null && (await cancelMessage(trx, decisionMailId))
  // The mail of the approval had a note that the applicant has not read.
  const unread = isDiscarded ? invite.decisionNote : null
  const mailed = unread === null ? note : [unread, note].filter(Boolean).join('\n\n')
  const store = (mailId: number | null) =>
    storeAssignment(trx, name, {
      ...{ departureId, note, mailId, isDiscarded },
      decidedBy: actor.operator,
    })
  if (userId === null) {
    await inviteVisitor(trx, context, {
      invite,
      assignment: { ...assignment, note: mailed },
      store,
    })
  } else await store(await assignSeat(trx, context, { userId, departureId, note: mailed }))
  await record({
    action: 'invite.departure-assigned',
    subject: subjectOf(name),
    before: { ...(status === 'pending' && { status }), departure: invite.departureId },
    after: { ...(status === 'pending' && { status: 'approved' }), departure: departureId },
    details: noteDetails(note),
  })
  return getInviteDetail(trx, context, name)
}

/**
 * Takes back the departure that an operator gave a request, the one that the operator saw, and frees the seat that is kept. The
 * request has again the departure that the applicant had chosen before. An email about it that has not left is discarded; otherwise
 * the applicant gets another one.
 * @throws AppError NOT_FOUND, NOT_ASSIGNED, BOOKED_ALREADY
 */
export async function takeBackDeparture(
  context: Context,
  { trx, record }: OperatorCall<'invite.departure-taken-back'>,
  { name, departureId }: { name: InviteName; departureId: number },
): Promise<AdminInviteDetail> {
  const invite = (await lockRequest(trx, name)) && (await findInvite(trx, name))
  if (!invite) throw noSuchRequest()
  const { userId, decisionMailId } = invite
  if (invite.assignedAt === null || invite.departureId !== departureId) {
    throw new AppError('NOT_ASSIGNED')
  }
  await lockDeparture(trx, departureId)
  const { keptUntil, isBooked } = await readAssignedSeat(trx, { userId, departureId })
  if (isBooked) {
    const detail = 'They have booked this departure. Cancel the booking instead.'
    throw new AppError('BOOKED_ALREADY', { detail })
  }
  const isSent = decisionMailId !== null && !(await cancelMessage(trx, decisionMailId))
  if (userId !== null && keptUntil !== null) await endEntry(trx, { userId, departureId })
  await clearAssignment(trx, name, { isSent })
  const now = (await findInvite(trx, name))!
  if (isSent && invite.mail !== 'failed') {
    const bookable = await listBookable(trx, now, context.clock.today())
    const mail = takenBackMail(now, { before: invite, bookable, urls: context.urls })
    if (mail) await queueMail(trx, mail)
  }
  await record({
    action: 'invite.departure-taken-back',
    subject: subjectOf(name),
    before: { departure: departureId },
    after: { departure: now.departureId },
  })
  return getInviteDetail(trx, context, name)
}

/** Mails an applicant without an account the departure that they can book. */
async function inviteVisitor(
  trx: Db,
  { clock, urls }: Context,
  {
    invite,
    assignment: { departureId, note, beyondSeats = false },
    store,
  }: {
    invite: InviteRow
    assignment: Assignment
    store: (mailId: number | null) => Promise<void>
  },
): Promise<void> {
  const departure = await lockSoldDeparture(trx, departureId)
  const { free } = departure.seats
  checkOpen(departure, clock.today())
  if (free === 0) throw noSeatLeft()
  const { title: tripTitle, departureDate } = departure
  const mail = assignmentMail({ ...invite, tripTitle, departureDate }, { free, note, urls })
  const mailId = (mail && (await queueDelayedMail(trx, mail, undoSeconds))) ?? null
  await approveFor(trx, { id: departureId, free }, { beyondSeats, store: () => store(mailId) })
}
