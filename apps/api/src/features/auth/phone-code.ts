import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { otpRules } from '@farandfew/domain/constants'

/** What a code is asked for: it is worth nothing for anything else, nor to another member. */
export type CodeUse =
  { purpose: 'sign-in'; phone: string } | { purpose: 'proof'; phone: string; memberId: number }

/** What tells one phone number from another: its digits alone, however it was written. */
export const phoneDigits = (phone: string): string => phone.replace(/\D/g, '')

/** Six digits that nobody can foresee. */
export const makeCode = (): string =>
  String(randomInt(10 ** otpRules.digits)).padStart(otpRules.digits, '0')

const keyedHash = (secret: string, parts: readonly (string | number)[]) =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url')

const partsOf = (use: CodeUse) => [
  use.purpose,
  use.purpose === 'proof' ? use.memberId : 0,
  phoneDigits(use.phone),
]

/** The name under which the code for this use is stored; it tells nobody's number. */
export const codeKey = (use: CodeUse, secret: string): string =>
  keyedHash(secret, ['phone-code.key', ...partsOf(use)])

/** What is stored of a code: good for this use alone. */
export const codeHash = (use: CodeUse, code: string, secret: string): string =>
  keyedHash(secret, ['phone-code.code', ...partsOf(use), code])

/** Whether two hashes are the same, in a time that tells nothing. */
export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
