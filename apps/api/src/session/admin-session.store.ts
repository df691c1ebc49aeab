import type { SessionStore } from '@fastify/session'
import type { Session } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { secretHash } from '../secrets/secret-hash.ts'

async function findSession(db: Db, sessionId: string): Promise<Session | null> {
  const row = await db
    .selectFrom('adminSessions')
    .select('data')
    .where('sid', '=', secretHash(sessionId))
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row ? (row.data as unknown as Session) : null
}

/** The stored end of a session may be this many seconds too early: until then, a request writes nothing. */
const lagSeconds = 60

/** Whether the stored row differs enough to be written. */
const isOutdated = (
  { adminSince }: Session,
  { operator, expiresAt }: { operator: string | null; expiresAt: Date },
) => sql<boolean>`(
  expires_at < ${expiresAt}::timestamptz - ${lagSeconds} * interval '1 second'
  or data ->> 'adminSince' is distinct from ${adminSince ?? null}::text
  or operator is distinct from ${operator}::text
)`

/**
 * Inserts a session before sign-in and only updates it afterwards, so that a request in progress cannot restore a
 * session that ended in the meantime.
 */
async function saveSession(db: Db, sessionId: string, session: Session): Promise<void> {
  const sid = secretHash(sessionId)
  const values = {
    operator: session.operator ?? null,
    data: JSON.stringify(session),
    expiresAt: session.cookie.expires ?? new Date(),
  }
  if (session.adminSince === undefined) {
    await db
      .insertInto('adminSessions')
      .values({ sid, ...values })
      .execute()
  } else {
    await db
      .updateTable('adminSessions')
      .set(values)
      .where('sid', '=', sid)
      .where(isOutdated(session, values))
      .execute()
  }
}

async function deleteSession(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('adminSessions').where('sid', '=', secretHash(sessionId)).execute()
}

/** Admin sessions in PostgreSQL, shared by all instances. */
export function createAdminSessionStore(db: Db): SessionStore {
  return {
    get: (id, done) => void findSession(db, id).then((found) => done(null, found), done),
    set: (id, session, done) => void saveSession(db, id, session).then(() => done(), done),
    destroy: (id, done) => void deleteSession(db, id).then(() => done(), done),
  }
}
