import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { longestWindow, type Limits } from './rate-limit.ts'

/** Milliseconds between two rounds. */
const interval = 5 * 60_000
/** How long a form's key is remembered, in hours: a client that tries again does so within minutes. */
const keptKeysHours = 24

/** Tables whose rows say themselves until when they are good. */
const expiring = ['sessions', 'adminSessions', 'accountTokens', 'phoneCodes'] as const

/**
 * Removes what has run out: counts of past windows, sessions, links, codes, idempotency keys. Every copy may do so at any
 * time.
 */
export async function cleanUp(db: Db, limits: Limits): Promise<void> {
  await db
    .deleteFrom('rateLimits')
    .where(
      'windowStart',
      '<',
      sql<Date>`now() - ${longestWindow(limits)} * interval '1 millisecond'`,
    )
    .execute()
  for (const table of expiring) {
    await db
      .deleteFrom(table)
      .where('expiresAt', '<', sql<Date>`now()`)
      .execute()
  }
  await db
    .deleteFrom('idempotencyKeys')
    .where('createdAt', '<', sql<Date>`now() - ${keptKeysHours} * interval '1 hour'`)
    .execute()
}

/** Cleans up now and then while the app is up. A round that fails is made good by the next. */
export function addHousekeeping(app: FastifyInstance, db: Db, limits: Limits): void {
  let round: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    round = cleanUp(db, limits).catch((err: unknown) => app.log.warn({ err }, 'clean-up put off'))
  }, interval)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await round
  })
}
