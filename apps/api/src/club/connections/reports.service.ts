import type { ReportForm, SentReport } from '@farandfew/domain/reports/member-report.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { queueMail } from '../../platform/outbox/queue.ts'
import { addBlock, checkKnown } from './connections.service.ts'
import type { TwoMembers } from './pair.sql.ts'
import { reportNotice } from './connections.mails.ts'
import { copyPictures, findMessage, findRequestNote, insertReport } from './reports.queries.ts'

/**
 * Stores a report with what it is about, notifies the club, and blocks the reported member if the reporter wants it.
 * @throws AppError NOT_FOUND if the two never met in a group, or the message is not one that the reporter can report
 */
export async function sendReport(
  trx: Db,
  context: Pick<AppContext, 'clock' | 'urls' | 'mail'>,
  pair: TwoMembers,
  { reason, words, messageId, block }: ReportForm,
): Promise<SentReport> {
  await checkKnown(trx, pair)
  const message = messageId === undefined ? null : await getMessage(trx, pair, messageId)
  const requestNote = await findRequestNote(trx, pair)
  const report = await insertReport(trx, { ...pair, reason, words, message, requestNote })
  if (message) await copyPictures(trx, { reportId: report.id, messageId: message.id })
  if (block) await addBlock(trx, context, pair)
  const { urls, mail } = context
  await queueMail(trx, reportNotice({ id: report.id, reason }, urls.admin, mail.clubEmail))
  return { id: report.id, createdAt: report.createdAt.toISOString(), isBlocked: block }
}

async function getMessage(trx: Db, pair: TwoMembers, messageId: number) {
  const message = await findMessage(trx, pair, messageId)
  if (message) return message
  throw new AppError('NOT_FOUND', {
    detail: 'This message is no longer in the conversation. You can still report the member.',
  })
}
