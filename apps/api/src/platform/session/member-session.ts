import { signedInHint } from '@farandfew/domain/auth/signed-in-hint.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../context/context.ts'
import { AppError } from '../errors/app-error.ts'
import { addSession, requireHttps, sessionCookie } from './cookie-session.ts'
import { describeDevice } from './device.ts'
import { createKnownBrowsers } from './known-browser.ts'
import { createMemberSessionStore } from './member-session.store.ts'

declare module 'fastify' {
  interface Session {
    /** The signed-in member. */
    userId?: number
    /** When the member signed in: an ISO instant. */
    signedInAt?: string
    /** The time of the last request, to the hour: an ISO instant. */
    lastSeenAt?: string
    /** The browser, such as 'Chrome on Android'. */
    device?: string
    /** A secret of this session, to which codes sent by mail are bound. */
    mailCodeKey?: string
  }
}

type Urls = Pick<AppContext, 'urls'>
interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
}

const days = (count: number) => count * 24 * 60 * 60_000

/** Milliseconds without a request after which a session ends. */
const memberIdleMs = days(14)

/** Milliseconds after sign-in when a session ends in any case. */
const memberAbsoluteMs = days(60)

/** Milliseconds between two updates of a session's row and cookie. */
const touchMs = 60 * 60_000

export const memberCookie = ({ urls }: Urls) => sessionCookie('ff_member', urls.web)

/** The browsers that have signed in to an account before. */
export const knownBrowsersOf = (context: Pick<AppContext, 'urls' | 'secrets'>) =>
  createKnownBrowsers(context, {
    cookie: sessionCookie('ff_known', context.urls.web),
    sameSite: 'lax',
  })

export async function addMemberSession(scope: FastifyInstance, context: AppContext): Promise<void> {
  scope.decorate('sessionOf', 'member')
  await addSession(scope, {
    cookie: memberCookie(context),
    sameSite: 'lax',
    idleMs: memberIdleMs,
    // The row is written when the session changes; `touch` changes it once an hour.
    rolling: false,
    store: createMemberSessionStore(context.db, memberAbsoluteMs),
    secret: context.secrets.session,
  })
  scope.addHook('onRequest', touch)
  scope.addHook('onSend', async (request, reply) => {
    const stale = reply.statusCode === 401 && request.cookies[signedInHint] !== undefined
    if (stale && findMemberId(request) === undefined) {
      reply.clearCookie(signedInHint, hintOptions(context))
    }
  })
}

/** Extends the session, at most once an hour. */
async function touch(request: FastifyRequest): Promise<void> {
  if (findMemberId(request) === undefined) return
  const seenAt = Date.parse(request.session.get('lastSeenAt') ?? '')
  if (Date.now() - seenAt < touchMs) return
  request.session.set('lastSeenAt', new Date().toISOString())
}

const hintOptions = (context: Urls) =>
  ({ path: '/', sameSite: 'lax', secure: memberCookie(context).secure }) as const

/** @throws AppError INTERNAL if the browser would drop the session cookie */
export const requireSecureMember = (context: Urls, request: FastifyRequest): void =>
  requireHttps(request, memberCookie(context), 'site')

/** Signs the member in under a new session id. The session is stored when this resolves. */
export async function signIn(
  context: Pick<AppContext, 'urls' | 'secrets'>,
  { request, reply }: Exchange,
  userId: number,
): Promise<void> {
  requireSecureMember(context, request)
  const now = new Date().toISOString()
  await request.session.regenerate()
  request.session.set('userId', userId)
  request.session.set('signedInAt', now)
  request.session.set('lastSeenAt', now)
  request.session.set('device', describeDevice(request.headers['user-agent']))
  await request.session.save()
  // Otherwise the session plugin clears the old cookie in the response that sets the new one.
  delete request.cookies[memberCookie(context).name]
  reply.setCookie(signedInHint, '1', {
    ...hintOptions(context),
    maxAge: memberAbsoluteMs / 1000,
  })
  knownBrowsersOf(context).remember({ request, reply }, userId)
}

/** Ends the session and clears its cookies. */
export async function signOut(context: Urls, { request, reply }: Exchange): Promise<void> {
  const { name, secure } = memberCookie(context)
  await request.session.destroy()
  reply.clearCookie(name, { path: '/', secure, httpOnly: true, sameSite: 'lax' })
  reply.clearCookie(signedInHint, hintOptions(context))
}

/** The id of the signed-in member; undefined for a visitor or an ended session. */
export const findMemberId = (request: FastifyRequest): number | undefined =>
  request.session?.get('userId')

/**
 * The id of the signed-in member.
 * @throws AppError NOT_SIGNED_IN
 */
export function getMemberId(request: FastifyRequest): number {
  const id = findMemberId(request)
  if (id === undefined) throw new AppError('NOT_SIGNED_IN')
  return id
}

/**
 * For a call that visitors and members send: a browser that still counts as signed in asks its member to sign in again,
 * rather than send as a visitor. The answer clears the hint, so that a visitor is refused once at most.
 * @throws AppError NOT_SIGNED_IN
 */
export function refuseEndedSession(request: FastifyRequest): void {
  const isHinted = request.cookies[signedInHint] !== undefined
  if (isHinted && findMemberId(request) === undefined) throw new AppError('NOT_SIGNED_IN')
}

/** The guard of a call for members. @throws AppError NOT_SIGNED_IN */
export async function requireMember(request: FastifyRequest): Promise<void> {
  getMemberId(request)
}
