import rateLimit, { normalizeIP, type RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../context/context.ts'
import { AppError } from '../errors/app-error.ts'
import type { LimitName, Limits } from '../context/limits.ts'
import { createRateLimitStore, createUncount } from './rate-limit.store.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The route setting of a limit; absent in scopes that count no requests. */
    limitedBy?: (name: LimitName) => { rateLimit: RateLimitOptions }
    /** Removes one request from the count of a key; absent in scopes that count in memory. */
    uncount?: (key: string) => Promise<void>
  }
}

export function tooManyRequests(retryAfterMs: number): AppError {
  return new AppError('TOO_MANY_REQUESTS', {
    retryAfter: Math.max(1, Math.ceil(retryAfterMs / 1000)),
  })
}

const createLimitedBy = (limits: Limits) => (name: LimitName) => {
  const { max, windowMs } = limits[name]
  return { rateLimit: { max, timeWindow: windowMs, groupId: `|${name}` } }
}

/** Applies limits.ts to the scope's routes, and lets their handlers use `limitByKey`. */
export async function addRateLimits(
  scope: FastifyInstance,
  { db, limits, secrets }: AppContext,
): Promise<void> {
  await scope.register(rateLimit, {
    global: false,
    store: createRateLimitStore(db, secrets.session),
    errorResponseBuilder: (_request, context) => tooManyRequests(context.ttl),
  })
  scope.decorate('limitedBy', createLimitedBy(limits))
  scope.decorate('uncount', createUncount(db, secrets.session))
}

/** The same, but each instance counts in its own memory: for calls that cost less than a count in the database. */
export async function addMemoryRateLimits(
  scope: FastifyInstance,
  { limits }: AppContext,
): Promise<void> {
  await scope.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, context) => tooManyRequests(context.ttl),
  })
  scope.decorate('limitedBy', createLimitedBy(limits))
}

/** An address as limits count it: for IPv6 its /64. */
export const addressKey = (address: string): string => normalizeIP(address)

/** The client address as limits count it. */
export const addressOf = (request: FastifyRequest): string => addressKey(request.ip)

/** A limit that a handler counts itself, by a key such as an account together with an address. */
interface KeyedLimit {
  /**
   * Counts a request.
   * @throws AppError TOO_MANY_REQUESTS
   */
  count(request: FastifyRequest, key: string): Promise<void>
  /** Counts a request and returns whether it is within the limit. */
  allows(request: FastifyRequest, key: string): Promise<boolean>
  /** Removes one request from the count: a correct password or code is not a guess. */
  uncount(key: string): Promise<void>
}

export function limitByKey(
  app: FastifyInstance,
  name: LimitName,
  { limits }: AppContext,
): KeyedLimit {
  const keys = new WeakMap<FastifyRequest, string>()
  const { max, windowMs } = limits[name]
  const check = app.createRateLimit({
    max,
    timeWindow: windowMs,
    keyGenerator: (request) => `${name}|${keys.get(request)}`,
  })
  /** Milliseconds until the window ends, or undefined if the request is within the limit. */
  const waitOf = async (request: FastifyRequest, key: string): Promise<number | undefined> => {
    keys.set(request, key)
    const result = await check(request)
    return !result.isAllowed && result.isExceeded ? result.ttl : undefined
  }
  return {
    count: async (request, key) => {
      const wait = await waitOf(request, key)
      if (wait !== undefined) throw tooManyRequests(wait)
    },
    allows: async (request, key) => (await waitOf(request, key)) === undefined,
    uncount: async (key) => app.uncount?.(`${name}|${key}`),
  }
}
