import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { AppError } from '../errors/app-error.ts'
import { createRateLimitStore } from './rate-limit.store.ts'

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
  // Wide: the mail programs of many people post from few addresses, and a token cannot be guessed.
  unsubscribe: { max: 600, windowMs: minutes(10) },
  // Very wide: a match is a tenth of a millisecond of arithmetic, and asks the database for nothing.
  quizMatch: { max: 60_000, windowMs: minutes(1) },
  adminSignIn: { max: 10, windowMs: minutes(15) },
  adminSignInOverall: { max: 100, windowMs: minutes(15) },
  adminSession: { max: 120, windowMs: minutes(10) },
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
