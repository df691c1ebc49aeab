import type { ReportForm } from '@farandfew/domain/connections'
import type { Db } from '../../db/connect.ts'
import type { ReportedMessage } from '../../db/tables.ts'
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
