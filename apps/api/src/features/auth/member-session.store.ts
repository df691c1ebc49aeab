import { createHash } from 'node:crypto'
import type { SessionStore } from '@fastify/session'
import type { Session } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

/** The table holds no session id that would open anything: only its hash. */
export const sessionHash = (sessionId: string) =>
  createHash('sha256').update(sessionId).digest('base64url')

async function findSession(db: Db, sessionId: string): Promise<Session | null> {
  const row = await db
    .selectFrom('sessions')
    .select('data')
    .where('sid', '=', sessionHash(sessionId))
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row ? (row.data as unknown as Session) : null
}

async function saveSession(db: Db, sessionId: string, session: Session): Promise<void> {
  const values = {
    userId: session.userId ?? null,
    data: JSON.stringify(session),
    expiresAt: session.cookie.expires ?? new Date(),
  }
  await db
    .insertInto('sessions')
    .values({ sid: sessionHash(sessionId), ...values })
    .onConflict((conflict) => conflict.column('sid').doUpdateSet(values))
    .execute()
}

async function deleteSession(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('sessions').where('sid', '=', sessionHash(sessionId)).execute()
}

/** Members' sessions in PostgreSQL: every copy knows them. */
export function createMemberSessionStore(db: Db): SessionStore {
  return {
    get: (id, done) => void findSession(db, id).then((found) => done(null, found), done),
    set: (id, session, done) => void saveSession(db, id, session).then(() => done(), done),
    destroy: (id, done) => void deleteSession(db, id).then(() => done(), done),
  }
}
