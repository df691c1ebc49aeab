import type { FastifyReply, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import type { AppContext } from '../context/context.ts'
import { lazySigner, type SessionCookie } from './cookie-session.ts'

/** Seconds for which a browser is remembered: a year. */
const maxAge = 365 * 24 * 60 * 60
/** Accounts remembered per browser; the one least recently used goes first. */
const maxAccounts = 8

interface KnownBrowserOptions {
  cookie: SessionCookie
  sameSite: 'strict' | 'lax'
}

/**
 * Remembers in a signed cookie which accounts a browser has signed in to. It grants nothing: the guesses of such a browser
 * are only counted apart from those of strangers, who can therefore not keep it out.
 */
export function createKnownBrowsers(
  { secrets }: Pick<AppContext, 'secrets'>,
  { cookie, sameSite }: KnownBrowserOptions,
) {
  const signer = lazySigner(secrets.session)

  /** The browser's random name, and its accounts. */
  const read = (request: FastifyRequest): [name: string, ...accounts: string[]] | undefined => {
    const { valid, value } = signer.unsign(request.cookies[cookie.name] ?? '')
    const [name, ...accounts] = valid && value !== null ? value.split('~') : []
    return name === undefined || accounts.length === 0 ? undefined : [name, ...accounts]
  }

  return {
    /** The browser's name if it has signed in to the account. */
    find: (request: FastifyRequest, account: string | number): string | undefined => {
      const [name, ...accounts] = read(request) ?? []
      return accounts.includes(String(account)) ? name : undefined
    },
    /** Sets the cookie. Call it after a sign-in only: a visitor gets none. */
    remember: (
      { request, reply }: { request: FastifyRequest; reply: FastifyReply },
      account: string | number,
    ): void => {
      const [name = randomBytes(16).toString('base64url'), ...accounts] = read(request) ?? []
      const others = accounts.filter((other) => other !== String(account))
      const value = [name, account, ...others].slice(0, maxAccounts + 1).join('~')
      const { name: cookieName, secure } = cookie
      const attributes = { path: '/', httpOnly: true, sameSite, secure, maxAge } as const
      reply.setCookie(cookieName, signer.sign(value), attributes)
    },
  }
}
