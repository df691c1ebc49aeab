import { StartError } from './api-process.ts'

/** What this command itself needs of the environment; the API checks all of it, sentence by sentence. */
export interface Settings {
  host: string
  apiPort: number
  webPort: number
  adminPort: number
  publicWebUrl: string
  publicAdminUrl: string
}

type Environment = Readonly<Record<string, string | undefined>>

/** The day on which the embedded club opens: the 2025 season lies ahead (rulings 17). */
export const embeddedClubClock = '2025-05-01'

export function readSettings(env: Environment): Settings {
  const webPort = readPort(env, 'WEB_PORT', 4200)
  const adminPort = readPort(env, 'ADMIN_PORT', 4300)
  return {
    host: env['HOST'] || '127.0.0.1',
    apiPort: readPort(env, 'API_PORT', 3000),
    webPort,
    adminPort,
    publicWebUrl: env['PUBLIC_WEB_URL'] || `http://localhost:${webPort}`,
    publicAdminUrl: env['PUBLIC_ADMIN_URL'] || `http://localhost:${adminPort}`,
  }
}

function readPort(env: Environment, name: string, standard: number): number {
  const text = env[name]?.trim()
  if (!text) return standard
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (port < 1 || port > 65_535) {
    throw new StartError(
      `${name} should be a whole number from 1 to 65535, not '${text.slice(0, 60)}'.`,
    )
  }
  return port
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
