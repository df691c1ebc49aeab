import type { TrustProxy } from '../host/build-host.ts'
import {
  type Environment,
  readHost,
  readOrigin,
  readPort,
  readTrustProxy,
} from '../host/host-environment.ts'
import { StartError } from '../start-error.ts'

/** What this command itself needs of the environment; the API checks all of it, sentence by sentence. */
export interface Settings {
  host: string
  apiPort: number
  webPort: number
  adminPort: number
  publicWebUrl: string
  publicAdminUrl: string
  /** Which proxies in front of site and console may name the client. */
  trustProxy: TrustProxy
}

/** The day on which the embedded club opens: the 2025 season lies ahead (rulings 17). */
export const embeddedClubClock = '2025-05-01'

/** @throws StartError with a sentence that names the variable and what it should be */
export function readSettings(env: Environment): Settings {
  const apiPort = readPort(env, 'API_PORT', 3000)
  const webPort = readPort(env, 'WEB_PORT', 4200)
  const adminPort = readPort(env, 'ADMIN_PORT', 4300)
  if (new Set([apiPort, webPort, adminPort]).size < 3) {
    throw new StartError('API_PORT, WEB_PORT and ADMIN_PORT should be three different ports.')
  }
  return {
    host: readHost(env),
    apiPort,
    webPort,
    adminPort,
    publicWebUrl: readOrigin(env, 'PUBLIC_WEB_URL') ?? `http://localhost:${webPort}`,
    publicAdminUrl: readOrigin(env, 'PUBLIC_ADMIN_URL') ?? `http://localhost:${adminPort}`,
    trustProxy: readTrustProxy(env['TRUST_PROXY']),
  }
}

/**
 * The API's environment: behind the two hosts on this machine, which name the client's address, and, on the embedded
 * database, with demo data and the season ahead.
 */
export function apiEnvironment(env: Environment): NodeJS.ProcessEnv {
  const embedded = !env['DATABASE_URL']
  return {
    ...env,
    TRUST_PROXY: 'loopback',
    ...(embedded && {
      CLUB_CLOCK: env['CLUB_CLOCK'] || embeddedClubClock,
      DEMO_DATA: env['DEMO_DATA'] || 'true',
    }),
    LOG_LEVEL: env['LOG_LEVEL'] || 'warn',
  }
}
