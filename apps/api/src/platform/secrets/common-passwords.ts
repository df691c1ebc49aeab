import { type PublicFacts, refusedPassword } from '@farandfew/domain/members/user-forms.ts'
import { type AppError, refuseField } from '../errors/app-error.ts'

let mostCommon: Promise<ReadonlySet<string>> | undefined

/** Loaded when a password is first set: loading takes time, and most processes never need the list. */
async function loadMostCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].map((password) => password.toLowerCase()))
}

/** One character throughout, or characters that follow one another, such as 'abcdef': the list leaves these out. */
function isSequence(password: string): boolean {
  const codes = Array.from(password, (character) => character.codePointAt(0)!)
  const step = codes[1]! - codes[0]!
  return (
    Math.abs(step) <= 1 && codes.every((code, at) => at === 0 || code - codes[at - 1]! === step)
  )
}

function refusal(detail: string): AppError {
  return refuseField('password', detail)
}

/**
 * Refuses one of the most common passwords.
 * @throws AppError VALIDATION_FAILED on `password`
 */
export async function refuseCommonPassword(password: string): Promise<void> {
  mostCommon ??= loadMostCommon()
  const known = password.normalize('NFKC').toLowerCase()
  if (!isSequence(known) && !(await mostCommon).has(known)) return
  throw refusal('This password is too common. Please choose another.')
}

/**
 * Refuses a password that others could guess from what they know of a person.
 * @throws AppError VALIDATION_FAILED on `password`
 */
export function refusePersonalPassword(password: string, facts: PublicFacts): void {
  const detail = refusedPassword(password, facts)
  if (detail !== undefined) throw refusal(detail)
}
