import type { Db } from '../../platform/db/connect.ts'

/** How many events a member sees. */
const shownEvents = 50

/** The member's latest security events, newest first. */
export async function listEventsOf(db: Db, userId: number) {
  const rows = await db
    .selectFrom('securityEvents')
    .select(['id', 'kind', 'outcome', 'session', 'device', 'count', 'at', 'lastAt'])
    .where('userId', '=', userId)
    .orderBy('lastAt', 'desc')
    .orderBy('id', 'desc')
    .limit(shownEvents)
    .execute()
  return rows.map((row) => ({
    ...row,
    device: row.device ?? 'A browser',
    at: row.at.toISOString(),
    lastAt: row.lastAt.toISOString(),
  }))
}
