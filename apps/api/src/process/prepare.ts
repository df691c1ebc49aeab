import { setTimeout as sleep } from 'node:timers/promises'
import type { ClubState } from '../app.ts'
import { createClock } from '../clock/clock.ts'
import type { Config } from '../config/config.ts'
import { isDatabaseUnavailable } from '../db/unavailable.ts'
import type { DatabaseConnection } from '../db/connect.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { settleSecrets, type Secrets } from '../secrets/secrets.ts'
import { seed } from '../seed/seed.ts'

export interface Prepared {
  club: ClubState
  secrets: Secrets
}

/** Milliseconds between two looks for a database that is away: it is found soon after it is back. */
const retryMs = 500

/** Brings the database up to date, and reads from it what the whole app must know. */
async function prepareOnce(connection: DatabaseConnection, config: Config): Promise<Prepared> {
  await migrateDatabase(connection)
  const secrets = await settleSecrets(connection, config)
  await seed(connection.db, { demo: config.demoData, demoPassword: secrets.demoPassword })
  const clock = await createClock(connection.db, config)
  const { adminPasswordHash, sessionSecret } = secrets
  return { club: { clock, adminPasswordHash, sessionSecret }, secrets }
}

/**
 * Prepares the database, waiting for one that is away for as long as it takes; every step may run again.
 * Answers undefined where `signal` ended the wait. `onAway` is called once.
 */
export async function prepareDatabase(
  connection: DatabaseConnection,
  config: Config,
  options: { signal: AbortSignal; onAway: (error: unknown) => void },
): Promise<Prepared | undefined> {
  let told = false
  while (!options.signal.aborted) {
    try {
      return await prepareOnce(connection, config)
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
      if (!told) options.onAway(error)
      told = true
      await sleep(retryMs, undefined, { signal: options.signal }).catch(() => undefined)
    }
  }
  return undefined
}
