import { signedInHint } from '@farandfew/domain/auth'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../db/connect.ts'
import { AppError } from '../errors/app-error.ts'
import { addSession, requireHttps, sessionCookie } from './cookie-session.ts'
import { describeDevice } from './device.ts'
import { createMemberSessionStore } from './member-session.store.ts'

declare module 'fastify' {
  interface Session {
    /** The member who is signed in. */
    userId?: number
    /** When the member signed in: an ISO instant. */
    signedInAt?: string
    /** When a request came last, to the hour: an ISO instant. */
    lastSeenAt?: string
    /** The browser in words. */
    device?: string
  }
}

const days = (count: number) => count * 24 * 60 * 60_000

/** Milliseconds that a session may lie untouched. */
export const memberIdleMs = days(14)

/** Milliseconds after which a member signs in again whatever they did. */
export const memberAbsoluteMs = days(60)

/** Milliseconds within which requests leave the session's row and cookie as they are. */
const touchMs = 60 * 60_000

/** The cookie of a member. */
export const memberCookie = (publicWebUrl: string) => sessionCookie('ff_member', publicWebUrl)

export interface MemberSessionOptions {
  db: Db
  publicWebUrl: string
  sessionSecret: () => string
}

/** Gives the scope the members' session. */
export async function addMemberSession(
  scope: FastifyInstance,
  options: MemberSessionOptions,
): Promise<void> {
  await addSession(scope, {
    cookie: memberCookie(options.publicWebUrl),
    sameSite: 'lax',
    idleMs: memberIdleMs,
    // The row is written when the session changes: `touch` changes it once an hour.
    rolling: false,
    store: createMemberSessionStore(options.db, memberAbsoluteMs),
    secret: options.sessionSecret,
  })
  scope.addHook('onRequest', touch)
  scope.addHook('onSend', async (request, reply) => {
    const stale = reply.statusCode === 401 && request.cookies[signedInHint] !== undefined
    if (stale && memberOf(request) === undefined) {
      reply.clearCookie(signedInHint, hintOf(options.publicWebUrl))
    }
  })
}

/** Notes that the member was here, and so moves the end of the session on. */
async function touch(request: FastifyRequest): Promise<void> {
  if (memberOf(request) === undefined) return
  const seenAt = Date.parse(request.session.get('lastSeenAt') ?? '')
  if (Date.now() - seenAt < touchMs) return
  request.session.set('lastSeenAt', new Date().toISOString())
}

const hintOf = (publicWebUrl: string) =>
  ({ path: '/', sameSite: 'lax', secure: memberCookie(publicWebUrl).secure }) as const

/** @throws AppError INTERNAL where the member's cookie would be dropped on its way */
export const requireSecure = (request: FastifyRequest, publicWebUrl: string): void =>
  requireHttps(request, memberCookie(publicWebUrl), 'site')

/** Signs the member in, in this browser and under a new session id; the session is stored when this resolves. */
export async function signIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, publicWebUrl }: { userId: number; publicWebUrl: string },
): Promise<void> {
  requireSecure(request, publicWebUrl)
  const now = new Date().toISOString()
  await request.session.regenerate()
  request.session.set('userId', userId)
  request.session.set('signedInAt', now)
  request.session.set('lastSeenAt', now)
  request.session.set('device', describeDevice(request.headers['user-agent']))
  await request.session.save()
  // Or the session would take the old cookie back in the same answer that sets the new one.
  delete request.cookies[memberCookie(publicWebUrl).name]
  reply.setCookie(signedInHint, '1', {
    ...hintOf(publicWebUrl),
    maxAge: memberAbsoluteMs / 1000,
  })
}

/** Ends this browser's session and takes its cookies back. */
export async function signOut(
  request: FastifyRequest,
  reply: FastifyReply,
  publicWebUrl: string,
): Promise<void> {
  const { name, secure } = memberCookie(publicWebUrl)
  await request.session.destroy()
  reply.clearCookie(name, { path: '/', secure, httpOnly: true, sameSite: 'lax' })
  reply.clearCookie(signedInHint, hintOf(publicWebUrl))
}

/** The id of who is signed in; undefined where nobody is, or not any more. */
export const memberOf = (request: FastifyRequest): number | undefined =>
  request.session?.get('userId')

/** Lets nobody by who is not signed in: an `onRequest` hook. */
async function requireMember(request: FastifyRequest): Promise<void> {
  if (memberOf(request) === undefined) throw new AppError('NOT_SIGNED_IN')
}

/** The options of a route for whoever is signed in. */
export const memberOnly = { onRequest: requireMember, security: 'memberSession' } as const

/** The id of the member behind a call that is `memberOnly`. */
export function memberIdOf(request: FastifyRequest): number {
  const id = memberOf(request)
  if (id === undefined) throw new AppError('NOT_SIGNED_IN')
  return id
}
