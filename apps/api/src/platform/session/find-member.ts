import cookie from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { AppContext } from '../context/context.ts'
import type { Db } from '../db/connect.ts'
import { secretHash } from '../secrets/secret-hash.ts'
import { lazySigner } from './cookie-session.ts'
import { memberCookie } from './member-session.ts'
import { isOpenAccount } from './member-session.store.ts'

async function findUserOfSession(db: Db, sessionId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('sessions')
    .select('userId')
    .where('sid', '=', secretHash(sessionId))
    .where('expiresAt', '>', sql<Date>`now()`)
    .where(isOpenAccount)
    .executeTakeFirst()
  return row?.userId ?? undefined
}

/**
 * Finds the signed-in member outside the member session's scope, for a call that must be cheap for visitors: without a
 * cookie that we signed, it does not ask the database.
 */
export function createMemberFinder(context: AppContext) {
  const { name } = memberCookie(context)
  const signer = lazySigner(context.secrets.session)
  return async (request: FastifyRequest): Promise<number | undefined> => {
    const { cookie: header } = request.headers
    const value = header?.includes(name) ? cookie.parse(header)[name] : undefined
    if (value === undefined) return undefined
    const { valid, value: sessionId } = signer.unsign(value)
    return valid && sessionId !== null ? findUserOfSession(context.db, sessionId) : undefined
  }
}
