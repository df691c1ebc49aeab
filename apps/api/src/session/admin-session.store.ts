import type { PasswordRole } from '@farandfew/domain/admin/roles'
import { adminAbsoluteMs } from '@farandfew/domain/constants'
import type { SessionStore } from '@fastify/session'
import type { Session } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { rolePasswordId, rolePasswordKey } from '../secrets/role-passwords.ts'
import { secretHash } from '../secrets/secret-hash.ts'

/** A session that another password opened has ended: of the owner, or of the session's role. */
async function findSession(db: Db, sessionId: string, ownerId: string): Promise<Session | null> {
  const row = await db
    .selectFrom('adminSessions as s')
    .leftJoin('clubSettings as p', (join) =>
      join.on('p.key', '=', sql<string>`${rolePasswordKey('')} || (s.data ->> 'role')`),
    )
    .select(['s.data', 'p.value as hash'])
    .where('s.sid', '=', secretHash(sessionId))
    .where('s.expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()
  if (!row) return null
  const session = row.data as unknown as Session
  const isOwner = (session.role ?? 'owner') === 'owner'
  const present = isOwner ? ownerId : row.hash && rolePasswordId(row.hash as unknown as string)
  return session.adminPasswordId === present ? session : null
}

/** When the session ends: after its idle time or its absolute time, whichever is sooner. */
function endOf({ cookie, adminSince }: Session): Date {
  const idle = (cookie.expires ?? new Date()).getTime()
  const since = adminSince === undefined ? Date.now() : Date.parse(adminSince)
  return new Date(Math.min(idle, since + adminAbsoluteMs))
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
    expiresAt: endOf(session),
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

/** Ends every admin session, or those of a role, and returns how many were open. */
export async function deleteAdminSessions(db: Db, role?: PasswordRole): Promise<number> {
  const rows = await db
    .deleteFrom('adminSessions')
    .$if(role !== undefined, (sessions) =>
      sessions.where(sql<boolean>`data ->> 'role' = ${role ?? ''}`),
    )
    .returning(sql<boolean>`expires_at > now()`.as('isOpen'))
    .execute()
  return rows.filter(({ isOpen }) => isOpen).length
}

/**
 * Admin sessions in PostgreSQL, shared by all instances.
 * @param passwordId identifies the present password of the owner
 */
export function createAdminSessionStore(db: Db, passwordId: () => string): SessionStore {
  return {
    get: (id, done) =>
      void findSession(db, id, passwordId()).then((found) => done(null, found), done),
    set: (id, session, done) => void saveSession(db, id, session).then(() => done(), done),
    destroy: (id, done) => void deleteSession(db, id).then(() => done(), done),
  }
}
