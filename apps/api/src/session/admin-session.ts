import { adminIdleMs } from '@farandfew/domain/constants'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../db/connect.ts'
import { AppError } from '../errors/app-error.ts'
import { addSession, sessionCookie } from './cookie-session.ts'
import { createAdminSessionStore } from './admin-session.store.ts'

declare module 'fastify' {
  interface Session {
    /** Set by a good sign-in: an ISO instant. */
    adminSince?: string
    /** The name given at the gate. */
    operator?: string
  }
}

/** The cookie of the console. */
export const adminCookie = (publicAdminUrl: string) => sessionCookie('ff_admin', publicAdminUrl)

export interface AdminSessionOptions {
  db: Db
  publicAdminUrl: string
  sessionSecret: () => string
}

/** Gives the scope the console's session. */
export function addAdminSession(
  scope: FastifyInstance,
  { db, publicAdminUrl, sessionSecret }: AdminSessionOptions,
): Promise<void> {
  return addSession(scope, {
    cookie: adminCookie(publicAdminUrl),
    sameSite: 'strict',
    idleMs: adminIdleMs,
    rolling: true,
    store: createAdminSessionStore(db),
    secret: sessionSecret,
  })
}

/** Opens the console for this browser, under a new session id. */
export async function openSession(request: FastifyRequest, operator?: string): Promise<void> {
  await request.session.regenerate()
  request.session.set('adminSince', new Date().toISOString())
  if (operator !== undefined) request.session.set('operator', operator)
}

/** Closes the console for this browser and takes the cookie back. */
export async function closeSession(
  request: FastifyRequest,
  reply: FastifyReply,
  publicAdminUrl: string,
): Promise<void> {
  const { name, secure } = adminCookie(publicAdminUrl)
  await request.session.destroy()
  reply.clearCookie(name, { path: '/', secure, httpOnly: true, sameSite: 'strict' })
}

export const isOpen = (request: FastifyRequest): boolean =>
  request.session.get('adminSince') !== undefined

/** Lets nobody by who has no open console. */
export async function requireAdmin(request: FastifyRequest): Promise<void> {
  if (!isOpen(request)) throw new AppError('NOT_SIGNED_IN')
}

/** What every call of the open console is registered with. */
export const adminOnly = { onRequest: requireAdmin, security: 'adminSession' } as const
