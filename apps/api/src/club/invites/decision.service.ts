import type {
  AdminInviteDetail,
  DecisionForm,
  SelectedDecisionForm,
} from '@farandfew/domain/invites/admin-invites.ts'
import type { RowResults } from '@farandfew/domain/contract/page.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { undoSeconds } from '@farandfew/domain/constants/limits.ts'
import { beyondSeatsText, isBeyondSeats } from '@farandfew/domain/selections/beyond-seats.ts'
import { dateInKolkata } from '@farandfew/domain/clock/clock.ts'
import { type Actor, operatorCall, type OperatorCall } from '../../platform/audit/record-action.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { lockDeparture } from '../seats/bookings.queries.ts'
import { lockSoldDeparture } from '../seats/sold-departure.queries.ts'
import { checkOpen, requireNoSeat } from '../waitlist/may-book.ts'
import {
  type InvitedDeparture,
  listInvitedDepartures,
} from '../departures/invited-departures.queries.ts'
import { countApproved } from '../selections/admin-selections.queries.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { cancelMessage, queueDelayedMail } from '../../platform/outbox/queue.ts'
import { transact } from '../../platform/outbox/transaction.ts'
import { changeRows } from '../../platform/selected-rows/change-rows.ts'
import { decisionMail } from './decision.mails.ts'
import {
  findRecentDecision,
  lockRequest,
  reopenRequest,
  storeDecision,
} from './decision.queries.ts'
import { getInviteDetail, noSuchRequest } from './invite-detail.service.ts'
import { findInvite, type InviteName, type InviteRow } from './invite.queries.ts'

/** A request as the audit log names it. */
export const subjectOf = ({ kind, id }: InviteName) =>
  kind === 'trip' ? `invite ${id}` : `quick invite ${id}`

/** That a note went with it. The log does not have its text, which ends with the request. */
export const noteDetails = (note: string | undefined) =>
  note === undefined ? {} : ({ hasNote: true } as const)

/** Says who decided the request first, and how. */
function alreadyDecided({ decidedBy, decidedAt, updatedAt, status }: InviteRow): AppError {
  if (status === 'withdrawn') {
    return new AppError('ALREADY_DECIDED', { detail: 'The applicant has withdrawn this request.' })
  }
  const who = decidedBy ?? 'Another operator'
  const date = formatDate(dateInKolkata(decidedAt ?? updatedAt))
  return new AppError('ALREADY_DECIDED', {
    detail: `${who} already ${status} this request, on ${date}.`,
  })
}

type DecisionContext = Pick<AppContext, 'clock' | 'urls'>
type DecisionCall = OperatorCall<'invite.approved' | 'invite.rejected'>

/** The departures that the request opens once it is approved. */
export async function listBookable(
  trx: Db,
  { tripId, departureId, userId }: InviteRow,
  today: CalendarDate,
): Promise<InvitedDeparture[]> {
  const tripIds = tripId === null ? [] : [tripId]
  const departures = await listInvitedDepartures(trx, { tripIds, userId, today })
  return departures.filter(({ id }) => departureId === null || id === departureId)
}

/**
 * Stores an approval for a departure. The departure is locked, so that operators who approve at the same time count each
 * other's approvals.
 * @throws AppError APPROVED_BEYOND_SEATS if more people are then approved than seats are free, unless the operator wants it
 */
export async function approveFor(
  trx: Db,
  { id, free }: { id: number; free: number },
  { beyondSeats, store }: { beyondSeats: boolean; store: () => Promise<void> },
): Promise<void> {
  const before = await countApproved(trx, id)
  await store()
  const approved = await countApproved(trx, id)
  if (beyondSeats || !isBeyondSeats({ before, approved, free })) return
  throw new AppError('APPROVED_BEYOND_SEATS', { detail: beyondSeatsText({ approved, free }) })
}

interface DecisionToMake {
  name: InviteName
  form: DecisionForm
}

/**
 * Decides a pending request, and queues a mail that is sent when the time to undo is over. The lock serialises
 * operators who decide at the same time.
 * @throws AppError NOT_FOUND; ALREADY_DECIDED with who was first; APPROVED_BEYOND_SEATS with both numbers
 */
export async function decide(
  context: DecisionContext,
  call: DecisionCall,
  decision: DecisionToMake,
): Promise<AdminInviteDetail> {
  await decideRequest(context, call, decision)
  return getInviteDetail(call.trx, context, decision.name)
}

