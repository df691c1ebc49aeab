import {
  type AdminReportDetail,
  type ReportDecisionForm,
  type ReportDecision,
  reportDecisions,
} from '@farandfew/domain/reports/admin-reports.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { dateInKolkata } from '@farandfew/domain/clock/clock.ts'
import type { OperatorCall } from '../../platform/audit/record-action.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { endMessage, lockConversation } from '../group-events/group-events.queries.ts'
import { findVerifiedEmail } from '../members/verified-email.ts'
import { queueMail } from '../../platform/outbox/queue.ts'
import {
  findReport,
  lockReport,
  storeDecision,
  updateMaySendRequests,
} from './admin-reports.queries.ts'
import { warningMail } from './warning.mails.ts'

const noSuchReport = () =>
  new AppError('NOT_FOUND', {
    detail: 'This report no longer exists. The reporter may have deleted their account.',
  })

type LockedReport = NonNullable<Awaited<ReturnType<typeof lockReport>>>

const subjectOf = (id: number) => `report ${id}`

/** @throws AppError NOT_FOUND */
async function getReport(trx: Db, id: number): Promise<AdminReportDetail> {
  const report = await findReport(trx, id)
  if (!report) throw noSuchReport()
  return report
}

/**
 * One report, with an audit entry.
 * @throws AppError NOT_FOUND
 */
export async function viewReport(
  { trx, record }: OperatorCall<'report.viewed'>,
  id: number,
): Promise<AdminReportDetail> {
  const report = await getReport(trx, id)
  await record({ action: 'report.viewed', subject: subjectOf(id) })
  return report
}

/** Says who decided meanwhile, and how. */
function decidedMeanwhile({ decision, decidedBy, decidedAt }: LockedReport): AppError {
  const who = decidedBy ?? 'Another operator'
  const what = reportDecisions.find(({ value }) => value === decision)?.done ?? 'open again'
  const when = decidedAt ? `, on ${formatDate(dateInKolkata(decidedAt))}` : ''
  return new AppError('ALREADY_DECIDED', { detail: `${who} decided this report${when}: ${what}.` })
}

function impossible(detail: string): AppError {
  return new AppError('VALIDATION_FAILED', { detail, errors: { decision: detail } })
}

/** @throws AppError VALIDATION_FAILED if the report's member or message is not there to act on */
async function apply(trx: Db, report: LockedReport, decision: ReportDecision): Promise<void> {
  const { reportedUserId, message } = report
  if (decision === 'warned') {
    const to = reportedUserId === null ? undefined : await findVerifiedEmail(trx, reportedUserId)
    if (to === undefined) throw impossible('The member has no confirmed email address')
    if (report.decision !== 'warned') await queueMail(trx, warningMail(to, report.reason))
  }
  if (decision === 'message-removed') {
    if (!message) throw impossible('This report is not about a message')
    const { id, departureId } = message
    await lockConversation(trx, { departureId, userId: null })
    await endMessage(trx, { departureId, messageId: id, by: 'club' })
  }
  if (decision === 'requests-stopped' && reportedUserId === null) {
    throw impossible('The member has deleted their account')
  }
}

/**
 * Decides a report, or changes its decision. The lock lets operators who decide at once do so one after the other.
 * @throws AppError NOT_FOUND, ALREADY_DECIDED, VALIDATION_FAILED
 */
export async function decide(
  { trx, actor, record }: OperatorCall<'report.decided'>,
  { id, decision, note, before }: ReportDecisionForm & { id: number },
): Promise<AdminReportDetail> {
  const report = await lockReport(trx, id)
  if (!report) throw noSuchReport()
  if (report.decision !== before) throw decidedMeanwhile(report)
  await apply(trx, report, decision)
  await storeDecision(trx, id, { decision, note: note ?? null, operator: actor.operator })
  const isAboutRequests = [decision, before].includes('requests-stopped')
  if (isAboutRequests && report.reportedUserId !== null) {
    await updateMaySendRequests(trx, report.reportedUserId)
  }
  await record({
    action: 'report.decided',
    subject: subjectOf(id),
    before: { decision: before },
    after: { decision },
  })
  return getReport(trx, id)
}
