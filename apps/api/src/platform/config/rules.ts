import { isIP } from 'node:net'
import { isCalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import * as z from 'zod/mini'
import { readTravelKeys } from '../secrets/travel-keys.ts'

/** A text that passes a test. variables.ts has the message. */
const textThat = (isValid: (text: string) => boolean) => z.string().check(z.refine(isValid))

/** A text that is read as a value; `read` returns undefined for an invalid text. */
const textAs = <T>(read: (text: string) => T | undefined) =>
  z.pipe(
    textThat((text) => read(text) !== undefined),
    z.transform((text: string) => read(text) as T),
  )

/** Keys as `id:base64`, with commas between them. */
export const travelKeys = textAs(readTravelKeys)

/** A whole number in decimal digits, between two inclusive bounds. */
export const wholeNumber = (min: number, max: number) =>
  textAs((text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
    return value >= min && value <= max ? value : undefined
  })

/** A decimal number from 0 to 1. */
export const share = textAs((text) => {
  const value = /^[01](\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN
  return value <= 1 ? value : undefined
})

export const oneOf = <const Options extends readonly string[]>(options: Options) => z.enum(options)

/** `true` or `false`. */
export const flag = textAs((text) =>
  text === 'true' ? true : text === 'false' ? false : undefined,
)

export const date = textThat(isCalendarDate)

export const textOf = (min: number, max: number) =>
  textThat((text) => text.length >= min && text.length <= max)

/** A host name or an IP address to listen on. */
export const host = textThat(
  (text) => isIP(text) !== 0 || /^[a-z0-9]([a-z0-9.-]{0,252})$/i.test(text),
)

export function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined
}

/** A URL with one of the protocols, unchanged. */
export const url = (...protocols: string[]) =>
  textThat((text) => {
    const parts = parseUrl(text)
    return parts !== undefined && protocols.includes(parts.protocol) && parts.hostname !== ''
  })

/** An http(s) address without path, query or user. Drops a trailing slash. */
export const origin = textAs((text) => {
  const parts = parseUrl(text)
  if (!parts || !['http:', 'https:'].includes(parts.protocol)) return undefined
  return parts.href === `${parts.origin}/` ? parts.origin : undefined
})

/** Whether only this machine can reach an address (RFC 6761 section 6.3, RFC 1122 section 3.2.1.3). */
export function isLoopback(text: string): boolean {
  const name = parseUrl(text)?.hostname ?? ''
  return /^(([a-z0-9-]+\.)*localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(name)
}

/**
 * Whether the connection to a PostgreSQL server stays on this machine, or is encrypted to a server whose certificate is
 * checked. The driver checks it with any of these modes, unless it is set to behave like libpq.
 */
export function isPrivateDatabase(url: string): boolean {
  const parts = parseUrl(url)
  // Another rule rejects what is not the address of a PostgreSQL server.
  if (!parts || !/^postgres(ql)?:$/.test(parts.protocol)) return true
  const query = parts.searchParams
  const host = query.get('host') ?? decodeURIComponent(parts.hostname)
  if (host === '' || host.startsWith('/') || isLoopback(`http://${host}`)) return true
  const mode = query.get('sslmode') ?? ''
  const isLikeLibpq = query.get('uselibpqcompat') === 'true'
  return mode === 'verify-full' || (!isLikeLibpq && ['require', 'verify-ca'].includes(mode))
}

/** An https address without path, query or user; http only on this machine. Drops a trailing slash. */
export const secureOrigin = textAs((text) => {
  const parts = parseUrl(text)
  if (!parts || parts.href !== `${parts.origin}/`) return undefined
  const isSafe = parts.protocol === 'https:' || (parts.protocol === 'http:' && isLoopback(text))
  return isSafe ? parts.origin : undefined
})

/** Letters, digits and signs without spaces. */
export const token = (min: number, max: number) =>
  textThat((text) => text.length >= min && text.length <= max && /^[\x21-\x7e]*$/.test(text))

export const razorpayKeyId = textThat((text) => /^rzp_(test|live)_[A-Za-z0-9]{4,40}$/.test(text))

const address = /^[^\s<>@,;"]{1,64}@[^\s<>@,;"]{1,189}$/

export const mailAddress = textThat((text) => address.test(text))

/** An email address, or a name and the address in angle brackets. */
export const mailbox = textThat((text) => {
  const named = /^[^\p{Cc}<>"]{1,100} <([^<>]+)>$/u.exec(text)
  return address.test(named?.[1] ?? text)
})

const passwordHash = /^\$argon2(id|i|d)\$v=\d+\$m=\d+,t=\d+,p=\d+\$[A-Za-z0-9+/]+\$[A-Za-z0-9+/]+$/

/** Whether a text is an argon2 hash in the PHC string format. */
export const isPasswordHash = (text: string): boolean => passwordHash.test(text)

/** A plain password, or the argon2 hash of one. */
export const password = textThat((text) =>
  text.startsWith('$argon2') ? isPasswordHash(text) : text.length >= 8 && text.length <= 200,
)

/** The named ranges of private addresses in Fastify's trustProxy. */
const namedRanges = ['loopback', 'linklocal', 'uniquelocal']

function isProxyRange(text: string): boolean {
  if (namedRanges.includes(text)) return true
  const [ip = '', prefix, ...rest] = text.split('/')
  const version = isIP(ip)
  if (version === 0 || rest.length > 0) return false
  return (
    prefix === undefined ||
    (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128))
  )
}

/** Which proxies may set the client's address: none, all, the nearest n, or a list. */
export const proxies = textAs((text): boolean | number | string[] | undefined => {
  if (text === 'true' || text === 'false') return text === 'true'
  if (/^\d{1,2}$/.test(text)) return Number(text) === 0 ? false : Number(text)
  const ranges = text.split(',').map((range) => range.trim())
  return ranges.every(isProxyRange) ? ranges : undefined
})
