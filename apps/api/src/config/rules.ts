import { isIP } from 'node:net'
import { isCalendarDate } from '@farandfew/domain/calendar'
import * as z from 'zod/mini'

/** A text that `holds`; what it should be is said once, in the table of the variables. */
const textThat = (holds: (text: string) => boolean) => z.string().check(z.refine(holds))

/** A text that becomes a value, refused where it becomes undefined. */
const textAs = <T>(read: (text: string) => T | undefined) =>
  z.pipe(
    textThat((text) => read(text) !== undefined),
    z.transform((text: string) => read(text) as T),
  )

/** A whole number in decimal digits, both bounds included. */
export const wholeNumber = (least: number, most: number) =>
  textAs((text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
    return value >= least && value <= most ? value : undefined
  })

export const oneOf = <const Options extends readonly string[]>(options: Options) => z.enum(options)

/** `true` or `false`. */
export const flag = textAs((text) =>
  text === 'true' ? true : text === 'false' ? false : undefined,
)

export const date = textThat(isCalendarDate)

export const textOf = (least: number, most: number) =>
  textThat((text) => text.length >= least && text.length <= most)

/** A host name or an IP address to listen on. */
export const host = textThat(
  (text) => isIP(text) !== 0 || /^[a-z0-9]([a-z0-9.-]{0,252})$/i.test(text),
)

/** The parts of a URL, or undefined where the text is none. */
function urlOf(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined
}

/** A URL of one of the protocols, kept as it was written. */
export const url = (...protocols: string[]) =>
  textThat((text) => {
    const parts = urlOf(text)
    return parts !== undefined && protocols.includes(parts.protocol) && parts.hostname !== ''
  })

/** An http(s) address without path, query or user; the slash at its end is dropped. */
export const origin = textAs((text) => {
  const parts = urlOf(text)
  if (!parts || !['http:', 'https:'].includes(parts.protocol)) return undefined
  return parts.href === `${parts.origin}/` ? parts.origin : undefined
})

const address = /^[^\s<>@,;"]{1,64}@[^\s<>@,;"]{1,189}$/

/** An e-mail address. */
export const mailAddress = textThat((text) => address.test(text))

/** An e-mail address, or a name and the address in angle brackets. */
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

/** A name for a range of private addresses, as Fastify's trustProxy knows them. */
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

/** Which proxies may name the client: none, all, the nearest n, or those of a list. */
export const proxies = textAs((text): boolean | number | string[] | undefined => {
  if (text === 'true' || text === 'false') return text === 'true'
  if (/^\d{1,2}$/.test(text)) return Number(text) === 0 ? false : Number(text)
  const ranges = text.split(',').map((range) => range.trim())
  return ranges.every(isProxyRange) ? ranges : undefined
})
