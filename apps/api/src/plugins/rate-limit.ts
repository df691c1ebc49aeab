import rateLimit, { normalizeIP, type RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../db/connect.ts'
import { AppError } from '../errors/app-error.ts'
import { createForgiver, createRateLimitStore } from './rate-limit.store.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Takes back one hit of a key that the scope's limits count; there is none where they count in memory. */
    forgiveHit?: (key: string) => Promise<void>
  }
}

export interface Limit {
  /** Requests that a window lets through. */
  readonly max: number
  /** The window in milliseconds. */
  readonly windowMs: number
}

const minutes = (count: number) => count * 60_000

/** How often something may be asked for: by one address (of IPv6 its /64), or by all together. */
export const standardLimits = {
  inquiries: { max: 20, windowMs: minutes(10) },
  newsletters: { max: 20, windowMs: minutes(10) },
  inviteRequests: { max: 20, windowMs: minutes(10) },
  quickInviteRequests: { max: 20, windowMs: minutes(10) },
  profileChanges: { max: 120, windowMs: minutes(10) },
  accountExport: { max: 20, windowMs: minutes(10) },
  // Wide: the mail programs of many people post from few addresses, and a token cannot be guessed.
  unsubscribe: { max: 600, windowMs: minutes(10) },
  // Very wide: a match is a tenth of a millisecond of arithmetic, and asks the database for nothing.
  quizMatch: { max: 60_000, windowMs: minutes(1) },
  otpRequests: { max: 20, windowMs: minutes(15) },
  otpVerifies: { max: 60, windowMs: minutes(15) },
  // Of one phone, and of one member: with five tries a code, a guesser gets 600 of a million a day.
  otpRequestsOfOne: { max: 5, windowMs: minutes(60) },
  otpVerifiesOfOne: { max: 30, windowMs: minutes(60) },
  // By member.
  pictureUploads: { max: 20, windowMs: minutes(10) },
  adminSignIn: { max: 10, windowMs: minutes(15) },
  adminSignInOverall: { max: 100, windowMs: minutes(15) },
  // Codes of the second factor, of everybody together: whoever has the password gets 720 of a million a day.
  secondFactorCodes: { max: 30, windowMs: minutes(60) },
  // Tries at the password of a console that is open.
  secondFactorChanges: { max: 20, windowMs: minutes(15) },
  adminSession: { max: 120, windowMs: minutes(10) },
  register: { max: 20, windowMs: minutes(60) },
  // By one address, whoever's account it is; a house full of members shares one.
  signIn: { max: 60, windowMs: minutes(15) },
  // By account and address together: a stranger's tries elsewhere do not count against the member.
  signInAccount: { max: 10, windowMs: minutes(15) },
  signOut: { max: 120, windowMs: minutes(10) },
  passwordForgot: { max: 10, windowMs: minutes(60) },
  // Links to one e-mail address, whoever asks; beyond it none is sent, and the answer stays the same.
  passwordForgotAccount: { max: 5, windowMs: minutes(60) },
  passwordReset: { max: 20, windowMs: minutes(60) },
  emailVerify: { max: 60, windowMs: minutes(60) },
  emailResend: { max: 10, windowMs: minutes(60) },
  accountChange: { max: 30, windowMs: minutes(60) },
  // Tries at the password of a session that is open, by member and address together.
  currentPassword: { max: 10, windowMs: minutes(15) },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof standardLimits
export type Limits = Readonly<Record<LimitName, Limit>>

/** The longest window in milliseconds: a count that is older counts for nothing. */
export const longestWindow = (limits: Limits): number =>
  Math.max(...Object.values(limits).map((limit) => limit.windowMs))

export function tooManyRequests(retryAfterMs: number): AppError {
  return new AppError('TOO_MANY_REQUESTS', {
    retryAfter: Math.max(1, Math.ceil(retryAfterMs / 1000)),
  })
}

/** Lets the scope's routes be limited by `limitedBy`; every other route stays free. */
export async function addRateLimits(
  scope: FastifyInstance,
  options: { db: Db; secret: () => string },
): Promise<void> {
  await scope.register(rateLimit, {
    global: false,
    store: createRateLimitStore(options.db, options.secret),
    errorResponseBuilder: (_request, context) => tooManyRequests(context.ttl),
  })
  scope.decorate('forgiveHit', createForgiver(options.db, options.secret))
}

/**
 * The same, counted by each copy of the API in its own memory: for calls that cost less than a count in the database
 * does.
 */
export async function addMemoryRateLimits(scope: FastifyInstance): Promise<void> {
  await scope.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, context) => tooManyRequests(context.ttl),
  })
}

/** The setting of a route whose requests count by address. */
export function limitedBy(name: LimitName, limits: Limits): { rateLimit: RateLimitOptions } {
  const { max, windowMs } = limits[name]
  return { rateLimit: { max, timeWindow: windowMs, groupId: `|${name}` } }
}

/** The caller's address as limits count it: of IPv6 its /64. */
export const addressOf = (request: FastifyRequest): string => normalizeIP(request.ip)

/** Milliseconds until there is room again; undefined where this request has some. */
export type KeyedLimit = (request: FastifyRequest, key: string) => Promise<number | undefined>

/** A limit that counts by a key of the caller's choice, such as an account and an address together. */
export function createKeyedLimit(
  app: FastifyInstance,
  name: LimitName,
  limits: Limits,
): KeyedLimit {
  const keys = new WeakMap<FastifyRequest, string>()
  const { max, windowMs } = limits[name]
  const count = app.createRateLimit({
    max,
    timeWindow: windowMs,
    keyGenerator: (request) => `${name}|${keys.get(request)}`,
  })
  return async (request, key) => {
    keys.set(request, key)
    const result = await count(request)
    return !result.isAllowed && result.isExceeded ? result.ttl : undefined
  }
}

/** A keyed limit as a gate. */
export interface LimitGate {
  /** Counts; the rejection is the 429 of every limit. */
  (request: FastifyRequest, key: string): Promise<void>
  /** Takes the count back: what was right is not a try. Everything is counted first, so that tries at once are too. */
  forgive(key: string): Promise<void>
}

/** The same as a gate: the rejection is the 429 of every limit. */
export function limitByKey(app: FastifyInstance, name: LimitName, limits: Limits): LimitGate {
  const count = createKeyedLimit(app, name, limits)
  const gate = async (request: FastifyRequest, key: string) => {
    const wait = await count(request, key)
    if (wait !== undefined) throw tooManyRequests(wait)
  }
  return Object.assign(gate, { forgive: async (key: string) => app.forgiveHit?.(`${name}|${key}`) })
}
