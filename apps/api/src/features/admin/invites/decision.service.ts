import type { AdminInviteDetail, DecisionForm } from '@farandfew/domain/admin/invites'
import { undoSeconds } from '@farandfew/domain/constants'
import { type CalendarDate, formatDate } from '@farandfew/domain/calendar'
import { dateInKolkata } from '@farandfew/domain/clock'
import type { Db } from '../../../db/connect.ts'
import { AppError } from '../../../errors/app-error.ts'
import { queueDelayedMail, takeBackMessage } from '../../../outbox/index.ts'
import { type Actor, recordAction } from '../../../audit/record-action.ts'
import { decisionMail } from './decision.mails.ts'
import { decideIfPending, holdRecentDecision, keepMailId, reopen } from './decision.queries.ts'
import { describeInvite } from './invite-detail.service.ts'
import { findInvite, type InviteName } from './invite.queries.ts'

/** A request as the audit log names it. */
export const subjectOf = ({ kind, id }: InviteName) =>
  kind === 'trip' ? `invite ${id}` : `quick invite ${id}`

const noSuchRequest = () => new AppError('NOT_FOUND', { detail: 'There is no such request.' })

/** Says who was first, and what they decided. */
async function alreadyDecided(db: Db, name: InviteName): Promise<AppError> {
  const row = await findInvite(db, name)
  if (!row) return noSuchRequest()
  if (row.status === 'pending') {
    return new AppError('ALREADY_DECIDED', {
      detail: 'Somebody at the desk has just worked on this request. Please look at it again.',
    })
  }
  const who = row.decidedBy ?? 'Somebody at the desk'
  const date = formatDate(dateInKolkata(row.decidedAt ?? row.updatedAt))
  return new AppError('ALREADY_DECIDED', {
    detail: `${who} ${row.status} this request already, on ${date}.`,
  })
}

export interface DecisionToMake {
  name: InviteName
  form: DecisionForm
  actor: Actor
  today: CalendarDate
}

/**
 * Decides a pending request, once whoever clicks at the same time, together with the mail that leaves when the time to
 * undo is over; all of it or nothing.
 * @throws AppError NOT_FOUND, or ALREADY_DECIDED with who was first
 */
export async function decide(
  db: Db,
  { name, form, actor, today }: DecisionToMake,
): Promise<AdminInviteDetail> {
  return db.transaction().execute(async (trx) => {
    const isOurs = await decideIfPending(trx, name, { ...form, decidedBy: actor.operator })
    if (!isOurs) throw await alreadyDecided(trx, name)
    const invite = await findInvite(trx, name)
    if (!invite) throw noSuchRequest()
    const mail = decisionMail(invite, form)
    const mailId = mail && (await queueDelayedMail(trx, mail, undoSeconds))
    if (mailId !== undefined) await keepMailId(trx, name, mailId)
    await recordAction(trx, actor, {
      action: `invite.${form.status}`,
      subject: subjectOf(name),
      before: { status: 'pending' },
      after: { status: form.status },
    })
    return describeInvite(trx, name, today)
  })
}

const tooLate = (detail: string) => new AppError('UNDO_TOO_LATE', { detail })

export interface DecisionToUndo {
  name: InviteName
  /** Tells the decision from a later one. */
  decidedAt: string
  actor: Actor
  today: CalendarDate
}

/**
 * Puts a request back to pending and removes the mail of its decision, where that has not been taken on by a copy that
 * sends: of the two, one wins.
 * @throws AppError NOT_FOUND, or UNDO_TOO_LATE
 */
export async function undo(
  db: Db,
  { name, decidedAt, actor, today }: DecisionToUndo,
): Promise<AdminInviteDetail> {
  return db.transaction().execute(async (trx) => {
    const decision = await holdRecentDecision(trx, name, decidedAt)
    if (!decision) {
      if (!(await findInvite(trx, name))) throw noSuchRequest()
      throw tooLate(
        `A decision can be taken back for ${undoSeconds} seconds, and by one person. Please look at the request again.`,
      )
    }
    const { status, decisionMailId } = decision
    if (decisionMailId !== null && !(await takeBackMessage(trx, decisionMailId))) {
      throw tooLate('The mail to the applicant is on its way already.')
    }
    await reopen(trx, name)
    await recordAction(trx, actor, {
      action: 'invite.decision-undone',
      subject: subjectOf(name),
      before: { status },
      after: { status: 'pending' },
    })
    return describeInvite(trx, name, today)
  })
}
