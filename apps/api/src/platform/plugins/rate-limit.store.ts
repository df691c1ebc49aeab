import { createHmac } from 'node:crypto'
import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

export interface Hit {
  /** Requests in the window, including this one. */
  current: number
  /** Milliseconds until the window ends. */
  ttl: number
}

/**
 * Counts a request, or several, in its fixed window. It is one statement, so that concurrent requests and instances cannot both take
 * the last place: the row lock serialises them.
 */
export async function countHit(db: Db, key: string, windowMs: number, times = 1): Promise<Hit> {
  const ended = sql<boolean>`rate_limits.window_start <= now() - ${windowMs} * interval '1 millisecond'`
  const row = await db
    .insertInto('rateLimits')
    .values({ key, windowStart: sql<Date>`now()`, count: times })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when ${ended} then ${times}::integer else rate_limits.count + ${times}::integer end`,
        windowStart: sql`case when ${ended} then now() else rate_limits.window_start end`,
      }),
    )
    .returning([
      'count',
      sql<number>`(extract(epoch from now() - window_start) * 1000)::float8`.as('age'),
    ])
    .modifyEnd(sql`/* prepared: count-hit */`)
    .executeTakeFirstOrThrow()
  return { current: row.count, ttl: Math.min(windowMs, Math.max(1, windowMs - row.age)) }
}

/** Removes one request from the count. */
export async function uncountHit(db: Db, key: string): Promise<void> {
  await db
    .updateTable('rateLimits')
    .set((set) => ({ count: set('count', '-', 1) }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute()
}

/** Keys are stored as a keyed hash: the table does not reveal addresses. */
export const hashWith = (secret: () => string) => (key: string) =>
  createHmac('sha256', secret()).update(key).digest('base64url')

/**
 * A store for @fastify/rate-limit in PostgreSQL, so that a limit holds across all instances.
 */
export function createRateLimitStore(db: Db, secret: () => string) {
  const hashOf = hashWith(secret)
  return class PostgresStore implements FastifyRateLimitStore {
    incr(
      key: string,
      callback: (error: Error | null, result?: Hit) => void,
      windowMs: number,
    ): void {
      Promise.resolve()
        .then(() => countHit(db, hashOf(key), windowMs))
        .then(
          (hit) => callback(null, hit),
          (error: Error) => callback(error),
        )
    }

    child(): PostgresStore {
      return this
    }
  }
}
