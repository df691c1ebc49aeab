import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { nameOfStoredSession } from '../../platform/session/session-name.ts'

/** The member's open sessions, most recently used first, each by its short name. */
export async function listOpenSessions(db: Db, userId: number) {
  const rows = await db
    .selectFrom('sessions')
    .select(['sid', 'device', 'createdAt', 'lastSeenAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('createdAt', 'desc')
    .execute()
  return rows.map((row) => ({
    id: nameOfStoredSession(row.sid),
    device: row.device ?? 'A browser',
    signedInAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  }))
}

export async function endSessionsOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('sessions').where('userId', '=', userId).execute()
}

/** Ends the member's session with this short name. Returns false if there is none. */
export async function endSessionOf(
  db: Db,
  { userId, id }: { userId: number; id: string },
): Promise<boolean> {
  const ended = await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .where((is) => is(is.fn<string>('left', ['sid', sql.lit(id.length)]), '=', id))
    .returning('sid')
    .execute()
  return ended.length > 0
}
