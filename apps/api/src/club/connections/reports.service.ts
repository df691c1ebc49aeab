import type { ReportForm, SentReport } from '@farandfew/domain/reports/member-report.ts'
import { sql } from 'kysely'
import type { AppContext } from '../../platform/context/context.ts'
import type { ReportedMessage } from '../../platform/db/column-types.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { queueMail } from '../../platform/outbox/queue.ts'
import { addBlock, checkKnown } from './connections.service.ts'
import { isPair, type TwoMembers } from './pair.sql.ts'
import { reportNotice } from './connections.mails.ts'

/** The note of the request that is open from the other member. */
async function findRequestNote(db: Db, pair: TwoMembers): Promise<string | null> {
  const row = await db
    .selectFrom('connections')
    .select('note')
    .where(isPair(pair))
    .where('status', '=', 'pending')
    .where('userId', '=', pair.memberId)
    .executeTakeFirst()
  return row?.note ?? null
}

interface ReportToStore extends TwoMembers, Pick<ReportForm, 'reason' | 'words'> {
  message: ReportedMessage | null
  requestNote: string | null
}

const insertReport = (db: Db, report: ReportToStore) =>
  db
    .insertInto('memberReports')
    .values({
      userId: report.userId,
      reportedUserId: report.memberId,
      reason: report.reason,
      words: report.words,
      message: report.message && JSON.stringify(report.message),
      requestNote: report.requestNote,
    })
    .returning(['id', 'createdAt'])
    .executeTakeFirstOrThrow()

/**
 * A message of the other member in a group of this one, as it is now.
 * @throws AppError NOT_FOUND
 */
async function getMessage(
  db: Db,
  { userId, memberId }: TwoMembers,
  messageId: number,
): Promise<ReportedMessage> {
  const row = await db
    .selectFrom('groupMessages as m')
    .innerJoin('groupMembers as g', 'g.departureId', 'm.departureId')
    .select(['m.id', 'm.departureId', 'm.text', 'm.postedAt', 'm.editedAt'])
    .where('m.id', '=', messageId)
    .where('m.userId', '=', memberId)
    .where('m.endedBy', 'is', null)
    .where('g.userId', '=', userId)
    .executeTakeFirst()
  if (!row) {
    throw new AppError('NOT_FOUND', {
      detail: 'This message is no longer in the conversation. You can still report the member.',
    })
  }
  const { postedAt, editedAt, ...message } = row
  return {
    ...message,
    sentAt: postedAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
  }
}

async function copyPictures(
  db: Db,
  { reportId, messageId }: { reportId: number; messageId: number },
): Promise<void> {
  await sql`
    insert into member_report_pictures (report_id, position, description, content)
    select ${reportId}, row_number() over (order by position, key) - 1, description, content
    from message_pictures where message_id = ${messageId}
  `.execute(db)
}

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
