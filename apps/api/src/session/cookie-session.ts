import cookie, { Signer } from '@fastify/cookie'
import session, { type SessionStore } from '@fastify/session'
import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'

export interface SessionCookie {
  name: string
  secure: boolean
}

/**
 * The cookie of a session. Where its pages are served over https its name carries `__Host-` (RFC 6265bis section
 * 4.1.3.2): no other host may set it, and no plain connection carry it.
 */
export function sessionCookie(name: string, publicUrl: string): SessionCookie {
  const secure = publicUrl.startsWith('https:')
  return { name: secure ? `__Host-${name}` : name, secure }
}

/** What a table keeps of a session id or of a link's token: nothing that would open anything. */
export const secretHash = (secret: string) =>
  createHash('sha256').update(secret).digest('base64url')

/** A signer that asks for its secret when it is first needed: the database may hold it. */
export function lateSigner(secret: () => string) {
  let signer: Signer | undefined
  const ready = () => (signer ??= new Signer(secret()))
  return {
    sign: (value: string) => ready().sign(value),
    unsign: (value: string) => ready().unsign(value),
  }
}

export interface SessionOptions {
  cookie: SessionCookie
  sameSite: 'strict' | 'lax'
  /** Milliseconds that a session may lie untouched. */
  idleMs: number
  /** Whether every answer moves the end on; else only one that changed the session. */
  rolling: boolean
  store: SessionStore
  secret: () => string
}

/** Gives the scope a session of its own (rulings 29); nobody gets a cookie before signing in. */
export async function addSession(scope: FastifyInstance, options: SessionOptions): Promise<void> {
  const { cookie: own, sameSite, idleMs, rolling, store, secret } = options
  scope.addHook('onRequest', async () => void secret())
  await scope.register(cookie)
  await scope.register(session, {
    cookieName: own.name,
    cookie: { secure: own.secure, httpOnly: true, sameSite, path: '/', maxAge: idleMs },
    secret: lateSigner(secret),
    store,
    saveUninitialized: false,
    rolling,
  })
}

/**
 * A browser would drop a Secure cookie that came over a plain connection, and whoever signs in stay out without a word.
 * @throws AppError INTERNAL where `what` is served over https and the request did not arrive that way
 */
export function requireHttps(
  request: FastifyRequest,
  { secure }: SessionCookie,
  what: 'console' | 'site',
): void {
  if (!secure || request.protocol === 'https') return
  throw new AppError('INTERNAL', {
    detail: `The ${what} is served over https, but this request did not arrive that way: TRUST_PROXY must name the proxy before the API.`,
  })
}
