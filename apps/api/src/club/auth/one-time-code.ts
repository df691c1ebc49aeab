import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { otpRules } from '@farandfew/domain/constants/limits.ts'

/** What a code is for. It works for nothing else, for no other member, and in no other browser. */
export type CodeUse = (
  | { purpose: 'sign-in'; phone: string }
  | { purpose: 'proof'; phone: string; memberId: number }
  | { purpose: 'email'; email: string; memberId: number }
) & {
  /** The browser that requested the code. Undefined if a request names none: then no code matches. */
  requestKey: string | undefined
}

/** The digits of a phone number: two spellings of one number have the same digits. */
export const phoneDigits = (phone: string): string => phone.replace(/\D/g, '')

/** The digits with a leading plus, if there was one: what a gateway dials. */
export const dialled = (phone: string): string =>
  `${phone.startsWith('+') ? '+' : ''}${phoneDigits(phone)}`

export const makeCode = (): string =>
  String(randomInt(10 ** otpRules.digits)).padStart(otpRules.digits, '0')

/** The secret of a browser that requests a code. */
export const makeRequestKey = (): string => randomBytes(16).toString('base64url')

const keyedHash = (secret: string, parts: readonly (string | number)[]) =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url')

const partsOf = (use: CodeUse) => [
  use.purpose,
  use.purpose === 'sign-in' ? 0 : use.memberId,
  use.purpose === 'email' ? use.email.toLowerCase() : phoneDigits(use.phone),
]

/** What the codes of all browsers for one use have in common. It does not reveal the phone number or address. */
export const sharedKey = (use: CodeUse, secret: string): string =>
  keyedHash(secret, ['phone-code.shared', ...partsOf(use)])

const keyOfBrowser = ({ requestKey = '' }: CodeUse) => requestKey

/** The key under which a code is stored: one for each use and browser. */
export const codeKey = (use: CodeUse, secret: string): string =>
  keyedHash(secret, ['phone-code.key', ...partsOf(use), keyOfBrowser(use)])

/** The stored hash of a code, which matches for this use and browser only. */
export const codeHash = (use: CodeUse, code: string, secret: string): string =>
  keyedHash(secret, ['phone-code.code', ...partsOf(use), keyOfBrowser(use), code])

/** Compares two hashes in constant time. */
export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
