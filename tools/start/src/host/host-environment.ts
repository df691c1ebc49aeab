import { isIP } from 'node:net'
import { StartError } from '../start-error.ts'
import type { TrustProxy } from './build-host.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** Refuses a value with the sentence that the API has for it too. */
function refuse(name: string, should: string, text: string): never {
  throw new StartError(`${name} should be ${should}, not '${text.slice(0, 60)}'.`)
}

export function readPort(env: Environment, name: string, standard: number): number {
  const text = env[name]?.trim()
  if (!text) return standard
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  return port >= 1 && port <= 65_535 ? port : refuse(name, 'a whole number from 1 to 65535', text)
}

/** The address to listen on; whether it is one of this machine shows when it is tried. */
export function readHost(env: Environment): string {
  const text = env['HOST']?.trim() || '127.0.0.1'
  const isName = /^[a-z0-9][a-z0-9.-]{0,252}$/i.test(text)
  return isIP(text) !== 0 || isName ? text : refuse('HOST', 'a host name or an IP address', text)
}

/** Scheme and host of an address without a path; the slash at its end is dropped. Undefined where nothing is set. */
export function readOrigin(env: Environment, name: string): string | undefined {
  const text = env[name]?.trim()
  if (!text) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
  return isOrigin
    ? url.origin
    : refuse(name, 'an http or https address without a path, such as https://club.example', text)
}

const namedRanges = ['loopback', 'linklocal', 'uniquelocal']

function isRange(text: string): boolean {
  if (namedRanges.includes(text)) return true
  const [address = '', prefix = '0', ...rest] = text.split('/')
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return rest.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= most
}

/** `TRUST_PROXY` as Fastify takes it: true, false, a number of proxies, or a list of addresses and ranges. */
export function readTrustProxy(text: string | undefined): TrustProxy {
  if (!text || text === 'false') return false
  if (text === 'true') return true
  if (/^\d{1,2}$/.test(text)) {
    const proxies = Number(text)
    return (_address, hop) => hop < proxies
  }
  const ranges = text.split(',').map((range) => range.trim())
  if (ranges.every(isRange)) return text
  return refuse(
    'TRUST_PROXY',
    'false, true, a number of proxies from 1 to 99, or a list of addresses and ranges such as 10.0.0.0/8,loopback',
    text,
  )
}
