import cookie, { Signer } from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { memberCookie, type MemberSessionOptions } from './member-session.ts'
import { sessionHash } from './member-session.store.ts'

async function findUserOfSession(db: Db, sessionId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('sessions')
    .select('userId')
    .where('sid', '=', sessionHash(sessionId))
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row?.userId ?? undefined
}

/**
 * Tells who is signed in behind a request outside the members' session: for a call that must cost a visitor nothing.
 * Without the cookie, or with one that we did not sign, it asks the database for nothing.
 */
export function createMemberFinder({ db, publicWebUrl, sessionSecret }: MemberSessionOptions) {
  const { name } = memberCookie(publicWebUrl)
  let signer: Signer | undefined
  return async (request: FastifyRequest): Promise<number | undefined> => {
    const { cookie: sent } = request.headers
    const value = sent?.includes(name) ? cookie.parse(sent)[name] : undefined
    if (value === undefined) return undefined
    const { valid, value: sessionId } = (signer ??= new Signer(sessionSecret())).unsign(value)
    return valid && sessionId !== null ? findUserOfSession(db, sessionId) : undefined
  }
}
