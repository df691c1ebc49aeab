import type { SessionStore } from '@fastify/session'
import type { Session } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { secretHash } from '../secrets/secret-hash.ts'

/** No session opens a deactivated account, not even one that a sign-in stored while the account was deactivated. */
export const isOpenAccount = sql<boolean>`not exists (
  select from users u where u.id = sessions.user_id and u.deactivated_at is not null
)`

async function findSession(db: Db, sessionId: string): Promise<Session | null> {
  const row = await db
    .selectFrom('sessions')
    .select('data')
    .where('sid', '=', secretHash(sessionId))
    .where('expiresAt', '>', sql<Date>`now()`)
    .where(isOpenAccount)
    .modifyEnd(sql`/* prepared: find-session */`)
    .executeTakeFirst()
  return row ? (row.data as unknown as Session) : null
}

/** When the session ends: after its idle time or its absolute time, whichever is sooner. */
function endOf(session: Session, absoluteMs: number): Date {
  const idle = (session.cookie.expires ?? new Date()).getTime()
  const since = session.signedInAt === undefined ? Date.now() : Date.parse(session.signedInAt)
  return new Date(Math.min(idle, since + absoluteMs))
}

/**
 * Inserts a session before sign-in and only updates it afterwards, so that a request in progress cannot restore a
 * session that ended in the meantime.
 */
async function saveSession(
  db: Db,
  { sessionId, session, absoluteMs }: { sessionId: string; session: Session; absoluteMs: number },
): Promise<void> {
  const { userId = null, device = null, lastSeenAt } = session
  const values = {
    userId,
    device,
    data: JSON.stringify(session),
    expiresAt: endOf(session, absoluteMs),
    ...(lastSeenAt === undefined ? {} : { lastSeenAt: new Date(lastSeenAt) }),
  }
  const sid = secretHash(sessionId)
  if (userId === null) {
    await db
      .insertInto('sessions')
      .values({ sid, ...values })
      .execute()
  } else {
    await db.updateTable('sessions').set(values).where('sid', '=', sid).execute()
  }
}

async function deleteSession(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('sessions').where('sid', '=', secretHash(sessionId)).execute()
}

/** Member sessions in PostgreSQL, shared by all instances. */
export function createMemberSessionStore(db: Db, absoluteMs: number): SessionStore {
  return {
    get: (id, done) => void findSession(db, id).then((found) => done(null, found), done),
    set: (sessionId, session, done) =>
      void saveSession(db, { sessionId, session, absoluteMs }).then(() => done(), done),
    destroy: (id, done) => void deleteSession(db, id).then(() => done(), done),
  }
}
