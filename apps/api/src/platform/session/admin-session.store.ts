import { adminAbsoluteMs } from '@farandfew/domain/constants/limits.ts'
import type { SessionStore } from '@fastify/session'
import type { Session } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { isClubPasswordOff, passwordId } from '../secrets/console-passwords.ts'
import type { ConsoleAccount } from './console-account.ts'
import { secretHash } from '../secrets/secret-hash.ts'

/** A session has ended if its password, its role or its account changed, or if the club's password opens nothing now. */
async function findSession(db: Db, sessionId: string, ownerId: string): Promise<Session | null> {
  const row = await db
    .selectFrom('adminSessions as s')
    .leftJoin('operators as o', 'o.id', 's.operatorId')
    .select(['s.data', 's.operatorId', 'o.passwordHash', 'o.role', 'o.name'])
    .select(isClubPasswordOff.as('isClubPasswordOff'))
    .where('s.sid', '=', secretHash(sessionId))
    .where('s.expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()
  if (!row) return null
  const session = row.data as unknown as Session
  const { operatorId, passwordHash, role, name } = row
  if (operatorId === null) {
    return session.adminPasswordId === ownerId && !row.isClubPasswordOff ? session : null
  }
  const isOpen =
    passwordHash !== null &&
    session.adminPasswordId === passwordId(passwordHash) &&
    session.role === role
  return isOpen ? { ...session, ...(name !== null && { operator: name }) } : null
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
  or last_seen_at < now() - ${lagSeconds} * interval '1 second'
)`

/**
 * Inserts a session before sign-in and only updates it afterwards, so that a request in progress cannot restore a
 * session that ended in the meantime.
 */
async function saveSession(db: Db, sessionId: string, session: Session): Promise<void> {
  const sid = secretHash(sessionId)
  const values = {
    operator: session.operator ?? null,
    operatorId: session.operatorId ?? null,
    device: session.device ?? null,
    lastSeenAt: new Date(),
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

/** Which sessions: those of an account, or all but one. */
interface SessionChoice {
  account?: ConsoleAccount
  exceptSid?: string
}

/** Ends admin sessions, all unless others are chosen, and returns how many were open. */
export async function deleteAdminSessions(
  db: Db,
  { account, exceptSid }: SessionChoice = {},
): Promise<number> {
  const rows = await db
    .deleteFrom('adminSessions')
    .$if(account !== undefined, (sessions) =>
      sessions.where('operatorId', 'is not distinct from', account ?? null),
    )
    .$if(exceptSid !== undefined, (sessions) => sessions.where('sid', '<>', exceptSid ?? ''))
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
