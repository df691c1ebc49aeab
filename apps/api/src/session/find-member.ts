import cookie from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { lateSigner, secretHash } from './cookie-session.ts'
import { memberCookie, type MemberSessionOptions } from './member-session.ts'

async function findUserOfSession(db: Db, sessionId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('sessions')
    .select('userId')
    .where('sid', '=', secretHash(sessionId))
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
  const signer = lateSigner(sessionSecret)
  return async (request: FastifyRequest): Promise<number | undefined> => {
    const { cookie: sent } = request.headers
    const value = sent?.includes(name) ? cookie.parse(sent)[name] : undefined
    if (value === undefined) return undefined
    const { valid, value: sessionId } = signer.unsign(value)
    return valid && sessionId !== null ? findUserOfSession(db, sessionId) : undefined
  }
}
