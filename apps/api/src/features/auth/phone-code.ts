import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { otpRules } from '@farandfew/domain/constants'

/** What a code is for. It works for nothing else, and for no other member. */
export type CodeUse =
  { purpose: 'sign-in'; phone: string } | { purpose: 'proof'; phone: string; memberId: number }

/** The digits of a phone number: two spellings of one number have the same digits. */
export const phoneDigits = (phone: string): string => phone.replace(/\D/g, '')

/** A random code. */
export const makeCode = (): string =>
  String(randomInt(10 ** otpRules.digits)).padStart(otpRules.digits, '0')

const keyedHash = (secret: string, parts: readonly (string | number)[]) =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url')

const partsOf = (use: CodeUse) => [
  use.purpose,
  use.purpose === 'proof' ? use.memberId : 0,
  phoneDigits(use.phone),
]

/** The key under which a code is stored. It does not reveal the phone number. */
export const codeKey = (use: CodeUse, secret: string): string =>
  keyedHash(secret, ['phone-code.key', ...partsOf(use)])

/** The stored hash of a code, which matches for this use only. */
export const codeHash = (use: CodeUse, code: string, secret: string): string =>
  keyedHash(secret, ['phone-code.code', ...partsOf(use), code])

/** Compares two hashes in constant time. */
export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
