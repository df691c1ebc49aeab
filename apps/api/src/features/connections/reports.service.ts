import type { ReportForm, SentReport } from '@farandfew/domain/connections'
import type { AppContext } from '../../context/context.ts'
import { queueMail } from '../../outbox/queue.ts'
import { transact } from '../../outbox/transaction.ts'
import { addBlock, checkKnown } from './connections.service.ts'
import type { TwoMembers } from './pair.sql.ts'
import { reportNotice } from './reports.mails.ts'
import { findRequestNote, insertReport } from './reports.queries.ts'

/**
 * Stores a report with what it is about, notifies the club, and blocks the reported member if the reporter wants it.
 * @throws AppError NOT_FOUND if the two never met in a group, or the message is not one that the reporter can report
 */
export function sendReport(
  context: Pick<AppContext, 'db' | 'outbox' | 'clock' | 'urls' | 'mail'>,
  pair: TwoMembers,
  { reason, words, block }: ReportForm,
): Promise<SentReport> {
  return transact(context, async (trx) => {
    await checkKnown(trx, pair)
    const requestNote = await findRequestNote(trx, pair)
    const report = await insertReport(trx, { ...pair, reason, words, message: null, requestNote })
    if (block) await addBlock(trx, context, pair)
    const { urls, mail } = context
    await queueMail(trx, reportNotice({ id: report.id, reason }, urls.admin, mail.clubEmail))
    return { id: report.id, createdAt: report.createdAt.toISOString(), isBlocked: block }
  })
}
