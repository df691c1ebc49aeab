import { AppError } from '../../errors/app-error.ts'

/** How many of the most common passwords are refused. */
const refusedPasswords = 3000

let mostCommon: Promise<ReadonlySet<string>> | undefined

/** Loaded when a password is first set: loading takes time, and most processes never need the list. */
async function loadMostCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const first = dictionary['passwords-common'].slice(0, refusedPasswords)
  return new Set(first.map((password) => password.toLowerCase()))
}

/**
 * Refuses one of the most common passwords.
 * @throws AppError VALIDATION_FAILED on `password`
 */
export async function refuseCommonPassword(password: string): Promise<void> {
  mostCommon ??= loadMostCommon()
  if (!(await mostCommon).has(password.toLowerCase())) return
  const detail = 'This password is too common. Please choose another.'
  throw new AppError('VALIDATION_FAILED', { detail, errors: { password: detail } })
}
