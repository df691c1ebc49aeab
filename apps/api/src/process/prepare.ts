import { setTimeout as sleep } from 'node:timers/promises'
import { createClock } from '../platform/clock/clock.ts'
import type { Config } from '../platform/config/config.ts'
import type { ClubState } from '../platform/context/context.ts'
import type { DatabaseConnection } from '../platform/db/connect.ts'
import { findRefusal } from '../platform/db/database-refusal.ts'
import { migrateDatabase } from '../platform/db/migrate.ts'
import { isDatabaseUnavailable } from '../platform/db/unavailable.ts'
import { ensureSecrets, type Secrets } from '../platform/secrets/secrets.ts'
import { seed } from '../seed/seed.ts'

export interface Prepared {
  club: ClubState
  secrets: Secrets
}

/** Milliseconds between two attempts to reach an unavailable database. */
const retryMs = 500

/** Migrates and seeds the database, and reads what the whole app needs. */
async function prepareOnce(connection: DatabaseConnection, config: Config): Promise<Prepared> {
  await migrateDatabase(connection)
  const secrets = await ensureSecrets(connection, config)
  const { demoPassword, travelKeys } = secrets
  await seed(connection.db, { demo: config.demoData, demoPassword, travelKeys })
  const clock = await createClock(connection.db, config)
  const { adminPasswordHash, adminPasswordId, sessionSecret } = secrets
  const club = { clock, adminPasswordHash, adminPasswordId, sessionSecret, travelKeys }
  return { club, secrets }
}

/**
 * Prepares the database. Waits for an unavailable one as long as necessary; every step may run again. Returns undefined
 * if `signal` ended the wait. Calls `onUnavailable` once.
 * @throws DatabaseRefusedError if the server refuses DATABASE_URL; ClockError if CLUB_CLOCK is not that of the database
 */
export async function prepareDatabase(
  connection: DatabaseConnection,
  config: Config,
  options: { signal: AbortSignal; onUnavailable: (error: unknown) => void },
): Promise<Prepared | undefined> {
  let reported = false
  while (!options.signal.aborted) {
    try {
      return await prepareOnce(connection, config)
    } catch (error) {
      const refusal = findRefusal(error)
      if (refusal) throw refusal
      if (!isDatabaseUnavailable(error)) throw error
      if (!reported) options.onUnavailable(error)
      reported = true
      await sleep(retryMs, undefined, { signal: options.signal }).catch(() => undefined)
    }
  }
  return undefined
}
