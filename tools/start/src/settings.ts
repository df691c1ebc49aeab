import { isIPv6 } from 'node:net'
import { StartError } from './start-error.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** The settings of the start itself. The API and the hosts check their own variables and explain what is wrong. */
export interface Settings {
  host: string
  apiPort: number
  webPort: number
  adminPort: number
  publicWebUrl: string
  publicAdminUrl: string
}

/** The club's date at the first start of the embedded database, before the departures of 2025. */
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
    host: env['HOST']?.trim() || '127.0.0.1',
    apiPort,
    webPort,
    adminPort,
    publicWebUrl: env['PUBLIC_WEB_URL']?.trim() || `http://localhost:${webPort}`,
    publicAdminUrl: env['PUBLIC_ADMIN_URL']?.trim() || `http://localhost:${adminPort}`,
  }
}

function readPort(env: Environment, name: string, standard: number): number {
  const text = env[name]?.trim()
  if (!text) return standard
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (port >= 1 && port <= 65_535) return port
  throw new StartError(
    `${name} should be a whole number from 1 to 65535, not '${text.slice(0, 60)}'.`,
  )
}

/**
 * The API's environment. Only the two hosts on this machine may name the client. The embedded database gets demo data
 * and a club clock before the departures of 2025.
 */
export function apiEnvironment(env: Environment): NodeJS.ProcessEnv {
  const isEmbedded = !env['DATABASE_URL']
  return {
    ...env,
    TRUST_PROXY: 'loopback',
    ...(isEmbedded && {
      CLUB_CLOCK: env['CLUB_CLOCK'] || embeddedClubClock,
      DEMO_DATA: env['DEMO_DATA'] || 'true',
    }),
    LOG_LEVEL: env['LOG_LEVEL'] || 'warn',
  }
}

/** The environment of the host of the site or the console. */
export function hostEnvironment(env: Environment, settings: Settings, port: number) {
  return {
    ...env,
    PORT: String(port),
    API_URL: `http://${reachableAddress(settings.host)}:${settings.apiPort}`,
    PUBLIC_WEB_URL: settings.publicWebUrl,
    PUBLIC_ADMIN_URL: settings.publicAdminUrl,
  }
}

/** The address at which this machine reaches a server that listens on `host`. */
function reachableAddress(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return isIPv6(host) ? `[${host}]` : host
}
