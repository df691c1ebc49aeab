import cookie, { Signer } from '@fastify/cookie'
import session, { type SessionStore } from '@fastify/session'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whose session the scope has, if it has one. */
    sessionOf?: 'member' | 'operator'
  }
}

export interface SessionCookie {
  name: string
  secure: boolean
}

/**
 * The cookie of a session. If its pages use https, its name starts with `__Host-` (RFC 6265bis section 4.1.3.2): no
 * other host can set it, and no plain connection carries it.
 */
export function sessionCookie(name: string, publicUrl: string): SessionCookie {
  const secure = publicUrl.startsWith('https:')
  return { name: secure ? `__Host-${name}` : name, secure }
}

/** A signer that reads its secret on first use, because the secret may be in the database. */
export function lazySigner(secret: () => string) {
  let signer: Signer | undefined
  const ready = () => (signer ??= new Signer(secret()))
  return {
    sign: (value: string) => ready().sign(value),
    unsign: (value: string) => ready().unsign(value),
  }
}

interface SessionOptions {
  cookie: SessionCookie
  sameSite: 'strict' | 'lax'
  /** Milliseconds without a request after which the session ends. */
  idleMs: number
  /** Whether every response extends the session. Otherwise only a response that changed it does. */
  rolling: boolean
  store: SessionStore
  secret: () => string
}

/** Gives the scope its own session (docs/product.md#sessions). No cookie is set before sign-in. */
export async function addSession(scope: FastifyInstance, options: SessionOptions): Promise<void> {
  const { cookie: own, sameSite, idleMs, rolling, store, secret } = options
  scope.addHook('onRequest', async () => void secret())
  await scope.register(cookie)
  await scope.register(session, {
    cookieName: own.name,
    cookie: { secure: own.secure, httpOnly: true, sameSite, path: '/', maxAge: idleMs },
    secret: lazySigner(secret),
    store,
    saveUninitialized: false,
    rolling,
  })
}

/**
 * Checks that the session cookie will arrive: a browser drops a Secure cookie from a plain connection, and sign-in would
 * fail silently.
 * @throws AppError INTERNAL if the cookie is Secure and the request did not come over https
 */
export function requireHttps(
  request: FastifyRequest,
  { secure }: SessionCookie,
  what: 'console' | 'site',
): void {
  if (!secure || request.protocol === 'https') return
  throw new AppError('INTERNAL', {
    detail: `The ${what} uses https, but this request did not arrive that way: TRUST_PROXY must name the proxy in front of the API.`,
  })
}