/** Makes one decision for several requests, each as if it were decided alone. */
export const decideEach = (
  context: DecisionContext & Pick<AppContext, 'db' | 'outbox'>,
  actor: Actor,
  { rows, ...form }: SelectedDecisionForm,
): Promise<RowResults> =>
  changeRows(rows, async (name) => {
    try {
      await transact(context, (trx) =>
        decideRequest(context, operatorCall(trx, actor), { name, form }),
      )
      return 'done'
    } catch (error) {
      // After a lost answer the operator sends the rows again.
      const isDecided = error instanceof AppError && error.code === 'ALREADY_DECIDED'
      const invite = isDecided ? await findInvite(context.db, name) : undefined
      if (invite?.status === form.status) return 'unchanged'
      throw error
    }
  })

/**
 * The request with the departure that it gets with its approval, locked; as it is if it gets none.
 * @throws AppError NOT_FOUND if it is no departure of its trip, NOT_BOOKABLE, BOOKED_ALREADY
 */
async function withDeparture(
  trx: Db,
  { clock }: Pick<AppContext, 'clock'>,
  { invite, form: { status, scheduleId } }: { invite: InviteRow; form: DecisionForm },
): Promise<InviteRow> {
  if (status !== 'approved' || scheduleId === undefined || invite.departureId !== null)
    return invite
  const departure = await lockSoldDeparture(trx, scheduleId)
  if (departure.tripId !== invite.tripId) throw new AppError('NOT_FOUND')
  checkOpen(departure, clock.today())
  if (invite.userId !== null)
    await requireNoSeat(trx, { userId: invite.userId, departureId: scheduleId })
  return { ...invite, departureId: scheduleId, departureDate: departure.departureDate }
}

async function decideRequest(
  context: DecisionContext,
  { trx, actor, record }: DecisionCall,
  { name, form }: DecisionToMake,
): Promise<void> {
  const found = (await lockRequest(trx, name)) && (await findInvite(trx, name))
  if (!found) throw noSuchRequest()
  if (found.status !== 'pending') throw alreadyDecided(found)
  const invite = await withDeparture(trx, context, { invite: found, form })
  const givenId = found.departureId === null ? (invite.departureId ?? undefined) : undefined
  const { status, note, beyondSeats = false } = form
  if (status === 'approved' && invite.departureId !== null) {
    await lockDeparture(trx, invite.departureId)
  }
  const bookable = await listBookable(trx, invite, context.clock.today())
  const mail = decisionMail(found, form, {
    ...{ ...context, bookable },
    givenDate: givenId === undefined ? null : invite.departureDate,
  })
  const mailId = mail && (await queueDelayedMail(trx, mail, undoSeconds))
  const decision = { status, note, decidedBy: actor.operator, mailId: mailId ?? null, givenId }
  const store = () => storeDecision(trx, name, decision)
  const departure = bookable.find(({ id }) => id === invite.departureId)
  if (status === 'approved' && departure) {
    await approveFor(trx, departure, { beyondSeats, store })
  } else await store()
  await record({
    action: `invite.${status}`,
    subject: subjectOf(name),
    before: { status: 'pending' },
    after: { status, ...(givenId !== undefined && { departure: givenId }) },
    details: noteDetails(note),
  })
}

const tooLate = (detail: string) => new AppError('UNDO_TOO_LATE', { detail })

interface DecisionToUndo {
  name: InviteName
  /** The instant of the decision, so that a later one is not undone. */
  decidedAt: string
}

/**
 * Makes a request pending again and cancels the mail of its decision. If an instance of the API is sending the mail at
 * the same moment, either the mail is sent or the undo succeeds.
 * @throws AppError NOT_FOUND, UNDO_TOO_LATE
 */
export async function undo(
  context: DecisionContext,
  { trx, record }: OperatorCall<'invite.decision-undone'>,
  { name, decidedAt }: DecisionToUndo,
): Promise<AdminInviteDetail> {
  if (!(await lockRequest(trx, name))) throw noSuchRequest()
  const decision = await findRecentDecision(trx, name, decidedAt)
  if (!decision) {
    throw tooLate(
      `A decision can be undone within ${undoSeconds} seconds, and only once. Please look at the request again.`,
    )
  }
  const { status, decisionMailId } = decision
  if (decisionMailId !== null && !(await cancelMessage(trx, decisionMailId))) {
    throw tooLate('The email to the applicant is already on its way.')
  }
  await reopenRequest(trx, name)
  await record({
    action: 'invite.decision-undone',
    subject: subjectOf(name),
    before: { status },
    after: { status: 'pending' },
  })
  return getInviteDetail(trx, context, name)
}
