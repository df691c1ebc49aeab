import { isIP } from 'node:net'
import { StartError } from './start-error.ts'

export const appNames = ['web', 'admin'] as const
export type AppName = (typeof appNames)[number]

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof logLevels)[number]

export type Environment = Readonly<Record<string, string | undefined>>

/** Which proxies may name the client: all, none, the nearest n, or those of a list of addresses and ranges. */
export type TrustProxy = boolean | number | readonly string[]

/** How one app is served, by either web server. */
export interface HostSettings {
  app: AppName
  /** The address to listen on. */
  host: string
  port: number
  /** Scheme and host of the API, without a path. */
  apiUrl: string
  /** The public address of this app, without a path. It is in canonical links; https adds strict transport security. */
  publicUrl: string
  /** Where `/admin` of the site redirects to; the console has none. */
  adminUrl?: string | undefined
  /** The site whose pictures the console shows. */
  siteUrl?: string | undefined
  /** Other origins whose pictures the console shows. */
  pictureHosts?: readonly string[] | undefined
  /** Whether the site loads Razorpay's checkout. */
  hasRazorpay?: boolean | undefined
  trustProxy: TrustProxy
  /** The lowest level of log lines of the embedded host. */
  logLevel: LogLevel
  /** The file for a line per request of nginx, or `off`. */
  accessLog: string
}

/** @throws StartError with a sentence that names the variable and what it should be */
export function readSettings(app: AppName, env: Environment): HostSettings {
  const port = readPort(env, 'PORT', 8080)
  const webUrl = readOrigin(env, 'PUBLIC_WEB_URL')
  const adminUrl = readOrigin(env, 'PUBLIC_ADMIN_URL')
  const own = app === 'web' ? webUrl : adminUrl
  return {
    app,
    host: readHost(env),
    port,
    apiUrl: readOrigin(env, 'API_URL') ?? 'http://127.0.0.1:3000',
    publicUrl: own ?? `http://localhost:${port}`,
    ...(app === 'web'
      ? { adminUrl, hasRazorpay: readsRazorpay(env) }
      : { siteUrl: webUrl, pictureHosts: readPictureHosts(env['PICTURE_HOSTS']) }),
    trustProxy: readTrustProxy(env['TRUST_PROXY']),
    logLevel: readLogLevel(env, 'LOG_LEVEL'),
    accessLog: readAccessLog(env, 'ACCESS_LOG'),
  }
}

/** How the site and the console are reached by their names at one address. `publicUrl` is the site's. */
export interface FrontSettings extends HostSettings {
  publicAdminUrl: string
  /** Scheme and host of the hosts behind. */
  webHost: string
  adminHost: string
}

/** @throws StartError with a sentence that names the variable and what it should be */
export function readFrontSettings(env: Environment): FrontSettings {
  const publicUrl = needOrigin(env, 'PUBLIC_WEB_URL')
  const publicAdminUrl = needOrigin(env, 'PUBLIC_ADMIN_URL')
  if (new URL(publicUrl).hostname === new URL(publicAdminUrl).hostname) {
    throw new StartError(
      'PUBLIC_WEB_URL and PUBLIC_ADMIN_URL should have two different host names: the front tells site and console apart by them, and browsers send the cookies of a name to all of its ports.',
    )
  }
  return {
    ...readSettings('web', env),
    publicUrl,
    publicAdminUrl,
    webHost: needOrigin(env, 'WEB_HOST_URL'),
    adminHost: needOrigin(env, 'ADMIN_HOST_URL'),
  }
}

const needOrigin = (env: Environment, name: string) =>
  readOrigin(env, name) ??
  reject(name, 'an http or https address without a path, such as https://club.example', '')

/** Rejects a value with the same message as the API. */
function reject(name: string, should: string, text: string): never {
  throw new StartError(`${name} should be ${should}, not '${text.slice(0, 60)}'.`)
}

/** Whether the payment gateway is Razorpay. The API rejects a wrong value. */
const readsRazorpay = (env: Environment) => env['PAYMENT_GATEWAY']?.trim() === 'razorpay'

function readPort(env: Environment, name: string, standard: number): number {
  const text = env[name]?.trim()
  if (!text) return standard
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  return port >= 1 && port <= 65_535 ? port : reject(name, 'a whole number from 1 to 65535', text)
}

function readLogLevel(env: Environment, name: string): LogLevel {
  const text = env[name]?.trim() || 'warn'
  return logLevels.find((level) => level === text) ?? reject(name, logLevels.join(', '), text)
}

/** A path, `off`, or a server of syslog as nginx writes it. */
function readAccessLog(env: Environment, name: string): string {
  const text = env[name]?.trim() || '/dev/stdout'
  return /^(?:off|(?:\/|syslog:server=)[\w./:,=[\]-]+)$/.test(text)
    ? text
    : reject(name, 'a path, off, or syslog:server= with its address', text)
}

function readHost(env: Environment): string {
  const text = env['HOST']?.trim() || '127.0.0.1'
  const isName = /^[a-z0-9][a-z0-9.-]{0,252}$/i.test(text)
  return isIP(text) !== 0 || isName ? text : reject('HOST', 'a host name or an IP address', text)
}

/** Scheme and host without the slash at the end; undefined if the variable is empty. */
function readOrigin(env: Environment, name: string): string | undefined {
  const text = env[name]?.trim()
  if (!text) return undefined
  return (
    toOrigin(text) ??
    reject(name, 'an http or https address without a path, such as https://club.example', text)
  )
}

/** The origin of an http or https address; undefined if it has a path, or is no address. */
function toOrigin(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
  return isOrigin ? url.origin : undefined
}

function readPictureHosts(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '')
    .map((address) => {
      const origin = toOrigin(address)
      if (origin?.startsWith('https:')) return origin
      return reject(
        'PICTURE_HOSTS',
        'https addresses without a path, separated by commas, such as https://pictures.club.example',
        address,
      )
    })
}

/** The names that a list of proxies may use, as `proxy-addr` defines them. */
export const namedRanges: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

function isRange(text: string): boolean {
  if (Object.hasOwn(namedRanges, text)) return true
  const [address = '', prefix = '0', ...rest] = text.split('/')
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return rest.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= longest
}

/** @throws StartError if the text is neither a boolean, a number nor a list of ranges */
export function readTrustProxy(text: string | undefined): TrustProxy {
  if (!text || text === 'false') return false
  if (text === 'true') return true
  if (/^\d{1,2}$/.test(text)) return Number(text)
  const ranges = text.split(',').map((range) => range.trim())
  if (ranges.every(isRange)) return ranges
  return reject(
    'TRUST_PROXY',
    'false, true, a number of proxies from 1 to 99, or a list of addresses and ranges such as 10.0.0.0/8,loopback',
    text,
  )
}
