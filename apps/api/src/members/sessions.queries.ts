import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** The member's open sessions, most recently used first. `sid` is the hash of the session id. */
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
    sid: row.sid,
    device: row.device ?? 'A browser',
    signedInAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  }))
}

/** Ends all sessions of the member. */
export async function endSessionsOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('sessions').where('userId', '=', userId).execute()
}
