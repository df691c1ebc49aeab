import rateLimit, { normalizeIP, type RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { AppContext } from '../context/context.ts'
import { AppError } from '../errors/app-error.ts'
import type { LimitName, Limits } from '../context/limits.ts'
import { findMemberId } from '../session/member-session.ts'
import {
  countHit,
  type Hit,
  createRateLimitStore,
  hashWith,
  uncountHit,
} from './rate-limit.store.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The route setting of a limit; absent in scopes that count no requests. */
    limitedBy?: (name: LimitName) => { rateLimit: RateLimitOptions }
    /** A hook that also counts a signed-in member's requests, from all addresses; absent without a session. */
    limitMember?: (name: LimitName) => onRequestAsyncHookHandler
  }
}

/** When a person may try again: 'in about 5 minutes', 'in about 3 hours'. */
function describeWait(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000)
  if (minutes <= 2) return 'a little later'
  return minutes <= 90 ? `in about ${minutes} minutes` : `in about ${Math.ceil(minutes / 60)} hours`
}

/** @param limit the answer to the person, if they should know the limit */
export function tooManyRequests(retryAfterMs: number, limit = 'Too many attempts'): AppError {
  return new AppError('TOO_MANY_REQUESTS', {
    retryAfter: Math.max(1, Math.ceil(retryAfterMs / 1000)),
    detail: `${limit}. Please try again ${describeWait(retryAfterMs)}.`,
  })
}

const createLimitedBy = (limits: Limits) => (name: LimitName) => {
  const { max, windowMs } = limits[name]
  return { rateLimit: { max, timeWindow: windowMs, groupId: `|${name}` } }
}

/** Applies limits.ts to the scope's routes. */
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

/** Makes every limited call of a scope with a member session count by member too. */
export function addMemberLimits(scope: FastifyInstance, context: AppContext): void {
  scope.decorate('limitMember', (name) => {
    const limit = limitByKey(name, context)
    return async (request) => {
      const memberId = findMemberId(request)
      if (memberId !== undefined) await limit.count(`member ${memberId}`)
    }
  })
}

/** The client address as limits count it. */
export const addressOf = (request: FastifyRequest): string => addressKey(request.ip)

/** The wider network of the client address: for IPv6 its /48, for IPv4 its /24. */
export const networkOf = (request: FastifyRequest): string =>
  normalizeIP(request.ip, 48).replace(/\.\d{1,3}$/, '.0')

/** A limit that a handler counts itself, by a key such as an account together with an address. */
export interface KeyedLimit {
  /** Counts a request, or as many as given, and returns the count. */
  hit(key: string, times?: number): Promise<Hit>
  /**
   * Counts a request.
   * @param limit as in `tooManyRequests`
   * @throws AppError TOO_MANY_REQUESTS
   */
  count(key: string, limit?: string): Promise<void>
  /** Counts a request and returns whether it is within the limit. */
  allows(key: string): Promise<boolean>
  /** Removes one request from the count: a correct password or code is not a guess. */
  uncount(key: string): Promise<void>
}

export function limitByKey(
  name: LimitName,
  { db, limits, secrets }: Pick<AppContext, 'db' | 'limits' | 'secrets'>,
): KeyedLimit {
  const { max, windowMs } = limits[name]
  const hashOf = hashWith(secrets.session)
  const keyOf = (key: string) => hashOf(`${name}|${key}`)
  const hit = (key: string, times?: number) => countHit(db, keyOf(key), windowMs, times)
  return {
    hit,
    count: async (key, limit) => {
      const { current, ttl } = await hit(key)
      if (current > max) throw tooManyRequests(ttl, limit)
    },
    allows: async (key) => (await hit(key)).current <= max,
    uncount: (key) => uncountHit(db, keyOf(key)),
  }
}
