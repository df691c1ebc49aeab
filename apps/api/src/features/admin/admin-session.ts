import cookie, { Signer } from '@fastify/cookie'
import session from '@fastify/session'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../db/connect.ts'
import { AppError } from '../../errors/app-error.ts'
import { createAdminSessionStore } from './admin-session.store.ts'

declare module 'fastify' {
  interface Session {
    /** Set by a good sign-in: an ISO instant. */
    adminSince?: string
    /** The name given at the gate. */
    operator?: string
  }
}

/** Milliseconds that a console may lie untouched. */
export const adminIdleMs = 60 * 60_000

/**
 * The cookie of the console. Where it is served over https its name carries `__Host-` (RFC 6265bis section
 * 4.1.3.2): no other host may set it, and no plain connection carry it.
 */
export function adminCookie(publicAdminUrl: string) {
  const secure = publicAdminUrl.startsWith('https:')
  return { name: secure ? '__Host-ff_admin' : 'ff_admin', secure }
}

export interface AdminSessionOptions {
  db: Db
  publicAdminUrl: string
  sessionSecret: () => string
}

/** A signer that asks for its secret when it is first needed: the database may hold it. */
function lateSigner(secret: () => string) {
  let signer: Signer | undefined
  const ready = () => (signer ??= new Signer(secret()))
  return {
    sign: (value: string) => ready().sign(value),
    unsign: (value: string) => ready().unsign(value),
  }
}

/** Gives the scope its own session (rulings 29); nobody gets a cookie before a good sign-in. */
export async function addAdminSession(
  scope: FastifyInstance,
  options: AdminSessionOptions,
): Promise<void> {
  const { name, secure } = adminCookie(options.publicAdminUrl)
  scope.addHook('onRequest', async () => void options.sessionSecret())
  await scope.register(cookie)
  await scope.register(session, {
    cookieName: name,
    cookie: { secure, httpOnly: true, sameSite: 'strict', path: '/', maxAge: adminIdleMs },
    secret: lateSigner(options.sessionSecret),
    store: createAdminSessionStore(options.db),
    saveUninitialized: false,
    rolling: true,
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
