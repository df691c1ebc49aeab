import type { ReportForm } from '@farandfew/domain/reports/member-report.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { ReportedMessage } from '../../platform/db/column-types.ts'
import { isPair, type TwoMembers } from './pair.sql.ts'

/** The note of the request that is open from the other member. */
export async function findRequestNote(db: Db, pair: TwoMembers): Promise<string | null> {
  const row = await db
    .selectFrom('connections')
    .select('note')
    .where(isPair(pair))
    .where('status', '=', 'pending')
    .where('userId', '=', pair.memberId)
    .executeTakeFirst()
  return row?.note ?? null
}

export interface ReportToStore extends TwoMembers, Pick<ReportForm, 'reason' | 'words'> {
  message: ReportedMessage | null
  requestNote: string | null
}

export const insertReport = (db: Db, report: ReportToStore) =>
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

/** A message of the other member in a group of this one, as it is now; undefined if there is none with a text. */
export async function findMessage(
  db: Db,
  { userId, memberId }: TwoMembers,
  messageId: number,
): Promise<ReportedMessage | undefined> {
  const row = await db
    .selectFrom('groupMessages as m')
    .innerJoin('groupMembers as g', 'g.departureId', 'm.departureId')
    .select(['m.id', 'm.departureId', 'm.text', 'm.postedAt', 'm.editedAt'])
    .where('m.id', '=', messageId)
    .where('m.userId', '=', memberId)
    .where('m.endedBy', 'is', null)
    .where('g.userId', '=', userId)
    .executeTakeFirst()
  if (!row) return undefined
  const { postedAt, editedAt, ...message } = row
  return {
    ...message,
    sentAt: postedAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
  }
}

export async function copyPictures(
  db: Db,
  { reportId, messageId }: { reportId: number; messageId: number },
): Promise<void> {
  await sql`
    insert into member_report_pictures (report_id, position, description, content)
    select ${reportId}, row_number() over (order by position, key) - 1, description, content
    from message_pictures where message_id = ${messageId}
  `.execute(db)
}
