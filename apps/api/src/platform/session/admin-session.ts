import { mayCall, type OperatorRole } from '@farandfew/domain/contract/roles.ts'
import { adminAbsoluteMs, adminIdleMs } from '@farandfew/domain/constants/limits.ts'
import type { Access } from '@farandfew/domain/contract/contract.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../context/context.ts'
import { AppError } from '../errors/app-error.ts'
import type { ConsoleAccount } from './console-account.ts'
import { createAdminSessionStore } from './admin-session.store.ts'
import { addSession, requireHttps, sessionCookie } from './cookie-session.ts'
import { describeDevice } from './device.ts'
import { createKnownBrowsers } from './known-browser.ts'

declare module 'fastify' {
  interface Session {
    /** When the operator signed in: an ISO instant. */
    adminSince?: string
    /** The password that opened the session, as `secrets.adminPasswordId` or `passwordId`. */
    adminPasswordId?: string
    /** The account's name, or the name that was typed with the club's password. */
    operator?: string
    /** Absent if the club's password opened the session. */
    operatorId?: number
    /** Absent if the club's password opened the session, which is the owner's. */
    role?: OperatorRole
  }
}

type Urls = Pick<AppContext, 'urls'>

export const adminCookie = ({ urls }: Urls) => sessionCookie('ff_admin', urls.admin)

/** The name of an account for `knownConsoleBrowsersOf`. */
export const consoleAccountName = (account: ConsoleAccount): string =>
  account === null ? 'console' : `operator-${account}`

/** The browsers that have signed in to the console before. */
export const knownConsoleBrowsersOf = (context: Pick<AppContext, 'urls' | 'secrets'>) =>
  createKnownBrowsers(context, {
    cookie: sessionCookie('ff_admin_known', context.urls.admin),
    sameSite: 'strict',
  })

export function addAdminSession(scope: FastifyInstance, context: AppContext): Promise<void> {
  scope.decorate('sessionOf', 'operator')
  return addSession(scope, {
    cookie: adminCookie(context),
    sameSite: 'strict',
    idleMs: adminIdleMs,
    rolling: true,
    store: createAdminSessionStore(context.db, context.secrets.adminPasswordId),
    secret: context.secrets.session,
  })
}

/** @throws AppError INTERNAL if the browser would drop the session cookie */
export const requireSecureAdmin = (context: Urls, request: FastifyRequest): void =>
  requireHttps(request, adminCookie(context), 'console')

export interface AdminSignIn {
  account: ConsoleAccount
  role: OperatorRole
  passwordId: string
  operator?: string | undefined
}

/** Signs the operator in under a new session id. */
export async function signInAdmin(
  request: FastifyRequest,
  { account, role, passwordId, operator }: AdminSignIn,
): Promise<void> {
  await request.session.regenerate()
  request.session.set('adminSince', new Date().toISOString())
  request.session.set('adminPasswordId', passwordId)
  request.session.set('device', describeDevice(request.headers['user-agent']))
  if (account !== null) {
    request.session.set('operatorId', account)
    request.session.set('role', role)
  }
  if (operator !== undefined) request.session.set('operator', operator)
}

/** Ends the session and clears its cookie. */
export async function signOutAdmin(
  context: Urls,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const { name, secure } = adminCookie(context)
  await request.session.destroy()
  reply.clearCookie(name, { path: '/', secure, httpOnly: true, sameSite: 'strict' })
}

/** Seconds until the session ends although it is used; undefined if none is open. */
export function adminSecondsLeft(request: FastifyRequest): number | undefined {
  const since = request.session?.get('adminSince')
  if (since === undefined) return undefined
  return Math.max(0, Math.floor((Date.parse(since) + adminAbsoluteMs - Date.now()) / 1000))
}

/** Lets the session end as if this request had not come: the console sends it by itself, not the operator. */
export const leaveSessionEnd = (request: FastifyRequest): void => {
  // The session's hook saves and extends only a session that the request has.
  ;(request as { session: unknown }).session = null
}

export const isSignedInAdmin = (request: FastifyRequest): boolean =>
  request.session.get('adminSince') !== undefined

/** @throws AppError NOT_SIGNED_IN */
export function requireAdmin(request: FastifyRequest): void {
  if (!isSignedInAdmin(request)) throw new AppError('NOT_SIGNED_IN')
}

/** What opened the session. */
export const accountOf = (request: FastifyRequest): ConsoleAccount =>
  request.session.get('operatorId') ?? null

export const roleOf = (request: FastifyRequest): OperatorRole =>
  request.session.get('role') ?? 'owner'

/**
 * The guard of a call for operators whose role has the access of its row.
 * @throws AppError NOT_SIGNED_IN; ROLE_NOT_ALLOWED, after `onRefused`
 */
export const requireRole =
  (access: Access, onRefused?: (request: FastifyRequest) => Promise<void>) =>
  async (request: FastifyRequest): Promise<void> => {
    requireAdmin(request)
    if (mayCall(roleOf(request), access)) return
    await onRefused?.(request)
    throw new AppError('ROLE_NOT_ALLOWED')
  }
