import type { UserSession } from '@farandfew/domain/account'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { secretHash } from '../../session/cookie-session.ts'

/** The member's sessions that are open, the one seen last first; `currentId` is the id of the one that asks. */
export async function listOpenSessions(
  db: Db,
  { userId, currentId }: { userId: number; currentId: string },
): Promise<UserSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['sid', 'device', 'createdAt', 'lastSeenAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('createdAt', 'desc')
    .execute()
  const current = secretHash(currentId)
  return rows.map((row) => ({
    device: row.device ?? 'A browser',
    signedInAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    current: row.sid === current,
  }))
}

/** Ends every session of the member. */
export async function endSessionsOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('sessions').where('userId', '=', userId).execute()
}
